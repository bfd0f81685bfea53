/** FF-13 Forging. */
import { aOf, at, bOf, type CardId, type Rule, type Why, why } from '@emberhall/kernel'
import { ENTRANCE, FORGE } from '../board.ts'
import { hasGrant, inPlay, isSilkarasTeam, isWebbedArtifact, siteOf, teamOfAdv, useUp } from '../figures.ts'
import { kinds, load, MITHRUL, toReserve, unload } from '../ore.ts'
import { asKind } from '../printed.ts'
import { type Adv, pawnOf, isSolo, printed, Q, ROW, type SiteNo, type T, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { freeArtifact } from '../webs.ts'
import { litAt, setFlame } from './flames.ts'

const NO_FIRE_HERE = why('noFireHere', 'FF-13.1')
const NO_FLAME = why('noFlameLit', 'FF-13.2')
const NO_ENTRANCE_FLAME = why('noFlameLit', 'FF-25.9')
const UNDER_WEB = why('artifactUnderWeb', 'FF-13.8')
const ORE_MISSING = why('oreMissing', 'FF-13.4')

export const costOf = (t: T, card: CardId): readonly number[] => asKind(printed(t, card), 'artifact').card.cost
/** FF-13.4, FF-13.5, FF-22.2 The adventurer and its allies, as far as they stand on the site. */
function payers(t: T, adv: Adv, site: SiteNo): Adv[] {
  return inPlay(t).filter((other) => siteOf(t, other) === site && teamOfAdv(t, other) === teamOfAdv(t, adv))
}
function canPay(t: T, adv: Adv, site: SiteNo, card: CardId): boolean {
  const who = payers(t, adv, site)
  return costOf(t, card).every((n, ore) => n === 0 || who.reduce((sum, a) => sum + at(pawnOf(t, a).ore, ore), 0) >= n)
}
/** FF-13.4, FF-13.8 */
export function whyNotForge(t: T, adv: Adv, site: SiteNo, card: CardId): Why | null {
  if (isWebbedArtifact(t, card) && !isSilkarasTeam(t, adv)) return UNDER_WEB
  return canPay(t, adv, site, card) ? null : ORE_MISSING
}
export function rowCards(t: T): CardId[] {
  const cards: CardId[] = []
  for (let i = 0; i < ROW.length; i++) {
    const card = t.cards(at(ROW, i))[0]
    if (card !== undefined) cards.push(card)
  }
  return cards
}
/** FF-13.1, FF-13.9 As often as symbols, Flames and ores allow. */
export function offerForging(t: T, adv: Adv, reason: Why | null): void {
  const site = siteOf(t, adv)
  const isFire = site === FORGE || site === ENTRANCE
  if (!isFire && !t.watched) return
  const cannot = isFire ? (reason ?? whyNoFire(t, adv, site)) : NO_FIRE_HERE
  for (const card of rowCards(t)) t.offer(V.forge, card, 0, cannot ?? whyNotForge(t, adv, site, card))
}

/** FF-13.3 The fire of the Entrance always burns, FF-25.9 except alone; FF-27.10 in a round of the Eternal Forge no Flame is needed. */
export function needsFlame(t: T, site: SiteNo): boolean {
  if (site === ENTRANCE) return isSolo(t)
  return !t.s.inForce.includes('freeForge')
}
/** FF-13.2; FF-26.DE.1 born in flames, one forges without. */
function whyNoFire(t: T, adv: Adv, site: SiteNo): Why | null {
  if (!needsFlame(t, site) || litAt(t, site) >= 0 || hasGrant(t, adv, 'flamelessForge')) return null
  return site === ENTRANCE ? NO_ENTRANCE_FLAME : NO_FLAME
}
export function* forgeAtFire(t: T, adv: Adv, card: CardId): Rule {
  const site = siteOf(t, adv)
  const flame = needsFlame(t, site) ? litAt(t, site) : -1
  if (flame >= 0) setFlame(t, flame, false) // A-59 a lit one is turned even by those who need none
  yield* forge(t, adv, site, card)
}

/** FF-13.4 to FF-13.7 The ores are paid, the card is the player's whose turn it is, a new one takes its place. */
export function* forge(t: T, adv: Adv, site: SiteNo, card: CardId): Rule {
  const { s } = t
  const { seat } = s.turn
  const own = yield* pay(t, adv, site, card)
  yield* addMithrul(t, adv, site, card)
  if (hasGrant(t, adv, 'keepOre') && own.length > 0) yield* keepOne(t, adv, own)
  const slot = at(s.where, card)
  freeArtifact(t, card)
  t.move(card, Z.forged + seat)
  if (site === FORGE) s.forgedAtForge++
  t.note(L.forged, seat, card, site)
  refill(t, slot)
}
/** FF-13.7 */
export function refill(t: T, slot: number): void {
  const card = t.top(Z.artifactPile)
  if (card < 0) return
  t.move(card, slot)
  t.note(L.revealed, card)
}
/** FF-13.4 Who pays which ore; where all of it goes there is no choice. What the forging adventurer itself has paid comes back. */
function* pay(t: T, adv: Adv, site: SiteNo, card: CardId): Rule<number[]> {
  const who = payers(t, adv, site)
  const own: number[] = []
  const cost = costOf(t, card)
  for (let ore = 0; ore < cost.length; ore++) {
    for (let owed = at(cost, ore); owed > 0; owed--) {
      const holders = who.filter((payer) => at(pawnOf(t, payer).ore, ore) > 0)
      const isSpare = holders.reduce((sum, payer) => sum + at(pawnOf(t, payer).ore, ore), 0) > owed
      for (const payer of isSpare ? holders : holders.slice(0, 1)) t.offer(V.carried, payer, ore)
      const payer = aOf(yield* t.choose(t.s.turn.seat, Q.pay))
      unload(t, payer, ore)
      toReserve(t, ore)
      if (payer === adv) own.push(ore)
    }
  }
  return own
}
/** FF-23.4, FF-23.9 One Mithrül on top, if the player likes. */
function* addMithrul(t: T, adv: Adv, site: SiteNo, card: CardId): Rule {
  if (!t.options.mithrul) return
  for (const payer of payers(t, adv, site))
    if (at(pawnOf(t, payer).ore, MITHRUL) > 0) t.offer(V.carried, payer, MITHRUL)
  if (t.offerCount === 0) return t.withdraw()
  const picked = yield* t.maybe(t.s.turn.seat, Q.addMithrul)
  if (!picked) return
  unload(t, aOf(picked), bOf(picked))
  t.s.crowned.push(card)
  t.note(L.crowned, card)
}
/** FF-26.GD.3 One of the ores it would have paid stays with it. */
function* keepOne(t: T, adv: Adv, own: readonly number[]): Rule {
  const paid = [0, 0, 0, 0]
  for (const ore of own) paid[ore] = at(paid, ore) + 1
  for (const ore of kinds(paid)) t.offer(V.keep, ore)
  const picked = yield* t.maybe(t.s.turn.seat, Q.keepOre)
  if (!picked) return
  useUp(t, adv, 'keepOre')
  t.s.reserve[aOf(picked)] = at(t.s.reserve, aOf(picked)) - 1
  load(t, adv, aOf(picked))
  t.note(L.keptOre, adv, aOf(picked))
}
