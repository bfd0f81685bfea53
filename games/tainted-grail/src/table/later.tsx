/** Parts of the table that are files of their own: fetched while the first question is read. */
import { type EndProps, type GameTable, later } from '@emberhall/ui'
import { Suspense } from 'react'
import type { O, S } from '../state.ts'

type Shown = NonNullable<GameTable<S, O>['beats']>
let fetched: Shown | null = null
/** What happens before they are here is only told. */
export const beats: Shown = (...way) => fetched?.(...way) ?? []

const ending = later(async () => (await import('./end/End.tsx')).End)
export const End = (props: EndProps<S>) => (
  <Suspense fallback={null}>
    <ending.Screen {...props} />
  </Suspense>
)
export async function warm(): Promise<void> {
  const [staged] = await Promise.all([import('./stage/beats.tsx'), ending.warm()])
  fetched = staged.beats
}
