/** The things on the table that an answer is about, by their keys. */
import { aOf, type Ask, at, bOf, type Option, verbOf } from '@emberhall/kernel'
import { cardKey } from '@emberhall/ui'
import { isNextTo } from '../../queries/ground.ts'
import { canShootAt, gunRange } from '../../queries/targets.ts'
import { userOf } from '../../queries/fellows.ts'
import { V } from '../../questions.ts'
import { type Cell, type EnemyNo, type HeroNo, type T, type TileNo, Z } from '../../state.ts'

export const heroKey = (h: HeroNo): string => `hero ${h}`
export const enemyKey = (e: EnemyNo): string => `enemy ${e}`
export const tileKey = (tile: TileNo): string => `tile ${tile}`
export const squareKey = (cell: Cell): string => `square ${cell}`
export const exitKey = (tile: TileNo, exit: number): string => `exit ${tile} ${exit}`
export const itemKey = (i: number): string => `item ${i}`
export const tokenKey = (kind: number): string => `token ${kind}`
export const placeKey = (location: number): string => `place ${location}`
export const townKey = (town: number): string => `town ${town}`
export const otherKey = (i: number): string => `other ${i}`
export const offerKey = (option: Option): string => `offer ${option}`
export const GRIT_KEY = 'grit'
export const GRAVE_KEY = 'grave'
export const OUT_KEY = 'out'

/** `hero`: whose pack lies in front; nobody else's things can be pointed at. */
export function keysOf(t: T, hero: HeroNo, option: Option): readonly string[] {
  const [a, b] = [aOf(option), bOf(option)]
  switch (verbOf(option)) {
    case V.hero:
    case V.drag:
    case V.help:
    case V.trade:
    case V.askFor:
    case V.giveLantern:
    case V.giveStone:
    case V.giveGold:
      return [heroKey(a)]
    case V.walk:
    case V.square:
      return [squareKey(a)]
    case V.tile:
    case V.scavenge:
    case V.plant:
      return [tileKey(a)]
    case V.exit:
    case V.look:
      return [exitKey(a, b)]
    case V.enemy:
    case V.hit:
    case V.allHits:
      return [enemyKey(a)]
    case V.melee:
      return inReach(t, hero, (e, from) => isNextTo(t, e, from))
    case V.shoot:
      return [...itemKeys(t, hero, a), ...inSight(t, hero, a)]
    case V.card:
    case V.payOff:
      return isPinned(t, a) ? [cardKey(a)] : []
    case V.wear:
    case V.leave:
      return itemKeys(t, hero, a)
    case V.hold:
      return [...new Set([...itemKeys(t, hero, a), ...itemKeys(t, hero, b)])]
    case V.fellowToken:
      return [heroKey(userOf(option))]
    case V.token:
    case V.putBack:
    case V.giveToken:
      return t.s.heroes[hero]?.bag.includes(a) === true ? [tokenKey(a)] : []
    case V.sprint:
    case V.pickDice:
      return hero >= 0 ? [GRIT_KEY] : []
    case V.stayHome:
    case V.inherit:
      return [heroKey(a)]
    case V.visit:
      return [placeKey(a)]
    case V.place:
      return [townKey(a)]
    case V.callUp:
      return [otherKey(a)]
    case V.bury:
      return [GRAVE_KEY]
    case V.turnBack:
      return [OUT_KEY]
    default:
      return SERVICES.has(verbOf(option)) && t.s.phase === 'town' ? [offerKey(option)] : []
  }
}
/** What is to be had over a counter. */
export const SERVICES: ReadonlySet<number> = new Set([
  V.buyToken,
  V.buy,
  V.sell,
  V.forge,
  V.cleanse,
  V.calm,
  V.treat,
  V.cutOut,
  V.raise,
  V.gamble,
  V.rumour,
  V.sellStone,
  V.buyStone,
])
const itemKeys = (t: T, hero: HeroNo, i: number): string[] =>
  t.s.heroes[hero]?.items[i] === undefined ? [] : [itemKey(i)]

function inReach(t: T, hero: HeroNo, reaches: (e: EnemyNo, from: Cell) => boolean): string[] {
  const from = t.s.heroes[hero]?.at ?? -1
  if (from < 0) return []
  return t.s.enemies.flatMap((_, e) => (reaches(e, from) ? [enemyKey(e)] : []))
}
/** SB-23.6 Adjacent ones first. */
function inSight(t: T, hero: HeroNo, i: number): string[] {
  const gun = t.s.heroes[hero]?.items[i]
  if (gun === undefined) return []
  const near = inReach(t, hero, (e, from) => isNextTo(t, e, from))
  return near.length > 0 ? near : inReach(t, hero, (e, from) => canShootAt(t, from, e, gunRange(t, hero, gun)))
}
/** Cards that remain in play are pinned to the rock. */
const isPinned = (t: T, card: number): boolean => at(t.s.where, card) === Z.remains

const LAID_OUT = new Set<number>([V.class, V.upgrade, V.die, V.card, V.learn, V.mission, V.buy])
export const trayOf = (t: T, ask: Ask): readonly Option[] =>
  ask.options.filter((option) => LAID_OUT.has(verbOf(option)) && keysOf(t, -1, option).length === 0)
