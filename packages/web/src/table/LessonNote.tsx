/** What the lesson says now, and a light on what it speaks of. */
import { RuleLink } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { bringIntoSight, isUnderPrompt } from './strip.ts'
import type { LessonDesk } from './useLesson.ts'

export function LessonNote({ lesson }: { readonly lesson: LessonDesk }): ReactNode {
  const t = useTranslations('lesson')
  const { says, page, pages, isEnd, next, skip } = lesson
  const [isInTheWay, setInTheWay] = useState(false)
  return (
    <div className="lesson" role="note" data-aside={isInTheWay || undefined}>
      <Icon name="info" />
      <p aria-live="polite" data-long={says.text.length > LONG || undefined}>
        {says.text} <RuleLink id={says.rule} />
      </p>
      {pages === 1 ? null : <span className="lesson-place">{t('place', { page, pages })}</span>}
      {next === null ? null : (
        <button type="button" className="quiet" onClick={next}>
          {t(isEnd ? 'done' : 'next')}
        </button>
      )}
      <button type="button" className="link" onClick={skip}>
        {isEnd && next === null ? t('done') : t('skip')}
      </button>
      {/* The prompt is where this very text stands. */}
      {says.points === '.prompt' ? null : <Spotlight on={says.points} onCovered={setInTheWay} />}
    </div>
  )
}

/** What takes more than three lines beside its keys. */
const LONG = 150
const LOOK_MS = 250
interface SpotlightProps {
  readonly on: string
  /** Whether the question, where it usually stands, would cover it. */
  readonly onCovered: (isCovered: boolean) => void
}
/** A ring around the place a lesson points at; it follows when the table moves. */
function Spotlight({ on, onCovered }: SpotlightProps): ReactNode {
  const [box, setBox] = useState<DOMRect | null>(null)
  useEffect(() => {
    const look = (): void => {
      const found = on === '' ? null : document.querySelector(on)
      const now = found === null ? null : found.getBoundingClientRect()
      setBox((old) => (old !== null && now !== null && isSame(old, now) ? old : now))
      onCovered(found !== null && isUnderPrompt(found))
    }
    look()
    const pointed = on === '' ? null : document.querySelector(on)
    if (pointed !== null) bringIntoSight(pointed)
    const timer = setInterval(look, LOOK_MS)
    return () => {
      clearInterval(timer)
      onCovered(false)
    }
  }, [on, onCovered])
  if (box === null || box.width === 0) return null
  const { left, top, width, height } = box
  // Above all the table's parts, whichever lies over the others.
  return createPortal(
    <i className="spotlight" aria-hidden="true" style={{ left, top, width, height }} />,
    document.body,
  )
}
const isSame = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < 2
