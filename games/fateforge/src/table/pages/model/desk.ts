/** What a page is drawn from: the table, and what may be chosen on it. */
import { aOf, bOf, type Option, verbOf, type Why } from '@emberhall/kernel'
import { type Way, within } from '@emberhall/ui'
import type { S } from '../../../state.ts'
import type { Tableau } from '../../model/tableau.ts'

/** An option of the question, open or barred. */
export interface Offer {
  readonly option: Option
  readonly verb: number
  readonly a: number
  readonly b: number
  /** Why it cannot be taken; empty if it can. */
  readonly why: readonly Why[]
}
export interface Desk extends Tableau {
  readonly s: S
  /** The name of the question, or nothing. */
  readonly question: string
  readonly offers: readonly Offer[]
  readonly labelOf: (offer: Offer) => string
}
export function deskOf(tableau: Tableau): Desk {
  const { view, words, names } = tableau
  const ask = view.ask !== null && view.ask.answer === null ? view.ask : null
  const offer = (option: Option, why: readonly Why[]): Offer => {
    return { option, verb: verbOf(option), a: aOf(option), b: bOf(option), why }
  }
  return {
    ...tableau,
    s: view.state,
    question: ask?.def.name ?? '',
    offers:
      ask === null || ask.kind === 'fate'
        ? []
        : [
            ...ask.options.map((option) => offer(option, [])),
            ...ask.blocked.map(({ option, why }) => offer(option, [why])),
          ],
    labelOf: ({ option }) => (ask === null ? '' : words.option(option, ask, view, names)),
  }
}

export const [DeskContext, useDesk] = within<Desk>('the pages')
export const isOpen = ({ why }: Offer): boolean => why.length === 0
export const offersOf = ({ offers }: Desk, verb: number): readonly Offer[] =>
  offers.filter((offer) => offer.verb === verb)
export const offerOf = ({ offers }: Desk, verb: number, a = 0, b = 0): Offer | undefined =>
  offers.find((offer) => offer.verb === verb && offer.a === a && offer.b === b)
/** How a thing that is looked at can be had. */
export const waysOf = (desk: Desk, offer: Offer | undefined): readonly Way[] =>
  offer === undefined || !isOpen(offer) ? [] : [{ label: desk.labelOf(offer), take: () => desk.take(offer.option) }]
/** Why an offer is barred, in words. */
export const reasonsOf = ({ words }: Desk, { why }: Offer): string => why.map((reason) => words.why(reason)).join(' ')
