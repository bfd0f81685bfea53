/** Small ways to break sb-01-dice-and-setup. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'SB-1.1',
    'steps/dice.ts',
    'PERIL = [3, 3, 4, 4, 5, 6]',
    'PERIL = [1, 2, 3, 4, 5, 6]',
    'a plain die for the Peril Die',
  ),
  mutant('SB-1.9', 'steps/posse.ts', 'of.length === 1 ? 0 : t.random(key, of.length)', '0', 'always the first'),
  mutant(
    'SB-39.2',
    'steps/posse.ts',
    'of.length === 1 ? 0 : t.random(key, of.length)',
    't.random(key, of.length)',
    'a roll for the only one',
  ),
  mutant(
    'SB-1.13',
    'queries/stats.ts',
    'if (by !== undefined) value += by',
    'if (by !== undefined) value -= by',
    'what adds takes away',
  ),
  mutant('SB-2.2', 'steps/setup.ts', '  takeKeepsake(t, hero)\n', '', 'no Personal Item'),
  mutant(
    'SB-4.8',
    'steps/setup.ts',
    '.isStart && isFree(t, cell)',
    ' !== undefined && isFree(t, cell)',
    'any square to start on',
  ),
  mutant('SB-4.9', 'steps/setup.ts', 's.threat = LEVELS.indexOf(difficulty.threat)', 's.threat = 0', 'always Low'),
  mutant(
    'SB-4.11',
    'steps/explore.ts',
    "gate === true && t.options.mode === 'advanced'",
    'gate === true',
    'gates in the Basic game',
  ),
]
