/** The table as markup, as one seat sees a moment of a match; and Adventures that a bot plays. */
import { decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { decoded, type DrawnFor, tableProps } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brimstone } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'

type Seen = DrawnFor<S, O>
export const propsOf = (seen: Seen) => tableProps(brimstone, seen)
export const draw = (seen: Seen): string => decoded(renderToStaticMarkup(createElement(table.Table, propsOf(seen))))

const heuristic = { name: 'heuristic', brain: brimstone.brains['heuristic']! }
interface Setup {
  readonly seats: number
  readonly seed: number
  readonly options?: Record<string, unknown>
}
/** Plays an Adventure and stops at every decision, and at the end. */
export function* decisions({ seats, seed, options = {} }: Setup): Generator<Match<S, O>> {
  const match = Match.start<S, O>(brimstone.game, { seats, seed, options })
  const fate = new Fate(seed)
  while (!match.isOver) {
    yield match
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, heuristic, fate))
  }
  yield match
}
