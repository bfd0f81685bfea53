/** The table as it is drawn: the rules' view of it, and who looks. */
import { type Seat, reading } from '@emberhall/kernel'
import type { TableProps } from '@emberhall/ui'
import type { Book } from '../../book.ts'
import type { O, S, T } from '../../state.ts'
import { game } from './game.ts'

/** The table with something on it changed, as rules read it. */
export const withChanges = ({ s, options, seats }: T, changes: Partial<S>): T =>
  reading(game, { state: { ...s, ...changes }, options, seats })

export interface Tableau extends TableProps<S, O> {
  readonly t: T
  readonly book: Book
  /** Whose side of the table this is; a spectator sits with the first. */
  readonly me: Seat
}
export function tableauOf(props: TableProps<S, O>): Tableau {
  const { view, seats } = props
  const me = view.seat >= 0 && view.seat < seats ? view.seat : 0
  return { ...props, t: reading(game, view), book: game.book, me }
}
