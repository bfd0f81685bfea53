/** The table as it is drawn: the rules' view of it, and who looks. */
import { Fate, type Seat, Table } from '@emberhall/kernel'
import type { TableProps } from '@emberhall/ui'
import type { Book } from '../../book.ts'
import type { O, S, T } from '../../state.ts'
import { game } from './game.ts'

/** The table as rules read it, made of what a seat sees: nothing is asked or carried out on it. */
export function tableOf(options: O, seats: number, state: S): T {
  return new Table(game, options, seats, state, new Fate(1), null, null)
}

export interface Scene extends TableProps<S, O> {
  readonly t: T
  readonly book: Book
  /** Whose side of the table this is; a spectator sits with the first. */
  readonly me: Seat
}
export function sceneOf(props: TableProps<S, O>): Scene {
  const { view, options, seats } = props
  const me = view.seat >= 0 && view.seat < seats ? view.seat : 0
  return { ...props, t: tableOf(options, seats, view.state), book: game.book, me }
}
