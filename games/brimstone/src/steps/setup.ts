/** SB-2, SB-4 The posse is made, and the Adventure laid out. */
import { at as nth, aOf, makeInitial, type Rule } from '@emberhall/kernel'
import { laidShape, takenIn } from '@emberhall/campaign'
import { TOKENS } from '../content/types.ts'
import { bookOf, numberOf } from '../book.ts'
import { CAMPAIGN } from '../campaign-shape.ts'
import { GROWN, HERO } from '../hero-shape.ts'
import { printed } from '../printed.ts'
import { boardOf, isFree } from '../queries/ground.ts'
import { posseLevel } from '../queries/foes.ts'
import { heroFigure, maxGrit, maxHealth, maxSanity } from '../queries/stats.ts'
import { L } from '../log.ts'
import { namesOf, theHero } from '../naming.ts'
import { LEVELS, MAX_HEROES, ODDS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { type Hero, type HeroNo, type T, Z, ZONE_TABLE } from '../state.ts'
import { run } from '../running.ts'
import { abilitiesOf, markUsed } from '../queries/abilities.ts'
import { heldItem, makeReady } from './items.ts'
import { inOrder, posse } from './posse.ts'
import { layEntrance } from './tiles.ts'

/** SB-4.2, SB-4.3 Every deck and the tokens. */
export function* setup(t: T): Rule {
  const { s, options } = t
  for (const zone of SHUFFLED) if (t.cards(Z[zone]).length > 1) t.shuffle(Z[zone])
  Object.assign(s, takenIn(CAMPAIGN, options.campaign, namesOf(t)))
  s.others = s.heroes.filter(({ status }) => status !== 'active')
  s.heroes = s.heroes.filter(({ status }) => status === 'active')
  s.heroes.forEach((hero, h) => {
    hero.seat = h % t.seats
    for (const held of hero.items) makeReady(t, h, held)
  })
  s.mission = bookOf(t).content.missions.findIndex(({ id }) => id === options.mission)
  if (options.scene === 'town') return t.next('road')
  if (s.heroes.length < heroesWanted(t)) t.next('create', s.heroes.length)
  else t.next('layOut')
}
const SHUFFLED = Object.entries(ZONE_TABLE).flatMap(([zone, { see }]) =>
  see === 'none' ? [zone as keyof typeof ZONE_TABLE] : [],
)
/** SB-4.1, SB-35.1 */
function heroesWanted({ s, seats, options }: T): number {
  if (s.heroes.length > 0) return options.isCampaign ? Math.max(s.heroes.length, options.posse) : s.heroes.length
  return Math.max(options.posse, options.heroes.length, seats)
}

const newHero = makeInitial(laidShape(HERO))
/** SB-2.2, SB-2.4, SB-2.5, SB-2.6 One new hero after the other. */
export function* create(t: T, h: HeroNo): Rule {
  const { s, options } = t
  const { content, names, upgrades } = bookOf(t)
  const wanted = options.heroes[h]
  const seat = h % t.seats
  const hero = { ...newHero(), seat }
  const level = posseLevel(t)
  s.heroes.push(hero)
  s.about.hero = h
  names.classes.forEach(
    (id, no) => (wanted?.class === undefined || wanted.class === '' || wanted.class === id) && t.offer(V.class, no),
  )
  hero.class = aOf(yield* t.choose(seat, Q.class)) // SB-2.3 The same class may be taken again.
  const sheet = nth(content.classes, hero.class)
  hero.grown = GROWN.map(() => 0)
  // AC-10.1 Newcomers bring something to buy with.
  if (options.isCampaign && options.campaign.heroes.length > 0) hero.gold = content.campaign.newcomerGold * (level - 1)
  hero.portrait = wanted?.portrait ?? 0
  hero.name = wanted?.name ?? ''
  hero.called = freeName(t, hero, h)
  for (const id of sheet.gear) hero.items.push(heldItem(numberOf(names.items, id)))
  takeKeepsake(t, hero)
  const own = upgrades.flatMap((upgrade, no) => (upgrade.isStarting && upgrade.class === sheet.id ? [no] : []))
  const chosen = own.find((no) => nth(upgrades, no).id === wanted?.upgrade)
  for (const no of chosen === undefined ? own : [chosen]) t.offer(V.upgrade, no)
  hero.upgrades.push(aOf(yield* t.choose(seat, Q.upgrade)))
  const gives = content.startingUpgrades.find(({ id }) => id === nth(upgrades, nth(hero.upgrades, 0)).id)?.gives
  if (gives !== undefined) hero.items.push(heldItem(numberOf(names.items, gives)))
  for (const token of FREE_TOKENS)
    if (wanted?.token === undefined || wanted.token === '' || wanted.token === token)
      t.offer(V.token, TOKENS.indexOf(token))
  hero.bag.push(aOf(yield* t.choose(seat, Q.freeToken)))
  for (const held of hero.items) {
    for (const own of nth(bookOf(t).sources.items, held.item).flags)
      if (own.flag === 'holdsDynamite') held.holds = own.starts ?? 0
    makeReady(t, h, held)
  }
  t.note(L.joined, theHero(t, h))
  if (s.heroes.length < Math.max(options.posse, options.heroes.length, t.seats)) t.next('create', h + 1)
  else t.next('layOut')
}
/** Nobody in a campaign is called like another, the dead included, while there are names. */
function freeName({ s }: T, hero: Hero, h: HeroNo): number {
  const alike = [...s.heroes, ...s.others].filter(
    (other) => other !== hero && other.class === hero.class && other.portrait === hero.portrait,
  )
  const places = [h, ...Array.from({ length: MAX_HEROES }, (_, place) => place)]
  return places.find((place) => !alike.some(({ called }) => called === place)) ?? h
}
const FREE_TOKENS = ['whisky', 'bandages', 'dynamite'] as const
/** SB-2.2, SB-2.6 A random Personal Item, no two alike. */
function takeKeepsake(t: T, hero: Hero): void {
  const card = t.top(Z.personal)
  if (card < 0) return
  t.move(card, Z.held)
  hero.items.push(heldItem(printed(t, card, 'item').no))
}

/** SB-4.4, SB-4.10, SB-4.12, SB-4.13, SB-4.14, SB-35.2, SB-38.1 The same track for all; what Basic leaves out is asked for where it would come. */
export function* layOut(t: T): Rule {
  const { s, options } = t
  const { content } = bookOf(t)
  const difficulty = nth(content.difficulty, s.heroes.length - 1)
  s.threat = LEVELS.indexOf(difficulty.threat)
  s.revives = difficulty.revive[options.odds] // SB-4.9, SB-38.2, SB-38.3
  s.depth = { posse: 0, darkness: content.track.spaces - 1 } // SB-4.6
  s.fight.elite = content.enemies.map(() => 0)
  layEntrance(t) // SB-4.7
  const mines = t.cards(Z.worlds).find((card) => printed(t, card, 'world').no === 0)
  if (mines !== undefined) t.move(mines, Z.worldsUp)
  s.entered = [0]
  // AC-13.1 What was to be with them when they step in.
  s.heroes.forEach((hero, h) => {
    hero.grit = Math.min(maxGrit(t, h), Math.max(0, START_GRIT + hero.begins.grit)) // SB-3.1
    hero.wounds = Math.min(maxHealth(t, h) - 1, hero.begins.wounds)
    hero.harm = Math.min(maxSanity(t, h) - 1, hero.begins.harm + heroFigure(t, h, 'harmAtStart'))
    hero.begins = { wounds: 0, harm: 0, grit: 0 }
  })
  s.heroes.forEach((_, h) => t.offer(V.hero, h))
  s.lantern.holder = aOf(yield* posse(t, Q.lantern)) // SB-4.4
  t.note(L.lantern, theHero(t, s.lantern.holder))
  t.next('enter')
}
const START_GRIT = 1

/** SB-4.8 Start squares, in descending Initiative. */
export function* enter(t: T): Rule {
  const { s } = t
  const { plan, cells } = nth(boardOf(t).tiles, 0)
  for (const h of yield* inOrder(t, [...s.heroes.keys()])) {
    cells.forEach((cell, i) => nth(plan.cells, i).isStart && isFree(t, cell) && t.offer(V.square, cell))
    s.about.hero = h
    nth(s.heroes, h).at = aOf(yield* t.choose(nth(s.heroes, h).seat, Q.start))
  }
  for (let h = 0; h < s.heroes.length; h++)
    for (const hand of abilitiesOf(t, h, 'adventureStart')) {
      markUsed(t, hand)
      yield* run(t, hand.ability.do, { you: h, that: h, tile: 0, world: 0 })
    }
  // A claim map from town shows what lies ahead (AC-6).
  const ahead = { do: 'peek', deck: 'map', n: s.maps } as const
  if (s.maps > 0) yield* run(t, [ahead], { you: s.lantern.holder, tile: -1, world: 0 })
  s.maps = 0
  t.note(L.begins, s.mission)
  if (t.options.odds !== 'book') t.note(L.odds, ODDS.indexOf(t.options.odds)) // SB-38.1
  t.next('missionStart')
}
