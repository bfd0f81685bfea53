/** Small ways to break what a table may put right. A test that cites the rule notices. */
import type { Mutant } from '@emberhall/testkit'

const mutant = (find: string, replace: string, note: string): Mutant => ({
  rule: 'KD-14.15',
  file: 'src/corrections.ts',
  find,
  replace,
  note,
})

export const mutantsOfCorrections: readonly Mutant[] = [
  mutant("t.agenda[0]?.step === 'turn' ? choices(t) : []", 'choices(t)', 'at any time'),
  mutant('once(s.hp < s.hpMax)', 'once(true)', 'above the cap'),
  mutant('once(s.hp > 1)', 'once(s.hp > 0)', 'the last health'),
  mutant('+ 1 < difficulty(t, card)', '+ 1 <= difficulty(t, card)', 'a card is completed'),
  mutant('...challengesInPlay(t), ...t.cards(Z.master)', '...challengesInPlay(t)', 'not on the Master'),
  mutant('(seat) => !t.s.charged[seat]', '(seat) => t.s.charged[seat]', 'only charged lanterns are charged'),
  mutant(' + t.cards(Z.discard + seat).length > 0', ' > 0', 'no draw from an empty deck'),
  mutant('- Z.hand + Z.discard', '- Z.hand + Z.deck', 'dropped onto the deck'),
  mutant('- Z.discard + Z.hand', '- Z.discard + Z.deck', 'picked up onto the deck'),
  mutant('t.move(card, Z.fatigueDeck)', 't.move(card, Z.removed)', 'the Fatigue card is gone for good'),
]
