/** Through whose eyes somebody looks: now, and back. */
import type { Match, Seat } from '@emberhall/kernel'
import type { TableModule } from '@emberhall/speech'

type Played = Pick<Match, 'seats' | 'options'>
/** Seats play against each other. Bots count: a seat that one of them plays now may be somebody's in a moment. */
export const areRivals = (module: Pick<TableModule, 'rivals'>, { seats }: Pick<Played, 'seats'>): boolean =>
  module.rivals?.(seats) ?? false
/** Friends who hide nothing from each other. */
export const isShared = (module: Pick<TableModule, 'rivals' | 'isOpen'>, match: Played): boolean =>
  !areRivals(module, match) && (module.isOpen?.(match.options) ?? false)

/** Somebody who looks back. */
export interface Looker {
  readonly seats: number
  /** The seat whose knowledge is theirs; -1: what anybody knows. */
  readonly own: Seat
  /** As far as they may know. */
  readonly isOver: boolean
  /** They may look from every seat. */
  readonly isFree: boolean
  /** Whether they may see now what a seat sees. */
  readonly mayLook: (seat: Seat) => boolean
}
/** The seats that somebody may look from; -1: the gallery, which is always open. */
export function viewpoints({ seats, isFree, mayLook }: Looker): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return [...all.filter((seat) => isFree || mayLook(seat)), -1]
}
/** Whose knowledge it is that one sees from a seat: from another's no more than from one's own until the game is over. */
export function knowledgeAt({ own, isOver, mayLook }: Looker, from: Seat): Seat {
  return from < 0 || isOver || mayLook(from) ? from : own
}

/** Who goes from one of their seats to the next as they are asked: stays while asked there, and where nobody else is. */
export function following(eyes: Seat | null, mine: readonly Seat[], waiting: readonly Seat[]): Seat {
  const isOwn = eyes !== null && (eyes < 0 || mine.includes(eyes))
  if (eyes !== null && waiting.includes(eyes)) return eyes
  return mine.find((seat) => waiting.includes(seat)) ?? (isOwn ? eyes : (mine[0] ?? -1))
}
