/** JSON from outside. What is nested deeper than anything here could be is refused before anybody looks into it. */
import { Failure } from '../failure.ts'

const DEEPEST = 64
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

export function mustBeFlat(text: string): void {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === QUOTE) i = endOfString(text, i)
    else if (c === OPEN_LIST || c === OPEN) {
      if (++depth > DEEPEST) throw new Failure('malformed', 'this is nested too deeply', [`deeper than ${DEEPEST}`])
    } else if (c === CLOSE_LIST || c === CLOSE) depth--
  }
}
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === BACKSLASH) i++
    else if (c === QUOTE) return i
  }
  return text.length
}
