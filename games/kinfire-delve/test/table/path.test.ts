import { decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { kinfireDelve } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { nextSeat, stopOf } from '../../src/table/model/path.ts'
import { decoded, draw, NAMES } from './drawn.ts'

const heuristic = { name: 'heuristic', brain: kinfireDelve.brains['heuristic']! }
const STOPS: Readonly<Record<string, string>> = {
  exhaust: 'hand',
  choose: 'card',
  action: 'action',
  boost: 'boost',
  reroll: 'roll',
}
const current = (markup: string): string[] =>
  [...markup.matchAll(/aria-current="step".*?<span>(.*?)<\/span>/g)].map((found) => found[1]!)

test('the way of a turn shows one stop, for whoever is asked and for whoever watches', { timeout: 60_000 }, () => {
  const match = Match.start<S, O>(kinfireDelve.game, { seats: 2, seed: 5, options: kinfireDelve.quickOptions(2) })
  const fate = new Fate(5)
  const met = new Map<string, { stop: string; shown: number[]; next: number | null; active: number }>()
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    const { name } = match.asks()[0]!.def
    if (!met.has(name)) {
      const shown = [seat, 1 - seat, -1].map(
        (viewer) => current(draw({ match, seat: viewer, lang: 'en', phone: false })).length,
      )
      const { s } = match.table
      met.set(name, { stop: stopOf(s, name, []), shown, next: nextSeat(s), active: s.active })
    }
    match.play(seat, decide(match, seat, heuristic, fate))
  }
  for (const [name, { stop, shown, next, active }] of met) {
    expect(stop).toBe(STOPS[name] ?? stop)
    expect(shown).toEqual([1, 1, 1])
    expect(next).toBe(1 - active)
  }
  expect([...met.keys()]).toEqual(expect.arrayContaining(['exhaust', 'choose', 'action', 'boost']))
})
test('for whoever watches it never runs ahead of what they have seen', () => {
  const match = Match.start<S, O>(kinfireDelve.game, { seats: 2, seed: 5, options: kinfireDelve.quickOptions(2) })
  const seen = (): string[] => current(draw({ match, seat: -1, lang: 'en', phone: false }))
  expect(match.asks()[0]!.def.name).toBe('exhaust')
  expect(seen()).toEqual(['Hand'])
  const answer = (word: string): void => match.play(match.waiting()[0]!, match.game.words.parse(word))
  answer('exhaust')
  expect(match.asks()[0]!.def.name).toBe('choose')
  expect(seen()).toEqual(['Card'])
})
test('it names the card that was chosen and who goes next, and no refill in the finale', () => {
  const match = Match.start<S, O>(kinfireDelve.game, { seats: 2, seed: 5, options: kinfireDelve.quickOptions(2) })
  const fate = new Fate(5)
  while (match.asks()[0]!.def.name !== 'action') {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, heuristic, fate))
  }
  const { s } = match.table
  const chosen = kinfireDelve.game.printed[s.faces[s.attempt.target]!]!.card.name.en
  const path = (): string =>
    /<ol class="kd-path".*?<\/ol>/.exec(decoded(draw({ match, seat: 0, lang: 'en', phone: false })))![0]
  expect(path()).toContain(chosen)
  expect(path()).toContain(`${NAMES[1 - s.active]}, turn ${s.turn + 1}`)
  expect(path()).toContain('Refill')
  s.phase = 'finale'
  expect(path()).not.toContain('Refill')
})
