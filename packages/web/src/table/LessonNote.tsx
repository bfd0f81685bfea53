/** What the lesson says now, and a light on what it speaks of. */
import { RuleLink } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { LessonDesk } from './useLesson.ts'

export function LessonNote({ lesson }: { readonly lesson: LessonDesk }): ReactNode {
  const t = useTranslations('lesson')
  const { says, page, pages, isEnd, next, skip } = lesson
  return (
    <div className="lesson" role="note">
      <Icon name="info" />
      <p aria-live="polite">
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
      {says.points === '.prompt' ? null : <Spotlight on={says.points} />}
    </div>
  )
}

const LOOK_MS = 250
/** A ring around the place a lesson points at; it follows when the table moves. */
function Spotlight({ on }: { readonly on: string }): ReactNode {
  const [box, setBox] = useState<DOMRect | null>(null)
  useEffect(() => {
    const look = (): void => {
      const found = on === '' ? null : document.querySelector(on)
      const now = found?.getBoundingClientRect() ?? null
      setBox((old) => (old !== null && now !== null && isSame(old, now) ? old : now))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [on])
  if (box === null || box.width === 0) return null
  const { left, top, width, height } = box
  return <i className="spotlight" aria-hidden="true" style={{ left, top, width, height }} />
}
const isSame = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < 2
