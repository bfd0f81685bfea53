/** AC-6.1, AC-9.1, AC-12.1, AC-13.2 What a location does for a hero. */
import { aOf, at, bOf, type Option, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Service, TOKENS } from '../content/types.ts'
import { tests } from '../effects/tests.ts'
import { L } from '../log.ts'
import { someHero, theHero } from '../naming.ts'
import { BY_WOUNDS, MAX_HEROES } from '../parts.ts'
import { V } from '../questions.ts'
import type { HeldItem, HeroNo, T } from '../state.ts'
import { rollCharts } from '../steps/charts.ts'
import { plainDice } from '../steps/dice.ts'
import { bagLimit, gainToken, itemOf } from '../steps/items.ts'
import { pick } from '../steps/posse.ts'
import { fitsOnto, slotsUsed } from '../steps/trade.ts'
import { buy, canAfford, offerGear, pays, priceOf } from './shop.ts'

const BAG_FULL = why('bagFull', 'SB-17.14')
const NO_STONE = why('noStone', 'SB-17.13')
const NO_MORE = why('noMoreToday', 'AC-6.4')
const SOLD_STEP = 5

type Of<K extends Service['service']> = Extract<Service, { service: K }>
const serviceOf = <K extends Service['service']>(t: T, h: HeroNo, kind: K): Of<K> | undefined => {
  const { locations } = bookOf(t).content
  const all: readonly Service[] = locations[t.s.errands[h]?.location ?? -1]?.services ?? []
  return all.find((service): service is Of<K> => service.service === kind)
}

/** Everything that is to be had where the hero is. */
export function offerServices(t: T, h: HeroNo): void {
  const { locations } = bookOf(t).content
  const errand = at(t.s.errands, h)
  for (const service of at(locations, errand.location).services) offerService(t, h, service)
  if (errand.offer >= 0) t.offer(V.buyToken, errand.offer, 0, canBuyToken(t, h, errand.offerGold))
}
const canBuyToken = (t: T, h: HeroNo, gold: number): Why | null =>
  canAfford(t, h, gold) ?? (at(t.s.heroes, h).bag.length >= bagLimit(t, h) ? BAG_FULL : null)

function offerService(t: T, h: HeroNo, service: Service): void {
  const { content } = bookOf(t)
  const hero = at(t.s.heroes, h)
  const errand = at(t.s.errands, h)
  const cost = 'gold' in service ? canAfford(t, h, priceOf(t, h, service.gold)) : null
  switch (service.service) {
    case 'token':
      return t.offer(V.buyToken, TOKENS.indexOf(service.token), 0, canBuyToken(t, h, priceOf(t, h, service.gold)))
    case 'gear':
      return offerGear(t, h)
    case 'sellItems':
      return hero.items.forEach((held, i) => itemOf(t, held).deck !== 'personal' && t.offer(V.sell, i))
    case 'forge':
      for (const { item, forge, why } of forgings(t, h)) t.offer(V.forge, item, forge, why)
      return
    case 'uncorrupt':
      if (hero.corruption > 0) t.offer(V.cleanse, 0, 0, cost ?? (errand.cleansed >= service.perVisit ? NO_MORE : null))
      return
    case 'calm':
      return hero.madness.forEach((no, i) => {
        if (at(content.madness, no).kind === 'treatable') t.offer(V.calm, i, 0, cost)
      })
    case 'treat':
      return hero.injuries.forEach((no, i) => {
        if (at(content.injuries, no).kind === 'treatable') t.offer(V.treat, i, 0, cost)
      })
    case 'cutOut':
      return hero.mutations.forEach((_, i) => t.offer(V.cutOut, i, 0, cost))
    case 'raise':
      return offerRaising(t, cost)
    case 'gamble':
      return t.offer(
        V.gamble,
        0,
        0,
        canAfford(t, h, service.stake) ?? (errand.gambles >= service.perVisit ? NO_MORE : null),
      )
    case 'rumour':
      if (t.s.town.rumours.length < content.missions.length) t.offer(V.rumour, 0, 0, cost)
      return
    case 'sellStone':
      if (hero.darkStone > 0) t.offer(V.sellStone)
      return
    case 'buyStone':
      return t.offer(V.buyStone, 0, 0, cost ?? (errand.stones >= service.perVisit ? NO_MORE : null))
    default:
  }
}
/** SB-34.3 The softer form of Hard-Core only. */
function offerRaising(t: T, cost: Why | null): void {
  if (t.options.hardcore !== 'church' || t.s.heroes.length >= MAX_HEROES) return
  t.s.others.forEach(({ status }, i) => status === 'dead' && t.offer(V.raise, i, 0, cost))
}
interface Forging {
  readonly item: number
  readonly forge: number
  readonly why: Why | null
}
/** AC-9.1 Into free slots; clothing without slots takes one. */
export function forgings(t: T, h: HeroNo): Forging[] {
  const { forges } = bookOf(t).content
  const hero = at(t.s.heroes, h)
  return hero.items.flatMap((held, item) =>
    forges.flatMap(({ onto, slots }, forge) => {
      if (!fitsOnto(t, held, onto) || !hasRoom(t, held, slots)) return []
      const { stones, gold } = forgeCost(t, h, forge)
      return { item, forge, why: canAfford(t, h, gold) ?? (hero.darkStone < stones ? NO_STONE : null) }
    }),
  )
}
function hasRoom(t: T, held: HeldItem, fills: number): boolean {
  const { slots, zone } = itemOf(t, held)
  if (slots === 0) return zone !== undefined && held.forged.length === 0
  return slotsUsed(t, held) + fills <= slots
}
function forgeCost(t: T, h: HeroNo, f: number): { readonly stones: number; readonly gold: number } {
  const { darkStone, gold } = at(bookOf(t).content.forges, f)
  const { forgeStones = 0, forgePrice = 0 } = t.s.errands[h] ?? {}
  return { stones: Math.max(0, darkStone - forgeStones), gold: priceOf(t, h, gold, forgePrice) }
}

/** What was taken is paid and done. */
export function* serve(t: T, h: HeroNo, option: Option): Rule {
  const hero = at(t.s.heroes, h)
  const errand = at(t.s.errands, h)
  const [a, b] = [aOf(option), bOf(option)]
  const charge = (kind: 'uncorrupt' | 'calm' | 'treat' | 'cutOut' | 'raise' | 'rumour' | 'buyStone'): void =>
    pays(t, h, priceOf(t, h, serviceOf(t, h, kind)?.gold ?? 0))
  switch (verbOf(option)) {
    case V.buyToken:
      return yield* buyToken(t, h, a)
    case V.buy:
      return yield* buy(t, h, a)
    case V.sell:
      return sell(t, h, a)
    case V.forge:
      return forge(t, h, a, b)
    case V.cleanse:
      charge('uncorrupt')
      errand.cleansed++
      hero.corruption--
      return
    case V.calm:
      charge('calm')
      return t.note(L.cured, theHero(t, h), bookOf(t).names.injuries.length + (hero.madness.splice(a, 1)[0] ?? 0))
    case V.treat:
      charge('treat')
      return t.note(L.cured, theHero(t, h), hero.injuries.splice(a, 1)[0] ?? 0)
    case V.cutOut:
      charge('cutOut')
      return yield* cutOut(t, h, a)
    case V.raise:
      charge('raise')
      return yield* raise(t, h, a)
    case V.gamble:
      return yield* gamble(t, h)
    case V.rumour:
      charge('rumour')
      return hear(t, serviceOf(t, h, 'rumour')?.missions ?? 0)
    case V.sellStone:
      hero.darkStone--
      return earns(t, h, errand.stonePrice > 0 ? errand.stonePrice : (serviceOf(t, h, 'sellStone')?.gold ?? 0))
    case V.buyStone:
      charge('buyStone')
      errand.stones++
      hero.darkStone++
      break
    default:
  }
}
function earns(t: T, h: HeroNo, gold: number): void {
  at(t.s.heroes, h).gold += gold
  t.note(L.gold, theHero(t, h), gold)
}
function* buyToken(t: T, h: HeroNo, token: number): Rule {
  const errand = at(t.s.errands, h)
  const { locations } = bookOf(t).content
  const sold = at(locations, errand.location).services.find(
    (service) => service.service === 'token' && TOKENS.indexOf(service.token) === token,
  )
  const isOffer = errand.offer === token
  pays(t, h, isOffer ? errand.offerGold : priceOf(t, h, sold !== undefined && 'gold' in sold ? sold.gold : 0))
  if (isOffer) errand.offer = -1
  yield* gainToken(t, h, token)
}
/** AC-12.2 Half the list price, rounded down to 5; attached cards stay, what was forged in is worth more. */
function sell(t: T, h: HeroNo, i: number): void {
  const hero = at(t.s.heroes, h)
  const { campaign } = bookOf(t).content
  const [held] = hero.items.splice(i, 1)
  if (held === undefined) return
  const { deck, gold } = itemOf(t, held)
  const half = deck === 'starting' ? campaign.startingGearSells : Math.floor(gold / 2 / SOLD_STEP) * SOLD_STEP
  for (const card of held.attached)
    hero.items.push({ item: card, attached: [], forged: [], holds: 0, ready: false, usedBy: -1, used: [] })
  const price = half + held.forged.length * campaign.forgedSells
  hero.gold += price
  t.note(L.sold, theHero(t, h), held.item, price)
}
function forge(t: T, h: HeroNo, i: number, f: number): void {
  const hero = at(t.s.heroes, h)
  const { stones, gold } = forgeCost(t, h, f)
  pays(t, h, gold)
  hero.darkStone -= stones
  at(t.s.errands, h).forgeStones = 0
  const held = at(hero.items, i)
  held.forged.push(f)
  t.note(L.forged, theHero(t, h), held.item, f)
}
/** It is gone, or it stays and something else is. */
function* cutOut(t: T, h: HeroNo, i: number): Rule {
  const { names } = bookOf(t)
  const hero = at(t.s.heroes, h)
  const [face = 1] = yield* plainDice(t, 'surgery', 1, hero.seat)
  if (face >= (serviceOf(t, h, 'cutOut')?.from ?? 0)) {
    const [no = 0] = hero.mutations.splice(i, 1)
    return t.note(L.cured, theHero(t, h), names.injuries.length + names.madness.length + no)
  }
  hero.grown[0] = (hero.grown[0] ?? 0) - 1
  t.note(L.knifeSlips, theHero(t, h))
}
/** SB-34.3 Back with no Grit and one roll on the Injury chart, or the Gold is gone. */
function* raise(t: T, h: HeroNo, i: number): Rule {
  const { s } = t
  const dead = at(s.others, i)
  const [face = 1] = yield* plainDice(t, 'fate', 1, at(s.heroes, h).seat)
  if (face < (serviceOf(t, h, 'raise')?.from ?? 0)) return t.note(L.notRaised, someHero(dead))
  s.others.splice(i, 1)
  const begins = { ...dead.begins, grit: -1 }
  const back = s.heroes.push({ ...dead, seat: at(s.heroes, h).seat, status: 'active', begins }) - 1
  s.errands.push({ ...at(s.errands, h), location: -1, isClosed: true })
  t.note(L.raised, theHero(t, back))
  yield* rollCharts(t, back, BY_WOUNDS, 'final')
  if (at(s.heroes, back).status === 'active') return
  s.others.push(...s.heroes.splice(back, 1))
  s.errands.splice(back, 1)
}
/** AC-14.1 A test as in the mine, but there is no Grit here. */
function* gamble(t: T, h: HeroNo): Rule {
  const service = serviceOf(t, h, 'gamble')
  if (service === undefined) return
  const errand = at(t.s.errands, h)
  errand.gambles++
  const target = errand.target > 0 ? errand.target : service.target
  if (yield* tests(t, h, { skill: 'luck', target })) earns(t, h, service.stake)
  else pays(t, h, service.stake)
}
/** The special rules of missions that nobody has spoken of yet. */
function hear(t: T, n: number): void {
  const { rumours } = t.s.town
  for (let i = 0; i < n; i++) {
    const unheard = [...bookOf(t).content.missions.keys()].filter((mission) => !rumours.includes(mission))
    if (unheard.length === 0) return
    const mission = pick(t, 'rumour', unheard)
    rumours.push(mission)
    t.note(L.rumour, mission)
  }
}
