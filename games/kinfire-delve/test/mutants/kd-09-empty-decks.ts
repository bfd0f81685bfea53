/** Small ways to break KD-9. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('KD-9.1', 'steps/icons.ts', '    t.shuffle(Z.deck + seat)\n', '', 'not shuffled'),
  mutant(
    'KD-9.2',
    'steps/icons.ts',
    '  t.move(t.top(Z.deck + seat), Z.hand + seat)\n  return true',
    '  t.move(t.top(Z.deck + seat), Z.hand + seat)\n  if (t.cards(Z.deck + seat).length === 0 && t.cards(Z.discard + seat).length > 0) {\n    for (const card of t.cards(Z.discard + seat).slice()) t.move(card, Z.deck + seat)\n    t.shuffle(Z.deck + seat)\n    t.note(L.reshuffled, seat)\n  }\n  return true',
    'reshuffled as soon as it is empty',
  ),
  mutant(
    'KD-9.3',
    'steps/icons.ts',
    '    if (t.cards(Z.discard + seat).length === 0) return false\n',
    "    if (t.cards(Z.discard + seat).length === 0) return t.end('loss')\n",
    'nothing left to draw loses',
  ),
  mutant(
    'KD-9.4',
    'steps/exhaustion.ts',
    '  yield* fatigue(t, 1) //',
    '  if (t.cards(Z.fatigueDeck).length === 0) return\n  yield* fatigue(t, 1) //',
    'no Fatigue card, no hand',
  ),
  mutant(
    'KD-9.4',
    'steps/icons.ts',
    'for (let i = 0; i < n && t.cards(Z.fatigueDeck).length > 0; i++) {',
    'if (t.cards(Z.fatigueDeck).length >= n) for (let i = 0; i < n; i++) {',
    'all or none',
  ),
  mutant(
    'KD-9.5',
    'steps/refill.ts',
    '    if (slot === undefined) return\n',
    '    if (slot === undefined) return t.cards(Z.well).length === 0 ? yield* reachBottom(t) : undefined\n',
    'an empty deck is the bottom',
  ),
  mutant(
    'KD-9.6',
    'steps/icons.ts',
    'for (; moved < n && t.cards(Z.wellDiscard).length > 0; moved++) t.move',
    'if (t.cards(Z.wellDiscard).length >= n) for (; moved < n; moved++) t.move',
    'all or none',
  ),
  mutant(
    'KD-9.7',
    'steps/icons.ts',
    'for (; moved < n && t.cards(Z.well).length > 0; moved++) t.move',
    'if (t.cards(Z.well).length >= n) for (; moved < n; moved++) t.move',
    'all or none',
  ),
]
