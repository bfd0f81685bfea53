/** Small ways to break sb-14-harm-and-items. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'SB-14.1',
    'steps/saves.ts',
    'face + bonus < need).length',
    'face + bonus <= need).length',
    'saves one harder',
  ),
  mutant('SB-14.4', 'steps/harm.ts', "raw === 0 ? 0 : yield* afterArmor(t, h, raw, 'armor')", 'raw', 'no armor'),
  mutant(
    'SB-14.5',
    'queries/stats.ts',
    'best = Math.min(best, valueIn(',
    'best = Math.min(7, valueIn(',
    'the last armor counts, not the best',
  ),
  mutant(
    'SB-15.3',
    'steps/harm.ts',
    "yield* lose(t, 'allDown') // SB-15.3",
    '{} // SB-15.3',
    'nobody stands and it goes on',
  ),
  mutant('SB-15.4', 'steps/recover.ts', "yield* rollCharts(t, h, cause, 'reroll')", '', 'no chart'),
  mutant(
    'SB-15.11',
    'steps/recover.ts',
    'Math.max(needed, spare - hero[other])',
    'Math.max(0, spare - hero[other])',
    'all into the other pool',
  ),
  mutant('SB-16.2', 'steps/heal.ts', 'healer !== h', 'healer >= 0', 'XP for healing oneself'),
  mutant('SB-16.4', 'steps/heal.ts', 'Math.min(n, hero[pool])', 'n', 'healed beyond the wounds'),
  mutant(
    'SB-17.4',
    'steps/items.ts',
    'weightOf(t, h) > carryLimit(t, h)',
    'weightOf(t, h) > 99',
    'no load is too heavy',
  ),
  mutant(
    'SB-17.6',
    'steps/items.ts',
    'itemOf(t, other).zone === zone)',
    'itemOf(t, other).zone === zone && zone === undefined)',
    'two hats',
  ),
  mutant(
    'SB-17.13',
    'steps/trade.ts',
    'slotsUsed(t, onto) + fills > itemOf(t, onto).slots',
    'fills > itemOf(t, onto).slots',
    'slots are not filled',
  ),
  mutant('SB-17.14', 'steps/items.ts', 'const BAG = 5', 'const BAG = 6', 'six tokens'),
  mutant('SB-17.15', 'steps/tokens.ts', 't.s.fight.flashes.push(worldOf(t, h))', '', 'Flash does nothing'),
]
