/** The words of a line: names lead to what they name, figures stand out, and what is long unfolds. */
import type { Piece } from '@emberhall/speech'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StoryProps } from './Story.tsx'
import type { Lead } from './lead.ts'
import { Name } from './Name.tsx'
import { cutTo } from './told.ts'

interface TextProps extends Pick<StoryProps, 'onLook'> {
  readonly pieces: readonly Piece[]
  /** Where its pieces lead. */
  readonly leads: readonly (Lead | null)[]
}
/** What was read on a page of its own is not told at full length once more. */
const LONG = 260
const FIRST_WORDS = 130
export function Text({ pieces, leads, onLook }: TextProps): ReactNode {
  const t = useTranslations('table')
  const [isOpen, setOpen] = useState(false)
  const isLong = pieces.reduce((n, { text }) => n + text.length, 0) > LONG
  const shown = isLong && !isOpen ? cutTo(pieces, FIRST_WORDS) : pieces
  return (
    <>
      <Pieces pieces={shown} leads={leads} onLook={onLook} />
      {isLong ? (
        <>
          {isOpen ? ' ' : '… '}
          <button type="button" className="story-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'storyLess' : 'storyMore')}
          </button>
        </>
      ) : null}
    </>
  )
}

/** What stands right behind a name, and so on the same line. */
const MARKS = /^[\u00a0\u202f]?[.,;:!?)»”’…]+/
/** And what stands right before it. */
const OPENING = /[(«“‘][\u00a0\u202f]?$/
function Pieces({ pieces, leads, onLook }: TextProps): ReactNode {
  const isLead = (i: number): boolean => (leads[i] ?? null) !== null
  return pieces.map((piece, i) => {
    const lead = leads[i] ?? null
    const after = isLead(i - 1) ? piece.text.replace(MARKS, '') : piece.text
    const text = isLead(i + 1) ? after.replace(OPENING, '') : after
    if (lead === null) return piece.of === '' ? <Figures key={i} text={text} /> : <b key={i}>{text}</b>
    return (
      <span key={i} className="story-named">
        {OPENING.exec(pieces[i - 1]?.text ?? '')?.[0]}
        <Name text={text} lead={lead} onLook={onLook} />
        {MARKS.exec(pieces[i + 1]?.text ?? '')?.[0]}
      </span>
    )
  })
}
/** Figures are what one looks for in a line. */
function Figures({ text }: { readonly text: string }): ReactNode {
  return text.split(/(\d+\+?)/).map((part, i) => (i % 2 === 0 ? part : <b key={i}>{part}</b>))
}
