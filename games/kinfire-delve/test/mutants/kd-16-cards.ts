/** Small ways to break KD-16. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'KD-16.1',
    'steps/attempt.ts',
    'if (copy === target || s.completing.includes(copy)) continue',
    'if (s.completing.includes(copy)) continue',
    'copied onto itself',
  ),
  mutant('KD-16.1', 'steps/attempt.ts', 'if (s.attempt.copies) {', 'if (!s.attempt.copies) {'),
  mutant(
    'KD-16.2',
    'content/grotto/well-green.ts',
    "bold: [{ on: 'turnStart', do: [{ do: 'addProgress', n: 1, on: { target: 'self' } }] }]",
    "bold: [{ on: 'turnEnd', do: [{ do: 'addProgress', n: 1, on: { target: 'self' } }] }]",
  ),
  mutant(
    'KD-16.3',
    'counts.ts',
    'difficulty(t, self) - at(s.progress, self)',
    'printed(t, self).difficulty - at(s.progress, self)',
    'the printed difficulty',
  ),
  mutant(
    'KD-16.4',
    'steps/check.ts',
    '    yield* runEffects(t, printed(t, card).reward, card, s.active)\n',
    '    s.progress[card] = 0\n    yield* runEffects(t, printed(t, card).reward, card, s.active)\n',
    'tokens away first',
  ),
  mutant('KD-16.5', 'effects.ts', 'card = t.top(Z.wellDiscard)', 'card = t.top(Z.well)'),
  mutant(
    'KD-16.5',
    'steps/exhaustion.ts',
    '  draw(t, seat, size)\n',
    '  yield* t.emit(E.exhausted)\n  draw(t, seat, size)\n',
    'attached before the hand is drawn, too',
  ),
  mutant(
    'KD-16.1',
    'effects.ts',
    'if (self === attempt.target) attempt.copies = true',
    'attempt.copies = true',
    'a copy that looks on copies too',
  ),
]
