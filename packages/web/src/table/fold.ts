/** The question can be folded to one line. That lasts as long as the visit. */
import { isMoving } from '@emberhall/ui'
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Asked } from './asked.ts'

interface Fold {
  readonly isFolded: boolean
  /** The question at which it was turned. */
  readonly at: string
  /** It was its button that turned it: the focus stays there. */
  readonly byButton: boolean
}
export const useFold = create<Fold>(() => ({ isFolded: false, at: '', byButton: false }))

/** Dice of one's own are typed into the question. */
export const canFold = (asked: Asked | null): asked is Asked => asked !== null && asked.kind !== 'fate'
export function turnFold({ id }: Asked, by: 'key' | 'button'): void {
  useFold.setState(({ isFolded }) => ({ isFolded: !isFolded, at: id, byButton: by === 'button' }))
}

const LOOK_MS = 150
/** A new question that nothing on the table answers opens again, once the table has come to rest. */
export function useUnfolding(question: string): void {
  useEffect(() => {
    if (question === useFold.getState().at) return undefined
    const timer = setInterval(() => {
      if (isMoving()) return
      clearInterval(timer)
      if (document.querySelector('.frame [data-spot="open"]') === null)
        useFold.setState({ isFolded: false, byButton: false })
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [question])
}
