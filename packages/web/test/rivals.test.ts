/** Rivals at one screen, without a browser. */
import { rivals, shellOf } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match, type Verdict } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { Host } from '../src/play/host.ts'
import type { Sitter, Snapshot } from '../src/play/source.ts'

const shell = await shellOf(rivals)
interface Way {
  /** It would take back what the one who looks has answered. */
  readonly own: boolean
  /** Nothing has come out since. */
  readonly secret: boolean
}
/** Two hundred answers, and each time something could have been taken back. */
function play(kinds: readonly Sitter['kind'][]): readonly Way[] {
  const options = rivals.quickOptions(kinds.length)
  const match = Match.start(rivals.game, { seats: kinds.length, options, seed: 7 })
  const shown: Snapshot[] = []
  const host = new Host({
    id: 'here',
    shell,
    match,
    sitters: kinds.map((kind, i) => ({ kind, name: String(i), colour: '', bot: 'heuristic' })),
    policies: { luck: 'same', hints: true, realDice: false, tutorial: false },
    created: 1,
    rewinds: 0,
    divergence: null,
    campaign: null,
    wayBack: 'whole',
    show: (snapshot) => void shown.push(snapshot),
    keep: async () => undefined,
  })
  const bot = botOf(rivals, 'heuristic')
  const ways: Way[] = []
  const refused: Verdict[] = []
  let answered = -1
  for (let i = 0; i < 200 && !match.isOver; i++) {
    const { curtain } = shown.at(-1)!
    if (curtain !== null) host.look(curtain)
    const now = shown.at(-1)!
    if (now.cannotUndo.length === 0) ways.push({ own: answered === now.view.seat, secret: match.canUndo('strict').ok })
    else refused.push(host.undo())
    const seat = match.waiting()[0]!
    const value = [decide(match, seat, bot, new Fate(i))].flat().map((option) => match.game.words.print(option))
    const isSingle = ['one', 'number'].includes(match.askOf(seat)!.kind)
    expect(host.answer({ seat, question: match.question, value: isSingle ? value[0] : value }).ok).toBe(true)
    answered = seat
  }
  host.rest()
  expect(refused.filter(({ ok }) => ok)).toEqual([])
  return ways
}

test('rivals at one screen take back their own last answer, and nothing that has come out since', () => {
  const ways = play(['here', 'here'])
  expect(ways.length).toBeGreaterThan(5)
  expect(ways.every(({ own, secret }) => own && secret)).toBe(true)
})

test('one person against nobody takes back as far as the table allows', () => {
  const ways = play(['here'])
  expect(ways.some(({ secret }) => !secret)).toBe(true)
})
