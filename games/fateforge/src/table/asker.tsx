/** The hero whose turn or test it is. */
import { type Ask, reading, type View } from '@emberhall/kernel'
import { heroIdOf } from '../content/types.ts'
import { game } from './model/game.ts'
import type { S } from '../state.ts'
import { rollingHero } from '../text/faces.ts'
import { Portrait } from './art/index.ts'

export function face(view: View<S>, ask: Ask) {
  const { acting, test, heroes } = view.state
  const rolling = ask.def.name === 'prepDice' ? rollingHero(reading(game, view), ask.seat) : -1
  const hero = [rolling, acting, test.hero].map((h) => heroes[h]).find((one) => one?.seat === ask.seat)
  return hero === undefined ? null : <Portrait id={heroIdOf(hero.id)} />
}
