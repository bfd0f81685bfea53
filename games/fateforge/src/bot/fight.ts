/** A fight as one hero's player sees it: what there is to do, who stands where, and what is to be feared. */
import { at } from '@emberhall/kernel'
import { bookOf, type Card, foeCard, HERO, ICON, sceneNow } from '../book.ts'
import { apart, isDifficult, type Ways, waysOf } from '../ground.ts'
import { cardsOf, has, stands } from '../heroes.ts'
import { BOSS_STEPS } from '../parts.ts'
import { heroAt, type Hero, type HeroNo, type T, type ZoneNo } from '../state.ts'
import { armorOf, isValid } from '../steps/harm.ts'
import { resistanceOf, bossStep } from '../steps/foes.ts'
import { exitsWanted, type Goal, goalsOf } from './goals.ts'
import { type Threat, threatsOf } from './foes.ts'

const ATTACKS: ReadonlySet<number> = new Set([
  ICON.strike,
  ICON.strikeSkill,
  ICON.shoot,
  ICON.shootSkill,
  ICON.special,
  ICON.moveStrike,
  ICON.strikeShoot,
])
export const isAttackIcon = (icon: number): boolean => ATTACKS.has(icon)

export class Fight {
  readonly t: T
  readonly h: HeroNo
  readonly hero: Hero
  readonly ways: Ways
  readonly goals: readonly Goal[]
  readonly threats: readonly Threat[]
  /** Damage that each enemy's armor and tokens still take, and then its body. */
  readonly shell: readonly number[]
  readonly life: readonly number[]
  readonly roundsLeft: number
  readonly exits: readonly ZoneNo[]
  /** For each enemy, what those who play later this round could deal to it. */
  readonly support: readonly number[]
  /** Heroes by place in the order of play. */
  readonly places: readonly HeroNo[]
  /** For each zone, how far the nearest of the others is. */
  readonly nearestOther: readonly number[]
  readonly sturdiness: readonly number[]
  readonly isValid: readonly boolean[]
  readonly carries: readonly boolean[]
  readonly bossStep: string
  readonly difficult: readonly boolean[]
  readonly cards: readonly Card[]
  readonly weakPoint: readonly number[]
  /** Where each enemy stands at the beginning. */
  readonly stood: readonly ZoneNo[]
  /** Harm that the enemies would do, by what it depends on: most moments of a turn differ in other things. */
  readonly harms = new Map<number, readonly number[]>()
  private readonly known: boolean[] = []

  constructor(t: T, h: HeroNo) {
    const { s } = t
    this.t = t
    this.h = h
    this.hero = at(s.heroes, h)
    this.ways = waysOf(t)
    this.goals = goalsOf(t)
    this.threats = threatsOf(t)
    this.shell = s.enemies.map((enemy) => (enemy.gone ? 0 : enemy.parry + enemy.armor))
    this.life = s.enemies.map((enemy, foe) => (enemy.gone ? 0 : resistanceOf(t, foe) - enemy.red))
    this.stood = s.enemies.map(({ zone }) => zone)
    this.roundsLeft = Math.max(0, s.lastRound - s.round)
    this.exits = exitsWanted(t).map((exit) => at(s.objects, exit).zone)
    this.sturdiness = s.heroes.map((hero) => hero.health + hero.parry + armorOf(hero))
    this.places = this.orderOfPlay()
    this.isValid = s.heroes.map((_, i) => isValid(t, i))
    this.carries = s.heroes.map((_, i) => s.objects.some((thing) => thing.kind === 'objective' && thing.hero === i))
    this.support = this.supportAgainstEach()
    this.bossStep = s.boss.enemy >= 0 && !at(s.enemies, s.boss.enemy).gone ? at(BOSS_STEPS, bossStep(t)) : ''
    this.nearestOther = this.ways.distance.map((far) =>
      s.heroes.reduce((least, hero, i) => (i !== h && stands(hero) ? Math.min(least, at(far, hero.zone)) : least), 99),
    )
    this.cards = cardsOf(t, this.hero)
    this.weakPoint = bookOf(t).content.boss.weakPoint.map((icon) => ICON[icon])
    this.difficult = this.ways.near.map((_, zone) => isDifficult(t, zone))
  }
  private orderOfPlay(): HeroNo[] {
    const { s } = this.t
    if (s.order.length > 0) return [...s.order]
    return s.heroes.map((_, i) => i).toSorted((a, b) => at(this.sturdiness, b) - at(this.sturdiness, a))
  }
  /** Who is still to play this round, and how much they can do to each enemy. */
  private supportAgainstEach(): number[] {
    const { s } = this.t
    const later = s.heroes.flatMap((hero, i) =>
      i !== this.h && stands(hero) && !hero.played && !hero.idle ? [{ hero, might: this.mightOf(hero) }] : [],
    )
    return s.enemies.map((enemy) =>
      later.reduce((sum, { hero, might }) => {
        const far = apart(this.ways, hero.zone, enemy.zone)
        return sum + (far <= 1 ? might : far === 2 ? might * 0.5 : 0)
      }, 0),
    )
  }
  private mightOf(hero: Hero): number {
    if (this.t.s.phase === 'preparation') return 1.7
    return hero.pool.reduce((sum, { icon }) => sum + (isAttackIcon(icon) ? 1.1 : 0), 0)
  }
  /** Whether something holds for the hero as long as this turn lasts. */
  holds(what: number): boolean {
    return (this.known[what] ??= has(this.t, this.h, what))
  }
  get isLastRound(): boolean {
    return this.roundsLeft === 0
  }
  get isMercenary(): boolean {
    return this.hero.id === HERO.mercenary
  }
  get isLord(): boolean {
    return this.hero.id === HERO.lord
  }
  isRogue(h: HeroNo): boolean {
    return heroAt(this.t, h).id === HERO.rogue
  }
  foeCard(foe: number): ReturnType<typeof foeCard> {
    return foeCard(this.t, foe)
  }
  isBarricadedScene(): boolean {
    return sceneNow(this.t).barricades !== undefined
  }
}
