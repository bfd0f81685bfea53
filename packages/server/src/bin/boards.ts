/** Tables to try a server with: games are chosen by what they are, not by name. */
import { readOptions } from '@emberhall/kernel'
import { loadCampaigns, loadGames } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import { Mishap } from './mishap.ts'

export interface Board {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
}
export interface Seated extends Board {
  readonly seats: number
}
const modules = await loadGames()
const isRivalry = (module: GameModule): boolean => module.rivals?.(2) === true

/** The option that hides what everybody would see otherwise; nothing where there is none. */
function closing(module: GameModule): Board['options'] {
  const { game } = module
  const leavesOpen = (options: Board['options']): boolean => module.isOpen?.(readOptions(game, options, 2)) === true
  if (!leavesOpen({})) return {}
  const flags = Object.entries(game.def.options).filter(([, { kind }]) => kind === 'flag')
  const choices = flags.flatMap(([name]) => [{ [name]: false }, { [name]: true }])
  return choices.find((options) => !leavesOpen(options)) ?? {}
}
const isClosable = (module: GameModule): boolean => Object.keys(closing(module)).length > 0
/** The shortest game there is, with all hidden that can be. */
function boardOf(module: GameModule, seats = 2): Board {
  const brief = module.briefOptions?.(seats) ?? module.quickOptions(seats)
  return { game: module.game.id, options: { ...brief, ...closing(module) } }
}
function found<T>(what: string, choice: T | undefined): T {
  if (choice === undefined) throw new Mishap('unsuited', `no game here has ${what}`)
  return choice
}

const closable = found('hands that can be closed', modules.find(isClosable))
/** Friends whose hands are closed, as many as one likes. */
export const CLOSED_HANDS: Board = { game: closable.game.id, options: closing(closable) }
export const RIVALS = boardOf(found('rivals', modules.find(isRivalry)))
/** Friends at every other game. */
export const OTHERS: readonly Board[] = modules
  .filter((module) => !isClosable(module) && !isRivalry(module))
  .map((module) => boardOf(module))
/** Every game; those of rivals with any number of them. */
export const PLAYED: readonly Seated[] = modules.flatMap((module) => {
  const most = isRivalry(module) ? module.game.def.seats.max : 2
  return Array.from({ length: most - 1 }, (_, i) => ({ ...boardOf(module, i + 2), seats: i + 2 }))
})
/** The game of the closed hands, and a campaign. */
export const { game } = closable
export const campaign = found('a campaign', (await loadCampaigns())[0])
