/** Tables to try a server with: games are chosen by what they are, not by name. */
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
export const OTHERS: readonly Board[] = modules
  .filter((module) => !isClosable(module) && !isRivalry(module))
  .map((module) => boardOf(module))
/** Every game; those of rivals with any number of them. */
export const PLAYED: readonly Seated[] = modules.flatMap((module) => {
  const most = isRivalry(module) ? module.game.def.seats.max : 2
  return Array.from({ length: most - 1 }, (_, i) => ({ ...boardOf(module, i + 2), seats: i + 2 }))
})
