/** What is heard and felt at a table: the call when it is somebody's move, what happens, and the fire in the hall. */
import type { LogLine } from '@emberhall/kernel'
import type { TableModule } from '@emberhall/speech'
import type { Beat, GameTable, Sounds } from '@emberhall/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isStill, type Settings } from '../settings/settings.ts'
import { play, playCues, setAmbience, shake } from '../settings/sound.ts'
import type { Showing } from './unfolding.ts'

type Heard = Pick<Settings, 'call' | 'effects' | 'ambience' | 'muted' | 'touch' | 'motion'>

export function useCues({ snapshot, beat }: Showing, sounds: Sounds, settings: Heard): void {
  const volume = (of: 'call' | 'effects' | 'ambience'): number => (settings.muted ? 0 : settings[of])
  const before = useRef(snapshot.view.ask !== null)
  const { ask, state } = snapshot.view
  const isOver = state.over !== ''
  useEffect(() => {
    if (beat !== null) return
    document.title = ask === null || isOver ? 'Emberhall' : '● Emberhall'
    if (ask !== null && !before.current && !isOver) play('turn', volume('call'))
    before.current = ask !== null
    return () => {
      document.title = 'Emberhall'
    }
  }, [ask, isOver, beat === null])

  const wasShown = useRef(false)
  useEffect(() => {
    const fresh = snapshot.news === 0 ? [] : snapshot.log.slice(-snapshot.news)
    const lines = beat !== null ? linesOf(beat) : fresh.filter((line) => !wasShown.current || !isChance(sounds, line))
    wasShown.current = beat !== null
    const cue = beat === null ? null : cueOf(beat)
    const heard = { ...sounds, lines, first: cue }
    playCues(heard, volume('effects'))
    if (settings.touch && !isStill(settings)) shake(heard)
  }, [snapshot.seq, beat])

  const ambience = volume('ambience')
  useEffect(() => {
    setAmbience(ambience)
    return () => setAmbience(0)
  }, [ambience, snapshot.seq > 1])
}
const linesOf = ({ line }: Beat): readonly LogLine[] => (line === undefined ? [] : [line])
/** What falls or is turned over is heard as it does. */
function cueOf({ lot, isFalling }: Beat): 'dice' | 'card' | null {
  return lot?.kind ?? (isFalling === true ? 'dice' : null)
}
/** It was heard while it was shown. */
function isChance({ cueOf: cue }: Sounds, line: LogLine): boolean {
  const heard = cue(line)
  return heard === 'dice' || heard === 'card'
}

const PLAIN = { wave: 'triangle', root: 260, bright: 1200, ring: 1 } as const
/** A game that says nothing of its own, or not yet, sounds of cards and dice. */
const plainly = ({ telling }: Pick<TableModule, 'telling'>): Sounds => ({
  timbre: PLAIN,
  cueOf: ({ what }) => (telling.chance.includes(what) ? 'dice' : telling.deeds.includes(what) ? 'card' : null),
})
export function useSounds(drawn: GameTable | null, module: Pick<TableModule, 'telling'>): Sounds {
  const [own, setOwn] = useState<Sounds | null>(null)
  useEffect(() => {
    drawn?.sounds?.().then(setOwn, reportError)
  }, [drawn])
  return useMemo(() => own ?? plainly(module), [own, module])
}
