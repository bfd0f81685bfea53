/** The table as markup, as one seat sees a moment of a match; and Adventures that a bot plays. */
import { begin, finishScene, startScene } from '@emberhall/campaign'
import { type Dealt, decisions as courseOf, decoded, type DrawnFor, tableProps } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brimstoneCampaign } from '../../src/campaign.ts'
import { brimstone } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { table } from '../../src/table/index.tsx'

type Seen = DrawnFor<S, O>
export const propsOf = (seen: Seen) => tableProps(brimstone, seen)
export const draw = (seen: Seen): string => decoded(renderToStaticMarkup(createElement(table.Table, propsOf(seen))))

export const decisions = (dealt: Dealt) => courseOf(brimstone, dealt)

/** A posse of three between two Adventures, as its campaign hands it on; one of them is dead, and one has much to learn. */
export function inTown(): Dealt {
  const trail = brimstoneCampaign(brimstone.game)
  const wanted = { id: 'c', name: 'Ours', at: 0, seats: ['Ana'], options: { posse: 3, odds: 'gentle' } }
  const started = startScene(trail, begin(trail, wanted), 1)
  const course = courseOf(brimstone, { seats: 1, seed: 4, options: started.setup.options })
  const last = [...course].at(-1)!
  const document = finishScene(trail, started.document, last.table.s)
  const [first, second, third] = (document.tree as { heroes: Record<string, unknown>[] }).heroes
  Object.assign(first ?? {}, { status: 'active', gold: 600, darkStone: 3, xp: 950, corruption: 6 })
  Object.assign(second ?? {}, { status: 'active', gold: 120 })
  Object.assign(third ?? {}, { status: 'dead' })
  const { seats, options } = startScene(trail, document, 2).setup
  return { seats, seed: 7, options }
}
