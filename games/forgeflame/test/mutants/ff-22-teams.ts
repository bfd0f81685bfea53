/** Small ways to break FF-22. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-22.7',
    'steps/powers.ts',
    't.cards(Z.forged + t.s.turn.seat)',
    '[...t.cards(Z.forged), ...t.cards(Z.forged + 2)]',
    'the powers of the partner',
  ),
  mutant(
    'FF-22.1',
    'state.ts',
    't.seats === 4 ? seat % 2 : seat',
    't.seats === 4 ? Math.floor(seat / 2) : seat',
    'neighbours are partners',
  ),
  mutant(
    'FF-22.2',
    'figures.ts',
    'isAlly(t, adv, other) && siteOf(t, other) === site',
    'adv !== other && seatOf(t, adv) === seatOf(t, other) && siteOf(t, other) === site',
    'only one’s own',
  ),
  mutant('FF-22.3', 'state.ts', "hand: { see: 'owner', per: 'seat' }", "hand: { see: 'all', per: 'seat' }"),
  mutant('FF-22.4', 'steps/setup.ts', 't.seats === 4 ? 4 : 3', '3', 'three artifacts'),
  mutant('FF-22.4', 'steps/setup.ts', 'at(FORGE, t.seats === 4)', 'at(FORGE, false)', 'one Flame'),
  mutant('FF-22.5', 'steps/end.ts', 'team: { full: 6,', 'team: { full: 5,'),
  mutant(
    'FF-22.6',
    'steps/end.ts',
    'seatsOfTeam(t, team).flatMap((seat) => t.cards(Z.forged + seat))',
    't.cards(Z.forged + team).slice()',
    'one player of the team',
  ),
  mutant(
    'FF-22.8',
    'steps/turn.ts',
    'teamOf(t, owner) !== teamOf(t, s.turn.seat)',
    'owner !== s.turn.seat',
    'not the partner’s Potions',
  ),
]
