/** What heroes are called who were given no name: by class, portrait and place in the posse. */
import type { ClassId } from '../content/types.ts'

interface Called {
  readonly names: readonly string[]
  /** In French. */
  readonly gender: 'f' | 'm'
}
const men = (...names: readonly string[]): Called => ({ names, gender: 'm' })
const women = (...names: readonly string[]): Called => ({ names, gender: 'f' })

const NAMES: Readonly<Record<ClassId, readonly [Called, Called]>> = {
  'cl-lawman': [
    men('Amos Tully', 'Caleb Rourke', 'Silas Beck', 'Walt Penrose', 'Enoch Vance', 'Jim Harrow'),
    women('Ada Tully', 'Ruth Calloway', 'Marian Beck', 'Nell Penrose', 'Hester Vance', 'Cora Harrow'),
  ],
  'cl-bandit': [
    men('Rafael Ortega', 'Cisco Vega', 'Tom Sledge', 'Luis Marrón', 'Dutch Weller', 'Ike Crane'),
    women('Lupe Ortega', 'Inés Vega', 'Pearl Sledge', 'Rosa Marrón', 'Belle Weller', 'Jo Crane'),
  ],
  'cl-rancher': [
    men('Abel Thornton', 'Gus Hadley', 'Eli Marsh', 'Orrin Pike', 'Zeke Dunn', 'Hob Fletcher'),
    women('Martha Thornton', 'Ida Hadley', 'Edith Marsh', 'Opal Pike', 'Willa Dunn', 'Bess Fletcher'),
  ],
  'cl-saloon': [
    women('Lily Duvall', 'Kitty Monroe', 'Delphine Roy', 'Ruby Lark', 'Josie Bell', 'Fanny Gale'),
    men('Beau Duvall', 'Felix Monroe', 'Émile Roy', 'Teddy Lark', 'Jonah Bell', 'Monty Gale'),
  ],
}

const called = (id: string, portrait: number): Called | undefined => NAMES[id as ClassId]?.[portrait === 0 ? 0 : 1]

/** @example heroName('cl-lawman', 0, 0) */
export const heroName = (id: string, portrait: number, place: number): string =>
  called(id, portrait)?.names[place] ?? id
export const heroGender = (id: string, portrait: number): 'f' | 'm' => called(id, portrait)?.gender ?? 'm'
