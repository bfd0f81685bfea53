/** What was played to its end by somebody at this screen is kept, unless a lesson led through it. */
import type { GameShell } from '@emberhall/speech'
import type { GameTable } from '@emberhall/ui'
import { useEffect } from 'react'
import type { Snapshot } from '../play/source.ts'
import { keepResult } from '../storage/results.ts'

/** A game that is only explained as it goes along is a game like any other. */
export const isLed = (
  { lesson }: Pick<GameShell, 'lesson'>,
  { tutorial }: Pick<Snapshot['policies'], 'tutorial'>,
): boolean => tutorial && lesson !== undefined

export function useResult(id: string, shell: GameShell, snapshot: Snapshot, drawn: GameTable | null): void {
  const { game, mine, view, log, policies, sitters } = snapshot
  const [seat] = mine
  const isOver = view.state.over !== ''
  useEffect(() => {
    if (!isOver || seat === undefined || drawn?.deeds === undefined || isLed(shell, policies)) return
    const played = { id, game, ended: Date.now(), seats: sitters.length }
    void drawn
      .deeds()
      .then((book) => book.of(view.state, log, seat))
      .then((deeds) => (deeds === null ? undefined : keepResult({ ...played, ...deeds })))
      // Where nothing is kept, the hall says so.
      .catch(() => undefined)
  }, [isOver])
}
