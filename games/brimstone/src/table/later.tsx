/** Parts of the table that are files of their own: fetched while the first question is read. */
import { type EndProps, type GameTable, later } from '@emberhall/ui'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { O, S } from '../state.ts'

type Beats = NonNullable<GameTable<S, O>['beats']>
let made: Beats | null = null
/** Until they are here nothing has happened that could be shown. */
export const beats: Beats = (...way) => made?.(...way) ?? []
async function warmBeats(): Promise<void> {
  made = (await import('./stage/beats.tsx')).beats
}
const aside: (() => Promise<void>)[] = []
/** A part that stands nowhere yet when the posse walks in: nothing holds its place until it is here. */
function whenItComes<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const part = later(load)
  aside.push(part.warm)
  return (props) => (
    <Suspense fallback={null}>
      <part.Screen {...props} />
    </Suspense>
  )
}
export const Bill = whenItComes(async () => (await import('./side/Bill.tsx')).Bill)
export const Card = whenItComes(async () => (await import('./cards/Card.tsx')).Card)
export const Chance = whenItComes(async () => (await import('./board/Chance.tsx')).Chance)
export const DiceFlights = whenItComes(async () => (await import('./stage/DiceFlights.tsx')).DiceFlights)
export const Ledger = whenItComes(async () => (await import('./side/Ledger.tsx')).Ledger)
export const Pinned = whenItComes(async () => (await import('./side/Pinned.tsx')).Pinned)
export const Tray = whenItComes(async () => (await import('./side/Tray.tsx')).Tray)

export const phone = later(async () => (await import('./layout/Phone.tsx')).Phone)
export const heroSheet = later(async () => (await import('./hero/HeroSheet.tsx')).HeroSheet)
export const thing = later(async () => (await import('./pieces/Thing.tsx')).Thing)
export const materials = later(async () => (await import('./materials/Materials.tsx')).Materials)
export const town = later(async () => (await import('./town/Town.tsx')).Town)

export const aftermath = later(async () => (await import('./end/Aftermath.tsx')).Aftermath)
const end = later(async () => (await import('./end/End.tsx')).End)
export function End(props: EndProps<S>) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <end.Screen {...props} />
    </Suspense>
  )
}

export async function warm(): Promise<void> {
  await Promise.all([
    ...aside.map((warmed) => warmed()),
    phone.warm(),
    materials.warm(),
    thing.warm(),
    warmBeats(),
    town.warm(),
    end.warm(),
    aftermath.warm(),
    heroSheet.warm(),
  ])
}
