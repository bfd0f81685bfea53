/** Small ways to break KD-12. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'KD-12.1',
    'steps/discard.ts',
    '  yield* check(t)\n  for (const card of gone) {\n',
    '  for (const card of gone) {\n',
    'texts about a discard come before the win',
  ),
  mutant(
    'KD-12.1',
    'steps/check.ts',
    'at(s.progress, card) >= difficulty(t, card)',
    'at(s.progress, card) > difficulty(t, card)',
    'one more than needed',
  ),
  mutant('KD-12.2', 'steps/check.ts', "  if (t.s.hp === 0) lose(t, 'health')\n", '', 'no loss at 0'),
  mutant(
    'KD-12.3',
    'steps/check.ts',
    '    if (!holds(t, f.static.when, f.self, t.s.active)) continue\n',
    '    if (t.s.attempt.open || !holds(t, f.static.when, f.self, t.s.active)) continue\n',
    'not during attempts',
  ),
  mutant(
    'KD-12.4',
    'steps/end.ts',
    "return t.end('loss')",
    'return t.end(`loss ${t.s.active}`)',
    'the active Seeker alone',
  ),
  mutant(
    'KD-12.5',
    'steps/attempt.ts',
    '  const done = completable(t, target)\n',
    '  if (isPenaltyDue(t, target)) yield* runEffects(t, printed(t, target).penalty, target, s.active)\n  const done = completable(t, target)\n',
    'penalty first',
  ),
  mutant('KD-12.6', 'steps/icons.ts', 'Math.min(n, s.hpMax - s.hp)', 'Math.min(n, 10 - s.hp)', 'the cap is 10 for all'),
  mutant('KD-12.6', 'steps/icons.ts', 's.hp = Math.max(0, s.hp - suffered)', 's.hp = s.hp - suffered', 'below 0'),
  mutant(
    'KD-12.7',
    'effects.ts',
    "    case 'eachSeeker': // KD-14.11 clockwise from the active Seeker\n      for (const seat of clockwise(t, s.active))",
    "    case 'eachSeeker': // KD-14.11 clockwise from the active Seeker\n      for (const seat of [s.active])",
    'each Seeker counts once for all',
  ),
  mutant(
    'KD-12.8',
    'steps/check.ts',
    'export function* check(t: T): Rule {\n  checkDefeat(t)\n',
    'export function* check(t: T): Rule {\n  if (completable(t, -1).includes(masterCard(t))) win(t)\n  checkDefeat(t)\n',
    'victory first',
  ),
  mutant(
    'KD-12.9',
    'steps/check.ts',
    '  if (done.includes(masterCard(t))) win(t)\n',
    '  if (done.length === 1 && done.includes(masterCard(t))) win(t)\n',
    'rewards first',
  ),
]
