/** What there is to say of something: what is printed on it, and what the table adds at this moment. */
import type { Core, View } from '@emberhall/kernel'
import type { GameWords, Panel } from '@emberhall/speech'
import { type Looked, saidOf } from '../story/lead.ts'

export interface About {
  readonly name: string
  /** What is printed, of a card that may be known. */
  readonly face: string | null
  readonly lines: readonly string[]
  readonly now: readonly string[]
}
export interface Subject {
  readonly what: Looked
  /** The key of the thing; empty if it has none. */
  readonly key: string
  readonly words: GameWords
  readonly view: View<Core>
  readonly names: readonly string[]
  readonly faceKeys: readonly string[]
}
/** Null: it may not be known what it is. */
export function aboutOf({ what, key, words, view, names, faceKeys }: Subject): About | null {
  const face = faceOf(what, view, faceKeys)
  const panels = words.panels(view, names)
  if (face === null)
    return 'thing' in what ? { name: capital(what.thing), face, lines: [], now: saidOf(what.thing, panels) } : null
  const { name, lines } = words.card(face)
  return { name, face, lines, now: onTheTable(key, name, lines, panels) }
}
/** A name that stands alone begins with a capital. */
const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
function faceOf(what: Looked, { state }: View<Core>, faceKeys: readonly string[]): string | null {
  if ('face' in what) return what.face
  return 'card' in what ? (faceKeys[state.faces[what.card] ?? -1] ?? null) : null
}
/** What the table says about a card beyond what is printed on it: progress, modifiers, what hangs on it. */
function onTheTable(
  key: string,
  name: string,
  printed: readonly string[],
  panels: readonly Panel[],
): readonly string[] {
  const panel = panels.find((one) => one.key === key) ?? panels.find(({ title }) => title.includes(name))
  return panel?.lines.filter((line) => !printed.includes(line)) ?? []
}
