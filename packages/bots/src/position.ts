/** The one door between a match and a bot: what goes through here is all a bot can know. */
import type { Ask, Core, Fate, Match, Seat } from '@emberhall/kernel'
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
    world: () => match.imagine(seat, fate.next()),
    random: (n) => fate.below(n),
  }
}
/** A question that the table goes on using is not for writing in. */
function ownAsk(ask: Ask): Ask {
  return { ...ask, options: [...ask.options], blocked: [...ask.blocked] }
}
