/** Small ways to break FF-8. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-8.1',
    'steps/explore.ts',
    "    case 'find':\n      return yield* goodFind(t, seat, site)",
    "    case 'find':\n      return",
    'nothing to be found',
  ),
  mutant('FF-8.2', 'steps/explore.ts', '  s.exploration[site] = -1\n', '', 'a token works again and again'),
  mutant(
    'FF-8.3',
    'steps/move.ts',
    '  t.note(L.sent, adv, to)\n  yield* enter(t, adv, to)',
    '  t.note(L.sent, adv, to)\n  t.s.adventurers[adv]!.site = to',
    'only Moves reveal',
  ),
  mutant(
    'FF-8.4',
    'steps/explore.ts',
    'yield* reveal(t, seatOf(t, adv), site',
    'yield* reveal(t, t.s.turn.seat, site',
    'the pusher gains',
  ),
  mutant('FF-8.5', 'steps/explore.ts', 'return takeTreasure(t, seat)', 'return', 'no Treasure'),
  mutant(
    'FF-8.6',
    'steps/explore.ts',
    'if (canKindle(t)) yield* kindle(t, seat)',
    'while (canKindle(t)) yield* kindle(t, seat)',
    'all Flames at once',
  ),
  mutant(
    'FF-8.7',
    'steps/explore.ts',
    'return placeKobold(t, site)',
    'return void (placeKobold(t, site), t.s.lying[site]!.fill(0))',
    'the newcomer steals',
  ),
  mutant(
    'FF-8.8',
    'steps/explore.ts',
    "s.phase !== 'turns' || s.turn.seat !== seat",
    "s.phase !== 'turns'",
    'a trap ends another player’s turn',
  ),
  mutant('FF-8.8', 'steps/turn.ts', 'if (now.trapped) loseChain(t)', '', 'a chained card survives the trap'),
  mutant(
    'FF-8.9',
    'steps/explore.ts',
    't.s.totemReady[site] = true',
    't.s.totemReady[site] = false',
    'no Active token',
  ),
  mutant(
    'FF-8.10',
    'steps/explore.ts',
    '  fromReserve(t, ore)\n  laid(t, ore, site)',
    '  fromReserve(t, ore)\n  t.s.adventurers[t.s.turn.adv]!.ore[ore]! += 1',
    'the ore goes onto the adventurer',
  ),
  mutant(
    'FF-8.11',
    'steps/kobolds.ts',
    '    at(kobolds, i).site = to\n',
    '    at(kobolds, i).site = to\n    t.s.exploration[to] = -1\n',
    'a Kobold takes the token away',
  ),
]
