/** A choice as a line one would want to press; one that is barred says why. */
import { Take } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { type Offer, isOpen, reasonsOf, useDesk } from '../model/desk.ts'

interface LineProps {
  readonly offer: Offer
  readonly look?: 'line' | 'main' | 'quiet'
  /** What it is called here, if not by the head of its label. */
  readonly title?: string
  /** Before the words. */
  readonly mark?: ReactNode
  /** What it costs, at the end of the line. */
  readonly cost?: ReactNode
  readonly note?: ReactNode
  readonly className?: string
}
export function Line({ offer, look = 'line', title, mark, cost, note, className = '' }: LineProps) {
  const desk = useDesk()
  const isBarred = !isOpen(offer)
  const label = desk.labelOf(offer)
  const [head, detail] = title === undefined ? headOf(label) : [title, '']
  const below = note ?? detail
  return (
    <Take
      option={offer.option}
      take={desk.take}
      isBarred={isBarred}
      className={`fgp-line fgp-line-${look} ${className}`}
    >
      <span className="hidden">
        {label.includes(head) ? label : `${head}. ${label}`}
        {isBarred && `. ${reasonsOf(desk, offer)}`}
      </span>
      {mark !== undefined && <span className="fgp-line-mark">{mark}</span>}
      <span className="fgp-line-words" aria-hidden="true">
        <b>{head}</b>
        {below !== '' && <small>{below}</small>}
        {isBarred && <small className="fgp-why">{reasonsOf(desk, offer)}</small>}
      </span>
      {cost !== undefined && (
        <span className="fgp-line-cost" aria-hidden="true">
          {cost}
        </span>
      )}
    </Take>
  )
}
/** A label explains itself behind a colon; French puts a space before it. */
function headOf(label: string): readonly [head: string, detail: string] {
  const found = /[\s\u00a0\u202f]?:\s/.exec(label)
  return found === null ? [label, ''] : [label.slice(0, found.index), label.slice(found.index + found[0].length)]
}
