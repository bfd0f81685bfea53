/** The table as markup, as one seat sees a moment of a match. */
import { type Dealt, decisions as courseOf, type DrawnFor, tableProps } from '@emberhall/testkit'
import type { TableProps } from '@emberhall/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { kinfireDelve } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'

export { decoded, NAMES } from '@emberhall/testkit'
type Seen = DrawnFor<S, O>
export const propsOf = (seen: Seen): TableProps<S, O> => tableProps(kinfireDelve, seen)
export const draw = (seen: Seen): string => renderToStaticMarkup(createElement(table.Table, propsOf(seen)))
export const decisions = (dealt: Dealt) => courseOf(kinfireDelve, dealt)
