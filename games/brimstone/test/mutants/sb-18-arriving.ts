/** Small ways to break sb-18-arriving. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'SB-18.2',
    'queries/foes.ts',
    'isBrutal(t) ? sheetOf(t, type).brutal : sheetOf(t, type).normal',
    'sheetOf(t, type).normal',
    'never Brutal',
  ),
  mutant(
    'SB-18.3',
    'steps/elite.ts',
    'while ((((elite[type] ?? 0) >> (face - 1)) & 1) === 1)',
    'while (false)',
    'the same ability twice',
  ),
  mutant(
    'SB-18.5',
    'steps/arrive.ts',
    'Math.min(n, sheetOf(t, type).figures - onBoard)',
    'n',
    'more figures than there are',
  ),
  mutant(
    'SB-20.8',
    'steps/turn.ts',
    's.fight.ambush = s.fight.nextAmbush',
    's.fight.ambush = []',
    'no bonus next turn',
  ),
  mutant(
    'SB-20.7',
    'steps/arrive.ts',
    "if (s.phase === 'activate' && sources.size > 0) cutTurn(t)",
    '',
    'the turn goes on after an Ambush',
  ),
  mutant('SB-20.3', 'steps/arrive.ts', 'fewestTargeted(t, type, open)', 'open', 'any hero is ambushed'),
  mutant('SB-21.4', 'steps/activate.ts', 'yield* fear(t, h)', '', 'nobody is afraid'),
  mutant('SB-22.1', 'steps/walk.ts', 'if (value > 0) {', 'if (value > 9) {', 'enemies hold nobody'),
  mutant('SB-22.2', 'steps/walk.ts', ': value\n', ': 6\n', 'one escape clears all'),
  mutant(
    'SB-22.4',
    'queries/walking.ts',
    'value > highest',
    'value < highest || highest === 0',
    'the lowest value holds',
  ),
]
