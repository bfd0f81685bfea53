/** Small ways to break KD-4. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('KD-4.1', 'effects.ts', 'for (const effect of effects) {', 'for (const effect of effects.toReversed()) {'),
  mutant(
    'KD-4.2',
    'steps/event.ts',
    '  t.note(L.resolved, t.s.active, card)\n',
    '  t.note(L.resolved, t.s.active, card)\n  t.s.charged[t.s.active] = false\n',
    'a lantern is used up',
  ),
  mutant('KD-4.3', 'printed.ts', "return [['inPlay', card.bold ?? []]]", 'return []', 'events never speak'),
  mutant(
    'KD-4.3',
    'printed.ts',
    "return [['inPlay', card.bold ?? []]]",
    "return [['inPlay', [...(card.bold ?? []), { on: 'turnEnd', do: card.instructions }]]]",
    'instructions each turn',
  ),
  mutant(
    'KD-4.4',
    'steps/turn.ts',
    "  t.expire('turn')\n",
    "  t.expire('turn')\n  for (const z of SLOTS) if (s.turn > 4 && printed(t, inSlot(t, z)).kind === 'event') t.move(inSlot(t, z), Z.removed)\n",
    'events go away',
  ),
  mutant(
    'KD-4.5',
    'steps/event.ts',
    'yield* runEffects(t, instructions, card, t.s.active)',
    'yield* runEffects(t, instructions, card, 0)',
  ),
  mutant(
    'KD-4.6',
    'steps/event.ts',
    "if (after === 'completed') t.move(card, Z.completed)",
    "if (after === 'completed') t.move(card, Z.wellDiscard)",
  ),
  mutant(
    'KD-4.6',
    'steps/event.ts',
    "else if (after === 'discard') yield* discardFromBoard(t, [card])",
    "else if (after === 'discard') t.move(card, Z.completed)",
  ),
  mutant('KD-4.7', 'targets.ts', 'if (cards.length === 0 || !CHOSEN', 'if (!CHOSEN', 'asked without an answer'),
  mutant(
    'KD-4.8',
    'board.ts',
    "return faceUpCards(t).filter((card) => printed(t, card).kind !== 'event')",
    'return faceUpCards(t)',
  ),
]
