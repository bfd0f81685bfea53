/** FF-9 Dig. */
import { aOf, at, type Rule } from '@emberhall/kernel'
import { ORES } from '../content/types.ts'
import { hasGrant, useUp } from '../figures.ts'
import { fromReserve, kinds, lay, total } from '../ore.ts'
import { asKind } from '../printed.ts'
import { type Adv, isSolo, printed, Q, type SiteNo, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { placeKobold, steal } from './kobolds.ts'

/** FF-9.1 to FF-9.6 The token is turned up, its ores are laid, its Kobold comes and takes the most precious; FF-27.4 by an ability too. */
export function* dig(t: T, adv: Adv, site: SiteNo): Rule {
  const { s } = t
  const token = at(s.deposit, site)
  s.deposit[site] = -1
  t.move(token, Z.gone) // FF-9.4
  t.note(L.dug, adv, token, site)
  const { card } = asKind(printed(t, token), 'deposit')
  const shown = ORES.map((ore) => card.ores.filter((o) => o === ore).length)
  const placed = isSolo(t) ? yield* half(t, shown) : shown
  for (const ore of kinds(placed)) lay(t, site, ore, fromReserve(t, ore, placed[ore])) // FF-9.2
  if (hasGrant(t, adv, 'digBonus')) yield* bonus(t, adv, site, shown)
  if (!card.kobold) return
  placeKobold(t, site) // FF-9.5 an overrun comes before anything is stolen
  steal(t, site) // FF-9.3
}
/** FF-25.16 */
export const halfOf = (n: number): number => Math.ceil(n / 2)
/** FF-25.16 Half of the ores, rounded up, of the player's choice. */
function* half(t: T, shown: readonly number[]): Rule<number[]> {
  const left = [...shown]
  const taken = shown.map(() => 0)
  const n = halfOf(total(shown))
  for (let i = 0; i < n; i++) {
    for (const ore of kinds(left)) if (at(t.s.reserve, ore) > at(taken, ore)) t.offer(V.ore, ore) // FF-1.9
    if (t.offerCount === 0) break
    const ore = aOf(yield* t.choose(t.s.turn.seat, Q.half))
    left[ore] = at(left, ore) - 1
    taken[ore] = at(taken, ore) + 1
  }
  return taken
}
/** FF-27.3 One more of a kind that the token shows. */
function* bonus(t: T, adv: Adv, site: SiteNo, shown: readonly number[]): Rule {
  useUp(t, adv, 'digBonus')
  for (const ore of kinds(shown)) if (at(t.s.reserve, ore) > 0) t.offer(V.ore, ore)
  if (t.offerCount === 0) return t.withdraw()
  const ore = aOf(yield* t.choose(t.s.turn.seat, Q.digBonus))
  lay(t, site, ore, fromReserve(t, ore))
  t.note(L.oreLaid, ore, site)
}
