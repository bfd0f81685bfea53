/** Nothing is told before it is seen, and nobody waits who does not want to. */
import { friends } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { Fate, type LogLine, Match } from '@emberhall/kernel'
import type { Beat } from '@emberhall/ui'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Snapshot } from '../src/play/source.ts'
import { type Course, Unfolding } from '../src/table/unfolding.ts'
import { readOut } from '../src/table/useUnfolding.ts'

const match = Match.start(friends.game, { seats: 1, options: friends.quickOptions(1), seed: 1 })
const aTable = (): Snapshot =>
  ({ seq: 1, view: match.view(0), log: match.log(0), news: 0, curtain: null, mine: [0] }) as unknown as Snapshot
const line = (what: string, at: number): LogLine => ({ ...aTable().log[0]!, what, at })
/** A table on which lines come one after the other. */
function told(waiting: readonly number[]) {
  const table = aTable()
  const first: Snapshot = { ...table, view: { ...table.view, waiting } }
  let now: Snapshot = first
  const listeners = new Set<() => void>()
  return {
    current: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (...whats: string[]): void => {
      const fresh = whats.map((what, i) => line(what, now.log.length + i))
      now = { ...now, seq: now.seq + 1, log: [...now.log, ...fresh], news: fresh.length, view: { ...now.view } }
      for (const listener of listeners) listener()
    },
    takeBack: (): void => {
      now = { ...now, seq: now.seq + 1, log: first.log, news: 0 }
      for (const listener of listeners) listener()
    },
  }
}
/** Rolls take a second, and a look at what they show another. */
const ROLLS: Course = {
  pace: 1,
  beatsOf: (before, _, news): readonly Beat[] => {
    const at = news.findIndex(({ what }) => what === 'rolled')
    if (at < 0) return []
    return [
      { view: before, told: at, ms: 1000, isFalling: true },
      { view: before, told: at + 1, ms: 1000 },
    ]
  },
}
const lastOf = (unfolding: Unfolding): string => unfolding.current().snapshot.log.at(-1)?.what ?? ''

describe('a table that unfolds', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const begun = (course = ROLLS, waiting: readonly number[] = [0]) => {
    const source = told(waiting)
    const unfolding = new Unfolding(source, course)
    unfolding.subscribe(() => undefined)
    return { source, unfolding }
  }
  test('shows what others do in less time', () => {
    const { source, unfolding } = begun(ROLLS, [5])
    source.tell('acted', 'rolled', 'damage')
    vi.advanceTimersByTime(640)
    expect(lastOf(unfolding)).toBe('acted')
    vi.advanceTimersByTime(20)
    expect(lastOf(unfolding)).toBe('rolled')
    vi.advanceTimersByTime(650)
    expect(lastOf(unfolding)).toBe('damage')
  })
  test('tells nothing of a roll before it has landed, and asks nobody meanwhile', () => {
    const { source, unfolding } = begun()
    source.tell('acted', 'rolled', 'damage')
    expect(lastOf(unfolding)).toBe('acted')
    expect(unfolding.current().beat?.isFalling).toBe(true)
    expect(unfolding.current().snapshot.view).toMatchObject({ ask: null, waiting: [] })
    vi.advanceTimersByTime(1000)
    expect(lastOf(unfolding)).toBe('rolled')
    vi.advanceTimersByTime(1000)
    expect(lastOf(unfolding)).toBe('damage')
    expect(unfolding.current()).toEqual({ snapshot: source.current(), beat: null })
  })
  test('is where it stands at once for those who want no motion, and after a press', () => {
    const still = begun({ ...ROLLS, pace: 0 })
    still.source.tell('acted', 'rolled', 'damage')
    expect(lastOf(still.unfolding)).toBe('damage')
    const { source, unfolding } = begun()
    source.tell('acted', 'rolled', 'damage')
    unfolding.skip()
    expect(lastOf(unfolding)).toBe('damage')
    // Whoever switches motion off in the middle of it waits no longer either.
    source.tell('rolled')
    unfolding.setCourse({ ...ROLLS, pace: 0 })
    expect(unfolding.current().beat).toBe(null)
  })
  test('keeps what others do meanwhile for after it, and loses none of it', () => {
    const { source, unfolding } = begun()
    source.tell('rolled')
    source.tell('turn')
    source.tell('drew')
    expect(unfolding.current().beat).not.toBe(null)
    vi.advanceTimersByTime(2000)
    expect(lastOf(unfolding)).toBe('drew')
    expect(unfolding.current().snapshot.news).toBe(2)
  })
  test('catches up when more waits than anybody would look at', () => {
    const { source, unfolding } = begun()
    for (let i = 0; i < 5; i++) source.tell('rolled', 'damage')
    expect(unfolding.current().beat).toBe(null)
    expect(unfolding.current().snapshot.log).toHaveLength(source.current().log.length)
    expect(unfolding.current().snapshot.news).toBe(10)
  })
  test('goes back at once with whoever takes something back', () => {
    const { source, unfolding } = begun()
    source.tell('acted', 'rolled', 'damage')
    source.takeBack()
    expect(unfolding.current()).toMatchObject({ beat: null, snapshot: { seq: source.current().seq } })
  })
})
test('a game that says nothing of its own has its chance read out first', () => {
  const { view } = aTable()
  const words = friends.words.en
  const bot = botOf(friends, 'heuristic')
  const isChance = ({ what }: LogLine): boolean => friends.telling.chance.includes(what)
  const luck = match.fork()
  while (!luck.log(0).some(isChance)) luck.play(0, decide(luck, 0, bot, new Fate(1)))
  const news = [line('acted', 1), luck.log(0).find(isChance)!]
  const [beat, ...more] = readOut(friends, view, news, { words, lang: 'en', names: ['Ana'] })
  expect(more).toEqual([])
  expect(beat?.told).toBe(0)
  expect(beat?.lot?.things.map(({ says }) => says)).toEqual([words.log(news[1]!, ['Ana'])])
  expect(readOut(friends, view, [line('acted', 1)], { words, lang: 'en', names: [] })).toEqual([])
})
