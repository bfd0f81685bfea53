/** FG-48, FG-C4 Rest scenes. */
import { at, aOf, bOf, type Rule, SECRET, verbOf, type Why, why } from '@emberhall/kernel'
import { type Location } from '../content/types.ts'
import { byId, itemOf, skillOf, bookOf, cardOfNo, STANDS } from '../book.ts'
import { energize, heal, standing } from '../heroes.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { SLOTS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, slotOf, type T, Z } from '../state.ts'
import { gainSkill } from './camp.ts'
import { group } from './group.ts'
import { giveTraits } from './rewards.ts'
import { follow, nodeNow } from './story.ts'
import { isHeld } from './things.ts'
import { dropCorruption } from './corruption.ts'
import { changeGold } from './holdings.ts'

const NO_TIME = why('notEnoughTime', 'FG-48.2')
/** FG-48.2, FG-48.12 Locations, side quests and everything else, in any order, until the group moves on. */
export function* rest(t: T): Rule {
  const { s } = t
  const { content, names } = bookOf(t)
  for (const place of content.locations)
    if (isOpen(t, place))
      t.offer(
        V.visit,
        names.locations.indexOf(place.id),
        0,
        isShop(place) || timeOf(t, place) <= s.rest.time ? null : NO_TIME,
      )
  for (const { id } of s.quests) {
    const { time } = byId(content.quests, id)
    t.offer(V.undertake, names.quests.indexOf(id), 0, time <= s.rest.time ? null : NO_TIME)
  }
  t.offer(V.camp)
  t.offer(V.leave)
  const picked = yield* group(t, Q.rest)
  switch (verbOf(picked)) {
    case V.visit:
      return visit(t, at(content.locations, aOf(picked)))
    case V.undertake:
      return undertake(t, aOf(picked))
    case V.camp:
      t.next('rest')
      return t.next('camp')
    default:
      return yield* endRest(t)
  }
}
/** FG-48.3, FG-9, FG-C6.3 In a battle quest only inn, yard and stalls. */
export function isOpen(t: T, { id, open, services }: Location): boolean {
  if (t.s.graveyard.includes(id)) return false
  if (t.options.play === 'battle')
    return open === 'start' && services.some(({ does }) => does === 'heal' || does === 'train' || does === 'shop')
  return open === 'start' || t.s.locations.includes(id)
}
const isShop = ({ services }: Location): boolean => services.some(({ does }) => does === 'shop')
/** FG-C4.5 */
const timeOf = (t: T, { id, time }: Location): number => Math.max(0, time - (t.s.rest.eased.includes(id) ? 1 : 0))

/** FG-48.3, FG-48.4 Time is paid on entering, in a shop only with the first purchase. */
function visit(t: T, place: Location): void {
  const { rest: now } = t.s
  const n = bookOf(t).names.locations.indexOf(place.id)
  if (!isShop(place)) now.time -= timeOf(t, place)
  now.paid = !isShop(place)
  now.cleansed = false
  t.note(L.visited, n, now.time)
  if (place.eases !== undefined && !now.eased.includes(place.eases)) now.eased.push(place.eases)
  if (place.once) t.s.graveyard.push(place.id) // FG-48.5
  t.next('inside', n)
}
/** What a location has to offer, until the group leaves it; FG-48.4 it may look round without a coin to spend. */
export function* inside(t: T, n: number): Rule {
  const place = at(bookOf(t).content.locations, n)
  for (const service of place.services) {
    if (service.does === 'lesson') {
      t.note(L.lesson, service.traitPoints)
      yield* giveTraits(t, service.traitPoints)
      return t.next('rest')
    }
    if (service.does === 'heal') offerHealing(t)
    if (service.does === 'train') offerTraining(t)
    if (service.does === 'shop') offerGoods(t, place)
    if (service.does === 'cleanse') offerCleansing(t, service.gold)
    if (service.does === 'food') for (let f = 1; f <= Math.min(9, t.s.gold); f++) t.offer(V.buyFood, f)
  }
  t.offer(V.leave)
  t.s.about.place = n
  const picked = yield* group(t, Q.shop, SECRET)
  if (verbOf(picked) === V.leave) return t.next('rest')
  t.next('inside', n)
  buy(t, place, picked)
}
/** FG-43.2 Out of the common purse, for whomever it is. */
function buy(t: T, place: Location, picked: number): void {
  const { s } = t
  switch (verbOf(picked)) {
    case V.heal: // FG-48.6
      changeGold(t, -1)
      heal(t, aOf(picked), 1)
      return heal(t, bOf(picked), 1)
    case V.buyFood:
      changeGold(t, -aOf(picked))
      s.food += aOf(picked)
      return t.note(L.food, 0, s.food)
    case V.train: {
      const card = cardOfNo(t, aOf(picked))
      changeGold(t, -skillOf(card).cost!)
      return gainSkill(
        t,
        s.heroes.findIndex(({ id }) => id === card.hero),
        card.no,
      )
    }
    case V.buy: {
      const no = aOf(picked)
      const item = itemOf(cardOfNo(t, no))
      if (!s.rest.paid) {
        s.rest.paid = true
        s.rest.time -= timeOf(t, place)
      }
      changeGold(t, -item.cost)
      s.bag.push({ item: no, up: false, stage: 0, cubes: item.armor ?? 0 })
      return t.note(L.gotItem, no)
    }
    default: {
      const card = aOf(picked)
      const h = s.heroes.findIndex((_, i) => t.cards(Z.corruption + i).includes(card))
      const gold = place.services.find((service) => service.does === 'cleanse')
      changeGold(t, -(gold?.does === 'cleanse' ? gold.gold : 0))
      s.rest.cleansed = true
      dropCorruption(t, h, card, Z.corruptionGrave)
      return t.note(L.cleansed, theHero(t, h), card)
    }
  }
}
const NO_GOLD = why('notEnoughGold', 'FG-43.3')
const OWNED = why('boughtOut', 'FG-C4.2')
const DEAR = why('notOnSaleYet', 'FG-C4.2')
const NEEDS_FIRST = why('needsLevelOne', 'FG-U7.2')
const LOCKED = why('notTaughtYet', 'FG-C4.3')
const ONCE = why('oncePerVisit', 'FG-C4.4')
/** FG-48.6 2 health for a gold, divided as wished; nobody who is down is healed by food, but a healer may raise him (FG-36.9). */
function offerHealing(t: T): void {
  if (t.s.gold === 0) return
  const hurt = t.s.heroes.flatMap(({ healthSpent, healthAside }, h) => (healthSpent + healthAside > 0 ? [h] : []))
  for (const a of hurt) for (const b of hurt) if (a <= b) t.offer(V.heal, a, b)
}
/** FG-48.8, FG-C4.3 */
function offerTraining(t: T): void {
  const { cards, cardNo } = bookOf(t)
  for (const { no, hero, skill } of cards) {
    const h = t.s.heroes.findIndex(({ id }) => id === hero)
    if (skill === null || skill.cost === undefined || h < 0 || heroAt(t, h).skills.includes(no)) continue
    if (t.s.graveyard.includes(skill.id)) continue
    let not: Why | null = skill.cost > t.s.gold ? NO_GOLD : null
    if (skill.upgrades !== undefined) {
      if (!t.s.rules.includes(7) || t.options.play === 'battle') not = LOCKED
      else if (!heroAt(t, h).skills.includes(cardNo.get(skill.upgrades)!)) not = NEEDS_FIRST
    }
    t.offer(V.train, no, 0, not)
  }
}
/** FG-C4.2, FG-48.4 */
function offerGoods(t: T, place: Location): void {
  const { rest: now, gold } = t.s
  for (const { no, item } of bookOf(t).cards) {
    if (item === null || item.only !== undefined) continue
    const not = isHeld(t, no)
      ? OWNED
      : item.cost > now.stallLimit
        ? DEAR
        : item.cost > gold
          ? NO_GOLD
          : !now.paid && timeOf(t, place) > now.time
            ? NO_TIME
            : null
    t.offer(V.buy, no, 0, not)
  }
}
function offerCleansing(t: T, price: number): void {
  const not = t.s.rest.cleansed ? ONCE : t.s.gold < price ? NO_GOLD : null
  t.s.heroes.forEach((_, h) => t.cards(Z.corruption + h).forEach((card) => t.offer(V.cleanse, card, 0, not)))
}

/** FG-48.9 Its story, told inside the rest. */
function undertake(t: T, n: number): void {
  const { s } = t
  const { content } = bookOf(t)
  const quest = at(content.quests, n)
  s.rest.time -= quest.time
  s.quests = s.quests.filter(({ id }) => id !== quest.id)
  t.note(L.undertook, n, s.rest.time)
  s.after = s.node
  s.story = content.stories.findIndex(({ id }) => id === quest.story)
  s.node = at(content.stories, s.story).entry
  t.next('tell')
}

/** FG-48.10, FG-48.9, FG-17.5, FG-17.3; FG-48.11 no health. */
function* endRest(t: T): Rule {
  const { s } = t
  t.note(L.restEnds)
  s.heroes.forEach((hero, h) => {
    energize(t, h, Math.max(0, hero.energySpent - standing(t, h, STANDS.nightSweat)))
    if (hero.health > 0) hero.down = false
    for (let slot = 0; slot < SLOTS.length; slot++) mend(t, slotOf(hero, slot))
  })
  for (const held of s.bag) mend(t, held)
  for (const quest of s.quests) quest.left--
  for (const { id, left } of s.quests) if (left === 0) t.note(L.questGone, bookOf(t).names.quests.indexOf(id))
  s.quests = s.quests.filter(({ left }) => left > 0)
  s.rest.time = 0
  if (t.options.play === 'battle') return t.next('battleLeg')
  const node = nodeNow(t)
  if (node.kind === 'scene') yield* follow(t, node.outcomes.done!, 0)
}
function mend(t: T, held: { item: number; cubes: number }): void {
  if (held.item >= 0) held.cubes = itemOf(cardOfNo(t, held.item)).armor ?? 0
}
