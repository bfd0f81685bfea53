/** SB-39.3 What the posse may put right. */
import { at as nth, type ArgKind, type CorrectionDef, found } from '@emberhall/kernel'
import { bookOf } from './book.ts'
import { theHero } from './naming.ts'
import { heroNames, type Names } from './names.ts'
import { boardOf, isFree, isStanding } from './queries/ground.ts'
import { maxGrit, maxHealth, maxSanity } from './queries/stats.ts'
import { heroOf, type HeroNo, type O, type S, type T } from './state.ts'

type Correction = CorrectionDef<S, O>
/** Gold comes in these. */
export const COINS = 5

/** Whom a line of the log calls that. */
const called = (t: T, name: number): HeroNo =>
  found(t.s.heroes.flatMap((_, h) => (theHero(t, h) === name ? [h] : []))[0], `hero ${name}`)
type Count = 'wounds' | 'harm' | 'grit' | 'gold' | 'darkStone'
/** So much more or less of something, for a hero who stands in the mine and stays within these bounds. */
function counted(args: readonly ArgKind[], what: Count, by: number, most: (t: T, h: HeroNo) => number): Correction {
  const fits = (t: T, h: HeroNo): boolean => {
    const n = heroOf(t, h)[what] + by
    return n >= 0 && n <= most(t, h)
  }
  return {
    args,
    choices: (t) => inTheMine(t).flatMap((h) => (fits(t, h) ? [[theHero(t, h)]] : [])),
    apply: (t, name) => void (heroOf(t, called(t, name))[what] += by),
  }
}
const inTheMine = (t: T): HeroNo[] => [...t.s.heroes.keys()].filter((h) => isStanding(t, h))
const anyNumber = (): number => Number.MAX_SAFE_INTEGER
/** Nobody goes down by it, or is helped up. */
const woundsAtMost = (t: T, h: HeroNo): number => maxHealth(t, h) - 1
const harmAtMost = (t: T, h: HeroNo): number => maxSanity(t, h) - 1

/** The Darkness nearer to the entrance or further from it; never out of the mine, and nothing on its space happens. */
const darkness = (by: number): Correction => ({
  args: [],
  choices: (t) => {
    const to = t.s.depth.darkness + by
    return inTheMine(t).length > 0 && to >= 1 && to < bookOf(t).content.track.spaces ? [[]] : []
  },
  apply: ({ s }) => void (s.depth.darkness += by),
})
const squaresBeside = (t: T, h: HeroNo): number[] =>
  nth(boardOf(t).near, heroOf(t, h).at).filter((cell) => isFree(t, cell))

export function correctionsOf({ classes }: Names) {
  const hero = [heroNames(classes)]
  return {
    rule: 'SB-39.3',
    list: {
      moreWounds: counted(hero, 'wounds', 1, woundsAtMost),
      lessWounds: counted(hero, 'wounds', -1, woundsAtMost),
      moreHarm: counted(hero, 'harm', 1, harmAtMost),
      lessHarm: counted(hero, 'harm', -1, harmAtMost),
      moreGrit: counted(hero, 'grit', 1, maxGrit),
      lessGrit: counted(hero, 'grit', -1, maxGrit),
      moreGold: counted(hero, 'gold', COINS, anyNumber),
      lessGold: counted(hero, 'gold', -COINS, anyNumber),
      moreStone: counted(hero, 'darkStone', 1, anyNumber),
      lessStone: counted(hero, 'darkStone', -1, anyNumber),
      moreDarkness: darkness(-1),
      lessDarkness: darkness(1),
      moveHero: {
        args: [...hero, 'n'],
        choices: (t) => inTheMine(t).flatMap((h) => squaresBeside(t, h).map((cell) => [theHero(t, h), cell])),
        apply: (t, name, cell) => void (nth(t.s.heroes, called(t, name)).at = cell),
      },
    } satisfies Readonly<Record<string, Correction>>,
  }
}
