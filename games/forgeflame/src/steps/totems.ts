/** FF-15 Totems. */
import { aOf, at, bOf, type Rule, type Why, why } from '@emberhall/kernel'
import type { Totem } from '../content/types.ts'
import { isWebbed, siteOf } from '../figures.ts'
import { carried, fromReserve, kinds, load, ORDINARY, total, toReserve, unload } from '../ore.ts'
import { asKind } from '../printed.ts'
import { type Adv, pawnOf, printed, Q, SITES, type SiteNo, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { freeArtifact } from '../webs.ts'
import { turnFlame } from './flames.ts'
import { forge, rowCards, whyNotForge } from './forge.ts'
import { removeKobold } from './kobolds.ts'
import { canBePut, put } from './move.ts'
import { takeTreasure } from './treasure.ts'

const SPENT = why('totemSpent', 'FF-15.2')
const NO_USE = why('wouldChangeNothing', 'FF-15.4')

const kindOf = (t: T, site: SiteNo): Totem => asKind(printed(t, at(t.s.totem, site)), 'totem').what

/** FF-15.2 The totem on the adventurer's site. */
export function offerTotem(t: T, adv: Adv, reason: Why | null): void {
  const site = siteOf(t, adv)
  if (at(t.s.totem, site) >= 0) t.offer(V.totem, t.s.totem[site], 0, reason ?? whyNotActivate(t, adv, site))
}
export function whyNotActivate(t: T, adv: Adv, site: SiteNo): Why | null {
  if (!t.s.totemReady[site]) return SPENT
  return canChange(t, adv, site) ? null : NO_USE
}
/** FF-15.4 */
function canChange(t: T, adv: Adv, site: SiteNo): boolean {
  switch (kindOf(t, site)) {
    case 'guard':
      return t.s.kobolds.length > 0 || t.cards(Z.treasurePile).length > 0
    case 'flame':
      return true
    case 'travel':
      return !isWebbed(t, adv) && SITES.some((_, to) => canBePut(t, adv, to))
    case 'rock':
      return carried(t, adv) > 0 && ORDINARY.some((ore) => at(t.s.reserve, ore) > 0)
    case 'vision':
      return t.cards(Z.eventPile).length > 0
    case 'creation':
      return t.cards(Z.artifactPile).length > 0 && rowCards(t).length > 0
    case 'forge':
      return rowCards(t).some((card) => whyNotForge(t, adv, site, card) === null)
    case 'power':
      return advancedOf(t, adv).length > 0
  }
}
/** FF-15.12 The face-up Advanced cards of the adventurer on the board of the player whose turn it is. */
const advancedOf = (t: T, adv: Adv): number[] =>
  t.cards(Z.advanced + t.s.turn.seat).filter((card) => asKind(printed(t, card), 'action').adv === adv)

/** FF-15.2 The Active token comes off and the effect applies; FF-26.ML.5 from afar, "your adventurer" is the one who activates. */
export function* activateTotem(t: T, adv: Adv, site: SiteNo): Rule {
  t.s.totemReady[site] = false
  t.note(L.activated, adv, at(t.s.totem, site), site)
  yield* EFFECTS[kindOf(t, site)](t, adv, site)
}
const EFFECTS: Readonly<Record<Totem, (t: T, adv: Adv, site: SiteNo) => Rule>> = {
  guard,
  flame: (t) => turnFlame(t, t.s.turn.seat, Q.totemFlame, [true, false]), // FF-15.6
  travel,
  rock,
  vision,
  creation,
  forge: forgeHere,
  power,
}
/** FF-15.5 */
function* guard(t: T): Rule {
  const { seat } = t.s.turn
  t.s.kobolds.forEach((_, i) => t.offer(V.kobold, i))
  if (t.offerCount > 0) removeKobold(t, aOf(yield* t.choose(seat, Q.totemKobold)))
  takeTreasure(t, seat)
}
/** FF-15.7 */
function* travel(t: T, adv: Adv): Rule {
  for (let to = 0; to < SITES.length; to++) if (canBePut(t, adv, to)) t.offer(V.site, to)
  yield* put(t, adv, aOf(yield* t.choose(t.s.turn.seat, Q.totemSite)))
}
/** FF-15.8 */
function* rock(t: T, adv: Adv): Rule {
  yield* convertCarried(t, adv, 1)
}
/** FF-23.6 Carried ores, one by one and none twice, against others of the reserve, never Mithrül. */
export function* convertCarried(t: T, adv: Adv, n: number): Rule {
  const { seat } = t.s.turn
  const left = [...pawnOf(t, adv).ore]
  for (let owed = n; owed > 0; owed--) {
    const held = kinds(left)
    for (const ore of total(left) > owed ? held : held.slice(0, 1)) t.offer(V.carried, adv, ore)
    const old = bOf(yield* t.choose(seat, Q.totemOre))
    left[old] = at(left, old) - 1
    for (const ore of ORDINARY) if (at(t.s.reserve, ore) > 0) t.offer(V.ore, ore)
    if (t.offerCount === 0) return t.withdraw()
    const fresh = aOf(yield* t.choose(seat, Q.convertTo))
    unload(t, adv, old)
    toReserve(t, old)
    fromReserve(t, fresh)
    load(t, adv, fresh)
    t.note(L.converted, old, fresh)
  }
}
/** FF-15.9 One on top, the other at the bottom; a single one is only looked at. */
function* vision(t: T): Rule {
  const { seat } = t.s.turn
  const next = t.cards(Z.eventPile).slice(-2)
  for (const card of next) t.peek(seat, card)
  t.note(L.lookedEvents, seat, next.length)
  if (next.length < 2) return
  for (const card of next) t.offer(V.card, card)
  const top = aOf(yield* t.choose(seat, Q.totemEvent))
  for (const card of next) if (card !== top) t.moveUnder(card, Z.eventPile)
}
/** FF-15.10 */
function* creation(t: T): Rule {
  const { seat } = t.s.turn
  for (const card of rowCards(t)) t.offer(V.card, card)
  const old = aOf(yield* t.choose(seat, Q.totemSlot))
  for (const card of t.cards(Z.artifactPile)) {
    t.peek(seat, card)
    t.offer(V.card, card)
  }
  const fresh = t.surface(aOf(yield* t.choose(seat, Q.totemArtifact)))
  const slot = at(t.s.where, old)
  freeArtifact(t, old)
  t.move(old, Z.artifactPile)
  t.move(fresh, slot)
  t.shuffle(Z.artifactPile)
  t.note(L.rowReplaced, old)
  t.note(L.revealed, fresh)
}
/** FF-15.11 On the totem's site, without a Flame. */
function* forgeHere(t: T, adv: Adv, site: SiteNo): Rule {
  for (const card of rowCards(t)) t.offer(V.forge, card, 0, whyNotForge(t, adv, site, card))
  yield* forge(t, adv, site, aOf(yield* t.choose(t.s.turn.seat, Q.forge)))
}
/** FF-15.12 */
function* power(t: T, adv: Adv): Rule {
  const { seat } = t.s.turn
  for (const card of advancedOf(t, adv)) t.offer(V.card, card)
  const card = aOf(yield* t.choose(seat, Q.totemAdvanced))
  t.move(card, Z.draw + seat)
  t.note(L.toTop, seat, card)
  const next = t.top(Z.advancedPile + seat)
  if (next >= 0) t.move(next, Z.advanced + seat)
}
