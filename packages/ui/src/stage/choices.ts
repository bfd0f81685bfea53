/** What can be chosen from a list: everything that may be known of it stands beside it. */
import type { Lang } from '@emberhall/speech'
import type { ReactNode } from 'react'
import { type Anchor, NO_ANCHOR } from './stage.ts'

/** Something asked for, or paid: said in words, and marked by its shape. */
export interface ChoiceCondition {
  readonly key: string
  readonly kind: 'need' | 'cost'
  readonly text: string
  readonly isMet: boolean
}
export interface ListedChoice {
  /** The key of its anchor. */
  readonly key: string
  readonly label: string
  /** What comes of it, as far as it may be known. */
  readonly hint?: string
  /** At its right end: a price, a sign. */
  readonly price?: ReactNode
  readonly conditions?: readonly ChoiceCondition[]
}
export interface NumberedChoice {
  readonly choice: ListedChoice
  readonly anchor: Anchor
  /** The key that takes it; those after the ninth have none. */
  readonly digit: number | null
}
/** A choice that nobody is offered, and that nobody is refused, is not there: not even as a gap between two numbers. */
export function choicesToShow(
  choices: readonly ListedChoice[],
  anchors: ReadonlyMap<string, Anchor>,
): readonly NumberedChoice[] {
  return choices
    .map((choice) => ({ choice, anchor: anchors.get(choice.key) ?? NO_ANCHOR }))
    .filter(({ anchor }) => anchor.open.length > 0 || anchor.blocked.length > 0)
    .map((shown, i) => ({ ...shown, digit: i < 9 ? i + 1 : null }))
}
interface ChoiceWords {
  readonly needs: Readonly<Record<'met' | 'unmet', string>>
  readonly costs: Readonly<Record<'met' | 'unmet', string>>
  readonly whyNot: string
}
/** Said before a condition by those who do not see its mark. */
export const CHOICE_WORDS: Readonly<Record<Lang, ChoiceWords>> = {
  en: {
    needs: { met: 'Met:', unmet: 'Not met:' },
    costs: { met: 'Costs:', unmet: 'Cannot be paid:' },
    whyNot: 'Not possible:',
  },
  fr: {
    needs: { met: 'Rempli :', unmet: 'Non rempli :' },
    costs: { met: 'Coûte :', unmet: 'Impossible à payer :' },
    whyNot: 'Impossible :',
  },
}
