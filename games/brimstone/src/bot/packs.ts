/** Tokens, items, hands, and healing. */
import { type Answer, aOf, at, bOf, NUMBER, type Option, pack, PASS, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { TOKENS } from '../content/types.ts'
import { heroFigure, maxHealth, maxSanity } from '../queries/stats.ts'
import { servedBy, userOf } from '../queries/fellows.ts'
import { V } from '../questions.ts'
import type { HeldItem, HeroNo, T } from '../state.ts'
import { chance, hurt, shaken, shotsOf, toHitOf } from './odds.ts'
import { best, heroNo, type Seen } from './seen.ts'
import { useWorth } from './posse.ts'

/** Shares of a pool lost from which a token is used, out of fights and in them. */
const OUTSIDE = 0.5
const IN_FIGHT = 0.55

// ---------------------------------------------------------------- what is done at once, before anything else

/** Tokens and abilities that are worth using now, the lantern taken up, clothes put on, upgrades attached. */
export function chooseSmallDeed({ t, ask }: Seen): Option | undefined {
  const h = t.s.acting.hero
  for (const option of ask.options) {
    const verb = verbOf(option)
    if (verb === V.takeLantern || verb === V.wear || verb === V.attach) return option
    if (verb === V.token && isTokenWanted(t, h, aOf(option), bOf(option))) return option
    if (verb === V.fellowToken && isFellowWanted(t, option)) return option
    if (verb === V.use && isUseWanted(t, option)) return option
    if (verb === V.hold && holdWorth(t, h, aOf(option), bOf(option)) > heldWorth(t, h) + 0.1) return option
    if (verb === V.payOff && heroNo(t, h).grit > 1) return option
  }
  return undefined
}
function isTokenWanted(t: T, h: HeroNo, token: number, other: HeroNo): boolean {
  const least = t.s.enemies.length > 0 ? IN_FIGHT : OUTSIDE
  switch (TOKENS[token]) {
    case 'bandages':
    case 'herbs':
      return hurt(t, other) >= least
    case 'whisky':
      return shaken(t, other) >= least
    case 'tonic':
      return heroNo(t, h).grit === 0
    default:
      return false
  }
}
const isFellowWanted = (t: T, option: Option): boolean =>
  isTokenWanted(t, userOf(option), aOf(option), servedBy(option))
/** SB-17.16 Before fate strikes. */
export const chooseMeanwhile = ({ t, ask }: Seen): Answer =>
  ask.options.find((option) =>
    verbOf(option) === V.fellowToken ? isFellowWanted(t, option) : option !== PASS && useWorth(t, option) > 2,
  ) ?? PASS
/** Free Attacks always; what else does more good than it costs. */
function isUseWanted(t: T, option: Option): boolean {
  const part = at(bookOf(t).parts, aOf(option))
  if (!('on' in part)) return false
  if (part.do.some((effect) => effect.do === 'freeAttack')) return t.s.acting.isDone || t.s.acting.points === 0
  const isLasting = part.limit === 'adventure' || part.cost?.discard !== undefined
  return useWorth(t, option) > (isLasting ? 2 : 1)
}

// ---------------------------------------------------------------- hands

/** What these hands would do in a fight. */
function handsWorth(t: T, h: HeroNo, held: readonly HeldItem[]): number {
  const items = held.map(({ item }) => at(bookOf(t).content.items, item))
  const guns = held.filter((_, i) => at(items, i).gun !== undefined)
  const shots = guns.map((gun) => {
    const range = at(bookOf(t).content.items, gun.item).gun?.range ?? 0
    return shotsOf(t, h, gun) * (2.6 + heroFigure(t, h, 'damage', { item: gun })) * (0.8 + range * 0.03)
  })
  const ranged = shots.reduce((sum, each) => sum + each, 0) * chance(toHitOf(t, h, true)) * (guns.length > 1 ? 0.9 : 1)
  const blades = items.reduce(
    (sum, { rules }) => sum + (rules.some((rule) => 'mod' in rule && rule.mod === 'combat') ? 1 : 0),
    0,
  )
  const melee = (2 + blades) * 2.6 * chance(toHitOf(t, h, false))
  return Math.max(ranged, melee * 0.8) + 0.25 * Math.min(ranged, melee)
}
function holdWorth(t: T, h: HeroNo, a: number, b: number): number {
  const { items } = heroNo(t, h)
  return handsWorth(t, h, a === b ? [at(items, a)] : [at(items, a), at(items, b)])
}
const heldWorth = (t: T, h: HeroNo): number =>
  handsWorth(
    t,
    h,
    heroNo(t, h).items.filter(({ ready, item }) => ready && at(bookOf(t).content.items, item).hands > 0),
  )
/** D-5 */
export function chooseHands({ t, ask }: Seen): Answer {
  const { hero: h } = t.s.about
  const better = best(ask.options, (option) => (option === PASS ? -1 : holdWorth(t, h, aOf(option), bOf(option))))
  return better !== PASS && holdWorth(t, h, aOf(better), bOf(better)) > heldWorth(t, h) + 0.1 ? better : PASS
}

// ---------------------------------------------------------------- what is kept

const KEPT = ['herbs', 'dynamite', 'bandages', 'whisky', 'tonic', 'flash'].map((kind) =>
  TOKENS.indexOf(kind as 'herbs'),
)
const tokenWorth = (token: number): number => -KEPT.indexOf(token)
export const chooseToken = ({ ask }: Seen): Answer => best(ask.options, (option) => tokenWorth(aOf(option)))
export const chooseTokenToLose = ({ ask }: Seen): Answer => best(ask.options, (option) => -tokenWorth(aOf(option)))
/** SB-17.4 What is neither held nor worn, the cheapest for its weight. */
export const chooseLeft = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => {
    const held = at(heroNo(t, t.s.about.hero).items, aOf(option))
    const { gold, weight } = at(bookOf(t).content.items, held.item)
    return weight * 100 - gold - (held.ready ? 500 : 0)
  })

// ---------------------------------------------------------------- healing

/** Into Wounds, so that body and mind are left alike. */
function evenly(t: T, h: HeroNo, total: number, min: number, max: number): number {
  const { wounds, harm } = heroNo(t, h)
  let chosen = min
  let least = Infinity
  for (let into = min; into <= max; into++) {
    const worst = Math.max((wounds - into) / maxHealth(t, h), (harm - (total - into)) / maxSanity(t, h))
    if (worst < least) [chosen, least] = [into, worst]
  }
  return chosen
}
export const chooseHealSplit = ({ t, ask }: Seen): Answer =>
  pack(NUMBER, evenly(t, t.s.about.hero, t.s.about.need, ask.min, ask.max))
/** SB-15.11 The number goes into Sanity here. */
export function chooseRecoverSanity({ t, ask }: Seen): Answer {
  const { hero: h, need: total } = t.s.about
  return pack(NUMBER, total - evenly(t, h, total, total - ask.max, total - ask.min))
}
export const choosePool = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => (aOf(option) === 0 ? hurt : shaken)(t, t.s.about.hero))
/** SB-28.2 Grit for whoever is well. */
export function chooseBreath({ t, ask }: Seen): Answer {
  const { hero: h } = t.s.about
  const wanted = Math.max(hurt(t, h), shaken(t, h)) >= 0.3 ? V.breathe : V.takeGrit
  return ask.options.find((option) => verbOf(option) === wanted) ?? at(ask.options, 0)
}
