/** Small ways to break FF-24. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-24.1',
    'steps/end.ts',
    'team: { full: 6, short: 4 }',
    'team: { full: 6, short: 3 }',
    'three of a team are enough',
  ),
  mutant('FF-24.1', 'steps/end.ts', "t.options.short ? 'short' : 'full'", "'full'", 'never short'),
]
