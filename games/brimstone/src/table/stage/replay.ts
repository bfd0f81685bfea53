/** The table as it was at each line of the news: who had moved by then, been hurt, gone down or come. */
import { at, type LogLine } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import type { Cell, Enemy, EnemyNo, Hero, HeroNo, S } from '../../state.ts'
import { heroIn } from '../model/heroIn.ts'

export interface Told {
  readonly state: S
  readonly line: LogLine
  /** Its place among the news. */
  readonly i: number
  /** The enemy that the line is about, where it can be told, as it is numbered in `state`. */
  readonly enemy: EnemyNo
}
const typeOf = (arg: unknown): number => CONTENT.enemies.findIndex(({ id }) => id === arg)
type Amount = 'wounds' | 'harm' | 'grit' | 'xp' | 'gold' | 'darkStone' | 'corruption'
const AMOUNTS: Readonly<Record<string, readonly [Amount, 1 | -1]>> = {
  wounded: ['wounds', 1],
  healed: ['wounds', -1],
  harmed: ['harm', 1],
  calmed: ['harm', -1],
  grit: ['grit', 1],
  gritLost: ['grit', -1],
  xp: ['xp', 1],
  gold: ['gold', 1],
  goldLost: ['gold', -1],
  stone: ['darkStone', 1],
  corrupted: ['corruption', 1],
}

/** Follows the news from one table to the next. What it cannot tell stays as it was: the next table is right anyway. */
export class Replay {
  private s: S
  private readonly after: S
  /** Those who are there at last, by what they were called before. */
  private readonly left: (Enemy | null)[]
  /** Where the posse came in, and runs to. */
  private readonly mouth: readonly Cell[]

  constructor(before: S, after: S, mouth: readonly Cell[] = []) {
    this.s = { ...before, heroes: before.heroes.map((hero) => ({ ...hero })), depth: { ...before.depth } }
    this.after = after
    this.left = paired(before.enemies, after.enemies)
    this.mouth = mouth
  }
  all(news: readonly LogLine[]): Told[] {
    return news.map((line, i) => {
      const enemy = this.enemyOf(line, news.slice(i + 1))
      const before = this.s
      this.apply(line, enemy)
      // Who dies is still there to be seen, and whoever takes aim has not yet done so.
      return { state: line.what === 'killed' || line.what === 'targets' ? before : this.s, line, i, enemy }
    })
  }
  /** Which of a type a line means: those who have gone somewhere by where they stand, those who were hurt by their Wounds. */
  private enemyOf({ what, args }: LogLine, next: readonly LogLine[]): EnemyNo {
    const { enemies } = this.s
    const type = args.map(typeOf).find((no) => no >= 0) ?? -1
    const one = (is: (now: Enemy, then: Enemy | null) => boolean): EnemyNo =>
      enemies.findIndex((now, e) => now.type === type && is(now, this.left[e] ?? null))
    if (what === 'foeMoved') return one((now, then) => then !== null && then.at === args[1] && now.at !== then.at)
    if (what === 'targets') {
      const move = next.find((line) => line.what === 'targets' || line.what === 'foeMoved')
      if (move?.what === 'foeMoved') return this.enemyOf(move, [])
      const hero = heroIn(this.s, args[1])
      return one((now, then) => then !== null && then.target === hero && now.target !== hero)
    }
    if (what === 'foeAttacks') {
      const hero = heroIn(this.s, args[1])
      return one((now, then) => then !== null && then.target === hero && then.hasAttacked && !now.hasAttacked)
    }
    if (what === 'hit' || what === 'enemyWounded' || what === 'killed') {
      const dies = next.slice(0, 3).some((line) => line.what === 'killed') || what === 'killed'
      return dies ? one((_, then) => then === null) : one((now, then) => then !== null && then.wounds > now.wounds)
    }
    return -1
  }
  private apply({ what, args }: LogLine, enemy: EnemyNo): void {
    const h = heroIn(this.s, args[0])
    const amount = AMOUNTS[what]
    if (amount !== undefined && h >= 0) {
      const [pool, by] = amount
      this.hero(h, (hero) => ({ [pool]: Math.max(0, hero[pool] + by * Number(args[1])) }))
    } else if (what === 'revived' && h >= 0) {
      this.hero(h, () => ({ wounds: 0, harm: 0 }))
      this.s = { ...this.s, revives: Math.max(0, this.s.revives - 1) }
    } else if (what === 'walked' && h >= 0) this.hero(h, () => ({ at: Number(args[1]) }))
    else if (what === 'died' && h >= 0) this.hero(h, () => ({ status: 'dead', down: 1 }))
    else if (what === 'level' && h >= 0) this.hero(h, () => ({ level: Number(args[1]) }))
    else if (what === 'down' && h >= 0) this.hero(h, () => ({ down: at(this.after.heroes, h).down || 1 }))
    else if (what === 'darkness' || what === 'darknessBack')
      this.s = { ...this.s, depth: { ...this.s.depth, darkness: Number(args[0]) } }
    else if (what === 'begins') this.gather()
    else if (what === 'fled') this.flee()
    else if (what === 'turn') this.newTurn(Number(args[0]))
    else if (what === 'foesAct') this.acts(-1, typeOf(args[0]))
    else if (what === 'activates' && h >= 0) this.acts(h, -1)
    else if (what === 'clue') this.s = { ...this.s, clues: Number(args[1]) }
    else if (what === 'tile') this.lay()
    else if (what === 'revealed' || what === 'gate') this.turnTokens(what === 'gate')
    else if (what === 'arrived') this.arrive(typeOf(args[0]), Number(args[1]))
    else if (enemy >= 0) this.foe(what, enemy, Number(args[1]), heroIn(this.s, args[1]))
  }
  /** All have come in: nobody walks before somebody is asked. */
  private gather(): void {
    const heroes = this.s.heroes.map((hero, h) => ({ ...hero, at: at(this.after.heroes, h).at }))
    this.s = { ...this.s, phase: 'start', heroes }
  }
  private flee(): void {
    const heroes = this.s.heroes.map((hero, h) => (hero.down === 0 ? { ...hero, at: this.mouth[h] ?? hero.at } : hero))
    this.s = { ...this.s, heroes }
  }
  /** Nobody has acted in it yet. */
  private newTurn(turn: number): void {
    const { acting, fight, heroes } = this.s
    this.s = {
      ...this.s,
      turn,
      phase: 'holdBack',
      acting: { ...acting, hero: -1 },
      fight: { ...fight, type: -1, activated: [] },
      heroes: heroes.map((hero) => ({ ...hero, activated: false })),
    }
  }
  /** Whoever acted before has done so. */
  private acts(h: HeroNo, type: number): void {
    const { acting, fight, heroes } = this.s
    const activated = fight.type < 0 ? fight.activated : [...fight.activated, fight.type]
    this.s = {
      ...this.s,
      phase: 'activate',
      acting: { ...acting, hero: h },
      fight: { ...fight, type, activated },
      heroes: heroes.map((hero, no) => (no === acting.hero ? { ...hero, activated: true } : hero)),
    }
  }
  private hero(h: HeroNo, change: (hero: Hero) => Partial<Hero>): void {
    this.s = {
      ...this.s,
      heroes: this.s.heroes.map((hero, no) => (no === h ? { ...hero, ...change(hero) } : hero)),
    }
  }
  private foe(what: string, e: EnemyNo, n: number, target: HeroNo): void {
    const then = this.left[e] ?? null
    if (what === 'killed') {
      this.left.splice(e, 1)
      this.s = { ...this.s, enemies: this.s.enemies.filter((_, no) => no !== e) }
      return
    }
    const change: Partial<Enemy> =
      what === 'foeMoved'
        ? { at: n, corner: then?.corner ?? -1 }
        : what === 'targets'
          ? { target }
          : what === 'foeAttacks'
            ? { hasAttacked: true }
            : what === 'enemyWounded'
              ? { wounds: at(this.s.enemies, e).wounds + n }
              : {}
    this.s = { ...this.s, enemies: this.s.enemies.map((enemy, no) => (no === e ? { ...enemy, ...change } : enemy)) }
  }
  /** The next tile, its token face down. */
  private lay(): void {
    const tile = this.after.tiles[this.s.tiles.length]
    if (tile === undefined) return
    const { sections, gates } = this.after
    const tiles = this.after.tiles.slice(0, this.s.tiles.length).concat({ ...tile, isRevealed: false })
    const posse = Math.min(this.s.depth.posse + 1, this.after.depth.posse)
    this.s = { ...this.s, tiles, sections, gates, depth: { ...this.s.depth, posse } }
  }
  /** A Gate stands open once its line is told. */
  private turnTokens(isGate: boolean): void {
    const tiles = this.s.tiles.map((tile, no) => {
      const { isRevealed, exits } = at(this.after.tiles, no)
      return { ...tile, isRevealed, exits: isGate ? exits : tile.exits }
    })
    this.s = { ...this.s, tiles }
  }
  /** They come to where they stand at last, if they do. */
  private arrive(type: number, n: number): void {
    const known = this.s.enemies.length
    const others = this.after.enemies.slice(this.left.filter((then) => then !== null).length)
    const come = others.filter((enemy) => enemy.type === type).slice(0, n)
    const fresh = come.map((enemy) => ({ ...enemy, wounds: 0, hasAttacked: false }))
    this.s = { ...this.s, enemies: [...this.s.enemies.slice(0, known), ...fresh] }
    this.left.push(...come)
  }
}
/** Enemies keep their order: who is missing has died. */
function paired(before: readonly Enemy[], after: readonly Enemy[]): (Enemy | null)[] {
  let next = 0
  let missing = Math.max(0, before.length - after.length)
  return before.map((enemy) => {
    const then = after[next]
    const isSame = then !== undefined && then.type === enemy.type && then.wounds >= enemy.wounds
    const isThis = isSame && (missing === 0 || (then.at === enemy.at && then.wounds === enemy.wounds))
    if (!isThis && missing > 0) {
      missing--
      return null
    }
    next++
    return then ?? null
  })
}
