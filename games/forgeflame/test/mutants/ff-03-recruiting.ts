/** Small ways to break FF-3. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-3.1',
    'steps/recruit.ts',
    '    [0, 1],\n    [1, 2],\n    [0, 2],\n    [1, 1],',
    '    [0, 1],\n    [1, 1],\n    [0, 2],\n    [1, 2],',
    'the second takes one, then two',
  ),
  mutant(
    'FF-3.2',
    'steps/recruit.ts',
    '    [0, 2],\n    [1, 1],\n    [2, 1],\n',
    '    [0, 2],\n    [2, 1],\n    [1, 1],\n',
    'the end of the order',
  ),
  mutant(
    'FF-3.3',
    'steps/recruit.ts',
    '    [3, 2],\n    [2, 1],',
    '    [3, 1],\n    [3, 1],\n    [2, 1],',
    'the fourth in two steps',
  ),
  mutant('FF-3.4', 'steps/recruit.ts', '    [3, 2],\n    [2, 1],', '    [3, 1],\n    [2, 1],', 'the fourth takes one'),
  mutant(
    'FF-3.5',
    'steps/recruit.ts',
    '{ core: true, extra, expansion }',
    '{ core: true, extra: true, expansion: true }',
    'always everybody',
  ),
  mutant('FF-3.6', 'steps/recruit.ts', "t.random('recruit', left.length)", '0', 'dealt in printed order'),
  mutant('FF-3.6', 'steps/recruit.ts', 'if (isFull) continue', '', 'a fourth adventurer'),
  mutant(
    'FF-3.7',
    'steps/recruit.ts',
    'const seat = (t.s.first + place) % t.seats',
    'const seat = place',
    'counted from seat 0',
  ),
]
