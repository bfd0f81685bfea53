/** Small ways to break what a table may put right. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

const right = (find: string, replace: string, note: string) => mutant('KD-14.15', 'corrections.ts', find, replace, note)

export const mutants = [
  right("t.agenda[0]?.step === 'turn' ? choices(t) : []", 'choices(t)', 'at any time'),
  right('once(s.hp < s.hpMax)', 'once(true)', 'above the cap'),
  right('once(s.hp > 1)', 'once(s.hp > 0)', 'the last health'),
  right('+ 1 < difficulty(t, card)', '+ 1 <= difficulty(t, card)', 'a card is completed'),
  right('...challengesInPlay(t), ...t.cards(Z.master)', '...challengesInPlay(t)', 'not on the Master'),
  right('(seat) => !t.s.charged[seat]', '(seat) => t.s.charged[seat]', 'only charged lanterns are charged'),
  right(' + t.cards(Z.discard + seat).length > 0', ' > 0', 'no draw from an empty deck'),
  right('- Z.hand + Z.discard', '- Z.hand + Z.deck', 'dropped onto the deck'),
  right('- Z.discard + Z.hand', '- Z.discard + Z.deck', 'picked up onto the deck'),
  right('t.move(card, Z.fatigueDeck)', 't.move(card, Z.removed)', 'the Fatigue card is gone for good'),
]
