/** The games that are played here. */
import { forgeflame, type S as ForgeState, Z as FZ } from '@emberhall/forgeflame'
import { type Core, type GameModule } from '@emberhall/kernel'
import { kinfireDelve, type S, Z } from '@emberhall/kinfire-delve'
import type { Summary } from './protocol.ts'

export interface ServedGame extends GameModule {
  /** How a table stands, from what everybody may see of it. */
  readonly summary?: (state: Core) => Summary
}

/** The same figures as on the tickets of tables that a browser keeps. */
function summaryOfDelve(core: Core): Summary {
  const { zones, turn, hp, phase } = core as S
  const away = zones[Z.wellDiscard]!.length + zones[Z.completed]!.length
  return { turn, health: hp, left: zones[Z.well]!.length, away, finale: phase === 'finale' ? 1 : 0 }
}
function summaryOfForge(core: Core): Summary {
  const { round, turns, zones } = core as ForgeState
  const forged = turns.map((_, seat) => zones[FZ.forged + seat]!.length)
  const sides = forged.length === 4 ? [forged[0]! + forged[2]!, forged[1]! + forged[3]!] : forged
  return { turn: round, artifacts: Math.max(...sides), solo: forged.length === 1 ? 1 : 0 }
}
// What differs between games is beyond what a server needs to know of them.
export const GAMES: readonly ServedGame[] = [
  { ...(kinfireDelve as unknown as GameModule), summary: summaryOfDelve },
  { ...(forgeflame as unknown as GameModule), summary: summaryOfForge },
]
