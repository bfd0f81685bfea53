/** FG-15, FG-42, FG-48 Between fights: the camp, the rest, and what is won. */
import { at, type Answer, aOf, bOf, type Option, pack, verbOf } from '@emberhall/kernel'
import { cardNoOf, itemOf, bookOf, cardOfNo, STANDS } from '../book.ts'
import { DICE, type Die, type Item, type Location, TRAITS } from '../content/types.ts'
import { fitsSlot, has, isSlotFree } from '../heroes.ts'
import { ACTIVE_SKILLS, IN_BAG, PRIZES, SLOT, SLOTS } from '../parts.ts'
import { V } from '../questions.ts'
import { heroAt, slotOf, type Hero, type HeroNo, type T, Z } from '../state.ts'
import { optionOf, best, type Seen } from './picks.ts'
import { ITEMS, SKILLS, SUITS } from './tastes.ts'

// ---------------------------------------------------------------- the camp

/** The next thing to see to outside combat, or none. */
export function campDeed(t: T): Option | undefined {
  return equipDeed(t) ?? skillDeed(t) ?? mealDeed(t) ?? careDeed(t)
}
/** Something from the bag into a free place where it works. */
function equipDeed(t: T): Option | undefined {
  for (let i = 0; i < t.s.bag.length && i < 40; i++) {
    const item = itemOf(cardOfNo(t, at(t.s.bag, i).item))
    let found: Option | undefined
    let most = 0.35
    t.s.heroes.forEach((hero, h) => {
      const slot = SLOTS.findIndex((_, n) => fitsSlot(item.slot, n) && isSlotFree(t, hero, n))
      if (slot < 0 || (item.slot === 'bulky' && slotOf(hero, SLOT.secondary).item >= 0)) return
      const fit = fitOf(t, h, item)
      if (fit > most) [found, most] = [pack(V.put, IN_BAG + i, h * SLOTS.length + slot), fit]
    })
    if (found !== undefined) return found
  }
  return undefined
}
function fitOf(t: T, h: HeroNo, item: Item): number {
  const hero = heroAt(t, h)
  const { id } = at(bookOf(t).content.heroes, hero.id)
  if (item.die !== undefined) return SUITS[item.die][id]
  const load = hero.slots.filter((held) => held.item >= 0).length
  return 1 + (item.armor === undefined ? 0 : 0.5 - hero.health * 0.04) - load * 0.05
}
function skillDeed(t: T): Option | undefined {
  for (const hero of t.s.heroes) {
    if (hero.active.length >= ACTIVE_SKILLS) continue
    const idle = hero.skills.find((skill) => !hero.active.includes(skill))
    if (idle !== undefined) return pack(V.activate, idle)
  }
  return undefined
}
export const missing = ({ healthSpent, healthAside }: Hero): number => healthSpent + healthAside
function mealDeed(t: T): Option | undefined {
  if (t.s.food === 0) return undefined
  const lacks = (hero: Hero, h: HeroNo) =>
    hero.down ? 0 : Math.min(2, hero.healthSpent) + (hero.energySpent > 0 && !has(t, h, STANDS.hungry) ? 1 : 0)
  const hungriest = t.s.heroes.map(lacks).reduce((a, n, h, all) => (n > at(all, a) ? h : a), 0)
  return lacks(heroAt(t, hungriest), hungriest) >= 3 ? pack(V.eat, hungriest) : undefined
}
/** FG-36.9 A potion for who is down or nearly so. */
function careDeed(t: T): Option | undefined {
  const worst = t.s.heroes.findIndex((hero) => hero.down || hero.health <= 1)
  if (worst < 0 || missing(heroAt(t, worst)) === 0) return undefined
  for (const hero of t.s.heroes) {
    if (hero.down) continue
    const potion = hero.slots.find(
      ({ item, up }) => item >= 0 && up && cardOfNo(t, item).abilities.some(({ timing }) => timing === 'camp'),
    )
    if (potion !== undefined) return pack(V.tend, potion.item, worst)
  }
  return undefined
}
export function chooseCamp({ t, ask }: Seen): Answer {
  const deed = campDeed(t)
  if (deed !== undefined && ask.options.includes(deed)) return deed
  return optionOf(ask, V.leave)
}
/** Pages and panels: on, once the camp is in order. */
export const onwardBy =
  (verb: number) =>
  ({ t, ask }: Seen): Answer => {
    const camp = ask.options.find((option) => verbOf(option) === V.camp)
    if (camp !== undefined && campDeed(t) !== undefined) return camp
    return ask.options.find((option) => verbOf(option) === verb) ?? at(ask.options, 0)
  }

// ---------------------------------------------------------------- the rest

export const wounds = (t: T): number => t.s.heroes.reduce((sum, hero) => sum + missing(hero), 0)
const mostHealth = (t: T): number => t.s.heroes.reduce((sum, hero) => sum + hero.health + missing(hero), 0)
/** Scratches heal by themselves; what is left of the gold is for skills and items. */
const wantsHealing = (t: T): boolean => t.s.gold > 0 && wounds(t) > mostHealth(t) * 0.1

const WHIM = 5
/** Between 0 and 1: tastes differ from party to party by what it has been through, and stay the same while it shops. */
function lot({ s }: T, no: number): number {
  let mixed = no + 1
  for (const word of [...s.heroes.map(({ id }) => String(id)), ...s.deeds, ...s.flags])
    for (let i = 0; i < word.length; i++) mixed = Math.imul(mixed ^ word.charCodeAt(i), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 8
  return (mixed % 1000) / 1000
}
const whim = (t: T, no: number): number => (lot(t, no) - 0.5) * WHIM
/** What a purchase is worth over its price; nothing if it cannot be made. */
function skillGain(t: T, no: number): number {
  const { skill, hero } = cardOfNo(t, no)
  const h = t.s.heroes.findIndex(({ id }) => id === hero)
  if (skill?.cost === undefined || h < 0 || skill.cost > t.s.gold) return 0
  const owner = heroAt(t, h)
  if (owner.skills.length >= ACTIVE_SKILLS && skill.upgrades === undefined) return 0
  const bought = owner.skills.length - 2
  return (SKILLS[skill.id] ?? skill.cost) - skill.cost + 1.2 - bought * 0.25 + whim(t, no)
}
function itemGain(t: T, no: number): number {
  const { item } = cardOfNo(t, no)
  if (item === null || item.cost > t.s.gold) return 0
  const worth = ITEMS[item.id] ?? item.cost
  const fit = t.s.heroes.reduce((most, hero, h) => {
    const isRoom = SLOTS.some((_, n) => fitsSlot(item.slot, n) && isSlotFree(t, hero, n))
    return isRoom && !(item.slot === 'bulky' && slotOf(hero, SLOT.secondary).item >= 0)
      ? Math.max(most, fitOf(t, h, item))
      : most
  }, 0)
  return fit < 0.9 ? 0 : worth - item.cost + 0.6 + whim(t, no)
}
interface Purchase {
  readonly no: number
  readonly gain: number
}
/** The best purchase among cards, beyond all doubt worth its price. */
const WANTED = 0.4
function bestCard(t: T, gain: (t: T, no: number) => number, isOffered: (t: T, no: number) => boolean): Purchase {
  return bookOf(t).cards.reduce<Purchase>(
    (most, { no }) => {
      const worth = isOffered(t, no) ? gain(t, no) : 0
      return worth > most.gain ? { no, gain: worth } : most
    },
    { no: -1, gain: 0 },
  )
}
const does = ({ services }: Location, what: string): boolean => services.some((service) => service.does === what)
/** What a visit to this place would be for. */
export const wantedIn = (t: T, place: Location): Purchase =>
  does(place, 'train') ? bestCard(t, skillGain, isTaught) : bestCard(t, itemGain, isOnSale)
const visitGain = ({ gain }: Purchase): number => (gain > WANTED ? 4 + gain / 2 : 0)
function visitWorth({ t }: Seen, place: Location): number {
  if (does(place, 'heal')) return wantsHealing(t) ? 9 : 0
  if (does(place, 'train')) return visitGain(wantedIn(t, place))
  if (does(place, 'shop')) return t.s.rest.time < place.time ? 0 : visitGain(wantedIn(t, place))
  if (does(place, 'lesson')) return t.s.rest.time > 1 || !wantsHealing(t) ? 3 : 0
  if (does(place, 'cleanse')) return t.s.gold >= 3 && corrupted(t) >= 2 ? 4 : 0
  return 0
}
const corrupted = (t: T): number => t.s.heroes.reduce((sum, _, h) => sum + t.cards(Z.corruption + h).length, 0)
function isTaught(t: T, no: number): boolean {
  const { skill, hero } = cardOfNo(t, no)
  const h = t.s.heroes.findIndex(({ id }) => id === hero)
  if (skill === null || h < 0 || heroAt(t, h).skills.includes(no) || t.s.graveyard.includes(skill.id)) return false
  if (skill.upgrades === undefined) return true
  if (!t.s.rules.includes(7) || t.options.play === 'battle') return false
  return heroAt(t, h).skills.includes(cardNoOf(t, skill.upgrades))
}
function isOnSale(t: T, no: number): boolean {
  const { item, id } = cardOfNo(t, no)
  if (item === null || item.only !== undefined || item.cost > t.s.rest.stallLimit || t.s.graveyard.includes(id))
    return false
  return (
    !t.s.bag.some((held) => held.item === no) && !t.s.heroes.some(({ slots }) => slots.some((held) => held.item === no))
  )
}
/** A side quest while everybody is well, an easy one in any case; a bold party also goes tired, and which goes first is a matter of taste. */
function questWorth(t: T, quest: number): number {
  const { threat, time } = at(bookOf(t).content.quests, quest)
  const isFit = wounds(t) <= mostHealth(t) * 0.3 && (isBold(t) || t.s.heroes.every(({ energy }) => energy >= 2))
  if (threat === 1) return 3.5
  return isFit && t.s.rest.time - time >= 1 ? 8 + lot(t, -2 - quest) / 2 : 0
}
const isBold = (t: T): boolean => lot(t, -1) < 0.5
export function chooseRest(seen: Seen): Answer {
  const { t, ask } = seen
  const { content } = bookOf(t)
  return best(ask.options, (option) => {
    switch (verbOf(option)) {
      case V.visit:
        return visitWorth(seen, at(content.locations, aOf(option)))
      case V.undertake:
        return questWorth(t, aOf(option))
      case V.camp:
        return campDeed(t) === undefined ? 0 : 20
      default:
        return 1
    }
  })
}
/** Inside a location: heal the worst, buy what is worth its gold, leave. */
export function chooseGoods(seen: Seen): Answer {
  const { t, ask } = seen
  return best(ask.options, (option) => {
    switch (verbOf(option)) {
      case V.heal:
        return wantsHealing(t) ? 20 + healWorth(t, aOf(option), bOf(option)) : 0
      case V.train:
        return isTaught(t, aOf(option)) ? purchase(skillGain(t, aOf(option))) : 0
      case V.buy:
        return purchase(itemGain(t, aOf(option)))
      case V.cleanse:
        return 5
      case V.leave:
        return 1
      default:
        return 0
    }
  })
}
const purchase = (gain: number): number => (gain > WANTED ? 2 + gain : 0)
function healWorth(t: T, a: HeroNo, b: HeroNo): number {
  const first = missing(heroAt(t, a)) / (heroAt(t, a).health + 1)
  if (a === b) return missing(heroAt(t, a)) >= 2 ? first * 1.9 : 0
  return first + missing(heroAt(t, b)) / (heroAt(t, b).health + 1)
}
/** FG-48.7 A little to eat, when there is money and need. */
export function chooseFood({ t, ask }: Seen): Answer {
  const wanted = Math.min(2, Math.floor(wounds(t) / 3), Math.max(0, t.s.gold - 6))
  return best(ask.options, (option) => -Math.abs((verbOf(option) === V.leave ? 0 : aOf(option)) - wanted))
}

// ---------------------------------------------------------------- what is won

const PRIZE_WORTH: Readonly<Record<(typeof PRIZES)[number], number>> = {
  die: 3,
  gold6: 2.5,
  item: 3,
  traitCard: 1,
  maxHealth: 3,
  maxEnergy: 2,
}
export function choosePrize(seen: Seen): Answer {
  return best(seen.ask.options, (option) => {
    if (verbOf(option) === V.prize) return PRIZE_WORTH[at(PRIZES, aOf(option))]
    const item = itemOf(cardOfNo(seen.t, aOf(option)))
    const fit = Math.max(...seen.t.s.heroes.map((_, h) => fitOf(seen.t, h, item)))
    return (ITEMS[item.id] ?? 1) * fit
  })
}
const DIE_WORTH: Readonly<Partial<Record<Die, number>>> = { red: 3, blue: 3, yellow: 2, green: 1 }
export function chooseDie({ t, ask }: Seen): Answer {
  return best(ask.options, (option) => {
    const { dice } = at(bookOf(t).content.heroes, heroAt(t, aOf(option)).id)
    const die = at(DICE, bOf(option))
    return (DIE_WORTH[die] ?? 0) + dice.filter((own) => own === die).length
  })
}
export function chooseTraitCard({ t, ask }: Seen): Answer {
  return best(ask.options, (option) => {
    const isNew = !t.s.heroes.some(({ id }) => at(bookOf(t).content.heroes, id).trait === TRAITS[aOf(option)])
    return (isNew ? 1 : 0) + heroAt(t, bOf(option)).energy * 0.1
  })
}
export function chooseSkill({ t, ask }: Seen): Answer {
  return best(ask.options, (option) => SKILLS[cardOfNo(t, aOf(option)).id] ?? 0)
}
