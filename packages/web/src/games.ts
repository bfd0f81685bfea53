/** The games of this hall, found by their folders. Each is fetched when somebody sits down: its shell, and how it is drawn. */
import { type Door, type GameShell, type Lang, sayer, type Values } from '@emberhall/speech'
import type { GameTable } from '@emberhall/ui'

const found = import.meta.glob<Door>('../../../games/*/src/door/index.ts', { eager: true, import: 'door' })
const shells = import.meta.glob<GameShell>('../../../games/*/src/shell/index.ts', { import: 'shell' })
const tables = import.meta.glob<GameTable>('../../../games/*/src/table/index.tsx', { import: 'table' })

// Also read by browsers that are too old for anything newer than `sort`; the page then says so.
export const DOORS: readonly Door[] = Object.values(found).sort((a, b) => a.place - b.place)
export const doorOf = (game: string): Door | undefined => DOORS.find(({ id }) => id === game)
/** Whatever bears the title of a game is set in its face. */
export const titleFace = (game: string): { readonly fontFamily?: string } => {
  const door = doorOf(game)
  return door === undefined ? {} : { fontFamily: door.face.family }
}
type Summary = Door['summary']
/** One of the lines of all doors, by game; those that say nothing have none. */
function saidAt(line: (door: Door) => Summary) {
  const said = DOORS.map((door) => ({ id: door.id, words: line(door) }))
  return new Map(
    said.flatMap(({ id, words }) =>
      words === undefined ? [] : [[id, sayer({ en: { line: words.en }, fr: { line: words.fr } })]],
    ),
  )
}
const summaries = saidAt(({ summary }) => summary)
/** How a table stands, in one line; nothing where that is not known. */
export function summaryLine(game: string, figures: Values, lang: Lang): string {
  return Object.keys(figures).length === 0 ? '' : (summaries.get(game)?.(lang, 'line', figures) ?? '')
}

const bests = saidAt(({ best }) => best)
/** Best results at a game, in a few words. */
export const bestLine = (game: string, figures: Values, lang: Lang): string =>
  bests.get(game)?.(lang, 'line', figures) ?? ''

export async function shellOf(game: string): Promise<GameShell | null> {
  return (await shells[`../../../games/${game}/src/shell/index.ts`]?.()) ?? null
}
/** A game without a picture is played in text. */
export async function tableOf(game: string): Promise<GameTable | null> {
  return (await tables[`../../../games/${game}/src/table/index.tsx`]?.()) ?? null
}
