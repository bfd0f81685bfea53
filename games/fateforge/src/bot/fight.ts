/** A fight as one hero's player sees it: what there is to do, who stands where, and what is to be feared. */
import { at } from '@emberhall/kernel'
import { bookOf, type Card, foeCard, HERO, ICON, sceneNow } from '../book.ts'
import { apart, isDifficult, type Ways, waysOf } from '../ground.ts'
import { cardsOf, has, stands } from '../heroes.ts'
import type { Cost, EnemyTrait } from '../content/types.ts'
import { BOSS_STEPS, sourceOf } from '../parts.ts'
import { dieIn, iconIn, paysFor } from '../results.ts'
import { heroAt, type Hero, type HeroNo, type T, type ZoneNo } from '../state.ts'
import { whyUsed } from '../steps/cards.ts'
import { armorOf, isValid } from '../steps/harm.ts'
import { resistanceOf, bossStep } from '../steps/foes.ts'
import { exitsWanted, type Goal, goalsOf } from './goals.ts'
import { type Threat, threatsOf } from './foes.ts'
import { Ranks } from './ranks.ts'
import { type Use, usesOf } from './uses.ts'

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

/** Things by zone. */
interface Lying {
  readonly traps: readonly (readonly number[])[]
  readonly finds: readonly (readonly number[])[]
}

export class Fight {
  readonly t: T
  readonly h: HeroNo
  readonly hero: Hero
  readonly ways: Ways
  readonly goals: readonly Goal[]
  readonly threats: readonly Threat[]
  readonly roundsLeft: number
  readonly exits: readonly ZoneNo[]
  /** For each enemy, what those who play later this round could deal to it. */
  readonly support: readonly number[]
  /** Where each hero stands at the beginning. */
  readonly posts: readonly ZoneNo[]
  /** Heroes by place in the order of play. */
  readonly places: readonly HeroNo[]
  /** For each zone, how far the nearest of the others is. */
  readonly nearestOther: readonly number[]
  readonly armor: readonly number[]
  readonly sturdiness: readonly number[]
  readonly isValid: readonly boolean[]
  readonly carries: readonly boolean[]
  readonly bossStep: string
  readonly difficult: readonly boolean[]
  readonly cards: readonly Card[]
  readonly weakPoint: readonly number[]
  /** For each threat, what is gained when it is gone. */
  readonly riddance: readonly number[]
  /** The enemies that have a trait, as bits. */
  readonly having = { block: 0, stealth: 0, frontLine: 0, frightening: 0 }
  /** For each enemy, those that guard it, as bits. */
  readonly guards: readonly number[]
  readonly isBarricaded: boolean
  /** What the hero can still do with its cards. */
  readonly uses: readonly Use[]
  /** Parts of their costs that ask for a die. */
  private readonly dyed: readonly Cost[]
  /** The enemies as they are. */
  readonly ranks: Ranks
  private lying: Lying | null = null
  private readonly known: boolean[] = []

  constructor(t: T, h: HeroNo) {
    const { s } = t
    this.t = t
    this.h = h
    this.hero = at(s.heroes, h)
    this.ways = waysOf(t)
    this.goals = goalsOf(t)
    this.threats = threatsOf(t)
    this.ranks = ranksOf(t)
    this.posts = s.heroes.map(({ zone }) => zone)
    this.roundsLeft = Math.max(0, s.lastRound - s.round)
    this.exits = exitsWanted(t).map((exit) => at(s.objects, exit).zone)
    this.armor = s.heroes.map(armorOf)
    this.sturdiness = s.heroes.map(({ health, parry }, i) => health + parry + at(this.armor, i))
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
    this.riddance = this.threats.map(
      ({ foe, might }) => 0.6 + might * Math.min(2.2, this.roundsLeft) + at(s.enemies, foe).carries.length * 1.5,
    )
    this.guards = this.watch()
    this.isBarricaded = sceneNow(t).barricades !== undefined
    this.uses = this.cards.flatMap((card) => (whyUsed(this.hero, card) === null ? usesOf(card) : []))
    this.dyed = this.uses.flatMap(({ cost }) => cost.filter(isDyed))
  }
  /** What lies in wait, is taken or is gathered in each zone. */
  get things(): Lying {
    return (this.lying ??= lyingIn(this.t, this.ways))
  }
  /** A result as it counts in a plan: its die is kept only where some card asks for it, so that results of other dice are alike. */
  resultOf(icon: number, die: number): number {
    return sourceOf(icon, this.dyed.some((cost) => paysFor({ icon, die, kept: false }, cost)) ? die : -1)
  }
  /** The same for a result that is offered. */
  alike(source: number): number {
    return this.resultOf(iconIn(source), dieIn(source))
  }
  private watch(): number[] {
    const { enemies } = this.t.s
    const watching = enemies.map(() => 0)
    for (let foe = 0; foe < enemies.length; foe++) {
      const { guards } = at(enemies, foe)
      if (guards >= 0) watching[guards]! |= 1 << foe
      for (const trait of this.foeCard(foe).traits) if (isWatched(trait)) this.having[trait] |= 1 << foe
    }
    return watching
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
}
function lyingIn({ s }: T, { near }: Ways): Lying {
  const [traps, finds] = [near.map((): number[] => []), near.map((): number[] => [])]
  s.objects.forEach(({ kind, zone, done, hero }, i) => {
    if (kind === 'trap' && !done) traps[zone]?.push(i)
    if (kind === 'objective' ? hero < 0 : !done && (kind === 'gem' || kind === 'food')) finds[zone]?.push(i)
  })
  return { traps, finds }
}
function ranksOf(t: T): Ranks {
  const { enemies } = t.s
  return new Ranks(
    enemies.map((enemy) => (enemy.gone ? 0 : enemy.parry + enemy.armor)),
    enemies.map((enemy, foe) => (enemy.gone ? 0 : resistanceOf(t, foe) - enemy.red)),
    enemies.map(({ zone }) => zone),
    new Map(),
  )
}
const isDyed = (cost: Cost): boolean => cost.pay === 'result' && cost.die !== undefined
const isWatched = (trait: EnemyTrait): trait is keyof Fight['having'] =>
  trait === 'block' || trait === 'stealth' || trait === 'frontLine' || trait === 'frightening'
