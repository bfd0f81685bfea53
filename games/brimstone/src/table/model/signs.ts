/** Heroes by colour, shape and letter; enemies by letter and number. Colour is never alone. */
import { at } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import { typesOnBoard } from '../../queries/foes.ts'
import type { EnemyNo } from '../../state.ts'
import type { Tableau } from './tableau.ts'

const HERO_SIGNS = [
  { colour: '#d8475a', shape: 'M16 1L31 16 16 31 1 16Z' },
  { colour: '#e3a83c', shape: 'M16 1L31 29H1Z' },
  { colour: '#6fa3d8', shape: 'M3 3H29V29H3Z' },
  { colour: '#8fb45a', shape: 'M16 2A14 14 0 1 1 15.9 2Z' },
  { colour: '#c79be8', shape: 'M9 2H23L31 16 23 30H9L1 16Z' },
  { colour: '#e8d9b5', shape: 'M16 1 31 12 25 30H7L1 12Z' },
] as const
export const heroSign = (h: number) => at(HERO_SIGNS, h % HERO_SIGNS.length)

type Seen = Pick<Tableau, 't' | 'lang'>
/** The initial of a type; two letters where another type on the board begins with the same. */
export function typeLetter({ t, lang }: Seen, type: number): string {
  const nameOf = (no: number): string => at(CONTENT.enemies, no).single[lang]
  const [first = ''] = nameOf(type)
  const isShared = typesOnBoard(t).some((other) => other !== type && nameOf(other).startsWith(first))
  return isShared ? nameOf(type).slice(0, 2) : first
}
export function enemyLetter(seen: Seen, e: EnemyNo): string {
  const { enemies } = seen.t.s
  const { type } = at(enemies, e)
  return `${typeLetter(seen, type)}${enemies.slice(0, e + 1).filter((other) => other.type === type).length}`
}
