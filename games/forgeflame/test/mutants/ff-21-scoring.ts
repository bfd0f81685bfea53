/** Small ways to break FF-21. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('FF-21.1', 'steps/end.ts', 'player: { full: 4,', 'player: { full: 5,', 'five artifacts'),
  mutant('FF-21.2', 'steps/kobolds.ts', "finish(t, 'overrun')", 'return', 'the game goes on'),
  mutant('FF-21.3', 'steps/values.ts', '[1, 2, 3, 0]', '[1, 1, 3, 0]', 'Darkiron worth 1'),
  mutant(
    'FF-21.4',
    'steps/end.ts',
    'const ores = s.adventurers.reduce(',
    'const ores = s.bag[2]! + s.adventurers.reduce(',
    'ore of the bag counts',
  ),
  mutant(
    'FF-21.3',
    'steps/end.ts',
    'adv.seat >= 0 && teamOf(t, adv.seat) === team',
    'adv.seat >= 0',
    'ore of everybody',
  ),
  mutant('FF-21.5', 'steps/end.ts', 'Math.max(...t.s.scores.map', 'Math.min(...t.s.scores.map', 'the fewest win'),
  mutant('FF-21.6', 'steps/end.ts', '.sort((a, b) => b - a)', '.sort((a, b) => a - b)'),
  mutant(
    'FF-21.6',
    'steps/end.ts',
    'tied.length > 1 && i < Math.max',
    'i < 1 && i < Math.max',
    'only the best is compared',
  ),
  mutant('FF-21.7', 'steps/end.ts', 't.note(L.score, team, score.total)', 't.note(L.score, team, score.artifacts)'),
]
