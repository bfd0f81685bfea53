/** Small ways to break FF-23. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('FF-23.1', 'steps/setup.ts', 'options.mithrul ? MITHRULS : 0', 'MITHRULS', 'Mithrül at every table'),
  mutant(
    'FF-23.2',
    'steps/explore.ts',
    'if (fromReserve(t, MITHRUL) > 0) return laid(t, MITHRUL, site)',
    '',
    'an ore of choice all the same',
  ),
  mutant(
    'FF-23.3',
    'ore.ts',
    'for (const some of ores) n += some',
    'for (const some of ores.slice(0, 3)) n += some',
    'Mithrül weighs nothing',
  ),
  mutant('FF-23.4', 'steps/forge.ts', '  t.s.crowned.push(card)\n', '', 'it is lost'),
  mutant('FF-23.5', 'steps/values.ts', 'MITHRUL_PER_ORE = 2', 'MITHRUL_PER_ORE = 1', 'one point an ore'),
  mutant(
    'FF-23.5',
    'steps/values.ts',
    'ORE_VALUES = [1, 2, 3, 0]',
    'ORE_VALUES = [1, 2, 3, 2]',
    'carried Mithrül scores',
  ),
  mutant('FF-23.6', 'ore.ts', 'ORDINARY = [0, 1, 2]', 'ORDINARY = [0, 1, 2, 3]', 'Mithrül of choice'),
  mutant(
    'FF-23.7',
    'steps/kobolds.ts',
    '  const ore = PRECIOUS.find((kind) => at(at(t.s.lying, site), kind) > 0)\n',
    '  const ore = [3, ...PRECIOUS].find((kind) => at(at(t.s.lying, site), kind) > 0)\n',
    'Kobolds love it',
  ),
  mutant(
    'FF-23.8',
    'ore.ts',
    'export function toReserve(t: T, ore: number, n = 1): void {',
    'export function toReserve(t: T, ore: number, n = 1): void {\n  if (ore === 3) return',
    'never put aside again',
  ),
  mutant(
    'FF-23.9',
    'steps/forge.ts',
    '  for (const payer of payers(t, adv, site))\n    if (at(pawnOf(t, payer).ore, MITHRUL) > 0)',
    '  for (const payer of [adv])\n    if (at(pawnOf(t, payer).ore, MITHRUL) > 0)',
    'only one’s own',
  ),
]
