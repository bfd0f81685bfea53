/** Tells the table that the people here do not want to be asked what is settled already, unless they want just that. */
import type { TableModule } from '@emberhall/speech'
import { useEffect } from 'react'
import type { Snapshot, TableSource } from '../play/source.ts'

const NONE: readonly string[] = []
export function useSettled(
  source: TableSource,
  { settled = NONE }: TableModule,
  { mine, view, wishes }: Snapshot,
  isWanted: boolean,
): void {
  const seats = mine.join()
  const isOver = view.state.over !== ''
  useEffect(() => {
    if (!isWanted || isOver) return
    for (const seat of mine) for (const name of settled) void source.wish(seat, name, 'habit', '')
  }, [source, isWanted, isOver, seats, settled])
  const held = settled.filter((name) => wishes.some((wish) => wish.name === name && wish.policy === 'habit')).join()
  useEffect(() => {
    if (!isWanted && held !== '') for (const name of held.split(',')) void source.withdraw(view.seat, name)
  }, [source, isWanted, held, view.seat])
}
