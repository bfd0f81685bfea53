/** The one door between a match and a bot: what goes through here is all a bot can know. */
import { ANSWER, type Answer, type Ask, CHANCE, type Core, type Fate, type Match, type Seat } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'

/**
 * What a seat may know, and dice of its own. The match stays behind in this closure; a bot gets copies, so that it can
 * spoil nothing either.
 */
export function position<S extends Core, O>(match: Match<S, O>, seat: Seat, ask: Ask, fate: Fate): Position<S, O> {
  const own = ownAsk(ask)
  return {
    seat,
    ask: own,
    options: match.options,
    seats: match.seats,
    view: () => ({ ...match.view(seat), ask: own }),
    world: (seed = fate.next()) => match.imagine(seat, seed),
    random: (n) => fate.below(n),
    given: () => givenBy(match, seat),
  }
}
/** A question that the table goes on using is not for writing in. */
function ownAsk(ask: Ask): Ask {
  return { ...ask, options: [...ask.options], blocked: [...ask.blocked] }
}
/** How many answers of the whole table are looked back on. */
const FAR_BACK = 80
function givenBy<S extends Core, O>(match: Match<S, O>, seat: Seat): Answer[] {
  const { ledger } = match.table
  if (ledger === null) return []
  const lately = ledger.entries(Math.max(0, ledger.answerAgo(FAR_BACK)))
  const since = lately.slice(lately.findLastIndex(({ tag }) => tag === CHANCE) + 1)
  return since.filter((entry) => entry.tag === ANSWER && entry.seat === seat).map(({ answer }) => answer)
}
