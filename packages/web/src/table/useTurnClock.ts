/** A turn that only waits to be closed may close by itself after a while, unless somebody stirs. */
import type { TableModule } from '@emberhall/speech'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { onlyCloses } from './asked.ts'
import type { Desk } from './useDesk.ts'

export interface TurnClock {
  /** In how many seconds the turn closes. */
  readonly left: number
  /** How many there were. */
  readonly of: number
}
const SECOND_MS = 1000
/** Null where nothing closes by itself. It stands still while `isBusy`. */
export function useTurnClock(desk: Desk, module: TableModule, isBusy: boolean): TurnClock | null {
  const { asked, answering, history, lesson, panel, snapshot } = desk
  const of = useSettings(({ closing }) => closing)
  const isWaiting = of > 0 && history.moment === null && onlyCloses(module, asked)
  const question = isWaiting ? asked!.id : ''
  const [clock, setClock] = useState({ question: '', left: 0 })
  const isCounting = question !== '' && clock.question === question && clock.left > 0
  const rests = isBusy || panel !== null || snapshot.curtain !== null || lesson?.isReading === true
  const close = useRef(() => {})
  close.current = () => answering.take(asked!.ask.options[0]!)

  useEffect(() => setClock({ question, left: of }), [question, of])
  useEffect(() => {
    if (!isCounting) return undefined
    const stop = (): void => setClock({ question, left: 0 })
    const stopAtPrompt = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.prompt, .text-table') !== null) stop()
    }
    addEventListener('keydown', stop, true)
    addEventListener('pointerdown', stop, true)
    addEventListener('focusin', stopAtPrompt)
    return () => {
      removeEventListener('keydown', stop, true)
      removeEventListener('pointerdown', stop, true)
      removeEventListener('focusin', stopAtPrompt)
    }
  }, [isCounting, question])
  useEffect(() => {
    if (!isCounting || rests) return undefined
    const timer = setInterval(() => {
      if (document.hidden) return
      if (clock.left > 1) return setClock({ question, left: clock.left - 1 })
      setClock({ question, left: 0 })
      close.current()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [isCounting, rests, question, clock.left])
  return isCounting ? { left: clock.left, of } : null
}
