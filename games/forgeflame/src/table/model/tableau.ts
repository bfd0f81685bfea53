/** The table as it is drawn: the rules' view of it, who looks, and what may be chosen. */
import type { PrintedText } from '@emberhall/speech'
import { at, type CardId, reading, type Seat } from '@emberhall/kernel'
import { type TableProps, within } from '@emberhall/ui'
import { forgeflame } from '../../module.ts'
import type { Printed } from '../../printed.ts'
import { type O, printed, type S, type SiteNo, type T } from '../../state.ts'
import { minePanels } from '../../text/mine.ts'
import { type Speech, textOf } from '../../text/speech.ts'
import type { Layout } from '../art/index.ts'
import { type Choice, type Chosen, choicesOf } from './choices.ts'

export interface Tableau extends TableProps<S, O>, Chosen {
  readonly t: T
  readonly sp: Speech
  /** Whose cards lie in front. */
  readonly me: Seat
  readonly layout: Layout
  /** What lies and stands on each site, in words. */
  readonly siteLines: readonly string[]
  readonly choose: (choice: Choice) => void
}
export function tableauOf(props: TableProps<S, O>, layout: Layout, walkTo: (site: SiteNo | null) => void): Tableau {
  const { lang, names, seats, view } = props
  const t = reading(forgeflame.game, view)
  const sp = { lang, names, game: forgeflame.game }
  const me = view.seat >= 0 && view.seat < seats ? view.seat : Math.max(0, view.state.turn.seat)
  return {
    ...props,
    ...choicesOf(props, t),
    t,
    sp,
    me,
    layout,
    siteLines: at(minePanels(sp, t), 0).lines,
    choose: ({ option, goal }) => {
      walkTo(goal)
      props.take(option)
    },
  }
}

export const [TableauContext, useTableau] = within<Tableau>('the table')
/** The printed side of a card, if it may be known. */
export function seen({ t }: Tableau, card: CardId): Printed | null {
  return at(t.s.faces, card) < 0 ? null : printed(t, card)
}
export const textIn = ({ lang }: Tableau, p: Printed): PrintedText => textOf(lang, p)
