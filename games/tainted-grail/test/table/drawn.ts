/** The table as markup, as one seat sees a moment of a chapter that bots play. */
import type { Match } from '@emberhall/kernel'
import { type Dealt, decisions as courseOf, decoded, type DrawnFor, tableProps } from '@emberhall/testkit'
import type { Beat } from '@emberhall/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { taintedGrail } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'

export const propsOf = (seen: DrawnFor<S, O>) => tableProps(taintedGrail, seen)
export const draw = (seen: DrawnFor<S, O>): string => {
  const page = createElement(table.Table, propsOf(seen))
  return decoded(renderToStaticMarkup(page))
}
/** The table while something is shown happening. */
export function drawBeat(match: Match<S, O>, beat: Beat<S>): string {
  const props = propsOf({ match, seat: 0, lang: 'en', phone: false })
  const view = { ...beat.view, ask: null, waiting: [] }
  return decoded(renderToStaticMarkup(createElement(table.Table, { ...props, view, beat })))
}
export const chapters = (dealt: Dealt) => courseOf(taintedGrail, dealt)
