/** TG-21.2 What outlives a sitting. Lists of the content have a lasting order, so that numbers go into documents as they are. */
import { flag, int, list, record, type Shape, text, type TreeOf } from '@emberhall/kernel'
import { CHARACTER_SHAPE, DIALS, PLACE } from './table-shape.ts'
import { MODIFIERS } from './parts.ts'

const count = int({ min: 0 })
/** The sheet of the campaign and everything that lies on the table; the cards themselves are in `piles`. */
export const SHEET = {
  chapter: count,
  /** TG-31, TG-32 A bit for each of MODIFIERS. */
  modifiers: count,
  /** TG-8.7 */
  day: count,
  characters: list(record(CHARACTER_SHAPE)),
  map: list(PLACE),
  /** TG-12.10, TG-15.3 Menhir sections that have been read: locations. */
  inspected: list(count),
  /** TG-15.1 By status: bit 0 checked, bit n part n. */
  statuses: list(count),
  /** TG-13.3 */
  tasks: list(count),
  /** Verses read, and options taken. */
  read: list(count),
  taken: list(count),
  /** What the chronicle counts, and no rule asks for: stones fed and gone out, fights and arguments won, flights, evenings
   *  on which somebody went without food, and a bit for each character that went mad. */
  tally: record({ lit: count, out: count, won: count, talked: count, fled: count, hungry: count, mad: count }),
  /** Texts that have effect only once: verses. */
  onceDone: list(count),
  dials: DIALS,
  /** TG-13.1 Events whose quests are under way, and the event of the day: numbers of events. */
  quests: list(count),
  event: int({ min: -1, initial: -1 }),
  /** TG-36.4 Global secrets that nobody holds: the table does. */
  tableSecrets: list(count),
  /** Places whose Quest token has been taken: locations. */
  tokensTaken: list(count),
  /** TG-11.13 Locations brought in by replacement, the latest last. */
  broughtIn: list(count),
  /** Who has had the discount of the day (Secret 10). */
  discounted: list(count),
} satisfies Shape

/** In documents: the sheet, the beginning of the chapter (TG-20.10) and the piles. Whoever sits at a table may read them, so they
 *  hold nothing that nobody knows. */
export const KEPT = {
  ...SHEET,
  snapshot: text(),
  /** The top last: names of cards, or their backs; and of which lots those are that nobody knows, in the order of the lots. */
  piles: list(record({ zone: text(), cards: list(text()), among: list(text()) })),
  /** The cards that could lie in any of the places where one of the lot does. */
  lots: list(record({ lot: text(), cards: list(text()) })),
  /** TG-21.4 Who joins and who leaves before the next sitting begins: names of characters. */
  joining: list(text()),
  leaving: list(text()),
  /** The chapter that just ended is to be followed by the next. */
  isChapterOver: flag(),
} satisfies Shape
export type Kept = TreeOf<typeof KEPT>

/** TG-2.2, TG-2.7 Modifiers as people want them from the next chapter on: flags of the document. */
export const WANTED = Object.fromEntries(MODIFIERS.map((modifier) => [modifier, flag()])) as Record<
  (typeof MODIFIERS)[number],
  ReturnType<typeof flag>
>
