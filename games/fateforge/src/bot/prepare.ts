/** FG-23, FG-24 Preparation: dice, second rolls, a sprint, and the order of play. */
import { apart, waysOf } from '../ground.ts'
import { at, type Answer, aOf, bOf, type Option, PASS, verbOf } from '@emberhall/kernel'
import { bookOf, HERO, ICON, STANDS } from '../book.ts'
import { dicePool, has, stands } from '../heroes.ts'
import { ORDERS } from '../parts.ts'
import { V } from '../questions.ts'
import { heroAt, screenAt, type HeroNo, type T } from '../state.ts'
import { armorOf } from '../steps/harm.ts'
import { isFoeIn } from '../steps/foes.ts'
import { Fight } from './fight.ts'
import { outlook, prospect } from './plan.ts'
import { best, type Seen } from './picks.ts'
import { bits } from './worth.ts'

/** One thing at a time; what comes first is settled first. */
export function choosePreparation(seen: Seen): Answer {
  const { ask } = seen
  const of = (verb: number) => ask.options.filter((option) => verbOf(option) === verb)
  const [pickUp] = of(V.pickUp)
  if (pickUp !== undefined) return pickUp
  const stance = of(V.stance).find((option) => wantsOtherStance(seen, aOf(option)))
  if (stance !== undefined) return stance
  const rolls = of(V.roll)
  if (rolls.length > 0) return chooseDice(seen, rolls)
  const again = chooseReroll(seen, of)
  if (again !== undefined) return again
  const sprint = chooseSprint(seen, of(V.sprint))
  if (sprint !== undefined) return sprint
  return of(V.confirm)[0] ?? PASS
}

// ---------------------------------------------------------------- dice

/** What each icon is worth to a hero where it stands. */
export function iconWorth(t: T, h: HeroNo): number[] {
  const fight = new Fight(t, h)
  const far = at(fight.ways.distance, fight.hero.zone)
  const near = t.s.enemies.filter(({ gone, zone }) => !gone && at(far, zone) <= 1).length
  const aims = fight.goals.map(({ zone }) => at(far, zone))
  const nearest = Math.min(4, ...aims)
  const worth = new Array<number>(12).fill(0)
  const uses = (icon: number) =>
    fight.cards.filter(({ abilities }) =>
      abilities.some(
        ({ timing, cost }) =>
          timing === 'turn' && cost?.some((part) => part.pay === 'result' && ICON[part.icon] === icon),
      ),
    ).length
  const attack = near > 0 ? 1 : 0.6
  worth[ICON.move] = 0.35 + Math.min(2, nearest) * 0.3 + uses(ICON.move) * 0.15
  worth[ICON.strike] = attack
  worth[ICON.shoot] = attack
  worth[ICON.strikeSkill] = attack + 0.05 + uses(ICON.strikeSkill) * 0.5
  worth[ICON.shootSkill] = attack + 0.05 + uses(ICON.shootSkill) * 0.5
  worth[ICON.special] = attack + 0.7
  const wantsFocus = fight.goals.some((goal) => goal.isUse && at(far, goal.zone) <= 2)
  worth[ICON.focus] = 0.2 + Math.min(0.6, uses(ICON.focus) * 0.35) + (wantsFocus ? 0.8 : 0)
  if (fight.bossStep !== '' && !t.s.boss.exploited)
    fight.weakPoint.forEach((icon, i) => {
      if (!t.s.boss.covered.includes(i)) worth[icon]! += 0.6
    })
  worth[ICON.moveStrike] = Math.max(at(worth, ICON.move), attack) + 0.1
  worth[ICON.strikeShoot] = attack + 0.15
  return worth
}
function chooseDice(seen: Seen, rolls: readonly Option[]): Option {
  const { t } = seen
  const h = aOf(at(rolls, 0))
  const worth = iconWorth(t, h)
  const dice = dicePool(t, h).map((die) => at(bookOf(t).faces, die).reduce((sum, icon) => sum + at(worth, icon), 0))
  return best(
    rolls.filter((option) => aOf(option) === h),
    (option) => dice.reduce((sum, n, i) => sum + ((bOf(option) & (1 << i)) === 0 ? 0 : n), 0),
  )
}
/** Free rerolls of Fails, then energy while there is enough, then three of a kind. */
function chooseReroll(seen: Seen, of: (verb: number) => Option[]): Option | undefined {
  const { t, seat } = seen
  const die = (h: HeroNo, i: number) => screenAt(t, seat).filter(({ hero }) => hero === h)[i]
  const free = of(V.rerollIcon).find((option) => die(aOf(option), bOf(option))?.icon === ICON.fail)
  if (free !== undefined) return free
  const coin = of(V.prep).find((option) => {
    const i = bOf(option) & 63
    return i === 0 || i >= 32 || die(bOf(option) >> 6, i - 1)?.icon === ICON.fail
  })
  if (coin !== undefined) return coin
  const reroll = of(V.reroll).toSorted((a, b) => bits(bOf(b)) - bits(bOf(a)))[0]
  if (reroll !== undefined && heroAt(t, aOf(reroll)).energy >= 2) {
    const spared = heroAt(t, aOf(reroll)).id === HERO.mercenary ? 1 : 0
    if (bits(bOf(reroll)) > spared) return reroll
  }
  const triples = of(V.triple)
  if (triples.length === 0) return undefined
  const worth = iconWorth(t, aOf(at(triples, 0)) >> 3)
  return triples.find((option) => {
    const h = aOf(option) >> 3
    return at(worth, bOf(option)) > at(worth, die(h, aOf(option) & 7)!.icon) + 0.5
  })
}

// ---------------------------------------------------------------- stance, sprint, order

/** FG-C1.6 Assault while he can afford it and has somebody to strike. */
function wantsOtherStance({ t }: Seen, h: HeroNo): boolean {
  const { zone, health, stance } = heroAt(t, h)
  const ways = waysOf(t)
  const isNear = t.s.enemies.some((enemy) => !enemy.gone && apart(ways, zone, enemy.zone) <= 1)
  return (health > 4 && isNear ? 'assault' : 'guard') !== stance
}
const SPRINT_GAIN = 0.6
/** Moments to go on from in each zone. */
export const GLANCE = 15
function chooseSprint({ t }: Seen, sprints: readonly Option[]): Option | undefined {
  if (sprints.length === 0) return undefined
  const h = aOf(at(sprints, 0))
  const hero = heroAt(t, h)
  const o = outlook(new Fight(t, h))
  const isFree = !isFoeIn(t, hero.zone) || hero.id === HERO.rogue || has(t, h, STANDS.noSprintDamage)
  const price = SPRINT_GAIN + (isFree ? 0 : hero.health <= 2 ? 20 : 2.5)
  const stay = prospect(o, GLANCE).worth + price
  let found: Option | undefined
  let most = stay
  for (const option of sprints) {
    if (aOf(option) !== h) continue
    const next = o.copy()
    next.enter(bOf(option))
    const value = prospect(next, GLANCE).worth
    if (value > most) [found, most] = [option, value]
  }
  return found
}
/** FG-24.4 Who can take it goes first. */
export function chooseOrder({ t, ask }: Seen): Answer {
  const sturdy = t.s.heroes.map((hero, h) => {
    const guard = (hero.id === HERO.lord && hero.stance === 'guard' ? 1 : 0) + armorOf(hero) + hero.parry
    const isHidden = hero.id === HERO.rogue && hero.stealth ? 3 : 0
    const carries = t.s.objects.some((thing) => thing.kind === 'objective' && thing.hero === h) ? 2 : 0
    return stands(hero) ? hero.health + guard + isHidden - carries : 0
  })
  return best(ask.options, (option) =>
    Array.from(at(ORDERS, aOf(option))).reduce((sum, n, place) => sum - at(sturdy, Number(n) - 1) * place, 0),
  )
}
