// What kind of game it is, in its own words: all of them, or where there is little room the first sentence.
import { say, words } from "../lib/words.svelte"

export function aboutOf(game: string, brief: boolean, otherwise = ""): string {
  const about = words.has(`${game}-about`) ? say(`${game}-about`) : otherwise
  return (brief ? /^.+?[.!?…](?=\s|$)/.exec(about)?.[0] : undefined) ?? about
}
