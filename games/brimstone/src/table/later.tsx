/** Parts of the table that are files of their own: fetched while the first question is read. */
import { type EndProps, type GameTable, later } from '@emberhall/ui'
import { Suspense } from 'react'
import type { O, S } from '../state.ts'

type Beats = NonNullable<GameTable<S, O>['beats']>
let made: Beats | null = null
/** Until they are here nothing has happened that could be shown. */
export const beats: Beats = (...way) => made?.(...way) ?? []
async function warmBeats(): Promise<void> {
  made = (await import('./stage/beats.tsx')).beats
}
export const heroSheet = later(async () => (await import('./hero/HeroSheet.tsx')).HeroSheet)
export const town = later(async () => (await import('./town/Town.tsx')).Town)

const end = later(async () => (await import('./end/End.tsx')).End)
export function End(props: EndProps<S>) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <end.Screen {...props} />
    </Suspense>
  )
}

export async function warm(): Promise<void> {
  await Promise.all([warmBeats(), town.warm(), end.warm(), heroSheet.warm()])
}
