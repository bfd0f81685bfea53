/** How lines of the log show whom they speak of. */
import { CONTENT } from '../content/index.ts'
import { Mark } from './hero/Mark.tsx'

export function sign(of: string) {
  const c = CONTENT.characters.findIndex(({ id }) => id === of)
  return c < 0 ? null : <Mark c={c} />
}
