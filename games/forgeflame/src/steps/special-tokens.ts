/** FF-26.OG.1, FF-26.SI Potions are filled, Webs are laid. */
import { aOf, at, bOf, type Rule, type Why, why } from '@emberhall/kernel'
import type { Effect, Range } from '../content/types.ts'
import { isWebbedArtifact, seatOf, SILKARA, websOnOre } from '../figures.ts'
import { kinds } from '../ore.ts'
import { type Adv, Q, type SiteNo, type T, V } from '../state.ts'
import { L } from '../logs.ts'
import { putWeb, webAtHand } from '../webs.ts'
import { rowCards } from './forge.ts'
import { sitesInRange, targetsOf } from './targets.ts'

type Web = Extract<Effect, { do: 'web' }>
const NO_WEB = why('noWebLeft', 'FF-26.SI.1')

/** FF-26.OG.1 */
export function* fill(t: T, n: number): Rule {
  t.s.potions.forEach((potion, i) => potion === 'empty' && t.offer(V.potion, i))
  for (const option of yield* t.some(t.s.turn.seat, Q.fill, n, n)) {
    t.s.potions[aOf(option)] = 'full'
    t.note(L.filled, aOf(option))
  }
}
/** FF-26.SI.1 It takes a Web at hand, and A-50 the hand of Silkara's controller. */
export function canWeb(t: T, e: Web): boolean | Why {
  const { adv, seat } = t.s.turn
  if (seatOf(t, SILKARA) !== seat || webAtHand(t) === undefined) return NO_WEB
  if (e.on === 'artifact') return rowCards(t).some((card) => !isWebbedArtifact(t, card))
  return e.on === 'ore' ? webbable(t, adv, e.range).length > 0 : targetsOf(t, adv, e).length > 0
}
function webbable(t: T, adv: Adv, range: Range): [site: SiteNo, ore: number][] {
  return sitesInRange(t, adv, range).flatMap((site) =>
    kinds(at(t.s.lying, site)).flatMap((ore): [SiteNo, number][] =>
      at(at(t.s.lying, site), ore) > websOnOre(t, site, ore) ? [[site, ore]] : [],
    ),
  )
}
/** FF-26.SI.3, FF-26.SI.4, FF-26.SI.5 */
export function* web(t: T, e: Web): Rule {
  const { adv, seat } = t.s.turn
  if (e.on === 'artifact') {
    for (const card of rowCards(t)) if (!isWebbedArtifact(t, card)) t.offer(V.card, card)
    return putWeb(t, 'artifact', aOf(yield* t.choose(seat, Q.web)))
  }
  if (e.on === 'ore') {
    for (const [site, ore] of webbable(t, adv, e.range)) t.offer(V.lying, site, ore)
    const picked = yield* t.choose(seat, Q.web)
    return putWeb(t, 'ore', aOf(picked), bOf(picked))
  }
  for (const other of targetsOf(t, adv, e)) t.offer(V.adventurer, other)
  putWeb(t, 'adventurer', aOf(yield* t.choose(seat, Q.web)))
}
