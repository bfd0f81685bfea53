/** The table as markup, as one seat sees a moment of a fight; and fights that bots play. */
import type { Option, View } from '@emberhall/kernel'
import { decisions as courseOf, decoded, type DrawnFor, tableProps } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fateforge } from '../../../src/index.ts'
import type { O, S } from '../../../src/state.ts'
import { table } from '../../../src/table/index.tsx'

// Parts of the table that are files of their own are here before anything is drawn.
await table.warm!()

export { NAMES } from '@emberhall/testkit'
type Seen = DrawnFor<S, O>
export const draw = (seen: Seen): string => drawView(seen.match.view(seen.seat), seen)
export function drawView(view: View<S>, seen: Seen, hinted: readonly Option[] = []): string {
  const props = { ...tableProps(fateforge, seen), view, hinted }
  return decoded(renderToStaticMarkup(createElement(table.Table, props)))
}

export interface Setup {
  readonly seats: number
  readonly seed: number
  readonly scene: string
  readonly heroes?: readonly string[]
}
const HEROES = ['sylvan-guard', 'lord', 'rogue', 'shaman']
/** Fights a scene and stops at every decision, and at the end. */
export const decisions = ({ seats, seed, scene, heroes = HEROES }: Setup) =>
  courseOf(fateforge, {
    seats,
    seed,
    options: { play: 'training', training: scene, heroes: heroes.slice(0, seats === 1 ? 2 : seats) },
  })
