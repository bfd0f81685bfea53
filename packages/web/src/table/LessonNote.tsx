/** The first time a question is put in a lesson, it is explained. */
import { Ruled } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'

export interface LessonNoteProps {
  readonly notes: Readonly<Record<string, string>>
  /** The name of the question on the table. */
  readonly question: string
}
const SKIP = '*'

export function LessonNote({ notes, question }: LessonNoteProps): ReactNode {
  const t = useTranslations('lesson')
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState('')
  const note = notes[question]
  useEffect(() => {
    setKnown((old) => (shown === '' || shown === question ? old : new Set([...old, shown])))
    setShown(question)
  }, [question, shown])
  if (note === undefined || known.has(question) || known.has(SKIP)) return null
  return (
    <div className="lesson" role="note">
      <Icon name="info" />
      <p>
        <Ruled text={note} />
      </p>
      <button type="button" className="quiet" onClick={() => setKnown(new Set([...known, question]))}>
        {t('understood')}
      </button>
      <button type="button" className="link" onClick={() => setKnown(new Set([SKIP]))}>
        {t('skip')}
      </button>
    </div>
  )
}
