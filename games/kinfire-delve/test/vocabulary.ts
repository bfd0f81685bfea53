/** Scenes for the vocabulary of the cards: three different challenges beside the deed. */
import { type Given, type Play } from '@emberhall/testkit'
import type { Aim, Effect } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { type Scene } from './bare.ts'
import { progress } from './deeds.ts'
import { challenge } from './table.ts'

export const hurt: Effect = { do: 'damage', n: 1 }
export const named = (name: string): Aim => ({ target: 'chosenChallenge', filter: { name } })
export const health = (g: Given<S, O>, hp: number) =>
  g.set((s) => {
    s.hp = hp
  })
export const charged = (g: Given<S, O>, ...seats: number[]) =>
  g.set((s) => {
    for (const seat of seats) s.charged[seat] = true
  })
export const placed = (g: Given<S, O>, on: Readonly<Record<string, number>>) =>
  g.set((s, card) => {
    for (const [name, n] of Object.entries(on)) s.progress[card(name)] = n
  })
/** Three different challenges beside the deed. */
export const trio = { well: [challenge('one'), challenge('two'), challenge('three')] }
export const TRIO: Scene = { board: ['one', 'two', 'three'] }
export const onTrio = (t: Play<S, O>) => ['one', 'two', 'three'].map((name) => progress(t, name))
