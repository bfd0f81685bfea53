/** Prose as it stands in the book: what people say is set apart. */
import { Fragment } from 'react'

const SPEECH = /(“[^”]*”|«[^»]*»)/
export function Passages({
  texts,
  isFirst = false,
}: {
  readonly texts: readonly string[]
  readonly isFirst?: boolean
}) {
  return (
    <div className={isFirst ? 'fgp-prose fgp-prose-first' : 'fgp-prose'}>
      {texts.map((text) => (
        <p key={text}>
          {text
            .split(SPEECH)
            .map((part, i) => (i % 2 === 1 ? <em key={i}>{part}</em> : <Fragment key={i}>{part}</Fragment>))}
        </p>
      ))}
    </div>
  )
}
/** A tendril between two parts of a page. */
export function Vine() {
  return (
    <svg className="fgp-vine" viewBox="0 0 480 26" aria-hidden="true">
      <path d="M0 13C60 2 90 24 150 13S250 4 310 14 420 22 480 11" />
      {[52, 126, 204, 286, 362, 428].map((x, i) => (
        <path
          key={x}
          className="fgp-leaf"
          d="M0 0C-3-7 1-11 8-13 9-6 7-1 0 0Z"
          transform={`translate(${x} ${i % 2 ? 15 : 11}) rotate(${i % 2 ? 150 : -20})`}
        />
      ))}
    </svg>
  )
}
