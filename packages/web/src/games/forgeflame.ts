/** Forgeflame, as the shell sees it. */
import { forgeflame, type S, Z } from '@emberhall/forgeflame'
import type { Core, GameModule } from '@emberhall/kernel'
import { optionWords } from './forgeflame.text.ts'
import type { GamePack } from './pack.ts'

/** The round, and the most artifacts that one side has forged. */
function summary(core: Core): Record<string, number> {
  const { round, turns, zones } = core as S
  const forged = turns.map((_, seat) => zones[Z.forged + seat]!.length)
  const sides = forged.length === 4 ? [forged[0]! + forged[2]!, forged[1]! + forged[3]!] : forged
  return { turn: round, artifacts: Math.max(...sides), solo: forged.length === 1 ? 1 : 0 }
}
export const pack: GamePack = {
  module: forgeflame as unknown as GameModule,
  summary,
  optionWords,
  openHands: null,
  perSeat: null,
  lesson: null,
  dice: () => [],
}
