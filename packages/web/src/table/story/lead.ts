/** Where the names in the log lead: to what is on the table now, and to what is printed on it. */
import type { Core, View } from '@emberhall/kernel'
import type { GameWords, Panel, Piece, Thing } from '@emberhall/speech'
import type { Zoom } from '@emberhall/ui'

/** A printed card, or something without one: then the table says what there is to say. */
export type Looked = Zoom | { readonly thing: string }
export interface Lead {
  /** What is lit on the table; null if it is no longer there. */
  readonly key: string | null
  readonly look: Looked
}
export interface Sight {
  readonly view: View<Core>
  readonly words: GameWords
  readonly names: readonly string[]
  readonly faceKeys: readonly string[]
}

/** Finds where a name leads; nowhere if its thing is gone and nothing is printed on it. */
export function leads({ view, words, names, faceKeys }: Sight): (piece: Piece) => Lead | null {
  const things = new Map<string, Thing>()
  for (const thing of words.things?.(view, names) ?? []) things.set(thing.called ?? thing.key, thing)
  const shownAs = (card: number): string | undefined => faceKeys[view.state.faces[card] ?? -1]
  return ({ of, face }) => {
    if (of === '') return null
    const thing = things.get(of)
    const card = /^card (\d+)$/.exec(thing?.key ?? of)?.[1]
    if (face !== '') {
      // Cards that were shuffled since have changed places: only one that still shows this face is the same.
      const isHere = card === undefined ? thing !== undefined : shownAs(Number(card)) === face
      return { key: isHere ? (thing?.key ?? of) : null, look: { face } }
    }
    if (thing === undefined) return null
    const isPrinted = card !== undefined && shownAs(Number(card)) !== undefined
    return { key: thing.key, look: isPrinted ? { card: Number(card) } : { thing: thing.name } }
  }
}

const ARTICLE = /^(the |le |la |les |l’)/i
/** What the table says of something: its own panel, or else the lines that speak of it or of its place. */
export function saidOf(name: string, panels: readonly Panel[]): readonly string[] {
  const bare = name.replace(ARTICLE, '')
  const place = bare.slice(bare.lastIndexOf(' ') + 1)
  const lines = panels.flatMap((panel) => panel.lines)
  const under = (isIts: (title: string) => boolean): readonly string[] =>
    panels.find(({ title }) => isIts(title))?.lines ?? []
  const about = [
    under((title) => title.startsWith(bare)),
    lines.filter((line) => line.startsWith(bare)),
    lines.filter((line) => line.startsWith(place)),
    under((title) => title.includes(bare)),
    lines.filter((line) => line.includes(bare)),
  ]
  return [...new Set(about.find((some) => some.length > 0))]
}
