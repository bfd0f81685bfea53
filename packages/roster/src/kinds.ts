/** Games by what they are, for tests and trials: who needs a game of some kind names none. */
import { BadInput, readOptions } from '@emberhall/kernel'
import type { GameModule, GameShell } from '@emberhall/speech'
import { loadCampaign, loadFace, loadGames } from './index.ts'

type Options = Readonly<Record<string, unknown>>

const modules = await loadGames()
function found<T>(what: string, choice: T | null | undefined): T {
  if (choice === undefined || choice === null) throw new BadInput(`no game here has ${what}`)
  return choice
}
export const isRivalry = (module: GameModule): boolean => module.rivals?.(2) === true

/** The option that hides what everybody would see otherwise; nothing where there is none. */
export function closing(module: GameModule): Options {
  const { game } = module
  const leavesOpen = (options: Options): boolean => module.isOpen?.(readOptions(game, options, 2)) === true
  if (!leavesOpen({})) return {}
  const flags = Object.entries(game.def.options).filter(([, { kind }]) => kind === 'flag')
  const choices = flags.flatMap(([name]) => [{ [name]: false }, { [name]: true }])
  return choices.find((options) => !leavesOpen(options)) ?? {}
}
export const isClosable = (module: GameModule): boolean => Object.keys(closing(module)).length > 0

/** Friends whose hands are open, until they close them. */
export const friends = found('hands that can be closed', modules.find(isClosable))
export const rivals = found('rivals', modules.find(isRivalry))
/** Friends who always have something to hide from each other, in a campaign. */
export const hiders = found(
  'secrets among friends',
  modules.find((module) => module.isOpen === undefined && !isRivalry(module)),
)
export const campaign = found('a campaign with secrets', await loadCampaign(hiders.game.id))
/** What the frame around a table is told of such a game. */
export async function shellOf({ game }: GameModule): Promise<GameShell> {
  const face = found('a shell', await loadFace(game.id, 'shell')) as { readonly shell: GameShell }
  return face.shell
}
