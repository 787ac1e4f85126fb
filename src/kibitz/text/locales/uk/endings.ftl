### Чим закінчився раунд або гра і чому.


## Гру закінчено

end-won = { $mine ->
        [yes] { $count ->
            [1] Ви перемогли: { $score ->
                [one] { $score } очко
                [few] { $score } очки
               *[many] { $score } очок
            }.
           *[other] Перемогу з вами { $count ->
                [2] ділить
               *[other] ділять
            } { $who }: у кожного { $score ->
                [one] { $score } очко
                [few] { $score } очки
               *[many] { $score } очок
            }.
        }
       *[no] { $count ->
            [1] Перемагає { $who }: { $score ->
                [one] { $score } очко
                [few] { $score } очки
               *[many] { $score } очок
            }.
           *[other] Перемогу ділять { $who }: у кожного { $score ->
                [one] { $score } очко
                [few] { $score } очки
               *[many] { $score } очок
            }.
        }
    }
end-won-chips = { $mine ->
        [yes] { $count ->
            [1] Ви перемогли: { $score ->
                [one] { $score } жетон
                [few] { $score } жетони
               *[many] { $score } жетонів
            }.
           *[other] Перемогу з вами { $count ->
                [2] ділить
               *[other] ділять
            } { $who }: у кожного { $score ->
                [one] { $score } жетон
                [few] { $score } жетони
               *[many] { $score } жетонів
            }.
        }
       *[no] { $count ->
            [1] Перемагає { $who }: { $score ->
                [one] { $score } жетон
                [few] { $score } жетони
               *[many] { $score } жетонів
            }.
           *[other] Перемогу ділять { $who }: у кожного { $score ->
                [one] { $score } жетон
                [few] { $score } жетони
               *[many] { $score } жетонів
            }.
        }
    }
end-won-plainly = { $mine ->
        [yes] { $count ->
            [1] Ви перемогли.
           *[other] Перемогу з вами { $count ->
                [2] ділить
               *[other] ділять
            } { $who }.
        }
       *[no] { $count ->
            [1] Перемагає { $who }.
           *[other] Перемогу ділять { $who }.
        }
    }
end-lost = { $mine ->
        [yes] Ви програли: { $score ->
            [one] { $score } очко
            [few] { $score } очки
           *[many] { $score } очок
        }.
       *[no] { $sits ->
            [yes] Ви врятовані: програє { $who }, { $score ->
                [one] { $score } очко
                [few] { $score } очки
               *[many] { $score } очок
            }.
           *[no] Програє { $who }: { $score ->
                [one] { $score } очко
                [few] { $score } очки
               *[many] { $score } очок
            }.
        }
    }
end-lost-plainly = { $mine ->
        [yes] Ви програли.
       *[no] { $sits ->
            [yes] Ви врятовані: програє { $who }.
           *[no] Програє { $who }.
        }
    }
end-together-won = { $sits ->
        [yes] Вам вдалося!
       *[no] Їм вдалося!
    }
end-together-lost = { $sits ->
        [yes] { $seats ->
            [1] Ви програли: { $left ->
                [one] лишилася { $left } карта.
                [few] лишилися { $left } карти.
               *[many] лишилося { $left } карт.
            }
           *[other] Ви програли разом: { $left ->
                [one] лишилася { $left } карта.
                [few] лишилися { $left } карти.
               *[many] лишилося { $left } карт.
            }
        }
       *[no] Програш: { $left ->
            [one] лишилася { $left } карта.
            [few] лишилися { $left } карти.
           *[many] лишилося { $left } карт.
        }
    }
near-behind = { $my_behind ->
        [one] Вам забракло { $my_behind } очка.
       *[many] Вам забракло { $my_behind } очок.
    }
near-behind-chips = { $my_behind ->
        [one] Вам забракло { $my_behind } жетона.
       *[many] Вам забракло { $my_behind } жетонів.
    }

## The Game та її рідня

why-stuck = { $me ->
        [yes] Вам треба було викласти { $need ->
            [1] карту, але жодна не підійшла.
            [few] { $need } карти, а викласти стільки ви не могли.
           *[many] { $need } карт, а викласти стільки ви не могли.
        }
       *[no] { $one } не може викласти { $need ->
            [1] карту: жодна не підходить.
            [few] { $need } карти.
           *[many] { $need } карт.
        }
    }
why-doomed = { $me ->
        [yes] Після { $card } ви вже не могли викласти ще { $need ->
            [1] одну карту.
            [few] { $need } карти.
           *[many] { $need } карт.
        }
       *[no] Після { $card } { $one } вже не може викласти ще { $need ->
            [1] одну карту.
            [few] { $need } карти.
           *[many] { $need } карт.
        }
    }
near-close = Забракло зовсім трохи: викладено { $laid } з 98 карт.
near-laid = Викладено { $laid } з 98 карт.
extreme-why-skull = { $me ->
        [yes] Після вашої { $card } хід уже не можна було закінчити так, щоб усі черепи були покриті.
       *[no] { $one } кладе { $card }, і закінчити хід, покривши всі черепи, уже не можна.
    }
extreme-why-last-skull = Після останньої карти зверху лишився череп, і покрити його нічим.
extreme-why-three = Після { $card } рівно трьох карт за цей хід уже не виходило.
extreme-why-more-than-three = Із картою { $card } за хід вийшло більше трьох карт, а «3!» вимагає рівно трьох.
extreme-why-too-few = Після { $card } карт було вже замало: «3!» вимагає рівно трьох.
extreme-why-one-pile = Карта { $card } порушує «Один стос»: карти цього ходу лягли на різні стоси.
face_to_face-why-all-laid = { $me ->
        [yes] Вашу останню карту викладено: усі 58 на столі.
       *[no] { $one } викладає останню з 58 карт.
    }
face_to_face-why-stuck = { $me ->
        [yes] Вам треба було викласти { $need ->
            [1] { $laid ->
                [0] останню карту, а вона нікуди не підійшла.
               *[other] ще карту, а було нікуди.
            }
            [few] { $need } карти, а не вийшло.
           *[many] { $need } карт, а не вийшло.
        }
       *[no] { $one } не може викласти { $need ->
            [1] { $laid ->
                [0] останню карту.
               *[other] ще одну карту.
            }
            [few] { $need } карти.
           *[many] { $need } карт.
        }
    }
face_to_face-why-single = { $me ->
        [yes] У вас лишилася одна карта, а на хід потрібно дві.
       *[no] { $one } лишається з однією картою, а на хід потрібно дві.
    }
face_to_face-near-left = { $my_left ->
        [one] У вас лишалася { $my_left } карта.
        [few] У вас лишалися { $my_left } карти.
       *[many] У вас лишалося { $my_left } карт.
    }

## Очки

pairs-end-pair = { $mine ->
        [yes] Пара: вам { $rank ->
            [one] { $rank } очко.
            [few] { $rank } очки.
           *[many] { $rank } очок.
        }
       *[no] { $who } збирає пару й отримує { $rank ->
            [one] { $rank } очко.
            [few] { $rank } очки.
           *[many] { $rank } очок.
        }
    }
pairs-end-fold = { $mine ->
        [yes] Ви спасували й узяли { $rank }.
       *[no] { $who } пасує й бере { $rank }.
    }
pairs-why-pair = { $spent ->
        [0] { $me ->
            [yes] У вас було { $stood }, ви взяли ще карту, і це друга { $rank }.
           *[no] { $one } при рахунку { $stood } бере ще карту, і це друга { $rank }.
        }
       *[1] { $me ->
            [yes] У вас було { $stood }, ви витратили 8, і вийшла друга { $rank }.
           *[no] { $one } при рахунку { $stood } витрачає 8, і виходить друга { $rank }.
        }
    }
pairs-why-fold = { $me ->
        [yes] Найменша карта на столі — { $rank }; у вас було { $stood }, стало { $now }.
       *[no] Найменша карта на столі — { $rank }; було { $stood }, стало { $now }.
    }
pairs-why-chosen = { $me ->
        [yes] Ви спасували й узяли { $rank }: було { $stood }, стало { $now }.
       *[no] { $one } пасує й бере { $rank }: було { $stood }, стало { $now }.
    }
pairs-near-points = { $mine ->
        [yes] У другого за очками було { $next }.
       *[no] { $my_short ->
            [one] Ще { $my_short } очко, і програли б ви.
            [few] Ще { $my_short } очки, і програли б ви.
           *[many] Ще { $my_short } очок, і програли б ви.
        }
    }
port-end-best = { $mine ->
        [yes] { $count ->
            [1] У вас найбільше, { $sum }: отримуєте { $my_gained }.
           *[other] У вас найбільше, { $sum }, і стільки ж { $count ->
                [2] має
               *[other] мають
            } { $who }: отримуєте { $my_gained }.
        }
       *[no] { $sits ->
            [yes] { $my_gained ->
                [0] Вам нічого не дісталося.
                [one] Вам { $my_gained } очко.
                [few] Вам { $my_gained } очки.
               *[many] Вам { $my_gained } очок.
            } Найбільше, { $sum }: { $who }.
           *[no] Найбільше, { $sum }: { $who }.
        }
    }
port-end-extra-round = { $mine ->
        [yes] { $count ->
            [1] У додатковому раунді у вас найбільше: { $sum }.
           *[other] У додатковому раунді у вас { $sum }, і стільки ж { $count ->
                [2] має
               *[other] мають
            } { $who }.
        }
       *[no] У додатковому раунді найбільше, { $sum }: { $who }.
    }
port-end-all-out = Усі вибули, і ніхто нічого не отримує.
port-why-best = Найбільше в останньому раунді, { $sum }: { $mine ->
        [yes] { $count ->
            [1] ви
           *[other] ви і { $who }
        }
       *[no] { $who }
    }.
port-why-extra-round = Найбільше в додатковому раунді, { $sum }: { $mine ->
        [yes] { $count ->
            [1] ви
           *[other] ви і { $who }
        }
       *[no] { $who }
    }.
port-why-all-out = В останньому раунді вибули всі.
port-why-out = Через пару без очок: { $them }.
port-why-nobody-out = Пари не зібрав ніхто.
end-scored = { $mine ->
        [yes] { $count ->
            [1] У вас найбільше: { $best }.
           *[other] У вас найбільше, { $best }, і стільки ж { $count ->
                [2] має
               *[other] мають
            } { $who }.
        }
       *[no] { $sits ->
            [yes] { $my_gained ->
                [one] Вам { $my_gained } очко.
                [few] Вам { $my_gained } очки.
               *[many] Вам { $my_gained } очок.
            } Найбільше, { $best }: { $who }.
           *[no] Найбільше, { $best }: { $who }.
        }
    }
why-ranks = { $sits ->
        [yes] { $my_gained ->
            [0] Жодного числа у вас не більше, ніж в інших.
           *[other] Карт із числами { $my_by } більше, ніж у вас, немає ні в кого.
        }
       *[no] Карт із числами { $by } більше, ніж у гравця { $one }, немає ні в кого.
    }
kitty-why-ranks = { $teams ->
        [0] { $sits ->
            [yes] { $my_gained ->
                [0] Жодного числа у вас не більше, ніж в інших.
               *[other] Карт із числами { $my_by } більше, ніж у вас, немає ні в кого.
            }
           *[no] Карт із числами { $by } більше, ніж у гравця { $one }, немає ні в кого.
        }
       *[1] { $sits ->
            [yes] { $my_gained ->
                [0] Жодного числа у вашої команди не більше, ніж у суперників.
               *[other] Карт із числами { $my_by } більше, ніж у вашої команди, немає ні в кого.
            }
           *[no] Карт із числами { $by } більше, ніж у команди, у якій { $one }, немає ні в кого.
        }
    }
five_cards-why-columns = Карту { $rank } не було куди покласти. { $sits ->
        [yes] { $my_by ->
            [none] У жодній колонці ви не попереду.
           *[other] Ви попереду в колонках: { $my_by }.
        }
       *[no] { $by ->
            [none] { $one } не попереду в жодній колонці.
           *[other] { $one } попереду в колонках: { $by }.
        }
    }
kitty-end-won = { $teams ->
        [0] { $mine ->
            [yes] { $count ->
                [1] Ви перемогли: { $score ->
                    [one] { $score } очко
                    [few] { $score } очки
                   *[many] { $score } очок
                }.
               *[other] Перемогу з вами { $count ->
                    [2] ділить
                   *[other] ділять
                } { $who }: у кожного { $score ->
                    [one] { $score } очко
                    [few] { $score } очки
                   *[many] { $score } очок
                }.
            }
           *[no] { $count ->
                [1] Перемагає { $who }: { $score ->
                    [one] { $score } очко
                    [few] { $score } очки
                   *[many] { $score } очок
                }.
               *[other] Перемогу ділять { $who }: у кожного { $score ->
                    [one] { $score } очко
                    [few] { $score } очки
                   *[many] { $score } очок
                }.
            }
        }
       *[1] { $all ->
            [yes] Нічия: в обох команд по { $score }.
           *[no] { $mine ->
                [yes] Ваша команда перемогла: { $score }.
               *[no] Разом перемагають { $who }: { $score }.
            }
        }
    }
kitty-end-prize = { $mine ->
        [yes] Вам дістається { $card }.
       *[no] { $who } отримує { $card }.
    }
kitty-end-no-prize = Здобич не дістається нікому.
kitty-why-equal-bids = Кожна ставка повторилася, тож здобич іде у відбій.
kitty-why-lowest = { $me ->
        [yes] Ваша { $bid } — найменша ставка, якої більше ніхто не зробив.
       *[no] { $one } робить найменшу ставку, якої більше ні в кого немає: { $bid }.
    }
kitty-why-given = { $me ->
        [yes] Ви виграли одиницею, і здобич довелося віддати.
       *[no] { $one } виграє одиницею й віддає здобич.
    }
kitty-why-second = Другу здобич, { $other }, отримує наступна ставка: { $them }.
venture-end-captured = { $sits ->
        [yes] { $my_captured ->
            [0] Ви нічого не захопили.
            [one] Ви захопили { $my_captured } карту.
            [few] Ви захопили { $my_captured } карти.
           *[many] Ви захопили { $my_captured } карт.
        }
       *[no] { $best ->
            [0] Найменша ставка нічого не захоплює.
           *[other] { $who } захоплює найбільше число: { $best }.
        }
    }
venture-why-lowest = { $me ->
        [yes] Ваша { $bid } — найменша ставка, якої ніхто не повторив: вона захопила найбільше число, { $best }.
       *[no] { $one } робить найменшу ставку, { $bid }, якої ніхто не повторив, і захоплює найбільше число: { $best }.
    }
venture-why-equal-bids = Найменшу ставку, { $bid }, зробили кілька гравців, і вона нічого не захопила.
venture-why-sets = { $sits ->
        [yes] { $my_by ->
            [none] Повних наборів у вас немає, { $my_loose ->
                [0] і жодна карта очок не забрала.
                [one] а { $my_loose } захоплена карта забрала очко.
                [few] а { $my_loose } захоплені карти забрали по очку.
               *[many] а { $my_loose } захоплених карт забрали по очку.
            }
           *[other] Ваші повні набори: { $my_by }. { $my_loose ->
                [0] Більше нічого не втрачено.
                [one] Ще { $my_loose } карта забрала очко.
                [few] Ще { $my_loose } карти забрали по очку.
               *[many] Ще { $my_loose } карт забрали по очку.
            }
        }
       *[no] { $by ->
            [none] { $one } лишається без повних наборів.
           *[other] { $one } збирає повні набори: { $by }.
        }
    }

## Жетони

end-bank = { $mine ->
        [yes] { $count ->
            [1] Банк ваш: { $amount ->
                [one] { $amount } жетон.
                [few] { $amount } жетони.
               *[many] { $amount } жетонів.
            }
           *[other] Банк із вами { $count ->
                [2] ділить
               *[other] ділять
            } { $who }: кожному по { $amount }.
        }
       *[no] { $count ->
            [1] { $who } забирає банк: { $amount ->
                [one] { $amount } жетон.
                [few] { $amount } жетони.
               *[many] { $amount } жетонів.
            }
           *[other] Банк ділять { $who }: кожному по { $amount }.
        }
    }
end-bank-stays = Банк не дістається нікому й лишається на наступний раунд.
why-broke = Без жетонів: { $them }.
why-rounds = Це був останній раунд.
why-pair = { $me ->
        [yes] У вас вийшла пара, { $rank }, і ви { $paid ->
            [0] нічого не заплатили.
           *[other] заплатили { $paid }.
        }
       *[no] { $one } збирає пару, { $rank }, і { $paid ->
            [0] нічого не платить.
           *[other] платить { $paid }.
        }
    }
why-fold = { $me ->
        [yes] Ви спасували й { $paid ->
            [0] нічого не заплатили.
           *[other] заплатили { $paid }.
        }
       *[no] { $one } пасує й { $paid ->
            [0] нічого не платить.
           *[other] платить { $paid }.
        }
    }
starboard-why-pair = { $me ->
        [yes] Ви відкрили другу { $rank } і вибули.
       *[no] { $one } відкриває другу { $rank } і вибуває.
    }
starboard-why-pass = { $me ->
        [yes] Ви спасували, коли спільних карт було { $common }, і відкривати більше нікому.
       *[no] { $one } пасує, коли спільних карт { $common }, і відкривати більше нікому.
    }
blackstone-why-black = { $me ->
        [yes] Ви відкрили другу десятку й заплатили { $paid } разом зі ставкою.
       *[no] { $one } відкриває другу десятку й платить { $paid } разом зі ставкою.
    }
blackstone-why-fold = { $me ->
        [yes] Останній пас був ваш: { $paid } разом зі ставкою.
       *[no] Останній пас робить { $one }: { $paid } разом зі ставкою.
    }
goblin_poker-why-circles = П’ять кіл позаду: ділять усі, хто ще в грі.
monster-why-beats = { $best ->
        [1] { $me ->
            [yes] Ваша рука найкраща, і вона долає монстра.
           *[no] { $one } показує найкращу руку, і вона долає монстра.
        }
       *[other] Найкращі руки рівні й долають монстра.
    }
monster-why-fails = { $best ->
        [1] { $me ->
            [yes] Ваша рука найкраща, але монстра вона не долає.
           *[no] { $one } показує найкращу руку, але монстра вона не долає.
        }
       *[other] Найкращі руки рівні, але монстра не долають.
    }
monster-why-lone = { $me ->
        [yes] Лише у вашій руці не було пари.
       *[no] { $one } показує єдину руку без пари.
    }
monster-why-all-paired = В усіх відкритих руках була пара.
monster-why-fold = Усі інші спасували або вибули.
regent-end-pays = { $mine ->
        [yes] Вам платить { $one }: { $paid }.
       *[no] { $me ->
            [yes] Ви платите { $paid }, отримує { $who }.
           *[no] { $one } платить { $paid }, отримує { $who }.
        }
    }
regent-end-last-in = { $mine ->
        [yes] { $amount ->
            [0] У грі лишилися тільки ви.
           *[other] У грі лишилися тільки ви: забираєте з банку { $amount }.
        }
       *[no] { $amount ->
            [0] У грі лишається тільки { $who }.
           *[other] У грі лишається тільки { $who }: забирає з банку { $amount }.
        }
    }
regent-why-attack = { $me ->
        [yes] Ваша атака відкрила другу { $rank }, і ви заплатили { $paid }.
       *[no] { $one } в атаці відкриває другу { $rank } і платить { $paid }.
    }
regent-why-fold = { $me ->
        [yes] Ви спасували й заплатили { $paid }.
       *[no] { $one } пасує й платить { $paid }.
    }
regent-why-caught = { $me ->
        [yes] У вашій руці знайшли пару, { $rank }, і ви заплатили { $paid }.
       *[no] { $one } попадається з парою, { $rank }, і платить { $paid }.
    }
regent-why-vain = { $me ->
        [yes] Ви подивилися руку без пари; найбільша карта в ній { $rank }, і ви заплатили { $paid }.
       *[no] { $one } дивиться руку без пари; найбільша карта в ній { $rank }, і { $one } платить { $paid }.
    }
