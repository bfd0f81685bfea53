/** How good a moment is: what is won, what is near, and what the enemies would do then. */
import { at } from '@emberhall/kernel'
import { apart } from '../ground.ts'
import { fitsDistance } from '../steps/targets.ts'
import { HERO } from '../book.ts'
import { stands } from '../heroes.ts'
import { heroAt, type FoeNo, type HeroNo, type ZoneNo } from '../state.ts'
import type { Threat } from './foes.ts'
import type { Harm } from './ranks.ts'
import { ENERGY_WORTH, type Outlook } from './outlook.ts'
import { harmOnTheWay } from './paths.ts'

const FALL = 16
const CARRIER_FALL = 14

export function worthOf(o: Outlook): number {
  return o.bonus + goalsWorth(o) + defeats(o) - fear(o) + o.energy * ENERGY_WORTH
}

// ---------------------------------------------------------------- goals

function goalsWorth(o: Outlook): number {
  const { fight } = o
  const haste = 1 + 1 / (fight.roundsLeft + 1)
  let sum = 0
  for (let i = 0; i < fight.goals.length; i++) {
    const goal = fight.goals[i]!
    if (goal.foe >= 0) {
      sum += foeGoal(o, goal.foe, goal.worth, haste)
      continue
    }
    if ((o.done & (1 << goal.thing)) !== 0) {
      sum += goal.worth
      continue
    }
    const own = apart(fight.ways, o.zone, goal.zone)
    const others = fight.nearestOther[goal.zone]!
    sum -= (Math.min(own, others, 6) * 0.06 + Math.min(own, 6) * 0.02) * goal.worth * haste
  }
  return sum
}
/** Somebody who has to be defeated: cubes of armor stay away, wounds heal when the round ends. */
function foeGoal(o: Outlook, foe: number, worth: number, haste: number): number {
  if (!o.isUp(foe)) return worth
  const { fight } = o
  const shell = fight.ranks.shell[foe]!
  const whole = shell + fight.ranks.life[foe]!
  const left = o.leftOf(foe)
  const isBoss = foe === fight.t.s.boss.enemy
  let sum = ((shell - o.ranks.shell[foe]!) * worth * 0.35) / Math.max(4, whole)
  if (isBoss) sum += bits(o.covered) * worth * 0.09 + (o.exploited ? worth * 0.12 : 0)
  const chance = Math.min(1, fight.support[foe]! / left)
  sum += chance * chance * chance * worth * 0.5
  const far = apart(fight.ways, o.zone, o.zoneOf(foe))
  return sum - Math.min(far, 6) * worth * 0.05 * haste
}
export function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) n++
  return n
}
/** An enemy less is harm less in all rounds to come; wounds count if somebody else can finish it. */
function defeats(o: Outlook): number {
  return (o.ranks.gained ??= gainedBy(o))
}
function gainedBy(o: Outlook): number {
  const { fight } = o
  const { shell, life } = fight.ranks
  let sum = 0
  for (let i = 0; i < fight.threats.length; i++) {
    const { foe } = fight.threats[i]!
    const worth = fight.riddance[i]!
    const left = o.leftOf(foe)
    if (!o.isUp(foe)) sum += worth
    else if (left < shell[foe]! + life[foe]! && fight.support[foe]! >= left) sum += worth * 0.5
  }
  return sum
}

// ---------------------------------------------------------------- harm

/** Harm that the enemies would do to each hero. */
export const feared = (o: Outlook): readonly number[] => harmIn(o).done
function harmIn(o: Outlook): Harm {
  const { harms, life, up } = o.ranks
  const foes = o.stunned + (1 << life.length) * up
  const key = o.zone + 16 * ((isPrey(o, o.fight.h) ? 1 : 0) + 2 * foes)
  let harm = harms.get(key)
  if (harm === undefined) harms.set(key, (harm = harmAndPain(o)))
  return harm
}
function harmAndPain(o: Outlook): Harm {
  const done = harmDone(o)
  const { heroes } = o.fight.t.s
  const pains = done.map((harm, h) => (h !== o.fight.h && stands(at(heroes, h)) ? pain(o, h, harm) : 0))
  return { done, pains }
}
function harmDone(o: Outlook): number[] {
  const { fight } = o
  const { heroes } = fight.t.s
  const harm = new Array<number>(heroes.length).fill(0)
  const prey = preyOf(o)
  for (const threat of fight.threats) if (acts(o, threat)) blow(o, threat, prey, harm)
  if (fight.bossStep !== '' && o.isUp(fight.t.s.boss.enemy)) bossBlow(o, prey, harm)
  if (fight.isLastRound) for (let h = 0; h < heroes.length; h++) harm[h]! += wayOut(o, zoneIn(o, h))
  return harm
}
function fear(o: Outlook): number {
  const { h: own, hero } = o.fight
  const { done, pains } = harmIn(o)
  let sum = 0
  for (let h = 0; h < pains.length; h++) sum += h === own && stands(hero) ? pain(o, h, done[h]!) : pains[h]!
  return sum
}
const acts = (o: Outlook, { foe }: Threat): boolean => o.isUp(foe) && !o.isStunned(foe)
/** The enemies that would hurt this hero when they act. */
export function huntersOf(o: Outlook, h: HeroNo): FoeNo[] {
  const harm = o.fight.sturdiness.map(() => 0)
  const hunters: FoeNo[] = []
  const prey = preyOf(o)
  for (const threat of o.fight.threats) {
    const before = at(harm, h)
    if (acts(o, threat)) blow(o, threat, prey, harm)
    if (at(harm, h) > before) hunters.push(threat.foe)
  }
  return hunters
}
const zoneIn = (o: Outlook, h: HeroNo): ZoneNo => (h === o.fight.h ? o.zone : o.fight.posts[h]!)
function isPrey(o: Outlook, h: HeroNo): boolean {
  const { fight } = o
  if (h !== fight.h) return at(fight.isValid, h)
  return !o.isSmoked && !o.isHidden && !(fight.hero.id === HERO.rogue && o.couldHide())
}
/** In the order of play. */
const preyOf = (o: Outlook): readonly HeroNo[] => o.fight.places.filter((h) => isPrey(o, h))
function blow(o: Outlook, { foe, blows, isRooted, times }: Threat, prey: readonly HeroNo[], harm: number[]): void {
  const { sturdiness, ways } = o.fight
  const far = at(ways.distance, o.zoneOf(foe))
  for (let i = 0; i < blows.length; i++) {
    const each = blows[i]!
    let target = -1
    for (let place = 0; place < prey.length; place++) {
      const h = prey[place]!
      if (!fitsDistance(each, far[zoneIn(o, h)]!)) continue
      if (target < 0 || each.aim === 'last') target = h
      else if (each.aim === 'any' && sturdiness[h]! - harm[h]! > sturdiness[target]! - harm[target]!) target = h
    }
    if (target < 0) continue
    if (!(each.moves && isRooted)) harm[target]! += each.damage * times
    return
  }
}
/** FG-C3.3 to FG-C3.6 */
function bossBlow(o: Outlook, prey: readonly HeroNo[], harm: number[]): void {
  const { fight } = o
  const zone = o.zoneOf(fight.t.s.boss.enemy)
  const far = at(fight.ways.distance, zone)
  const here = prey.filter((h) => zoneIn(o, h) === zone)
  if (!fight.t.s.reacted && prey.length > 0 && at(far, zoneIn(o, at(prey, 0))) <= 1) harm[at(prey, 0)]! += 1
  if (fight.bossStep === 'sweep') for (const h of here) harm[h]! += 1
  else if (fight.bossStep === 'chains') {
    const last = prey.findLast((h) => at(far, zoneIn(o, h)) <= 1)
    if (last !== undefined) harm[last]! += 2
  } else if (here.length > 0) harm[at(here, 0)]! += 1
}
/** FG-33.3 */
function wayOut(o: Outlook, from: ZoneNo): number {
  const harm = harmOnTheWay(o.fight.ways, from, (zone) => o.hasFoe(zone))
  return o.fight.exits.reduce((least, exit) => Math.min(least, at(harm, exit)), 4)
}
function pain(o: Outlook, h: HeroNo, harm: number): number {
  const { fight } = o
  const isOwn = h === fight.h
  const hero = heroAt(fight.t, h)
  const guards = (isOwn ? o.parry : hero.parry) + fight.armor[h]! * 0.7
  const health = hero.health + (isOwn ? o.healed : 0)
  const through = Math.max(0, harm - guards)
  const base = isOwn ? -o.healed * (1.6 + 3 / (health + 0.5)) : 0
  const loss = fight.carries[h] ? FALL + CARRIER_FALL : FALL
  if (health <= 0) return base + loss
  if (through >= health) return base + loss * (isOwn || fight.isLastRound ? 1 : 0.8)
  return base + through * (1.6 + 3 / (health - through + 0.5))
}
