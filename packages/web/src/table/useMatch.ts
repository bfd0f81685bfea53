/** The table behind an address: where it is played, its game, and how that is drawn. */
import type { GameTable } from '@emberhall/ui'
import { useEffect, useState } from 'react'
import { shellOf, tableOf } from '../games.ts'
import type { GameShell } from '@emberhall/speech'
import { isOnlineId } from '../online/api.ts'
import { openTable } from '../play/local.ts'
import type { OpeningProblem } from '../play/messages.ts'
import type { TableSource } from '../play/source.ts'

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: OpeningProblem; readonly detail: string }
  | {
      readonly state: 'open'
      readonly source: TableSource
      readonly shell: GameShell
      readonly drawn: GameTable | null
    }

export function useOpening(id: string): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let source: TableSource | null = null
    let isGone = false
    const open = async (): Promise<void> => {
      const opened = await (isOnlineId(id) ? (await import('../play/openRemote.ts')).openRemote(id) : openTable(id))
      if ('problem' in opened) return setOpening({ state: opened.problem, detail: opened.detail })
      const game = opened.current()!.game
      const [shell, drawn] = await Promise.all([shellOf(game), tableOf(game)])
      if (isGone || shell === null) return opened.close()
      source = opened
      setOpening({ state: 'open', source, shell, drawn })
    }
    open().catch((error: unknown) => setOpening({ state: 'broken', detail: String(error) }))
    return () => {
      isGone = true
      source?.close()
      setOpening({ state: 'opening' })
    }
  }, [id])
  return opening
}
