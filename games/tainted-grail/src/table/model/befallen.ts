/** What befalls the land, which has to be looked at meanwhile: a card that comes or goes, a stone that is fed or dies. */
import { CONTENT } from '../../content/index.ts'
import type { Tableau } from './tableau.ts'

const OF_THE_LAND: ReadonlySet<string> = new Set(['revealed', 'replaced', 'swallowed', 'menhirOut', 'activated'])
export interface Befallen {
  readonly what: string
  readonly location: number
}
export function befallen({ beat, screen }: Pick<Tableau, 'beat' | 'screen'>): Befallen | null {
  const line = beat?.lot === undefined ? beat?.line : undefined
  if (screen !== 'land' || line === undefined || !OF_THE_LAND.has(line.what)) return null
  return { what: line.what, location: CONTENT.locations.findIndex(({ id }) => line.args.includes(id)) }
}
