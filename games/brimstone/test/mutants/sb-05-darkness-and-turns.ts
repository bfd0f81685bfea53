/** Small ways to break sb-05-darkness-and-turns. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'SB-5.1',
    'content/mine/track.ts',
    '{ from: 5, holdBack: 8 }',
    '{ from: 6, holdBack: 8 }',
    'the second stage a space later',
  ),
  mutant('SB-5.3', 'steps/turn.ts', 'yield* advanceDarkness(t, 1)', 'yield* advanceDarkness(t, 2)', 'two spaces'),
  mutant(
    'SB-5.9',
    'steps/darkness.ts',
    'Math.min(track.spaces - 1, depth.darkness - n)',
    'depth.darkness - n',
    'back beyond the track',
  ),
  mutant(
    'SB-6.6',
    'steps/activate.ts',
    "if (foremost.length > 0) return t.next('foes', pick(t, 'type', foremost))\n  for (const h of heroes)",
    'for (const h of heroes)',
    'enemies never act',
  ),
  mutant(
    'SB-6.5',
    'steps/activate.ts',
    'if (initiativeOf(t, h) === best) t.offer(V.hero, h)',
    't.offer(V.hero, h)',
    'anybody next',
  ),
  mutant(
    'SB-6.9',
    'steps/flow.ts',
    "  t.s.isCut = true\n  t.s.agenda = []\n  t.later('endTurn')",
    "  t.later('endTurn')",
    'the turn goes on',
  ),
  mutant(
    'SB-7.2',
    'steps/act.ts',
    '  t.s.acting.isDone = true\n  t.s.acting.attacked = true',
    '  t.s.acting.attacked = true',
    'he walks on after an attack',
  ),
  mutant('SB-7.3', 'queries/walking.ts', 'nth(filled, cell) > 0 ||', '', 'through other heroes'),
  mutant('SB-8.3', 'steps/activate.ts', 'yield* voices(t, h)', '', 'the dark is silent'),
  mutant('SB-9.2', 'queries/board.ts', 'if (corner >= 0) out.push(corner)', '', 'no diagonals'),
  mutant(
    'SB-9.3',
    'queries/sight.ts',
    '- nth(board.y, from)) === to',
    '- nth(board.y, from)) !== -2',
    'walls are glass',
  ),
  mutant(
    'SB-9.4',
    'queries/reach.ts',
    'rangesFrom({ open, beyond }: Board',
    'rangesFrom({ near: open, beyond }: Board',
    'range goes around gaps',
  ),
]
