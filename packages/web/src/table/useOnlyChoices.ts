/** Tells the table how the people here want it with a choice that is the only one: taken for them, or asked. */
import { ONLY_CHOICES } from '@emberhall/kernel'
import { useEffect } from 'react'
import type { Snapshot, TableSource } from '../play/source.ts'

export function useOnlyChoices(source: TableSource, { mine, view, wishes }: Snapshot, isTaken: boolean): void {
  const seats = mine.join()
  const isOver = view.state.over !== ''
  useEffect(() => {
    if (!isTaken && !isOver) for (const seat of mine) void source.wish(seat, ONLY_CHOICES, 'always', '')
  }, [source, isTaken, isOver, seats])
  const isAsked = wishes.some(({ name }) => name === ONLY_CHOICES)
  useEffect(() => {
    if (isTaken && isAsked) void source.wish(view.seat, ONLY_CHOICES, 'never', '')
  }, [source, isTaken, isAsked, view.seat])
}
