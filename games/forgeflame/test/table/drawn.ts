/** The table as markup, as one seat sees a moment of a match; and games that bots play. */
import { type Dealt, decisions as courseOf, decoded, type DrawnFor, tableProps } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { forgeflame } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'

export { decoded, NAMES } from '@emberhall/testkit'
type Seen = DrawnFor<S, O>
export const propsOf = (seen: Seen) => tableProps(forgeflame, seen)
export function draw(seen: Seen): string {
  return decoded(renderToStaticMarkup(createElement(table.Table, propsOf(seen))))
}

export const decisions = (dealt: Dealt) => courseOf(forgeflame, dealt)
