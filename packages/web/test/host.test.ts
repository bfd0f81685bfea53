/** One match and those around it, without a browser. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { expect, test } from 'vitest'
import { pack } from '../src/games/kinfire-delve.ts'
import { Host, type HostPlan } from '../src/play/host.ts'
import type { Sitter, Snapshot } from '../src/play/source.ts'
import type { KeptTable } from '../src/storage/tables.ts'

function table(kinds: readonly Sitter['kind'][], more: Partial<HostPlan> = {}) {
  const seats = kinds.length
  const match = Match.start(kinfireDelve.game, { seats, options: kinfireDelve.quickOptions(seats), seed: 5 })
  const shown: Snapshot[] = []
  const kept: KeptTable[] = []
  const host = new Host({
    id: 'here',
    pack,
    match: match as unknown as Match,
    sitters: kinds.map((kind) => ({ kind, name: 'Ana', colour: '' })),
    policies: { luck: 'same', hints: true, realDice: false, tutorial: false },
    created: 1,
    rewinds: 0,
    divergence: null,
    campaign: null,
    wayBack: 'whole',
    show: (snapshot) => void shown.push(snapshot),
    keep: async (table) => void kept.push(table),
    ...more,
  })
  return { match, shown, kept, host }
}

test('terms and wishes for good change while a table is played and are kept with it', () => {
  const { host, shown, kept } = table(['here', 'here'])
  host.setTerms({ luck: 'strict', hints: false })
  expect(shown.at(-1)!.policies).toMatchObject({ luck: 'strict', hints: false, realDice: false })
  host.wish(0, 'boost', 'matters', '')
  host.wish(0, 'boost', 'never', 'turn')
  const { policies, wishes } = kept.at(-1)!
  expect(policies).toMatchObject({ luck: 'strict', hints: false })
  expect(wishes).toEqual([{ seat: 0, name: 'boost', policy: 'matters', until: '' }])
  host.rest()

  const again = table(['here', 'here'], { policies, wishes: wishes! })
  expect(again.shown.at(-1)!.wishes).toEqual(wishes)
  expect(again.match.windows.wishOf(0, 'boost')?.policy).toBe('matters')
  again.host.rest()
})

test('what is taken back past a roll is counted and kept; what is taken back before one is not', () => {
  const { match, shown, kept, host } = table(['here'])
  const last = (): Snapshot => shown.at(-1)!
  const bot = botOf(kinfireDelve, 'heuristic')
  const answer = (): void => {
    const value = [decide(match, 0, bot, new Fate(1))].flat().map((option) => kinfireDelve.game.words.print(option))
    const isSingle = match.askOf(0)!.kind === 'one'
    expect(host.answer({ seat: 0, question: match.question, value: isSingle ? value[0] : value }).ok).toBe(true)
  }
  answer()
  expect(host.undo().ok).toBe(true)
  expect(last().rewinds).toBe(0)
  while (!last().log.some(({ what }) => what.startsWith('rolled'))) answer()
  expect(match.canUndo('strict').ok).toBe(false)
  expect(host.undo().ok).toBe(true)
  expect(last().rewinds).toBe(1)
  expect(kept.at(-1)!.rewinds).toBe(1)
  host.rest()
})
