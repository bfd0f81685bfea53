/** What a table on the server tells, as screens read it. */
import { rivals } from '@emberhall/roster/kinds'
import { type Core, Match, type View } from '@emberhall/kernel'
import type { TableInfo } from '@emberhall/server/protocol'
import { expect, test } from 'vitest'
import { emptyLog, snapshotOf, Told } from '../src/play/remoteView.ts'
import type { Snapshot } from '../src/play/source.ts'
import { TABLE } from './table.ts'

const shown = (view: View<Core>, change: Partial<TableInfo> = {}): Snapshot =>
  snapshotOf({ seq: 1, table: { ...TABLE, ...change }, view, told: emptyLog, curtain: null, canRedo: false })

/** Both are asked at the same time. */
function together(): Match {
  const match = Match.start(rivals.game, { seats: 2, seed: 1, options: rivals.quickOptions(2) })
  while (match.waiting().length < 2) {
    const ask = match.asks()[0]!
    match.play(ask.seat, ask.kind === 'one' ? ask.options.at(-1)! : ask.options.slice(0, ask.min))
  }
  return match
}

test('where several are asked together, one who has answered is not asked again', () => {
  const match = together()
  expect(shown(match.view(0)).view.ask!.def.name).toBe(match.askOf(0)!.def.name)
  match.play(0, match.askOf(0)!.options[0]!)
  expect(match.view(0).ask).not.toBeNull()
  expect(shown(match.view(0)).view.ask).toBeNull()
  expect(shown(match.view(0)).view.waiting).toEqual([1])
})
test('whoever acts for somebody who is away is asked in their place, and in no other', () => {
  const match = together()
  const seats = TABLE.seats.map((info) => ({ ...info, actors: info.seat === 1 ? [0] : [] }))
  expect(shown(match.view(1), { seats })).toMatchObject({ mine: [0, 1], view: { ask: { seat: 1 } } })
  expect(shown(match.view(1))).toMatchObject({ mine: [0], view: { ask: null } })
  expect(shown(match.view(0), { seats }).mine).toEqual([0])
})
test('how often the table was rewound is told', () => {
  expect(shown(together().view(0), { rewinds: 3 }).rewinds).toBe(3)
})
test('how often something was put right is told, and it is news although it goes before lines that were there', () => {
  expect(shown(together().view(0), { corrections: 2 }).corrections).toBe(2)
  const line = (what: string) => ({ what, rule: '', args: [], at: 1 })
  const told = new Told(0, [line('entered'), line('turn')], 0)
  expect(told.replaced({ from: 1, lines: [line('corrected'), line('turn')] }, 'news').news).toBe(2)
  expect(told.replaced({ from: 2, lines: [line('drew')] }, 'news').news).toBe(1)
  expect(told.replaced({ from: 1, lines: [] }, 'news').news).toBe(0)
  expect(told.replaced({ from: 1, lines: [line('corrected'), line('turn')] }, 'history').news).toBe(0)
})
test('rivals do not take back the end of their game', () => {
  const view = together().view(0)
  expect(shown(view).cannotUndo).toEqual([])
  expect(shown(view, { status: 'over' }).cannotUndo.length).toBe(1)
  expect(shown(view, { status: 'over', rivals: false }).cannotUndo).toEqual([])
})
