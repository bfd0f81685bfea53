/** Cards that do what a scenario wants done: an event in the descent, an omen at the start of a turn anywhere. */
import type { Seat } from '@emberhall/kernel'
import type { Given, Play } from '@emberhall/testkit'
import type { Colour, Effect, GauntletCard, Pack } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { difficulty } from '../src/counts.ts'
import { inFinale, type Scene, scene } from './bare.ts'
import { dice, event, fatigueCard, gauntletCard, skill, Z } from './table.ts'

type Cards = Omit<Pack, 'id' | 'name'>

/** A descent with an event in the north that says this; `resolved` has seat 0 pick it. */
export function deed(effects: readonly Effect[], cards: Cards = {}, table: Scene = {}): Given<S, O> {
  const well = [event('deed', { instructions: effects }), ...(cards.well ?? [])]
  return scene({ ...cards, well }, { ...table, board: ['deed', ...(table.board ?? [])] })
}
export function resolved(g: Given<S, O>): Play<S, O> {
  const t = kept(g)
  const { active } = t.state
  return t.answer(active, 'resolve:deed')
}
/** The first Seeker keeps the hand. */
export function kept(g: Given<S, O>): Play<S, O> {
  const t = g.begin()
  return t.state.zones[Z.hand + t.state.active]!.length === 0 ? t : t.answer(t.state.active, 'keepHand')
}

/** A finale in which this happens once, when the first turn starts. */
export function finale(
  effects: readonly Effect[],
  cards: Cards = {},
  { down = [], ...table }: Scene & { down?: readonly string[] } = {},
): Given<S, O> {
  const omen = fatigueCard('omen', { abilities: [{ on: 'turnStart', limit: 'game', do: effects }] })
  const g = scene({ ...cards, fatigue: [omen, ...(cards.fatigue ?? [])] }, table)
  if (effects.length > 0) g.add(Z.fatigue, ['omen'])
  return inFinale(g, down)
}

type Sides = readonly [front?: Partial<GauntletCard['front']>, back?: Partial<GauntletCard['back']>]
/** The four gates of the bare box, some of them with other sides: red, green, blue, red; backs open to nothing, green, blue, red. */
export function gates(changed: Readonly<Record<number, Sides>>): { gauntlet: GauntletCard[] } {
  const colours: readonly Colour[] = ['red', 'green', 'blue', 'red']
  const gauntlet = colours.map((colour, i) => {
    const [front, back] = changed[i + 1] ?? []
    const statics = i === 0 ? [] : [{ always: 'vulnerable', colour } as const]
    return gauntletCard(`gate-${i + 1}`, { colour, ...front }, { statics, ...back })
  })
  return { gauntlet }
}

/** An attempt by the active Seeker with nothing but these dice; the game goes on to the next question after it. */
export function bareAttempt(
  t: Play<S, O>,
  card: string,
  colour: string,
  ...faces: Parameters<typeof dice>
): Play<S, O> {
  const { active } = t.state
  t.roll('dice', dice(...faces))
  if (t.match.askOf(active)?.def.name === 'choose') t.answer(active, `attempt:${card}:${colour}`)
  return t.match.askOf(active)?.def.name === 'action' ? t.pass(active) : t
}
export const MISSED = ['green', 'green', 'blue', 'dark'] as const

export const progress = (t: Play<S, O>, name: string): number => t.state.progress[t.card(name)]!
export const difficultyOf = (t: Play<S, O>, name: string): number => difficulty(t.match.table, t.card(name))
export const isDown = (t: Play<S, O>, name: string): boolean => t.state.flipped[t.card(name)] === 1
export const handOf = (t: Play<S, O>, seat: Seat): number => t.state.zones[Z.hand + seat]!.length
export const sizeOf = (t: Play<S, O>, zone: number): number => t.state.zones[zone]!.length
/** So many times the same. */
export const times = (n: number, name: string): string[] => Array.from({ length: n }, () => name)
/** Log lines of these kinds, in the order in which they were written. */
export function lines(t: Play<S, O>, ...kinds: readonly string[]): string[] {
  return t.log(0).filter((line) => kinds.includes(line.split(' ', 1)[0]!))
}
/** A Skill card that does this when it is played. */
export const doing = (id: string, ...effects: Effect[]) => skill(id, { abilities: [{ on: 'onAction', do: effects }] })
