/** Tables to try a server with: games are chosen by what they are, not by name, unless one is wanted. */
import { BadInput } from '@emberhall/kernel'
import { loadGames } from '@emberhall/roster'
import { closing, friends, isClosable, isRivalry, rivals } from '@emberhall/roster/kinds'
import type { GameModule } from '@emberhall/speech'

export interface Board {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
}
export interface Seated extends Board {
  readonly seats: number
}
const modules = await loadGames()

/** The shortest game there is, with all hidden that can be. */
function boardOf(module: GameModule, seats = 2): Board {
  const brief = module.briefOptions?.(seats) ?? module.quickOptions(seats)
  return { game: module.game.id, options: { ...brief, ...closing(module) } }
}
/** Friends whose hands are closed, as many as one likes. */
export const CLOSED_HANDS: Board = { game: friends.game.id, options: closing(friends) }
export const RIVALS = boardOf(rivals)
/** Friends at every other game. */
const OTHERS: readonly Board[] = modules
  .filter((module) => !isClosable(module) && !isRivalry(module))
  .map((module) => boardOf(module))
/** Every game; those of rivals with any number of them. */
export const PLAYED: readonly Seated[] = modules.flatMap((module) => {
  const most = isRivalry(module) ? module.game.def.seats.max : 2
  return Array.from({ length: most - 1 }, (_, i) => ({ ...boardOf(module, i + 2), seats: i + 2 }))
})

/** What is played while a server is tried. */
export interface Playing {
  /** Where it does not matter what is played. */
  readonly board: Board
  /** One table after the other. */
  readonly played: readonly Seated[]
  /** Into whose hands somebody tries to look, in the short form and in the long one. */
  readonly pried: { readonly short: readonly Board[]; readonly long: readonly Board[] }
}
const FRIENDLY = [CLOSED_HANDS, ...OTHERS]
const EVERYTHING: Playing = {
  board: CLOSED_HANDS,
  played: PLAYED,
  pried: { short: FRIENDLY, long: [...FRIENDLY, RIVALS] },
}
/** Nothing but this game; all of them where none is named. */
export function boardsOf(id: string): Playing {
  if (id === '') return EVERYTHING
  const module = modules.find(({ game }) => game.id === id)
  if (module === undefined)
    throw new BadInput(`there is no game "${id}"; there are: ${modules.map(({ game }) => game.id).join(', ')}`)
  const board = boardOf(module)
  return { board, played: PLAYED.filter(({ game }) => game === id), pried: { short: [board], long: [board] } }
}
