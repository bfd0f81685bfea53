import { at } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { ledgerOf } from '../../src/table/model/ledger.ts'
import { liveOf, tableauOf } from '../../src/table/model/tableau.ts'
import { decisions, propsOf } from './drawn.ts'

test('what an attempt has placed is counted once, also while its penalty is being paid', () => {
  const seen = { before: 0, placed: 0 }
  for (const seed of [3, 4, 5, 6]) {
    for (const match of decisions({ seats: 1, seed, options: { openHands: true } })) {
      if (match.isOver) break
      const { attempt, progress } = match.table.s
      if (!attempt.open || attempt.target < 0 || attempt.dice.length === 0) continue
      const tableau = tableauOf(propsOf({ match, seat: 0, lang: 'en', phone: false }))
      const ledger = ledgerOf(tableau)
      if (ledger === null) continue
      const lies = at(progress, attempt.target)
      const { have, coming = 0 } = liveOf(tableau, attempt.target)
      expect(have).toBe(lies)
      expect(lies + coming).toBe(ledger.total)
      const isPlaced = match.log(0).findLast(({ what }) => what === 'placed' || what === 'attempted')!.what === 'placed'
      expect(isPlaced ? ledger.total : ledger.already).toBe(lies)
      const sum = (ledger.action ?? 0) + ledger.boosts + ledger.more + ledger.dice.reduce((n, { adds }) => n + adds, 0)
      expect(ledger.already + sum).toBe(ledger.total)
      seen[isPlaced ? 'placed' : 'before']++
    }
  }
  expect(seen.placed).toBeGreaterThan(2)
  expect(seen.before).toBeGreaterThan(2)
})
