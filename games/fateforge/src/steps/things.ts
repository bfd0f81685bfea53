/** FG-26, FG-U1, FG-U4, FG-U5, FG-U9, FG-U11 Objects on the board. */
import { at, aOf, bOf, type Option, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { itemOf, bookOf, cardOfNo, ICON, sceneNow } from '../book.ts'
import { energize, fitsSlot, heal, isPack, isSlotFree, seatOf, stands } from '../heroes.ts'
import { isRepeat, isWorth, sourceOfResult } from '../results.ts'
import { theHero, theThing } from '../naming.ts'
import { L } from '../log.ts'
import { FROM_ACTIONS, FROM_ENERGY, SLOTS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, slotOf, thingAt, type HeroNo, type T, type Thing, type ZoneNo } from '../state.ts'
import { MOVE, payTerrain, plain, whyNoEnergyMove, whyStuck } from './actions.ts'
import { enterZone, drawTrap } from './entering.ts'
import { isDefended, isFoeIn } from './foes.ts'
import { takeGem } from './gathering.ts'
import { pickRandom } from './luck.ts'

const DEFENDED = why('defended', 'FG-19.5')
const DONE_ALREADY = why('usedAlready', 'FG-U1.5')

// ---------------------------------------------------------------- what is on offer

/** FG-12.6, FG-26.1 Chests, exploration tokens, doors and the scene's own devices, with a Focus. */
export function offerUses(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const { objects } = t.s
  for (let i = 0; i < objects.length; i++) {
    const thing = objects[i]!
    if (!isUsable(thing) || !isHere(thing, hero.zone)) continue
    const not = whyNoUse(t, i)
    hero.pool.forEach((result, at) => {
      if (result.icon === ICON.focus && !isRepeat(hero.pool, at)) t.offer(V.use, i, sourceOfResult(result), not)
    })
  }
}
const isUsable = ({ kind }: Thing): boolean =>
  kind === 'chest' || kind === 'exploration' || kind === 'device' || kind === 'door'
/** A door belongs to both zones it joins (FG-U11.1). */
const isHere = (thing: Thing, zone: number): boolean =>
  thing.zone === zone || (thing.kind === 'door' && thing.n === zone)
function whyNoUse(t: T, i: number): Why | null {
  if (thingAt(t, i).kind !== 'door' && thingAt(t, i).done) return DONE_ALREADY
  return isDefended(t, i) ? DEFENDED : null // FG-26.2, FG-U11.3
}
/** FG-26.3, FG-U5.1, FG-U5.2 With a Move action, never by Sprint; where it leads may be unknown. */
export function offerPortals(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const { objects } = t.s
  for (let i = 0; i < objects.length; i++) {
    const thing = objects[i]!
    if (thing.kind !== 'portal' || thing.zone !== hero.zone || endsOf(t, i).length === 0) continue
    const not = isDefended(t, i) ? DEFENDED : null
    hero.pool.forEach((result, at) => {
      if (isWorth(result.icon, ICON.move) && !isRepeat(hero.pool, at))
        t.offer(V.portal, i, sourceOfResult(result), not ?? whyStuck(t, h, at, plain(MOVE)))
    })
    hero.actions.forEach((act, at) => {
      if (act.kind === MOVE) t.offer(V.portal, i, FROM_ACTIONS + at, not ?? whyStuck(t, h, -1, act))
    })
    t.offer(V.portal, i, FROM_ENERGY, not ?? whyNoEnergyMove(t, h) ?? whyStuck(t, h, -1, plain(MOVE)))
  }
}
/** FG-U5.2 The portals of a zone that nobody defends. */
export const portalsIn = (t: T, zone: ZoneNo): number[] =>
  t.s.objects.flatMap((thing, i) => (thing.kind === 'portal' && thing.zone === zone && !isDefended(t, i) ? [i] : []))
/** FG-U5.1 Where a portal leads, or may lead as long as nobody has used it. */
export function endsOf(t: T, portal: number): readonly ZoneNo[] {
  const { n } = thingAt(t, portal)
  return n >= 0 ? [n] : (t.s.portals.find(({ object }) => object === portal)?.to ?? [])
}
/** FG-19.3 No action is needed. */
export function offerPickUps(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const { objects } = t.s
  for (let i = 0; i < objects.length; i++) {
    const thing = objects[i]!
    if (thing.kind === 'objective' && thing.hero < 0 && thing.zone === hero.zone)
      t.offer(V.pickUp, h, i, isDefended(t, i) ? DEFENDED : null)
  }
}
export function pickUp(t: T, h: HeroNo, i: number): void {
  thingAt(t, i).hero = h
  t.note(L.pickedUp, theHero(t, h), theThing(t, i))
}
/** FG-19.3 Heroes where a token lies free may take it on whosoever's turn: as it begins, and when one comes free. */
export function* offerFreed(t: T, except: HeroNo): Rule {
  for (let h = 0; h < t.s.heroes.length; h++) {
    if (h === except || !stands(heroAt(t, h))) continue
    offerPickUps(t, h)
    if (t.offerCount === 0) {
      t.withdraw()
      continue
    }
    const picked = yield* t.maybe(seatOf(t, h), Q.pickUp)
    if (picked) pickUp(t, h, bOf(picked))
  }
}
export const freeTokens = (t: T): number =>
  t.s.objects.reduce(
    (n, thing, i) => n + (thing.kind === 'objective' && thing.hero < 0 && !isDefended(t, i) ? 1 : 0),
    0,
  )

// ---------------------------------------------------------------- using them

export function* useThing(t: T, h: HeroNo, i: number): Rule {
  const thing = thingAt(t, i)
  if (thing.kind === 'door') {
    thing.done = !thing.done
    return t.note(L.door, theHero(t, h), theThing(t, i), thing.done ? 1 : 0)
  }
  thing.done = true
  if (thing.kind === 'chest') return yield* openChest(t, h, i)
  if (thing.kind === 'exploration') return yield* explore(t, h, i)
  t.note(L.device, theHero(t, h), theThing(t, i)) // FG-C2.9
}
/** FG-U1.1, FG-U1.5, FG-C2.7 */
function* openChest(t: T, h: HeroNo, i: number): Rule {
  const { cardNo } = bookOf(t)
  t.s.openedChests++
  t.note(L.opened, theHero(t, h), theThing(t, i))
  const left = (sceneNow(t).chest ?? []).map((id) => cardNo.get(id)!).filter((no) => !isHeld(t, no))
  if (left.length === 0) {
    t.note(L.emptyChest, theHero(t, h))
    return takeGem(t, h, 1)
  }
  yield* findItem(t, h, pickRandom(t, left))
}
/** Whether the group has this card, or has had it. */
export function isHeld(t: T, card: number): boolean {
  const { s } = t
  return (
    s.heroes.some(({ slots }) => slots.some(({ item }) => item === card)) ||
    s.bag.some(({ item }) => item === card) ||
    s.graveyard.includes(cardOfNo(t, card).id)
  )
}
/** FG-U1.2, FG-U1.3 Into an empty proper slot, face down into a free backpack slot, or into the bag. */
function* findItem(t: T, h: HeroNo, card: number): Rule {
  const hero = heroAt(t, h)
  const item = itemOf(cardOfNo(t, card))
  t.note(L.gotItem, card)
  const kind = item.slot
  const proper = SLOTS.findIndex(
    (_, slot) => fitsSlot(kind, slot) && isSlotFree(t, hero, slot) && hasRoom(t, h, card, slot),
  )
  if (proper >= 0) t.offer(V.equip)
  SLOTS.forEach((_, slot) => {
    if (isPack(slot) && !fitsSlot(kind, slot) && isSlotFree(t, hero, slot)) t.offer(V.store, slot)
  })
  t.offer(V.bag)
  t.s.about.hero = h
  t.s.about.card = card
  const picked = yield* t.choose(seatOf(t, h), Q.item)
  const verb = verbOf(picked)
  const held = { item: card, up: verb === V.equip, stage: 0, cubes: item.armor ?? 0 }
  if (verb === V.bag) t.s.bag.push({ ...held, up: false })
  else hero.slots[verb === V.equip ? proper : aOf(picked)] = held
}
function hasRoom(t: T, h: HeroNo, card: number, slot: number): boolean {
  const hero = heroAt(t, h)
  return itemOf(cardOfNo(t, card)).slot !== 'bulky' || slot !== 0 || slotOf(hero, 1).item < 0
}
/** FG-U9.1, FG-C2.5 What it holds is dealt among the tokens that are left. */
function* explore(t: T, h: HeroNo, i: number): Rule {
  const { s } = t
  const find = pickRandomQuietly(t)
  s.finds.splice(s.finds.indexOf(find), 1)
  s.found.push(find)
  t.note(L.explored, theHero(t, h), theThing(t, i), ['informant', 'gem', 'trap'].indexOf(find))
  if (find === 'gem') takeGem(t, h, 1)
  if (find === 'trap') yield* drawTrap(t, h)
}
const pickRandomQuietly = (t: T): string => at(t.s.finds, t.random('find', t.s.finds.length))

/** FG-U5.2, FG-U5.3 */
export function* takePortal(t: T, h: HeroNo, i: number): Rule {
  const thing = thingAt(t, i)
  yield* payTerrain(t, h)
  if (thing.n < 0) {
    const to = endsOf(t, i)
    thing.n = at(to, t.random('portal', to.length))
  }
  t.note(L.portal, theHero(t, h), thing.n)
  yield* enterZone(t, h, thing.n)
}

/** FG-U4.2, FG-U4.3, FG-U4.4 At the start and at the end of a turn, while there are cubes. */
export function* drink(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  const thing = t.s.objects.find(({ kind, zone }) => kind === 'fountain' && zone === hero.zone)
  if (thing === undefined || thing.n === 0 || !stands(hero) || isFoeIn(t, hero.zone)) return
  for (let hp = 0; hp <= hero.healthSpent + hero.healthAside; hp++)
    for (let en = 0; en <= hero.energySpent; en++) if (hp + en > 0 && hp + en <= thing.n) t.offer(V.drink, hp, en)
  if (t.offerCount === 0) return
  const picked: Option = yield* t.maybe(seatOf(t, h), Q.fountain)
  if (!picked) return
  const [hp, en] = [aOf(picked), bOf(picked)]
  thing.n -= hp + en
  t.s.tookFountain = true
  t.note(L.drank, theHero(t, h), hp, en)
  if (hp > 0) heal(t, h, hp)
  if (en > 0) energize(t, h, en)
}
