/** A guided first game: what is being taught at this question, and which answer is invited. */
import type { Lang, Option } from '@emberhall/kernel'
import { useMemo, useState } from 'react'
import type { GamePack, Guidance } from '../games/pack.ts'
import type { Snapshot } from '../play/source.ts'
import { type Asked, choiceOf } from './asked.ts'
import type { Answering } from './useAnswering.ts'

export interface LessonDesk {
  readonly guidance: Guidance | null
  /** Which of its sentences is read. */
  readonly at: number
  readonly isLast: boolean
  /** What is said instead, after another answer was tried or the lessons were left. */
  readonly aside: string
  readonly next: () => void
  readonly skip: () => void
}

const KEY = 'emberhall.skipped'
const skippedBefore = (id: string): boolean => {
  try {
    return sessionStorage.getItem(KEY) === id
  } catch {
    return false
  }
}

export function useLesson(
  id: string,
  pack: GamePack,
  snapshot: Snapshot,
  lang: Lang,
  asked: Asked | null,
  answering: Answering,
): { readonly lesson: LessonDesk | null; readonly answering: Answering } {
  const [isSkipped, setSkipped] = useState(() => skippedBefore(id))
  const [place, setPlace] = useState({ step: -1, at: 0 })
  const [aside, setAside] = useState({ step: -1, text: '' })
  const teaches = snapshot.policies.tutorial && !isSkipped ? pack.lesson : null
  const guidance = useMemo(
    () => teaches?.guidance(snapshot.view, snapshot.log, lang) ?? null,
    [teaches, snapshot, lang],
  )
  const step = guidance?.step ?? -1
  const at = place.step === step ? place.at : 0
  const isLast = guidance === null || at >= guidance.says.length - 1
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
  const lesson: LessonDesk = {
    guidance,
    at,
    isLast,
    aside: aside.step === step ? aside.text : '',
    next: () => {
      setAside({ step: -1, text: '' })
      setPlace({ step, at: at + 1 })
    },
    skip: () => {
      setSkipped(true)
      try {
        sessionStorage.setItem(KEY, id)
      } catch {
        // Without storage the lessons come back after a reload.
      }
    },
  }
  return { lesson, answering: guided }
}
