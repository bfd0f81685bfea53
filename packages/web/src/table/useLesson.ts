/** A guided first game: what is being taught at this question, and which answer is invited. */
import type { Option } from '@emberhall/kernel'
import type { GameShell, Lang, Saying } from '@emberhall/speech'
import { useMemo, useState } from 'react'
import type { Snapshot } from '../play/source.ts'
import { type Asked, choiceOf } from './asked.ts'
import { keepLesson, lessonOf, markTaught } from './lessonKept.ts'
import type { Answering } from './useAnswering.ts'

export interface LessonDesk {
  readonly says: Saying
  /** Which of how many sayings this is: of all the lessons, or of what is explained at this question. */
  readonly page: number
  readonly pages: number
  /** The answer that is invited, once everything has been read. */
  readonly invited: Option | null
  /** There is more to be read before the question is answered. */
  readonly isReading: boolean
  /** It says that one can play now. */
  readonly isEnd: boolean
  readonly next: (() => void) | null
  readonly skip: () => void
}

export function useLesson(
  id: string,
  shell: GameShell,
  snapshot: Snapshot,
  lang: Lang,
  asked: Asked | null,
  answering: Answering,
): { readonly lesson: LessonDesk | null; readonly answering: Answering } {
  const [isSkipped, setSkipped] = useState(() => lessonOf(id).isSkipped)
  const [place, setPlace] = useState({ step: -1, at: 0 })
  const [aside, setAside] = useState({ step: -1, text: '' })
  const teaches = snapshot.policies.tutorial && !isSkipped ? shell.lesson : null
  const guidance = useMemo(
    () => teaches?.guidance(snapshot.view, snapshot.log, lang) ?? null,
    [teaches, snapshot, lang],
  )
  const guided = useMemo((): Answering => {
    if (guidance === null || guidance.option === null) return answering
    const invited = guidance.option
    const take = (option: Option): void => {
      // Another copy of the same card is the same answer; the lesson's own is given.
      const isInvited = asked !== null && choiceOf(asked, option) === choiceOf(asked, invited)
      if (isInvited) answering.take(invited)
      else if (answering.whyNot(option).length > 0) answering.take(option)
      else setAside({ step: guidance.step, text: guidance.instead })
    }
    return { ...answering, take }
  }, [guidance, answering, asked])
  if (guidance === null) return { lesson: null, answering }
  const { step, before, pages, says, option } = guidance
  const at = place.step === step ? place.at : 0
  const isLast = at >= says.length - 1
  const said = says[Math.min(at, says.length - 1)]!
  const lesson: LessonDesk = {
    says: aside.step === step && aside.text !== '' ? { ...said, text: aside.text } : said,
    page: before + Math.min(at, says.length - 1) + 1,
    pages,
    invited: isLast ? option : null,
    isReading: !isLast,
    isEnd: isLast && option === null,
    next: isLast
      ? null
      : () => {
          setAside({ step: -1, text: '' })
          setPlace({ step, at: at + 1 })
        },
    skip: () => {
      setSkipped(true)
      markTaught(shell.module.game.id)
      keepLesson(id, { isSkipped: true, told: [] })
    },
  }
  return { lesson, answering: guided }
}
