/** The pack with something printed otherwise, for rules that it shows only together with others. */
import { CONTENT } from '../src/content/index.ts'
import type { CombatEncounter, Content, DiplomacyEncounter, Effect, EncounterId } from '../src/content/types.ts'
import { type GrailGame, makeGrail } from '../src/game.ts'

type Printed = Partial<Omit<CombatEncounter, 'kind' | 'id'>> &
  Partial<Omit<DiplomacyEncounter, 'kind' | 'id' | 'colour'>>
export function withEncounter(id: EncounterId, printed: Printed): GrailGame {
  const encounters = CONTENT.encounters.map((one) => (one.id === id ? ({ ...one, ...printed } as typeof one) : one))
  const content: Content = { ...CONTENT, encounters }
  return makeGrail(content)
}
/** The Vagabond, who does this whatever the pool. */
export const withTable = (effects: readonly Effect[], more: Printed = {}): GrailGame =>
  withEncounter('GY2', { table: [{ min: 0, max: null, do: effects }], traits: [], ...more })
