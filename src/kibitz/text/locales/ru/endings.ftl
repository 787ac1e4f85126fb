### Чем кончился раунд или игра и почему.


## Игра окончена

end-won = { $mine ->
        [yes] { $count ->
            [1] Вы победили: { $score ->
                [one] { $score } очко
                [few] { $score } очка
               *[many] { $score } очков
            }.
           *[other] Победу с вами { $count ->
                [2] делит
               *[other] делят
            } { $who }: у каждого { $score ->
                [one] { $score } очко
                [few] { $score } очка
               *[many] { $score } очков
            }.
        }
       *[no] { $count ->
            [1] Побеждает { $who }: { $score ->
                [one] { $score } очко
                [few] { $score } очка
               *[many] { $score } очков
            }.
           *[other] Победу делят { $who }: у каждого { $score ->
                [one] { $score } очко
                [few] { $score } очка
               *[many] { $score } очков
            }.
        }
    }
end-won-chips = { $mine ->
        [yes] { $count ->
            [1] Вы победили: { $score ->
                [one] { $score } жетон
                [few] { $score } жетона
               *[many] { $score } жетонов
            }.
           *[other] Победу с вами { $count ->
                [2] делит
               *[other] делят
            } { $who }: у каждого { $score ->
                [one] { $score } жетон
                [few] { $score } жетона
               *[many] { $score } жетонов
            }.
        }
       *[no] { $count ->
            [1] Побеждает { $who }: { $score ->
                [one] { $score } жетон
                [few] { $score } жетона
               *[many] { $score } жетонов
            }.
           *[other] Победу делят { $who }: у каждого { $score ->
                [one] { $score } жетон
                [few] { $score } жетона
               *[many] { $score } жетонов
            }.
        }
    }
end-won-plainly = { $mine ->
        [yes] { $count ->
            [1] Вы победили.
           *[other] Победу с вами { $count ->
                [2] делит
               *[other] делят
            } { $who }.
        }
       *[no] { $count ->
            [1] Побеждает { $who }.
           *[other] Победу делят { $who }.
        }
    }
end-lost = { $mine ->
        [yes] Вы проиграли: { $score ->
            [one] { $score } очко
            [few] { $score } очка
           *[many] { $score } очков
        }.
       *[no] { $sits ->
            [yes] Вы спасены: проигрывает { $who }, { $score ->
                [one] { $score } очко
                [few] { $score } очка
               *[many] { $score } очков
            }.
           *[no] Проигрывает { $who }: { $score ->
                [one] { $score } очко
                [few] { $score } очка
               *[many] { $score } очков
            }.
        }
    }
end-lost-plainly = { $mine ->
        [yes] Вы проиграли.
       *[no] { $sits ->
            [yes] Вы спасены: проигрывает { $who }.
           *[no] Проигрывает { $who }.
        }
    }
end-together-won = { $sits ->
        [yes] У вас получилось!
       *[no] У них получилось!
    }
end-together-lost = { $sits ->
        [yes] { $seats ->
            [1] Вы проиграли: { $left ->
                [one] осталась { $left } карта.
                [few] остались { $left } карты.
               *[many] осталось { $left } карт.
            }
           *[other] Вы проиграли вместе: { $left ->
                [one] осталась { $left } карта.
                [few] остались { $left } карты.
               *[many] осталось { $left } карт.
            }
        }
       *[no] Проигрыш: { $left ->
            [one] осталась { $left } карта.
            [few] остались { $left } карты.
           *[many] осталось { $left } карт.
        }
    }
near-behind = { $my_behind ->
        [one] Вам не хватило { $my_behind } очка.
       *[many] Вам не хватило { $my_behind } очков.
    }
near-behind-chips = { $my_behind ->
        [one] Вам не хватило { $my_behind } жетона.
       *[many] Вам не хватило { $my_behind } жетонов.
    }

## The Game и её родня

why-stuck = { $me ->
        [yes] Вам надо было выложить { $need ->
            [1] карту, но ни одна не подошла.
            [few] { $need } карты, а выложить столько вы не могли.
           *[many] { $need } карт, а выложить столько вы не могли.
        }
       *[no] { $one } не может выложить { $need ->
            [1] карту: ни одна не подходит.
            [few] { $need } карты.
           *[many] { $need } карт.
        }
    }
why-doomed = { $me ->
        [yes] После { $card } вы уже не могли выложить ещё { $need ->
            [1] одну карту.
            [few] { $need } карты.
           *[many] { $need } карт.
        }
       *[no] После { $card } { $one } уже не может выложить ещё { $need ->
            [1] одну карту.
            [few] { $need } карты.
           *[many] { $need } карт.
        }
    }
near-close = Не хватило совсем чуть-чуть: выложено { $laid } из 98 карт.
near-laid = Выложено { $laid } из 98 карт.
extreme-why-skull = { $me ->
        [yes] После вашей { $card } ход уже нельзя было закончить так, чтобы все черепа были накрыты.
       *[no] { $one } кладёт { $card }, и закончить ход, накрыв все черепа, уже нельзя.
    }
extreme-why-last-skull = После последней карты сверху остался череп, и накрыть его нечем.
extreme-why-three = После { $card } ровно трёх карт за этот ход уже не выходило.
extreme-why-more-than-three = С картой { $card } за ход вышло больше трёх карт, а «3!» требует ровно трёх.
extreme-why-too-few = После { $card } карт было уже слишком мало: «3!» требует ровно трёх.
extreme-why-one-pile = Карта { $card } нарушает «Одну стопку»: карты этого хода легли на разные стопки.
face_to_face-why-all-laid = { $me ->
        [yes] Ваша последняя карта выложена: все 58 на столе.
       *[no] { $one } выкладывает последнюю из 58 карт.
    }
face_to_face-why-stuck = { $me ->
        [yes] Вам надо было выложить { $need ->
            [1] { $laid ->
                [0] последнюю карту, а она никуда не подошла.
               *[other] ещё карту, а было некуда.
            }
            [few] { $need } карты, а не вышло.
           *[many] { $need } карт, а не вышло.
        }
       *[no] { $one } не может выложить { $need ->
            [1] { $laid ->
                [0] последнюю карту.
               *[other] ещё одну карту.
            }
            [few] { $need } карты.
           *[many] { $need } карт.
        }
    }
face_to_face-why-single = { $me ->
        [yes] У вас осталась одна карта, а на ход нужно две.
       *[no] { $one } остаётся с одной картой, а на ход нужно две.
    }
face_to_face-near-left = { $my_left ->
        [one] У вас оставалась { $my_left } карта.
        [few] У вас оставались { $my_left } карты.
       *[many] У вас оставалось { $my_left } карт.
    }

## Очки

pairs-end-pair = { $mine ->
        [yes] Пара: вам { $rank ->
            [one] { $rank } очко.
            [few] { $rank } очка.
           *[many] { $rank } очков.
        }
       *[no] { $who } собирает пару и получает { $rank ->
            [one] { $rank } очко.
            [few] { $rank } очка.
           *[many] { $rank } очков.
        }
    }
pairs-end-fold = { $mine ->
        [yes] Вы спасовали и взяли { $rank }.
       *[no] { $who } пасует и берёт { $rank }.
    }
pairs-why-pair = { $spent ->
        [0] { $me ->
            [yes] У вас было { $stood }, вы взяли ещё карту, и это вторая { $rank }.
           *[no] { $one } при счёте { $stood } берёт ещё карту, и это вторая { $rank }.
        }
       *[1] { $me ->
            [yes] У вас было { $stood }, вы потратили 8, и вышла вторая { $rank }.
           *[no] { $one } при счёте { $stood } тратит 8, и выходит вторая { $rank }.
        }
    }
pairs-why-fold = { $me ->
        [yes] Младшая карта на столе — { $rank }; у вас было { $stood }, стало { $now }.
       *[no] Младшая карта на столе — { $rank }; было { $stood }, стало { $now }.
    }
pairs-why-chosen = { $me ->
        [yes] Вы спасовали и взяли { $rank }: было { $stood }, стало { $now }.
       *[no] { $one } пасует и берёт { $rank }: было { $stood }, стало { $now }.
    }
pairs-near-points = { $mine ->
        [yes] У второго по очкам было { $next }.
       *[no] { $my_short ->
            [one] Ещё { $my_short } очко, и проиграли бы вы.
            [few] Ещё { $my_short } очка, и проиграли бы вы.
           *[many] Ещё { $my_short } очков, и проиграли бы вы.
        }
    }
port-end-best = { $mine ->
        [yes] { $count ->
            [1] У вас больше всех, { $sum }: получаете { $my_gained }.
           *[other] У вас больше всех, { $sum }, и столько же { $count ->
                [2] набирает
               *[other] набирают
            } { $who }: получаете { $my_gained }.
        }
       *[no] { $sits ->
            [yes] { $my_gained ->
                [0] Вам ничего не досталось.
                [one] Вам { $my_gained } очко.
                [few] Вам { $my_gained } очка.
               *[many] Вам { $my_gained } очков.
            } Больше всех, { $sum }: { $who }.
           *[no] Больше всех, { $sum }: { $who }.
        }
    }
port-end-extra-round = { $mine ->
        [yes] { $count ->
            [1] В дополнительном раунде у вас больше всех: { $sum }.
           *[other] В дополнительном раунде у вас { $sum }, и столько же { $count ->
                [2] набирает
               *[other] набирают
            } { $who }.
        }
       *[no] В дополнительном раунде больше всех, { $sum }: { $who }.
    }
port-end-all-out = Все выбыли, и никто ничего не получает.
port-why-best = Больше всех в последнем раунде, { $sum }: { $mine ->
        [yes] { $count ->
            [1] вы
           *[other] вы и { $who }
        }
       *[no] { $who }
    }.
port-why-extra-round = Больше всех в дополнительном раунде, { $sum }: { $mine ->
        [yes] { $count ->
            [1] вы
           *[other] вы и { $who }
        }
       *[no] { $who }
    }.
port-why-all-out = В последнем раунде выбыли все.
port-why-out = Из-за пары без очков: { $them }.
port-why-nobody-out = Пары не собрал никто.
end-scored = { $mine ->
        [yes] { $count ->
            [1] У вас больше всех: { $best }.
           *[other] У вас больше всех, { $best }, и столько же { $count ->
                [2] набирает
               *[other] набирают
            } { $who }.
        }
       *[no] { $sits ->
            [yes] { $my_gained ->
                [one] Вам { $my_gained } очко.
                [few] Вам { $my_gained } очка.
               *[many] Вам { $my_gained } очков.
            } Больше всех, { $best }: { $who }.
           *[no] Больше всех, { $best }: { $who }.
        }
    }
why-ranks = { $sits ->
        [yes] { $my_gained ->
            [0] Ни одного числа у вас не больше, чем у других.
           *[other] Карт с числами { $my_by } больше, чем у вас, нет ни у кого.
        }
       *[no] Карт с числами { $by } больше, чем у игрока { $one }, нет ни у кого.
    }
kitty-why-ranks = { $teams ->
        [0] { $sits ->
            [yes] { $my_gained ->
                [0] Ни одного числа у вас не больше, чем у других.
               *[other] Карт с числами { $my_by } больше, чем у вас, нет ни у кого.
            }
           *[no] Карт с числами { $by } больше, чем у игрока { $one }, нет ни у кого.
        }
       *[1] { $sits ->
            [yes] { $my_gained ->
                [0] Ни одного числа у вашей команды не больше, чем у соперников.
               *[other] Карт с числами { $my_by } больше, чем у вашей команды, нет ни у кого.
            }
           *[no] Карт с числами { $by } больше, чем у команды, в которой { $one }, нет ни у кого.
        }
    }
five_cards-why-columns = Карту { $rank } некуда было положить. { $sits ->
        [yes] { $my_by ->
            [none] Ни в одной колонке вы не впереди.
           *[other] Вы впереди в колонках: { $my_by }.
        }
       *[no] { $by ->
            [none] { $one } не впереди ни в одной колонке.
           *[other] { $one } впереди в колонках: { $by }.
        }
    }
kitty-end-won = { $teams ->
        [0] { $mine ->
            [yes] { $count ->
                [1] Вы победили: { $score ->
                    [one] { $score } очко
                    [few] { $score } очка
                   *[many] { $score } очков
                }.
               *[other] Победу с вами { $count ->
                    [2] делит
                   *[other] делят
                } { $who }: у каждого { $score ->
                    [one] { $score } очко
                    [few] { $score } очка
                   *[many] { $score } очков
                }.
            }
           *[no] { $count ->
                [1] Побеждает { $who }: { $score ->
                    [one] { $score } очко
                    [few] { $score } очка
                   *[many] { $score } очков
                }.
               *[other] Победу делят { $who }: у каждого { $score ->
                    [one] { $score } очко
                    [few] { $score } очка
                   *[many] { $score } очков
                }.
            }
        }
       *[1] { $all ->
            [yes] Ничья: у обеих команд по { $score }.
           *[no] { $mine ->
                [yes] Ваша команда победила: { $score }.
               *[no] Вместе побеждают { $who }: { $score }.
            }
        }
    }
kitty-end-prize = { $mine ->
        [yes] Вам достаётся { $card }.
       *[no] { $who } получает { $card }.
    }
kitty-end-no-prize = Добыча не достаётся никому.
kitty-why-equal-bids = Каждая ставка повторилась, и добыча уходит в сброс.
kitty-why-lowest = { $me ->
        [yes] Ваша { $bid } — самая низкая ставка, которой больше никто не сделал.
       *[no] { $one } делает самую низкую ставку, которой больше ни у кого нет: { $bid }.
    }
kitty-why-given = { $me ->
        [yes] Вы выиграли единицей, и добычу пришлось отдать.
       *[no] { $one } выигрывает единицей и отдаёт добычу.
    }
kitty-why-second = Вторую добычу, { $other }, получает следующая ставка: { $them }.
venture-end-captured = { $sits ->
        [yes] { $my_captured ->
            [0] Вы ничего не добыли.
            [one] Вы добыли { $my_captured } карту.
            [few] Вы добыли { $my_captured } карты.
           *[many] Вы добыли { $my_captured } карт.
        }
       *[no] { $best ->
            [0] Самая низкая ставка ничего не добывает.
           *[other] { $who } добывает старшее число: { $best }.
        }
    }
venture-why-lowest = { $me ->
        [yes] Ваша { $bid } — самая низкая ставка, которую никто не повторил: она добыла старшее число, { $best }.
       *[no] { $one } делает самую низкую ставку, { $bid }, которую никто не повторил, и добывает старшее число: { $best }.
    }
venture-why-equal-bids = Самую низкую ставку, { $bid }, сделали несколько игроков, и она ничего не добыла.
venture-why-sets = { $sits ->
        [yes] { $my_by ->
            [none] Полных наборов у вас нет, { $my_loose ->
                [0] и ни одна карта очка не отняла.
                [one] а { $my_loose } добытая карта отняла очко.
                [few] а { $my_loose } добытые карты отняли по очку.
               *[many] а { $my_loose } добытых карт отняли по очку.
            }
           *[other] Ваши полные наборы: { $my_by }. { $my_loose ->
                [0] Больше ничего не отнято.
                [one] Ещё { $my_loose } карта отняла очко.
                [few] Ещё { $my_loose } карты отняли по очку.
               *[many] Ещё { $my_loose } карт отняли по очку.
            }
        }
       *[no] { $by ->
            [none] { $one } остаётся без полных наборов.
           *[other] { $one } собирает полные наборы: { $by }.
        }
    }

## Жетоны

end-bank = { $mine ->
        [yes] { $count ->
            [1] Банк ваш: { $amount ->
                [one] { $amount } жетон.
                [few] { $amount } жетона.
               *[many] { $amount } жетонов.
            }
           *[other] Банк с вами { $count ->
                [2] делит
               *[other] делят
            } { $who }: каждому по { $amount }.
        }
       *[no] { $count ->
            [1] { $who } забирает банк: { $amount ->
                [one] { $amount } жетон.
                [few] { $amount } жетона.
               *[many] { $amount } жетонов.
            }
           *[other] Банк делят { $who }: каждому по { $amount }.
        }
    }
end-bank-stays = Банк не достаётся никому и остаётся на следующий раунд.
why-broke = Без жетонов: { $them }.
why-rounds = Это был последний раунд.
why-pair = { $me ->
        [yes] У вас вышла пара, { $rank }, и вы { $paid ->
            [0] ничего не заплатили.
           *[other] заплатили { $paid }.
        }
       *[no] { $one } собирает пару, { $rank }, и { $paid ->
            [0] ничего не платит.
           *[other] платит { $paid }.
        }
    }
why-fold = { $me ->
        [yes] Вы спасовали и { $paid ->
            [0] ничего не заплатили.
           *[other] заплатили { $paid }.
        }
       *[no] { $one } пасует и { $paid ->
            [0] ничего не платит.
           *[other] платит { $paid }.
        }
    }
starboard-why-pair = { $me ->
        [yes] Вы открыли вторую { $rank } и выбыли.
       *[no] { $one } открывает вторую { $rank } и выбывает.
    }
starboard-why-pass = { $me ->
        [yes] Вы спасовали, когда общих карт было { $common }, и открывать больше некому.
       *[no] { $one } пасует, когда общих карт { $common }, и открывать больше некому.
    }
blackstone-why-black = { $me ->
        [yes] Вы открыли вторую десятку и заплатили { $paid } вместе со ставкой.
       *[no] { $one } открывает вторую десятку и платит { $paid } вместе со ставкой.
    }
blackstone-why-fold = { $me ->
        [yes] Последний пас был ваш: { $paid } вместе со ставкой.
       *[no] Последний пас делает { $one }: { $paid } вместе со ставкой.
    }
goblin_poker-why-circles = Пять кругов позади: делят все, кто ещё в игре.
monster-why-beats = { $best ->
        [1] { $me ->
            [yes] Ваша рука лучшая, и она бьёт монстра.
           *[no] { $one } показывает лучшую руку, и она бьёт монстра.
        }
       *[other] Лучшие руки равны и бьют монстра.
    }
monster-why-fails = { $best ->
        [1] { $me ->
            [yes] Ваша рука лучшая, но монстра она не бьёт.
           *[no] { $one } показывает лучшую руку, но монстра она не бьёт.
        }
       *[other] Лучшие руки равны, но монстра не бьют.
    }
monster-why-lone = { $me ->
        [yes] Только в вашей руке не было пары.
       *[no] { $one } показывает единственную руку без пары.
    }
monster-why-all-paired = Во всех открытых руках была пара.
monster-why-fold = Все остальные спасовали или выбыли.
regent-end-pays = { $mine ->
        [yes] Вам платит { $one }: { $paid }.
       *[no] { $me ->
            [yes] Вы платите { $paid }, получает { $who }.
           *[no] { $one } платит { $paid }, получает { $who }.
        }
    }
regent-end-last-in = { $mine ->
        [yes] { $amount ->
            [0] В игре остались только вы.
           *[other] В игре остались только вы: забираете из банка { $amount }.
        }
       *[no] { $amount ->
            [0] В игре остаётся только { $who }.
           *[other] В игре остаётся только { $who }: забирает из банка { $amount }.
        }
    }
regent-why-attack = { $me ->
        [yes] Ваша атака открыла вторую { $rank }, и вы заплатили { $paid }.
       *[no] { $one } в атаке открывает вторую { $rank } и платит { $paid }.
    }
regent-why-fold = { $me ->
        [yes] Вы спасовали и заплатили { $paid }.
       *[no] { $one } пасует и платит { $paid }.
    }
regent-why-caught = { $me ->
        [yes] В вашей руке нашли пару, { $rank }, и вы заплатили { $paid }.
       *[no] { $one } попадается с парой, { $rank }, и платит { $paid }.
    }
regent-why-vain = { $me ->
        [yes] Вы посмотрели руку без пары; старшая карта в ней { $rank }, и вы заплатили { $paid }.
       *[no] { $one } смотрит руку без пары; старшая карта в ней { $rank }, и { $one } платит { $paid }.
    }
