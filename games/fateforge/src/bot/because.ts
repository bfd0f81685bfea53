/** The parts of a reason: what it says, and whom and what it names. */
import { at, type Why } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { heroIdOf } from '../content/types.ts'
import { theFoe, theThing } from '../naming.ts'
import { heroAt, type FoeNo, type HeroNo, type T } from '../state.ts'
import type { Hints } from '../text/hints.en.ts'

type Params = NonNullable<Why['params']>
export const because = (code: keyof Hints, params: Params = {}): readonly Why[] => [
  { code: `hint.${code}`, rule: '', params },
]
export const when = (isSo: boolean, code: keyof Hints, params?: Params): readonly Why[] =>
  isSo ? because(code, params) : []

/** A figure about a hero. */
export const ofHero = (t: T, h: HeroNo, n = 0): Params => ({ hero: heroIdOf(heroAt(t, h).id), n })
export const ofFoes = (t: T, foes: readonly FoeNo[]): Params => ({
  foes: foes.map((foe) => at(bookOf(t).names.foes, theFoe(t, foe))).join(' '),
  n: foes.length,
})
export const ofThings = (t: T, things: readonly number[]): Params => ({
  things: things.map((thing) => at(bookOf(t).names.things, theThing(t, thing))).join(' '),
})
