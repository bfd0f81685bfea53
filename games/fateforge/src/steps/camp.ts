/** FG-5, FG-6, FG-14.2, FG-15, FG-36.9, FG-48.7 What the group may see to outside combat. */
import { at, aOf, bOf, type Option, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import type { Ability } from '../content/types.ts'
import { HEROES } from '../content/types.ts'
import { cardNoOf, skillOf, itemOf, bookOf, cardOfNo, STANDS } from '../book.ts'
import { freshHero, noItem } from '../campaign.ts'
import {
  cardsOf,
  energize,
  fitsSlot,
  has,
  hasBulky,
  heal,
  isPack,
  isSlotFree,
  spendEnergy,
  standing,
} from '../heroes.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { ACTIVE_SKILLS, IN_BAG, SLOT, SLOTS, TO_BAG } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, slotOf, type Hero, type HeroNo, type T } from '../state.ts'
import { discharge } from './cards.ts'
import { group } from './group.ts'

/** What a camp is for: 0 anything, 1 only shifting one's own items during a test (FG-15.13), 2 before a fight (FG-18.9). */
type Camp = number
const IN_TEST: Camp = 1
const BEFORE_FIGHT: Camp = 2

export function* camp(t: T, kind: Camp): Rule {
  offerItems(t, kind)
  if (kind !== IN_TEST) {
    for (let h = 0; h < t.s.heroes.length; h++) {
      offerSkills(t, h)
      offerCare(t, h)
    }
    if (kind !== BEFORE_FIGHT && t.s.phase !== 'muster') offerChanges(t)
  }
  t.offer(V.leave)
  const picked = yield* group(t, Q.camp)
  if (verbOf(picked) === V.leave) return
  t.next('camp', kind)
  yield* settle(t, picked)
}
function* settle(t: T, picked: Option): Rule {
  switch (verbOf(picked)) {
    case V.put:
      return put(t, aOf(picked), bOf(picked))
    case V.activate:
    case V.rest:
      return toggleSkill(t, picked)
    case V.eat:
      return eat(t, aOf(picked))
    case V.tend:
      return tend(t, aOf(picked), bOf(picked))
    case V.swap:
      return swapHero(t, aOf(picked), bOf(picked))
    default: // FG-5.1 The campaign goes back to the start of its act.
      t.s.phase = 'over'
      t.end('restart')
  }
}

// ---------------------------------------------------------------- items

const FULL = why('slotTaken', 'FG-15.9')
const BULKY = why('slotTaken', 'FG-15.7')
const WRONG_SLOT = why('wrongSlot', 'FG-15.6')
const HIS_OWN = why('cannotBeGiven', 'FG-C1.8')
type Held = Hero['slots'][number]
const heldAt = (t: T, place: number): Held =>
  place >= IN_BAG
    ? at(t.s.bag, place - IN_BAG)
    : slotOf(heroAt(t, Math.floor(place / SLOTS.length)), place % SLOTS.length)

/** FG-15.2, FG-15.3, FG-15.9 Every item to every place it may go. */
function offerItems(t: T, kind: Camp): void {
  const slots = t.s.heroes.flatMap((hero, h) =>
    hero.slots.flatMap(({ item }, slot) => (item >= 0 ? [h * SLOTS.length + slot] : [])),
  )
  const bag = kind === IN_TEST ? [] : t.s.bag.slice(0, TO_BAG - IN_BAG).map((_, i) => IN_BAG + i)
  for (const from of [...slots, ...bag]) {
    const item = itemOf(cardOfNo(t, heldAt(t, from).item))
    const owner = from >= IN_BAG ? -1 : Math.floor(from / SLOTS.length)
    t.s.heroes.forEach((_, h) => {
      if (kind === IN_TEST && h !== owner) return
      SLOTS.forEach((__, slot) => {
        const to = h * SLOTS.length + slot
        if (to !== from) t.offer(V.put, from, to, whyNotPut(t, from, h, slot))
      })
    })
    if (from < IN_BAG && kind !== IN_TEST) t.offer(V.put, from, TO_BAG, item.only === undefined ? null : HIS_OWN)
  }
}
function whyNotPut(t: T, from: number, h: HeroNo, slot: number): Why | null {
  const hero = heroAt(t, h)
  const item = itemOf(cardOfNo(t, heldAt(t, from).item))
  if (item.only !== undefined && HEROES[hero.id] !== item.only) return HIS_OWN
  if (!fitsSlot(item.slot, slot) && !isPack(slot)) return WRONG_SLOT
  const isOwnMain = from === h * SLOTS.length + SLOT.main && hasBulky(t, hero)
  if (slotOf(hero, slot).item >= 0) return FULL
  if (!isSlotFree(t, hero, slot) && !isOwnMain) return BULKY
  if (item.slot === 'bulky' && slot === SLOT.main && slotOf(hero, SLOT.secondary).item >= 0) return BULKY
  return null
}
function put(t: T, from: number, to: number): void {
  const held = { ...heldAt(t, from) }
  if (from >= IN_BAG) t.s.bag.splice(from - IN_BAG, 1)
  else heroAt(t, Math.floor(from / SLOTS.length)).slots[from % SLOTS.length] = noItem()
  if (to === TO_BAG) {
    t.note(L.putAway, held.item)
    return void t.s.bag.push({ ...held, up: false })
  }
  const slot = to % SLOTS.length
  t.note(L.put, held.item, theHero(t, Math.floor(to / SLOTS.length)), slot)
  const up = fitsSlot(itemOf(cardOfNo(t, held.item)).slot, slot)
  heroAt(t, Math.floor(to / SLOTS.length)).slots[slot] = { ...held, up }
}

// ---------------------------------------------------------------- skills

const SIX = why('sixActive', 'FG-14.1')
/** FG-14.1, FG-14.2 */
export function offerSkills(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  for (const skill of hero.skills) {
    if (hero.active.includes(skill)) t.offer(V.rest, skill)
    else t.offer(V.activate, skill, 0, hero.active.length >= ACTIVE_SKILLS ? SIX : null)
  }
}
export function toggleSkill(t: T, picked: Option): void {
  const skill = aOf(picked)
  const h = t.s.heroes.findIndex(({ skills }) => skills.includes(skill))
  const hero = heroAt(t, h)
  if (verbOf(picked) === V.activate) {
    hero.active.push(skill)
    return t.note(L.activated, theHero(t, h), skill)
  }
  hero.active = hero.active.filter((other) => other !== skill)
  t.note(L.deactivated, theHero(t, h), skill)
}

// ---------------------------------------------------------------- food and healing

const NO_FOOD = why('noFood', 'FG-48.7')
const DOWN = why('knockedOut', 'FG-36.9')
const NOT_NEEDED = why('nothingToRegain', 'FG-13.3')
function offerCare(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const lacks = hero.healthSpent > 0 || (hero.energySpent > 0 && !has(t, h, STANDS.hungry))
  t.offer(V.eat, h, 0, t.s.food === 0 ? NO_FOOD : hero.down ? DOWN : lacks ? null : NOT_NEEDED)
  if (hero.down) return
  for (const card of cardsOf(t, hero)) {
    const ability = campAbility(card.abilities)
    if (ability === undefined || whyNotTended(t, h, card.no, ability) !== null) continue
    t.s.heroes.forEach((other, i) => {
      if (other.out) return // FG-36.12
      if (other.healthSpent + other.healthAside > 0 || (asideOnly(ability) && i === h)) t.offer(V.tend, card.no, i)
    })
  }
}
const campAbility = (abilities: readonly Ability[]): Ability | undefined =>
  abilities.find(({ timing }) => timing === 'camp')
const asideOnly = ({ gain }: Ability): boolean =>
  gain?.gain === 'effects' && gain.effects.every(({ effect }) => effect === 'antidote')
const ONCE = why('onceAScene', 'FG-14.5')
const NO_ENERGY = why('noEnergy', 'FG-13.4')
function whyNotTended(t: T, h: HeroNo, card: number, { cost, oncePerScene }: Ability): Why | null {
  if (oncePerScene && t.s.campUsed.includes(h * 256 + card)) return ONCE
  const energy = (cost ?? []).reduce((sum, part) => sum + (part.pay === 'energy' ? part.n : 0), 0)
  return heroAt(t, h).energy < energy ? NO_ENERGY : null
}
/** FG-48.7 */
function eat(t: T, h: HeroNo): void {
  t.s.food--
  t.note(L.ate, theHero(t, h))
  heal(t, h, 1)
  if (!has(t, h, STANDS.hungry)) energize(t, h, 1)
}
/** FG-36.9 A hero healed so is no longer knocked out. */
function tend(t: T, no: number, to: HeroNo): void {
  const h = t.s.heroes.findIndex(
    (hero) => hero.active.includes(no) || hero.slots.some(({ item, up }) => item === no && up),
  )
  const hero = heroAt(t, h)
  const card = cardOfNo(t, no)
  const ability = campAbility(card.abilities)!
  t.note(L.usedCard, theHero(t, h), no)
  for (const part of ability.cost ?? []) if (part.pay === 'energy') spendEnergy(hero, part.n)
  if (ability.oncePerScene) t.s.campUsed.push(h * 256 + no)
  if (card.item?.charged) discharge(t, h, card)
  for (const effect of ability.gain?.gain === 'effects' ? ability.gain.effects : [])
    if (effect.effect === 'heal') heal(t, to, effect.n)
  if (heroAt(t, to).health > 0) {
    heroAt(t, to).down = false
    heroAt(t, to).out = false
  }
}

// ---------------------------------------------------------------- changing heroes, starting the act again

const DOWN_NOW = why('knockedOut', 'FG-6.6')
/** FG-6.1, FG-5.1 Only in a campaign that is kept as a document; FG-6.5 whoever plays. */
function offerChanges(t: T): void {
  if (t.options.play !== 'campaign') return
  for (let h = 0; h < t.s.heroes.length; h++)
    HEROES.forEach((_, id) => {
      if (!t.s.heroes.some((hero) => hero.id === id)) t.offer(V.swap, h, id, heroAt(t, h).down ? DOWN_NOW : null)
    })
  if (t.options.until === 'scene') t.offer(V.restart)
}
/** FG-6 */
function swapHero(t: T, h: HeroNo, id: number): void {
  const old = heroAt(t, h)
  const fresh = freshHero(t, id, old.seat)
  t.note(L.swapped, old.id, id)
  for (const held of old.slots)
    if (held.item >= 0 && itemOf(cardOfNo(t, held.item)).only === undefined) t.s.bag.push({ ...held, up: false }) // FG-6.4
  const acquired = old.skills.filter((no) => skillOf(cardOfNo(t, no)).cost !== undefined)
  const second = acquired.filter((no) => skillOf(cardOfNo(t, no)).upgrades !== undefined).length
  fresh.traits = old.traits // FG-6.3; corruption cards stay, and what they take away
  const health = Math.max(1, fresh.health - standing(t, h, STANDS.maxHealth))
  fresh.healthSpent = Math.min(old.healthSpent + old.healthAside, health - 1)
  fresh.health = health - fresh.healthSpent
  const energy = Math.max(1, fresh.energy - standing(t, h, STANDS.maxEnergy))
  fresh.energySpent = Math.min(old.energySpent, energy)
  fresh.energy = energy - fresh.energySpent
  t.s.heroes[h] = fresh
  t.next('learn', h, acquired.length * 16 + second)
}
/** FG-6.2 As many skills as the one who left had acquired; level II one for one. */
export function* learn(t: T, h: HeroNo, left: number): Rule {
  const [n, second] = [left >> 4, left & 15]
  if (n === 0) return
  const hero = heroAt(t, h)
  for (const card of bookOf(t).cards) {
    const { skill } = card
    if (skill === null || card.hero !== hero.id || hero.skills.includes(card.no)) continue
    if (t.s.graveyard.includes(skill.id)) continue // FG-49.3
    const isSecond = skill.upgrades !== undefined
    if (isSecond && (second === 0 || !hero.skills.includes(cardNoOf(t, skill.upgrades)))) continue
    t.offer(V.learn, card.no)
  }
  if (t.offerCount === 0) return
  const no = aOf(yield* group(t, Q.swapSkills))
  const isSecond = skillOf(cardOfNo(t, no)).upgrades !== undefined
  gainSkill(t, h, no)
  t.next('learn', h, (n - 1) * 16 + (isSecond ? second - 1 : second))
}
/** FG-14.1, FG-49.4, FG-U7.2, FG-U7.3 Active at once while there is room; an upgrade takes over its level I. */
export function gainSkill(t: T, h: HeroNo, no: number): void {
  const hero = heroAt(t, h)
  const { upgrades } = skillOf(cardOfNo(t, no))
  t.note(L.learned, theHero(t, h), no)
  if (upgrades !== undefined) {
    const first = cardNoOf(t, upgrades)
    hero.skills = hero.skills.map((skill) => (skill === first ? no : skill))
    hero.active = hero.active.map((skill) => (skill === first ? no : skill))
    t.s.graveyard.push(upgrades)
    return
  }
  hero.skills.push(no)
  if (hero.active.length < ACTIVE_SKILLS) hero.active.push(no)
}
