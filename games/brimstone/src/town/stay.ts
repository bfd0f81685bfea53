/** AC-6.1 The days in town, one after the other. */
import { aOf, at, DONE, type Rule, verbOf, type Why, why, YES } from '@emberhall/kernel'
import { bookOf, numberOf } from '../book.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { flagOf } from '../queries/sources.ts'
import { Q, V } from '../questions.ts'
import { type HeroNo, leaderOf, type S, type T, Z } from '../state.ts'
import { plainDice } from '../steps/dice.ts'
import { pick, posse } from '../steps/posse.ts'
import { trade } from '../steps/trade.ts'
import { openHere } from './effects.ts'
import { befalls } from './road.ts'
import { offerServices, serve } from './services.ts'
import { canAfford, pays } from './shop.ts'

const CLOSED = why('locationClosed', 'AC-6.1')
const REFUSED = why('refused', 'AC-4.3')

export const freshErrand = (): S['errands'][number] => ({
  location: -1,
  isClosed: false,
  isCamping: false,
  price: 0,
  forgePrice: 0,
  forgeStones: 0,
  stonePrice: 0,
  target: 0,
  gambles: 0,
  cleansed: 0,
  stones: 0,
  offer: -1,
  offerGold: 0,
})

/** Gear is laid out once; what is sold is not replaced. */
export function* arrive(t: T): Rule {
  t.s.phase = 'town'
  const { gear } = at(bookOf(t).content.towns, t.s.town.place)
  layOutGear(t, gear)
  t.next('townDay')
}
function layOutGear(t: T, n: number): void {
  for (let i = 0; i < n && t.top(Z.gear) >= 0; i++) t.move(t.top(Z.gear), Z.drawn)
}
export function* townDay(t: T): Rule {
  const { s } = t
  s.town.day++
  s.town.closed = s.town.closing
  s.town.closing = -1
  layOutGear(t, s.town.more)
  s.town.more = 0
  s.errands = s.heroes.map(freshErrand)
  t.note(L.townDay, s.town.day)
  t.next('visit', 0)
}
/** One location a day, its event first. */
export function* visit(t: T, h: HeroNo): Rule {
  const { s } = t
  if (h >= s.heroes.length) return t.next('evening')
  t.next('visit', h + 1)
  s.about.hero = h
  for (const location of openHere(t)) t.offer(V.visit, location, 0, isOpenTo(t, h, location))
  const option = yield* t.maybe(at(s.heroes, h).seat, Q.visit)
  if (option === 0) return
  const errand = at(s.errands, h)
  errand.location = aOf(option)
  t.next('services', h)
  yield* locationEvent(t, h)
}
function isOpenTo(t: T, h: HeroNo, location: number): Why | null {
  if (t.s.town.closed === location) return CLOSED
  const { id } = at(bookOf(t).content.locations, location)
  return flagOf(t, h, 'refusedBy')?.location === id ? REFUSED : null
}
function* locationEvent(t: T, h: HeroNo): Rule {
  const { content, names } = bookOf(t)
  const hero = at(t.s.heroes, h)
  const [face = 1] = yield* plainDice(t, 'town', 1, hero.seat)
  const event = at(at(content.locations, at(t.s.errands, h).location).events, face - 1)
  t.note(L.townEvent, theHero(t, h), numberOf(names.townEvents, event.id))
  for (const effect of event.do)
    if (effect.do === 'skipServices') {
      t.s.about.hero = h
      t.offerOption(YES)
      if ((yield* t.maybe(hero.seat, Q.skipServices)) === 0) continue
      at(t.s.errands, h).isClosed = true
      yield* befalls(t, effect.then, h)
    } else yield* befalls(t, [effect], h)
}
/** Services, and trading with whoever is in town. */
export function* services(t: T, h: HeroNo): Rule {
  const { s } = t
  if (at(s.errands, h).isClosed) return
  s.about.hero = h
  s.acting.hero = h
  offerServices(t, h)
  s.heroes.forEach((_, other) => other !== h && t.offer(V.trade, other))
  t.offerOption(DONE)
  const option = yield* t.choose(at(s.heroes, h).seat, Q.services)
  if (option === DONE) return
  t.next('services', h)
  if (verbOf(option) === V.trade) yield* trade(t, h, aOf(option))
  else yield* serve(t, h, option)
}
/** AC-6.2 The posse rides, or everybody finds a bed or camps outside. */
export function* evening(t: T): Rule {
  const { s } = t
  if (s.town.day >= s.town.days) return t.next('ahead')
  t.offer(V.stay)
  t.offer(V.ride)
  if (verbOf(yield* posse(t, Q.evening)) === V.ride) return t.next('ahead')
  t.next('night')
  for (let h = 0; h < s.heroes.length; h++) yield* lodging(t, h)
}
function* lodging(t: T, h: HeroNo): Rule {
  const { lodging: gold, campRisk } = bookOf(t).content.campaign
  const hero = at(t.s.heroes, h)
  t.s.about.hero = h
  t.offer(V.lodge, 0, 0, canAfford(t, h, gold))
  t.offer(V.campOut)
  if (verbOf(yield* t.choose(hero.seat, Q.lodging)) === V.lodge) return pays(t, h, gold)
  at(t.s.errands, h).isCamping = true
  const [face = 1] = yield* plainDice(t, 'town', 1, hero.seat)
  if (face > campRisk || hero.bag.length === 0) return
  hero.bag.splice(hero.bag.indexOf(pick(t, 'token', hero.bag)), 1)
  t.note(L.tokenGone, theHero(t, h))
}
/** AC-6.3 */
export function* night(t: T): Rule {
  const { nights } = bookOf(t).content
  const [face = 1] = yield* plainDice(t, 'night', 1)
  t.note(L.night, face - 1)
  t.next('townDay')
  yield* befalls(t, at(nights, face - 1).do, 0)
}
/** What the posse goes down for next. */
export function* ahead(t: T): Rule {
  const { missions } = bookOf(t).content
  missions.forEach(({ mode }, no) => (mode === 'basic' || t.options.mode === 'advanced') && t.offer(V.mission, no))
  const no = aOf(yield* t.choose(leaderOf(t), Q.mission))
  t.s.ahead = at(missions, no).id
  t.note(L.ahead, no)
  t.next('muster', 1)
}
