/** One of several things to choose, with what it needs and costs; one that is refused stays, and says why. */
import './choices.css'
import type { Lang } from '@emberhall/speech'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { hasLooked, lookMode } from '../looking.ts'
import { CHOICE_WORDS, type ChoiceCondition, type NumberedChoice } from './choices.ts'
import { useHold } from './holds.ts'
import { placeOf, useStage } from './stage.ts'

/** A tick, a cross, a coin, a padlock: told apart by shape. */
const MARKS = {
  met: 'M3 9 7 13 14 4',
  unmet: 'M4 4 13 13M13 4 4 13',
  cost: 'M8.5 2A6.5 6.5 0 1 1 8.4 2ZM8.5 5.5V11.5',
  lock: 'M4 8H13V15H4ZM6 8V5.5C6 1.5 11 1.5 11 5.5V8',
} as const
function Mark({ of }: { readonly of: keyof typeof MARKS }): ReactNode {
  return (
    <svg className="eh-mark" data-mark={of} viewBox="0 0 17 17" aria-hidden="true">
      <path d={MARKS[of]} />
    </svg>
  )
}
function Condition({ condition, lang }: { readonly condition: ChoiceCondition; readonly lang: Lang }): ReactNode {
  const { kind, text, isMet } = condition
  const state = isMet ? 'met' : 'unmet'
  const words = CHOICE_WORDS[lang]
  return (
    <span className="eh-condition" data-met={isMet ? 'yes' : 'no'}>
      <Mark of={kind === 'cost' && isMet ? 'cost' : state} />
      <span className="hidden">{(kind === 'cost' ? words.costs : words.needs)[state]} </span>
      {text}
    </span>
  )
}
export function ChoiceRow({ choice, anchor, digit, lang }: NumberedChoice & { readonly lang: Lang }): ReactNode {
  const { choose, show, why, point } = useStage()
  const { key, label, hint, price, conditions = [] } = choice
  const { open, blocked, pick } = anchor
  const isOpen = open.length > 0
  const row = useRef<HTMLButtonElement>(null)
  useHold([key], row, String(isOpen))
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const [only] = open
    const place = placeOf(event.currentTarget)
    if (lookMode() !== 'off') {
      show({ title: label, lines: blocked.map(why), ways: open, ...place })
      hasLooked()
    } else if (open.length > 1) show({ title: label, lines: [], ways: open, ...place })
    else if (only !== undefined) choose(only)
  }
  return (
    <button
      ref={row}
      type="button"
      className="eh-choice"
      data-key={key}
      data-spot={isOpen ? 'open' : 'blocked'}
      data-picked={pick > 0 ? pick : undefined}
      aria-disabled={!isOpen || undefined}
      aria-pressed={pick > 0 || undefined}
      aria-keyshortcuts={isOpen && digit !== null ? `${digit}` : undefined}
      onClick={press}
      onFocus={() => point(key)}
      onBlur={() => point(null)}
      onMouseEnter={() => point(key)}
      onMouseLeave={() => point(null)}
    >
      {digit !== null && (
        <kbd className="eh-digit" aria-hidden="true">
          {digit}
        </kbd>
      )}
      <span className="eh-choice-text">
        <b>{label}</b>
        {hint !== undefined && <span className="eh-hint">{hint}</span>}
        {conditions.map((condition) => (
          <Condition key={condition.key} condition={condition} lang={lang} />
        ))}
        {!isOpen &&
          blocked.map((reason) => (
            <span key={reason.code} className="eh-condition" data-met="no">
              <Mark of="lock" />
              <span className="hidden">{CHOICE_WORDS[lang].whyNot} </span>
              {why(reason)}
            </span>
          ))}
      </span>
      {price !== undefined && <span className="eh-price">{price}</span>}
    </button>
  )
}
