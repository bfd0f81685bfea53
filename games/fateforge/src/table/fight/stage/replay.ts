/** What happened since the last look, moment by moment: the table as it was after each line of the log. */
import { at, type LogLine, type View } from '@emberhall/kernel'
import { type Die, HEROES, type Icon } from '../../../content/types.ts'
import type { Book } from '../../../book.ts'
import { DIE, ICON, zoneCalled } from '../../../book.ts'
import { helpedUp } from '../../../heroes.ts'
import { foeKey, heroKey } from '../model/keys.ts'
import type { Foe, FoeNo, Hero, HeroNo, S } from '../../../state.ts'

/** One moment of what happened. */
export interface Happening {
  readonly state: S
  readonly line: LogLine
  /** Who does it, to whom; null: nobody in particular. */
  readonly actor: string | null
  readonly target: string | null
  /** What rises from the target. */
  readonly gain: { readonly key: string; readonly n: number; readonly what: Gain } | null
}
export type Gain = 'harm' | 'toxic' | 'heal' | 'energy' | 'armor' | 'parry' | 'fall' | 'stun'
/** Lines that are worth a look of their own. */
const SHOWN: Readonly<Record<string, Gain | 'walk' | 'says'>> = {
  reactions: 'says',
  named: 'says',
  noReaction: 'says',
  enemyTurns: 'says',
  acts: 'says',
  idle: 'says',
  bossActs: 'says',
  upkeep: 'says',
  corruption: 'says',
  trap: 'says',
  fear: 'says',
  foeMoved: 'walk',
  foePushed: 'walk',
  foePulled: 'walk',
  called: 'walk',
  summoned: 'walk',
  pushed: 'walk',
  pulled: 'walk',
  foeStrikes: 'says',
  foeShoots: 'says',
  hurt: 'harm',
  poisoned: 'toxic',
  lostHealth: 'harm',
  lostEnergy: 'energy',
  healed: 'heal',
  energized: 'energy',
  hitFoe: 'harm',
  foeArmor: 'armor',
  foeParried: 'parry',
  foeParry: 'parry',
  parryGained: 'parry',
  defeated: 'fall',
  down: 'fall',
  stunned: 'stun',
  foeStunned: 'stun',
  rebuilt: 'armor',
  drained: 'armor',
  leaves: 'says',
}
/** Only what enemies and fate do is played back; what people do themselves they have just seen. */
const FATEFUL = new Set(['reactions', 'named', 'enemyTurns', 'acts', 'idle', 'bossActs', 'foeStrikes', 'foeShoots'])
export const isFateful = (news: readonly LogLine[]): boolean => news.some(({ what }) => FATEFUL.has(what))

const heroNo = (s: S, id: unknown): HeroNo => s.heroes.findIndex((hero) => HEROES[hero.id] === id)
/** An enemy by the name the log gives it. */
function foeNo(s: S, book: Book, name: unknown): FoeNo {
  const found = (isGone: boolean): number =>
    s.enemies.findIndex(({ card, init, gone }) => gone === isGone && `${at(book.foes, card).id}.${init}` === name)
  const here = found(false)
  return here >= 0 ? here : found(true)
}
/** What a line says in words; its figures and cards are read elsewhere. */
export const wordIn = (arg: LogLine['args'][number] | undefined): string => (typeof arg === 'string' ? arg : '')
const zoneNo = (arg: LogLine['args'][number] | undefined): number => zoneCalled(wordIn(arg))

interface Told {
  readonly s: S
  readonly book: Book
  /** Where it all ends: what came new is taken from there. */
  readonly end: S
}
function withHero(s: S, h: HeroNo, change: (hero: Hero) => Partial<Hero>): S {
  return { ...s, heroes: s.heroes.map((hero, i) => (i === h ? { ...hero, ...change(hero) } : hero)) }
}
function withFoe(s: S, foe: FoeNo, change: (enemy: Foe) => Partial<Foe>): S {
  return { ...s, enemies: s.enemies.map((enemy, i) => (i === foe ? { ...enemy, ...change(enemy) } : enemy)) }
}
const fewer = (have: number, n: number): number => Math.max(0, have - n)

/** The table after one line. */
function after({ s, book, end }: Told, { what, args }: LogLine): S {
  const [a, b, c] = args
  const h = heroNo(s, a)
  const foe = foeNo(s, book, a)
  const n = typeof b === 'number' ? b : 0
  switch (what) {
    case 'reactions':
      return { ...s, phase: 'reactions', acting: -1 }
    case 'enemyTurns':
      return { ...s, phase: 'enemies', acting: -1 }
    case 'upkeep':
      return { ...s, phase: 'upkeep', acting: -1 }
    case 'turn':
      return { ...s, phase: 'turns', acting: h }
    case 'ordered':
      return {
        ...s,
        order: wordIn(a)
          .split(' ')
          .map((id) => heroNo(s, id)),
      }
    case 'shows': {
      const result = { icon: ICON[wordIn(c) as Icon], die: DIE[wordIn(b) as Die], kept: false }
      return { ...withHero(s, h, ({ pool }) => ({ pool: [...pool, result] })), screens: s.screens.map(() => []) }
    }
    case 'turnEnds':
      return { ...withHero(s, h, () => ({ played: true, pool: [], actions: [] })), acting: -1 }
    case 'moved':
      return withHero(s, h, () => ({ zone: zoneNo(c) }))
    case 'sprinted':
    case 'portal':
    case 'pushed':
    case 'pulled':
      return withHero(s, h, () => ({ zone: zoneNo(b) }))
    case 'foeMoved':
      return withFoe(s, foe, () => ({ zone: zoneNo(c) }))
    case 'foePushed':
    case 'foePulled':
      return withFoe(s, foe, () => ({ zone: zoneNo(b) }))
    case 'called':
      return withFoe(s, foeNo(s, book, b), () => ({ zone: zoneNo(c) }))
    case 'summoned':
      return { ...s, enemies: [...s.enemies, ...end.enemies.slice(s.enemies.length, s.enemies.length + 1)] }
    case 'hurt':
    case 'lostHealth':
      return withHero(s, h, ({ health, healthSpent }) => ({ health: fewer(health, n), healthSpent: healthSpent + n }))
    case 'poisoned':
      return withHero(s, h, ({ health, healthAside }) => ({ health: fewer(health, n), healthAside: healthAside + n }))
    case 'lostEnergy':
      return withHero(s, h, ({ energy, energySpent }) => ({ energy: fewer(energy, n), energySpent: energySpent + n }))
    case 'healed':
      return withHero(s, h, ({ health, healthSpent }) => ({ health: health + n, healthSpent: fewer(healthSpent, n) }))
    case 'energized':
      return withHero(s, h, ({ energy, energySpent }) => ({ energy: energy + n, energySpent: fewer(energySpent, n) }))
    case 'parryGained':
      return withHero(s, h, ({ parry }) => ({ parry: parry + n }))
    case 'prevented':
      return withHero(s, h, ({ parry }) => ({ parry: fewer(parry, n) }))
    case 'down':
      return withHero(s, h, () => ({ down: true }))
    case 'revived':
      return withHero(s, heroNo(s, b), helpedUp)
    case 'stunned':
      return withHero(s, h, () => ({ stun: true }))
    case 'revealed':
      return withHero(s, h, () => ({ stealth: false }))
    case 'hitFoe':
      return withFoe(s, foe, ({ red }) => ({ red: red + n }))
    case 'foeArmor':
    case 'sundered':
      return withFoe(s, foe, ({ armor }) => ({ armor: fewer(armor, n) }))
    case 'foeParried':
      return withFoe(s, foe, ({ parry }) => ({ parry: fewer(parry, n) }))
    case 'foeParry':
      return withFoe(s, foe, ({ parry }) => ({ parry: parry + 1 }))
    case 'drained':
    case 'rebuilt':
      return withFoe(s, foe, ({ armor }) => ({ armor: armor + 1 }))
    case 'foeStunned':
      return withFoe(s, foe, () => ({ stun: true }))
    case 'defeated':
    case 'fled':
      return withFoe(s, foe, () => ({ gone: true, carries: [] }))
    default:
      return s
  }
}

/** Everything that is shown on the way from one look to the next. */
export function beatsOf(from: S, end: S, book: Book, news: readonly LogLine[]): readonly Happening[] {
  const beats: Happening[] = []
  let s = from
  for (const line of news) {
    s = after({ s, book, end }, line)
    if (SHOWN[line.what] !== undefined) beats.push(happeningAt(s, book, line))
  }
  return beats
}
/** Who does a line and to whom, on the table as it is after it. */
export function happeningAt(s: S, book: Book, line: LogLine): Happening {
  const { args, what } = line
  const kind = SHOWN[what] ?? 'says'
  const keyOf = (name: unknown): string | null => {
    const h = heroNo(s, name)
    if (h >= 0) return heroKey(h)
    const foe = foeNo(s, book, name)
    return foe >= 0 ? foeKey(foe) : null
  }
  const actor = keyOf(args[0])
  const target = keyOf(args[1])
  const n = typeof args[1] === 'number' ? args[1] : 1
  const rises = kind !== 'walk' && kind !== 'says' && actor !== null
  return { state: s, line, actor, target, gain: rises ? { key: actor, n, what: kind } : null }
}
/** The enemy that acts while people are asked about it. */
export function actorNow({ state, ask }: View<S>, book: Book, log: readonly LogLine[]): string | null {
  if (ask?.def.name !== 'enemyTarget' && ask?.def.name !== 'prevent') return null
  const line = log.findLast(({ what }) => what === 'acts')
  const foe = line === undefined ? -1 : foeNo(state, book, line.args[0])
  return foe < 0 || state.phase === 'turns' ? null : foeKey(foe)
}
/** What people have just done rises as well, all at once. */
export function gainsOf(s: S, book: Book, news: readonly LogLine[]): readonly NonNullable<Happening['gain']>[] {
  return beatsOf(s, s, book, news).flatMap(({ gain }) => (gain === null ? [] : [gain]))
}
