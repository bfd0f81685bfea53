/** The table: a fight on its board, or a page of the story. */
import { calm, type EndProps, type GameTable, later, type TableProps, TableRoot } from '@emberhall/ui'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { O, S } from '../state.ts'
import { isFight } from './model/where.ts'
import { verdictIn } from './pages/end/fight.ts'
import { interludeOf } from './pages/model/interlude.ts'

/** Each is a file of its own; what comes later is fetched while the first is read. */
const fight = later(async () => (await import('./fight/Fight.tsx')).Fight)
const pages = later(async () => (await import('./pages/Pages.tsx')).Pages)
const end = later(async () => (await import('./pages/End.tsx')).End)
const interlude = later(async () => (await import('./pages/story/Interlude.tsx')).Interlude)
const aftermath = later(async () => (await import('./pages/story/Aftermath.tsx')).Aftermath)

/** Everything that a table of this game is drawn with. */
export async function warm(): Promise<void> {
  await Promise.all([fight.warm(), pages.warm(), interlude.warm(), aftermath.warm(), end.warm(), warmBeats()])
}
type Beats = NonNullable<GameTable<S, O>['beats']>
let made: Beats | null = null
async function warmBeats(): Promise<void> {
  made = (await import('./beats.tsx')).beats
}
/** Until they are here nothing has happened that could be shown. */
export const beats: Beats = (...way) => made?.(...way) ?? []
export function End(props: EndProps<S>) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <end.Screen {...props} />
    </Suspense>
  )
}

export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const calmed = useMemo(() => ({ ...props, pace }), [props, pace])
  const reading = useMemo(() => interludeOf(props.view.state, props.log), [props.view, props.log])
  const [read, setRead] = useState<string | null>(null)
  const decided = useMemo(() => verdictIn(props.log), [props.log])
  // What was decided before somebody came is told by the story.
  const [known, setKnown] = useState(decided)
  useEffect(() => void warm(), [])
  return (
    <TableRoot prefix="fg" pace={pace}>
      <Suspense fallback={<div aria-busy="true" />}>
        {decided > known && !isFight(props.view) ? (
          <aftermath.Screen {...calmed} onRead={() => setKnown(decided)} />
        ) : !isFight(props.view) ? (
          <pages.Screen {...calmed} />
        ) : reading === null || reading === read ? (
          <fight.Screen {...calmed} />
        ) : (
          <interlude.Screen {...calmed} onRead={() => setRead(reading)} />
        )}
      </Suspense>
    </TableRoot>
  )
}
