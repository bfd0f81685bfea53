/** The hero a question is about; without one, the first of whoever is asked. */
import { type Ask, at, type View } from '@emberhall/kernel'
import { CONTENT } from '../content/index.ts'
import type { S } from '../state.ts'
import { heroSign } from './model/signs.ts'
import { Portrait } from './pieces/Portrait.tsx'

export function face({ state: { about, heroes } }: View<S>, { seat, def }: Ask) {
  const own = heroes.findIndex((hero) => hero.seat === seat)
  const h = heroes[about.hero]?.seat === seat ? about.hero : own
  const hero = def.name === 'class' ? undefined : heroes[h]
  return hero === undefined ? null : <Portrait id={at(CONTENT.classes, hero.class).id} colour={heroSign(h).colour} />
}
