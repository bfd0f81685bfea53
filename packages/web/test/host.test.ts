/** One match and those around it, without a browser. */
import { closing, friends, shellOf } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { Fate, hashState, Match } from '@emberhall/kernel'
import { load } from '@emberhall/saves'
import { readReport } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { bookmarksIn, withBookmarks } from '../src/play/bookmarks.ts'
import { Host } from '../src/play/host.ts'
import type { HostPlan } from '../src/play/plan.ts'
import type { Sitter, Snapshot } from '../src/play/source.ts'
import type { KeptTable } from '../src/storage/tables.ts'

const shell = await shellOf(friends)

function table(kinds: readonly Sitter['kind'][], more: Partial<HostPlan> = {}) {
  const seats = kinds.length
  const match = Match.start(friends.game, { seats, options: friends.quickOptions(seats), seed: 5 })
  const shown: Snapshot[] = []
  const kept: KeptTable[] = []
  const host = new Host({
    id: 'here',
    shell,
    match,
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

const [window = ''] = Object.keys(friends.game.def.questions)
test('terms and wishes for good change while a table is played and are kept with it', () => {
  const { host, shown, kept } = table(['here', 'here'])
  host.setTerms({ luck: 'strict', hints: false })
  expect(shown.at(-1)!.policies).toMatchObject({ luck: 'strict', hints: false, realDice: false })
  host.wish(0, window, 'matters', '')
  host.wish(0, window, 'never', friends.roundStep)
  const { policies, wishes } = kept.at(-1)!
  expect(policies).toMatchObject({ luck: 'strict', hints: false })
  expect(wishes).toEqual([{ seat: 0, name: window, policy: 'matters', until: '' }])
  host.rest()

  const again = table(['here', 'here'], { policies, wishes: wishes! })
  expect(again.shown.at(-1)!.wishes).toEqual(wishes)
  expect(again.match.windows.wishOf(0, window)?.policy).toBe('matters')
  again.host.rest()
})

test('what is taken back past a roll is counted and kept; what is taken back before one is not', () => {
  const { match, shown, kept, host } = table(['here'])
  const last = (): Snapshot => shown.at(-1)!
  const bot = botOf(friends, 'heuristic')
  const answer = (): void => {
    const value = [decide(match, 0, bot, new Fate(1))].flat().map((option) => friends.game.words.print(option))
    const isSingle = match.askOf(0)!.kind === 'one'
    expect(host.answer({ seat: 0, question: match.question, value: isSingle ? value[0] : value }).ok).toBe(true)
  }
  answer()
  expect(host.undo().ok).toBe(true)
  expect(last().rewinds).toBe(0)
  // Fate has answered where nothing can be taken back strictly.
  do answer()
  while (match.canUndo('strict').ok)
  expect(host.undo().ok).toBe(true)
  expect(last().rewinds).toBe(1)
  expect(kept.at(-1)!.rewinds).toBe(1)
  host.rest()
})

test('bookmarks are kept with a table, wait while it is taken back, and go when it is played otherwise', () => {
  const { match, shown, kept, host } = table(['here'])
  const names = (): string[] => shown.at(-1)!.bookmarks.map(({ name }) => name)
  const bot = botOf(friends, 'heuristic')
  const answer = (choose: 'well' | 'otherwise'): void => {
    const { options } = match.askOf(0)!
    const good = decide(match, 0, bot, new Fate(1))
    const value = choose === 'well' ? good : (options.find((option) => option !== good) ?? good)
    const word = [value].flat().map((option) => friends.game.words.print(option))
    const isSingle = match.askOf(0)!.kind === 'one'
    expect(host.answer({ seat: 0, question: match.question, value: isSingle ? word[0] : word }).ok).toBe(true)
  }
  const mark = (name: string): void => host.mark(name, match.table.asks)
  mark('the start')
  answer('well')
  mark('  later \n on ')
  host.mark('never', match.table.asks + 1)
  expect(names()).toEqual(['the start', 'later on'])
  expect(kept.at(-1)!.bookmarks).toMatchObject([{ name: 'the start' }, { name: 'later on' }])

  expect(host.undo().ok).toBe(true)
  expect(names()).toEqual(['the start'])
  expect(host.redo().ok).toBe(true)
  expect(names()).toEqual(['the start', 'later on'])
  expect(host.undo().ok).toBe(true)
  answer('otherwise')
  while (match.table.asks < 6) answer('well')
  expect(names()).toEqual(['the start'])
  for (let i = 0; i < 60; i++) mark(`${i}`)
  expect(names()).toHaveLength(50)
  host.unmark(0)
  expect(names()).not.toContain('the start')
  host.rest()

  const again = table(['here'], { bookmarks: [{ name: 'the start', at: 0 }] })
  expect(again.shown.at(-1)!.bookmarks).toMatchObject([{ name: 'the start', at: 0, mine: true }])
  again.host.rest()
})

test('a saved file carries its bookmarks and is still a save for whoever knows nothing of them', () => {
  const { host, match } = table(['here'])
  const file = host.file()
  expect(withBookmarks(file, [])).toBe(file)
  const text = JSON.stringify(withBookmarks(file, [{ name: 'the "start"', at: 0 }]))
  expect(bookmarksIn(text)).toEqual([{ name: 'the "start"', at: 0 }])
  expect(readReport(text).save).toEqual(file)
  expect(load(match.game, readReport(text).save).divergence).toBeNull()
  expect(bookmarksIn('{"bookmarks":[null,{"name":1,"at":0},{"name":"x","at":-1},{"name":"y","at":2}]}')).toEqual([
    { name: 'y', at: 2 },
  ])
  host.rest()
})

test('looking back goes from any seat where hands are open, and through other eyes only at the end', () => {
  const { host, shown } = table(['here', 'bot'])
  expect(shown.at(-1)!.viewpoints).toEqual([0, 1, -1])
  expect([host.moment(0, 1).view.seat, host.moment(0, null).view.seat]).toEqual([1, 0])
  expect(host.moment(0, 1).view.state).toEqual(host.moment(0, null).view.state)
  host.rest()

  const options = { ...friends.quickOptions(2), ...closing(friends) }
  const match = Match.start(friends.game, { seats: 2, options, seed: 5 })
  const closed = table(['here', 'bot'], { match })
  const known = (seat: number): number =>
    closed.host.moment(0, seat).view.state.faces.filter((face) => face >= 0).length
  expect(closed.shown.at(-1)!.viewpoints).toEqual([0, -1])
  // Not the bot's: one's own eyes, as if nothing had been asked for.
  expect(closed.host.moment(0, 1).view.seat).toBe(0)
  expect(known(-1)).toBeLessThan(known(0))
  closed.host.rest()
  for (const fate = new Fate(2); !match.isOver; ) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, botOf(friends, 'heuristic'), fate))
  }
  expect(closed.host.moment(0, 1).view.seat).toBe(1)
})

test('somebody here may look through another seat until the game goes on', () => {
  const { host, shown } = table(['here', 'here'])
  const last = (): Snapshot => shown.at(-1)!
  const asked = last().view.seat
  const other = 1 - asked
  host.look(other)
  expect(last()).toMatchObject({ curtain: null, view: { seat: other, ask: null, waiting: [asked] } })
  host.look(asked)
  expect(last().view.ask).not.toBeNull()
  host.rest()
})

test('where hands are closed nobody looks through another seat without a curtain', () => {
  const options = { ...friends.quickOptions(2), ...closing(friends) }
  const match = Match.start(friends.game, { seats: 2, options, seed: 5 })
  const { host, shown } = table(['here', 'here'], { match })
  const last = (): Snapshot => shown.at(-1)!
  const first = last().curtain!
  host.look(first)
  expect(last()).toMatchObject({ curtain: null, view: { seat: first } })
  const other = 1 - first
  host.look(other)
  expect(last()).toMatchObject({ curtain: other, view: { seat: -1 } })
  host.look(other)
  expect(last()).toMatchObject({ curtain: null, view: { seat: other, ask: null } })
  host.look(first)
  expect(last()).toMatchObject({ curtain: first, view: { seat: -1 } })
  host.rest()
})

test('what people at one screen put right is done at once, told as news, counted, kept and can be taken back', () => {
  const { match, shown, kept, host } = table(['here', 'here'])
  const last = (): Snapshot => shown.at(-1)!
  const state = (): string => hashState(friends.game, match.table.s)
  const before = state()
  const { options, why } = host.corrections()
  expect(why).toEqual([])
  const [option] = options
  const unlisted = match.askOf(match.waiting()[0]!)!.options[0]!
  expect(host.correct(unlisted)).toMatchObject({ ok: false, why: [{ code: 'notOffered' }] })
  expect(host.correct(option!)).toEqual({ ok: true })
  const after = state()
  expect([after === before, last().corrections]).toEqual([false, 1])
  expect(last().log.slice(-last().news)[0]).toMatchObject({ what: 'corrected' })
  expect(hashState(friends.game, load(friends.game, kept.at(-1)!.file).match.table.s)).toBe(after)
  const value = friends.game.words.print(match.askOf(match.waiting()[0]!)!.options[0]!)
  expect(host.answer({ seat: match.waiting()[0]!, question: match.question, value }).ok).toBe(true)
  expect([host.undo().ok, host.undo().ok]).toEqual([true, true])
  expect([state(), last().corrections]).toEqual([before, 0])
  expect([host.redo().ok, state()]).toEqual([true, after])
  host.rest()
})
test('bots ask for nothing to be put right', () => {
  const { host } = table(['bot', 'bot'])
  const [option] = Match.start(friends.game, { seats: 2, seed: 5 }).corrections(0)
  expect(host.correct(option!).ok).toBe(false)
  host.rest()
})
