/** What no table can look like; a loaded save must pass. */
import type { Book } from './book.ts'
import { encounterProblems } from './encounter/invariants.ts'
import { unknownIn } from './known.ts'
import type { S } from './state.ts'

export function impossible(book: Book, s: S): string[] {
  const { characters } = book.content
  const problems = unknownIn(book, s)
  const cells = new Set(s.map.map(({ cell }) => cell))
  if (cells.size < s.map.length) problems.push('map: two places on one cell')
  s.characters.forEach((one, c) => {
    const board = characters[one.board]
    if (characters[c] === undefined || board === undefined) return void problems.push(`characters[${c}]: nobody`)
    if (one.status !== 'active') return
    const is = (holds: boolean, what: string): void => void (holds || problems.push(`characters[${c}]: ${what}`))
    is(s.map.length === 0 || cells.has(one.at), 'stands nowhere')
    is(one.health <= board.health, 'Health above the track (TG-9.2)')
    is(one.terror <= board.terror.max, 'Terror above the track (TG-9.3)')
    is(one.energy <= board.energy.max, 'Energy above the track (TG-9.4)')
    is(one.attributes.length === 0 || one.attributes.length === 6, 'six attributes (TG-10.1)')
  })
  return [...problems, ...encounterProblems(book, s)]
}
