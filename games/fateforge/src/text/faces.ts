/** Dice that people roll themselves: what a side means (spec 12.1). */
import { at } from '@emberhall/kernel'
import { bookOf, DIE } from '../book.ts'
import type { T, HeroNo } from '../state.ts'
import type { Label, Place } from './labels-place.ts'
import { tell } from './messages.ts'
import { facesInWords } from './speech.ts'
import { seatOf } from '../heroes.ts'

/** The kind of die that stands in this place of the throw; -1 if only the hero behind the screen knows. */
function kindOf({ t, ask, b }: Place): number {
  if (ask.def.name === 'prepDice') return t.s.heroes[rollingHero(t, ask.seat)]?.chosen[b] ?? -1
  if (ask.def.name !== 'allyDice') return -1
  const { ally } = t.s
  return DIE[at(at(bookOf(t).content.allies, ally.id).dice, ally.dice.length)]
}
const poolOf = (t: T, seat: number): number[] => [
  ...new Set(t.s.heroes.flatMap((hero) => (hero.seat === seat ? hero.chosen : []))),
]
export const faceLabel: Label = (p) => {
  const { sp, t, ask, a } = p
  const { faces, content } = bookOf(t)
  const { lang } = sp
  if (ask.def.name === 'test') return tell(lang, 'word.testFace', { face: at(content.testFaces, a) })
  const kind = kindOf(p)
  if (kind >= 0)
    return tell(lang, 'option.face', {
      n: a + 1,
      text: facesInWords(lang, [{ die: kind, icon: at(at(faces, kind), a) }]),
    })
  const meanings = poolOf(t, ask.seat).map((die) => ({ die, icon: at(at(faces, die), a) }))
  if (meanings.length === 0) return tell(lang, 'option.face.side', { n: a + 1 })
  return tell(lang, 'option.face.sides', { n: a + 1, faces: facesInWords(lang, meanings) })
}

/** The hero whose dice are thrown: chosen, but none of them behind the screen yet. */
export function rollingHero(t: T, seat: number): HeroNo {
  return t.s.heroes.findIndex(
    ({ rolledDice }, h) =>
      rolledDice && seatOf(t, h) === seat && !t.s.screens.some((screen) => screen.some(({ hero }) => hero === h)),
  )
}
