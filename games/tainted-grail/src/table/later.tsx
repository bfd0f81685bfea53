/** Parts of the table that are files of their own: fetched while the first question is read. */
import { type CardProps, type EndProps, type GameTable, later } from '@emberhall/ui'
import { Suspense } from 'react'
import type { O, S } from '../state.ts'

type Shown = NonNullable<GameTable<S, O>['beats']>
let fetched: Shown | null = null
/** What happens before they are here is only told. */
export const beats: Shown = (...way) => fetched?.(...way) ?? []
async function warmBeats(): Promise<void> {
  fetched = (await import('./stage/beats.tsx')).beats
}
export const party = later(async () => (await import('./land/Party.tsx')).Party)
export const moment = later(async () => (await import('./stage/Moment.tsx')).Moment)
export const fight = later(async () => (await import('./fight/index.ts')).Fight)
export const ledger = later(async () => (await import('./fight/index.ts')).Ledger)
export const journal = later(async () => (await import('./page/index.ts')).Journal)
export const told = later(async () => (await import('./page/index.ts')).Told)
export const dusk = later(async () => (await import('./page/index.ts')).Dusk)
export const last = later(async () => (await import('./page/index.ts')).Last)
export const aftermath = later(async () => (await import('./end/Aftermath.tsx')).Aftermath)
export const slip = later(async () => (await import('./end/Aftermath.tsx')).Slip)
const ending = later(async () => (await import('./end/End.tsx')).End)
export const End = (props: EndProps<S>) => (
  <Suspense fallback={null}>
    <ending.Screen {...props} />
  </Suspense>
)
export const printed = later(async () => (await import('./cards/Face.tsx')).Face)
const card = later(async () => (await import('./cards/Card.tsx')).Card)
export const Card = (props: CardProps) => (
  <Suspense fallback={null}>
    <card.Screen {...props} />
  </Suspense>
)
const PARTS = [printed, card, party, moment, fight, ledger, journal, told, dusk, last, aftermath, slip, ending]
export async function warm(): Promise<void> {
  await Promise.all([warmBeats(), ...PARTS.map((part) => part.warm())])
}
