/** SB-34.5, SB-34.10 Dangerous dynamite: what a heavy blow sets off in the Side Bag. */
import type { Rule } from '@emberhall/kernel'
import { TOKENS } from '../content/types.ts'
import { blastCells } from '../queries/blast.ts'
import { squaresOf } from '../queries/ground.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { plainDice } from './dice.ts'
import { hurtEnemy } from './slay.ts'

const DYNAMITE = TOKENS.indexOf('dynamite')
const EXPLODES_TO = 2

/** Each token on its own; those that explode are gone, one after the other, and are nobody's attack. */
export function* explodeBag(t: T, h: HeroNo, hurt: (other: HeroNo, wounds: number) => Rule<unknown>): Rule {
  const hero = heroOf(t, h)
  const tokens = hero.bag.filter((token) => token === DYNAMITE).length
  const faces = yield* plainDice(t, 'bag', tokens, hero.seat)
  for (const face of faces) {
    if (face > EXPLODES_TO) continue
    hero.bag.splice(hero.bag.indexOf(DYNAMITE), 1)
    t.note(L.bagExplodes, theHero(t, h))
    const cells = new Set(blastCells(t, hero.at))
    const foes = t.s.enemies.filter((_, e) => squaresOf(t, e).some((cell) => cells.has(cell)))
    for (const foe of foes) {
      const [wounds = 0] = yield* plainDice(t, 'explosion', 1)
      if (t.s.enemies.includes(foe)) yield* hurtEnemy(t, foe, wounds, -1)
    }
    for (let other = 0; other < t.s.heroes.length; other++) {
      const { at, down } = heroOf(t, other)
      if (down !== 0 || !cells.has(at)) continue
      const [wounds = 0] = yield* plainDice(t, 'explosion', 1)
      yield* hurt(other, wounds)
    }
  }
}
