/** Small ways to break FF-20. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('FF-20.5', 'steps/upkeep.ts', '(s.totemReady[site] = token >= 0)', '(s.totemReady[site] = token < 0)'),
  mutant('FF-20.1', 'steps/upkeep.ts', 't.move(card, Z.discard + seat)', 't.move(card, Z.draw + seat)'),
  mutant('FF-20.2', 'steps/upkeep.ts', 'if (next >= 0) t.move(next, Z.advanced + seat)', 'void next', 'no refill'),
  mutant('FF-20.3', 'steps/upkeep.ts', '.length < HAND', '.length <= HAND', 'six cards'),
  mutant(
    'FF-20.4',
    'steps/upkeep.ts',
    'let n = 0',
    'for (const card of t.cards(Z.hand + seat).slice()) t.move(card, Z.discard + seat)\n  let n = 0',
    'the hand is discarded',
  ),
  mutant('FF-20.6', 'steps/upkeep.ts', '(s.first + 1) % t.seats', 's.first % t.seats', 'the marker stays'),
  mutant(
    'FF-20.7',
    'steps/upkeep.ts',
    'asks.push(t.hold(seat, Q.advanced))',
    'if (asks.length === 0) asks.push(t.hold(seat, Q.advanced))\n    else t.withdraw()',
    'one player only',
  ),
]
