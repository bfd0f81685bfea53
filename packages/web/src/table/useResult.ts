/** What was played to its end by somebody at this screen is kept, unless it was only a lesson. */
import type { GameTable } from '@emberhall/ui'
import { useEffect } from 'react'
import type { Snapshot } from '../play/source.ts'
import { keepResult } from '../storage/results.ts'

export function useResult(id: string, snapshot: Snapshot, drawn: GameTable | null): void {
  const { game, mine, view, log, policies, sitters } = snapshot
  const [seat] = mine
  const isOver = view.state.over !== ''
  useEffect(() => {
    if (!isOver || seat === undefined || drawn?.deeds === undefined || policies.tutorial) return
    const played = { id, game, ended: Date.now(), seats: sitters.length }
    void drawn
      .deeds()
      .then((book) => book.of(view.state, log, seat))
      .then((deeds) => (deeds === null ? undefined : keepResult({ ...played, ...deeds })))
      // Where nothing is kept, the hall says so.
      .catch(() => undefined)
  }, [isOver])
}
