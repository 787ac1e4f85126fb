// How the games stand on their shelf: the easiest first, the first of all where somebody new begins, and a family side by side. What nobody
// has placed yet stands at the end, by its name.

/** How much there is to learn: easy, a little more, or for those who know some of the others. */
export type Effort = 1 | 2 | 3

const PLACES: readonly (readonly [game: string, effort: Effort])[] = [
  ["pairs", 1],
  ["port", 1],
  ["the_game", 1],
  ["face_to_face", 2],
  ["extreme", 2],
  ["five_cards", 2],
  ["sweep", 2],
  ["starboard", 2],
  ["kitty", 2],
  ["venture", 2],
  ["hawthorn", 2],
  ["blackstone", 3],
  ["goblin_poker", 3],
  ["troll_guts", 3],
  ["regent", 3],
  ["monster", 3],
]

export const effortOf = (game: string): Effort | undefined => PLACES.find(([one]) => one === game)?.[1]

export function shelved<G extends { id: string; title: string }>(games: readonly G[]): G[] {
  const place = ({ id }: G): number => PLACES.findIndex(([game]) => game === id) >>> 0 // none is the last
  return [...games].sort((one, other) => place(one) - place(other) || one.title.localeCompare(other.title))
}
