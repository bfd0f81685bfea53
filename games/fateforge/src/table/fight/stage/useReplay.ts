/** Reactions and enemy turns play out one by one; a touch or a key skips to the end. */
import type { LogLine, View } from '@emberhall/kernel'
import { useSkippable } from '@emberhall/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Book } from '../../../book.ts'
import type { S } from '../../../state.ts'
import { type Beat, beatsOf, isFateful } from './replay.ts'

const LONG_MS = 1250
const SHORT_MS = 650
const LONG = new Set(['reactions', 'named', 'enemyTurns', 'bossActs', 'acts', 'idle', 'noReaction', 'upkeep', 'down'])

interface Playing {
  readonly view: View<S>
  readonly beats: readonly Beat[]
  readonly at: number
}
export interface Replay {
  readonly view: View<S>
  readonly beat: Beat | null
  readonly skip: () => void
}
export function useReplay(view: View<S>, news: readonly LogLine[], book: Book, pace: number): Replay {
  const [playing, setPlaying] = useState<Playing>({ view, beats: [], at: 0 })
  let now = playing
  if (playing.view !== view) {
    const { state } = playing.view
    const isSameFight = state.scene === view.state.scene && state.enemies.length > 0
    const beats = pace > 0 && isSameFight && isFateful(news) ? beatsOf(state, view.state, book, news) : []
    now = { view, beats, at: 0 }
    setPlaying(now)
  }
  const beat = now.beats[now.at] ?? null
  const skip = useCallback(() => setPlaying((old) => ({ ...old, at: old.beats.length })), [])
  useEffect(() => {
    if (beat === null) return
    const ms = (LONG.has(beat.line.what) ? LONG_MS : SHORT_MS) * pace
    const timer = window.setTimeout(() => setPlaying((old) => ({ ...old, at: old.at + 1 })), ms)
    return () => window.clearTimeout(timer)
  }, [beat, pace])
  useSkippable(beat !== null, skip)
  return { view: beat === null ? view : { ...view, state: beat.state, ask: null }, beat, skip }
}
