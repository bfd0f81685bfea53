/** FG-51.3 What the group may put right. */
import { found, type CorrectionDef } from '@emberhall/kernel'
import { HEROES, ZONES } from './content/types.ts'
import { near } from './ground.ts'
import { stands } from './heroes.ts'
import type { Hero, O, S, T } from './state.ts'

type Correction = CorrectionDef<S, O>
const called = (t: T, id: number): Hero =>
  found(
    t.s.heroes.find((hero) => hero.id === id),
    `hero ${id}`,
  )
/** Moves a token of a hero from one place to the other, while more than `least` are left there. */
const token = (from: Tokens, to: Tokens, least: number): Correction => ({
  args: [HEROES],
  choices: (t) => t.s.heroes.filter((hero) => !hero.down && hero[from] > least).map(({ id }) => [id]),
  apply: (t, id) => {
    const hero = called(t, id)
    hero[from]--
    hero[to]++
  },
})
type Tokens = 'health' | 'healthSpent' | 'energy' | 'energySpent'
const bag = (what: 'gold' | 'food', n: number): Correction => ({
  args: [],
  choices: ({ s }) => (s.heroes.length > 0 && s[what] + n >= 0 ? [[]] : []),
  apply: ({ s }) => void (s[what] += n),
})

export const CORRECTIONS = {
  rule: 'FG-51.3',
  list: {
    moreHealth: token('healthSpent', 'health', 0),
    lessHealth: token('health', 'healthSpent', 1),
    moreEnergy: token('energySpent', 'energy', 0),
    lessEnergy: token('energy', 'energySpent', 0),
    moreGold: bag('gold', 1),
    lessGold: bag('gold', -1),
    moreFood: bag('food', 1),
    lessFood: bag('food', -1),
    moveHero: {
      args: [HEROES, ZONES],
      choices: (t) => t.s.heroes.filter(stands).flatMap(({ id, zone }) => near(t, zone).map((to) => [id, to])),
      apply: (t, id, zone) => void (called(t, id).zone = zone),
    },
  } satisfies Readonly<Record<string, Correction>>,
}
