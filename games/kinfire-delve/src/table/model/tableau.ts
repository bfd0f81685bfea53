/** The table as it is drawn: the rules' view of it, who sits where, and what may be chosen. */
import { at, type CardId, reading, type Seat } from '@emberhall/kernel'
import { type TableProps, within } from '@emberhall/ui'
import { difficulty } from '../../counts.ts'
import { attemptTotal } from '../../steps/attempt.ts'
import { kinfireDelve } from '../../module.ts'
import type { Printed } from '../../printed.ts'
import { type O, printed, type S, type T, Z } from '../../state.ts'
import { nameOf, type Speech } from '../../text/speech.ts'
import type { Live } from '../cards/Frame.tsx'
import { type Anchors, anchorsNow } from './choices.ts'
import { placedIn } from './ledger.ts'

export interface Tableau extends TableProps<S, O> {
  readonly t: T
  readonly sp: Speech
  /** Whose hand lies in front: the one who is asked, or the one whose eyes these are. */
  readonly me: Seat
  readonly anchors: Anchors
  /** The dice lie still. */
  readonly landed: boolean
}
export function tableauOf(props: TableProps<S, O>): Tableau {
  const { lang, names, seats, view, beat } = props
  const t = reading(kinfireDelve.game, view)
  const sp = { lang, names, game: kinfireDelve.game }
  const me = view.seat >= 0 && view.seat < seats ? view.seat : view.state.active
  return { ...props, t, sp, me, anchors: anchorsNow(props, t), landed: beat?.isFalling !== true }
}

export const [TableauContext, useTableau] = within<Tableau>('the table')

/** The printed side of a card, if it may be known. */
export function seen({ t }: Tableau, card: CardId): Printed | null {
  return at(t.s.faces, card) < 0 ? null : printed(t, card)
}
export const called = ({ sp, t }: Tableau, card: CardId): string => nameOf(sp, t, card)
/** How far a challenge has come, with what the attempt under way is about to place. */
export function liveOf(tableau: Pick<Tableau, 't' | 'log' | 'landed'>, card: CardId): Live {
  const { t, landed } = tableau
  const { attempt, progress } = t.s
  const isThrown = attempt.open && attempt.target === card && attempt.dice.length > 0 && landed
  const isTarget = isThrown && placedIn(tableau) === null
  return { have: at(progress, card), need: difficulty(t, card), coming: isTarget ? attemptTotal(t) : 0 }
}
/** How many cards of the Well have gone, and how many are left to its bottom. */
export function depthOf({ t }: Tableau): { gone: number; left: number } {
  const left = t.cards(Z.well).length
  const fromWell = (card: CardId): boolean => {
    const kind = at(t.s.faces, card) < 0 ? 'challenge' : printed(t, card).kind
    return kind === 'challenge' || kind === 'event'
  }
  const places = [Z.wellDiscard, Z.north, Z.east, Z.south, Z.west, Z.completed, Z.attached, Z.removed]
  const gone = places.reduce((n, zone) => n + t.cards(zone).filter(fromWell).length, 0)
  return { gone, left }
}
