/** Fingerprints. */
import type { Core, Game } from './game.ts'
import { canonicalTree } from './schema.ts'

/** Canonical 64-bit fingerprint of a text, as 16 hex digits. Not cryptographic: it finds accidents, not forgers. */
export function hashText(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 2654435761)
    b = Math.imul(b ^ c, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

/** A state in words: fields in their declared order, cards by name and not by number. */
export function printState<S extends Core, O>(game: Game<S, O>, state: S): Record<string, unknown> {
  return { ...canonicalTree(game.shape, state), faces: state.faces.map((f) => game.faceKeys[f]!) }
}
/** Fingerprint of a state, independent of the order of its fields and of how content is numbered. */
export function hashState<S extends Core, O>(game: Game<S, O>, state: S): string {
  return hashText(JSON.stringify(printState(game, state)))
}
