/** Looking back: any moment of the game, by hand or played again in order. */
import type { LogLine, Seat } from '@emberhall/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Beat } from '@emberhall/ui'
import type { Moment, Snapshot, TableSource } from '../play/source.ts'
import type { Course } from './unfolding.ts'

export interface History {
  readonly moment: Moment | null
  /** What is being shown happening on the way to the next moment. */
  readonly beat: Beat | null
  /** The lines that happened since the moment shown before. */
  readonly news: readonly LogLine[]
  readonly isPlaying: boolean
  readonly go: (at: number) => void
  readonly goToLine: (line: Pick<LogLine, 'at'>) => void
  readonly lastTurn: () => void
  readonly leave: () => void
  /** Looks at the same moment through other eyes. */
  readonly lookFrom: (seat: Seat) => void
  readonly setPlaying: (isPlaying: boolean) => void
  /** The address of the moment shown, for others who may look at the table; null at a table of this browser. */
  readonly link: string | null
}
/** Where a table is shown as it was, and played from there if wanted. */
export const addressOf = (table: string, at: number, as: 'still' | 'playing' = 'still'): string =>
  `/table/${table}?at=${at}${as === 'playing' ? '&play' : ''}`
/** Another table as this one is shown: in text for whoever reads in text. */
export const addressLike = (table: string): string =>
  `/table/${table}${new URLSearchParams(location.search).has('text') ? '?text' : ''}`
const STEP_MS = 900
const FEW = 6

export function useHistory(source: TableSource, snapshot: Snapshot, { pace, beatsOf }: Course): History {
  const [beat, setBeat] = useState<Beat | null>(null)
  const beats = useRef(beatsOf)
  beats.current = beatsOf
  const [moment, setMoment] = useState<Moment | null>(null)
  const [news, setNews] = useState<readonly LogLine[]>([])
  const [isPlaying, setPlaying] = useState(false)
  const wanted = useRef(-1)
  /** Through whose eyes; null: through those that look now. */
  const eyes = useRef<Seat | null>(null)
  const search = useSearch()
  const [, navigate] = useLocation()

  const isAsking = useRef(false)
  const show = useCallback(
    async (first: number): Promise<void> => {
      wanted.current = first
      // Whoever slides over many moments is shown the one where they stop: nothing is asked for in between.
      if (isAsking.current) return
      isAsking.current = true
      try {
        while (wanted.current >= 0) {
          const [at, from] = [wanted.current, eyes.current]
          const next = await source.moment(at, from)
          if (wanted.current !== at || eyes.current !== from) continue
          setMoment((old) => {
            const isOn = old !== null && old.view.seat === next.view.seat && next.log.length > old.log.length
            setNews(isOn ? next.log.slice(old.log.length) : [])
            return next
          })
          return
        }
      } finally {
        isAsking.current = false
      }
    },
    [source],
  )
  const leave = useCallback(() => {
    wanted.current = -1
    eyes.current = null
    setMoment(null)
    setPlaying(false)
    if (new URLSearchParams(location.search).has('at')) navigate(addressLike(source.id), { replace: true })
  }, [source, navigate])
  // The address may name the moment to be shown.
  useEffect(() => {
    const named = new URLSearchParams(search)
    const at = Number(named.get('at') ?? Number.NaN)
    if (!Number.isInteger(at) || at < 0 || at > source.current()!.moments) return
    setPlaying(named.has('play'))
    void show(at)
  }, [search, source, show])
  useEffect(() => {
    if (!isPlaying || moment === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const pause = (ms: number): Promise<void> => new Promise((done) => (timer = setTimeout(done, ms)))
    const goOn = async (): Promise<void> => {
      await pause(STEP_MS * Math.max(0.3, pace))
      if (moment.at >= snapshot.moments) return leave()
      const { view, log } = await source.moment(moment.at + 1, eyes.current)
      // What fate decided is seen again before what came of it.
      for (const shown of pace === 0 ? [] : beats.current(moment.view, view, log.slice(moment.log.length))) {
        if (isGone) return
        setBeat(shown)
        await pause(shown.ms * pace)
      }
      if (!isGone) void show(moment.at + 1)
    }
    void goOn()
    return () => {
      isGone = true
      clearTimeout(timer)
      setBeat(null)
    }
  }, [isPlaying, moment, snapshot.moments, pace, source, show, leave])

  return {
    moment,
    beat,
    news,
    isPlaying,
    setPlaying,
    leave,
    lookFrom: (seat) => {
      eyes.current = seat
      void show(moment?.at ?? snapshot.moments)
    },
    link:
      source.online === undefined || moment === null ? null : `${location.origin}${addressOf(source.id, moment.at)}`,
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
