/** Looking back: any moment of the game, by hand or played again in order. */
import type { LogLine } from '@emberhall/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Moment, Snapshot, TableSource } from '../play/source.ts'

export interface History {
  readonly moment: Moment | null
  /** The lines that happened since the moment shown before. */
  readonly news: readonly LogLine[]
  readonly isPlaying: boolean
  readonly go: (at: number) => void
  readonly goToLine: (line: LogLine) => void
  readonly lastTurn: () => void
  readonly leave: () => void
  readonly setPlaying: (isPlaying: boolean) => void
}
const STEP_MS = 900
const FEW = 6

export function useHistory(source: TableSource, snapshot: Snapshot, pace: number): History {
  const [moment, setMoment] = useState<Moment | null>(null)
  const [news, setNews] = useState<readonly LogLine[]>([])
  const [isPlaying, setPlaying] = useState(false)
  const wanted = useRef(-1)

  const show = useCallback(
    async (at: number): Promise<void> => {
      wanted.current = at
      const next = await source.moment(at)
      if (wanted.current !== at) return
      setMoment((old) => {
        setNews(old !== null && next.log.length > old.log.length ? next.log.slice(old.log.length) : [])
        return next
      })
    },
    [source],
  )
  const leave = useCallback(() => {
    wanted.current = -1
    setMoment(null)
    setPlaying(false)
  }, [])
  const isLooking = moment !== null
  useEffect(() => {
    if (!isPlaying || moment === null) return undefined
    const timer = setTimeout(
      () => (moment.at >= snapshot.moments ? leave() : void show(moment.at + 1)),
      STEP_MS * Math.max(0.3, pace),
    )
    return () => clearTimeout(timer)
  }, [isPlaying, moment, snapshot.moments, pace, show, leave])
  // Going on with the game ends looking back.
  useEffect(() => {
    if (!isLooking) wanted.current = -1
  }, [isLooking])

  return {
    moment,
    news,
    isPlaying,
    setPlaying,
    leave,
    go: (at) => void show(Math.max(0, Math.min(at, snapshot.moments))),
    goToLine: (line) => void source.momentOf(line).then(show),
    lastTurn: () => {
      const turns = snapshot.log.filter((line) => line.what === 'turn')
      const line = turns.at(-2) ?? turns.at(-1)
      const start = line === undefined ? Promise.resolve(Math.max(0, snapshot.moments - FEW)) : source.momentOf(line)
      void start.then(show).then(() => setPlaying(true))
    },
  }
}
