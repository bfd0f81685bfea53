/** Small ways to break FF-14. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-14.2',
    'steps/values.ts',
    '[0, 0, 3, 7, 12] as const',
    '[0, 0, 3, 10, 22] as const',
    'bonuses are added up',
  ),
  mutant('FF-14.2', 'steps/values.ts', 'Math.min(4, i)', 'Math.min(3, i)', 'no set of four'),
  mutant(
    'FF-14.12',
    'steps/values.ts',
    'best = Math.max(best, setBonus(first',
    'best = Math.min(best, setBonus(first',
    'the worst collection',
  ),
  mutant('FF-14.3', 'steps/powers.ts', 's.exhausted.push(card)', 'void card', 'the card is not tilted'),
  mutant(
    'FF-14.3',
    'steps/powers.ts',
    't.cards(Z.forged + t.s.turn.seat)',
    't.cards(Z.forged)',
    'powers of the first seat on every turn',
  ),
  mutant(
    'FF-14.5',
    'steps/powers.ts',
    'if (verbOf(picked) === V.reserve) return',
    'if (verbOf(picked) !== V.reserve) return',
  ),
  mutant('FF-14.6', 'steps/marks.ts', 'pawnOf(t, adv).slow = false', 'void adv', 'Slow stays'),
  mutant(
    'FF-14.7',
    'steps/powers.ts',
    'isAdjacent(t, siteOf(t, adv), kobold.site) && t.offer',
    'kobold.site >= 0 && t.offer',
    'a Kobold anywhere',
  ),
  mutant('FF-14.8', 'steps/powers.ts', 'Q.powerScout, 1, 2)', 'Q.powerScout, 1, 3)'),
  mutant('FF-14.9', 'steps/powers.ts', 'return canKindle(t)', 'return true'),
  mutant('FF-14.10', 'steps/powers.ts', 'return grant(t, adv, power, false)', "return grant(t, adv, 'stealth', false)"),
  mutant('FF-14.11', 'steps/powers.ts', 'return grant(t, adv, power, false)', "return grant(t, adv, 'flight', false)"),
]
