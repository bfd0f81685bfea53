/** Prose as it stands in the book: what people say is set apart, and the sentence that is read aloud is marked. */
import { SpokenContext } from '@emberhall/ui'
import { Fragment, type ReactNode, useContext, useEffect, useRef } from 'react'

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
          <Prose text={text} />
        </p>
      ))}
    </div>
  )
}
function Prose({ text }: { readonly text: string }) {
  const spoken = useContext(SpokenContext)
  const from = spoken === '' ? -1 : text.indexOf(spoken)
  const to = from + spoken.length
  let at = 0
  return text.split(SPEECH).map((part, i) => {
    const start = at
    at += part.length
    const [a, b] = [from - start, to - start].map((n) => Math.min(Math.max(n, 0), part.length))
    const shown = from < 0 || a === b ? part : <Marked text={part} from={a!} to={b!} />
    return i % 2 === 1 ? <em key={i}>{shown}</em> : <Fragment key={i}>{shown}</Fragment>
  })
}
interface MarkedProps {
  readonly text: string
  readonly from: number
  readonly to: number
}
function Marked({ text, from, to }: MarkedProps): ReactNode {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    mark.current!.scrollIntoView({ block: 'nearest' })
  }, [from, to])
  return (
    <>
      {text.slice(0, from)}
      <mark ref={mark} className="spoken">
        {text.slice(from, to)}
      </mark>
      {text.slice(to)}
    </>
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
