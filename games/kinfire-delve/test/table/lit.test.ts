/** What glows on the table is what may be chosen there: no more, no less, in every question of whole games. */
import { decide } from '@emberhall/bots'
import { Fate, Match, reading } from '@emberhall/kernel'
import { lightProblems, promptProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { kinfireDelve } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { anchorsNow } from '../../src/table/model/choices.ts'
import { draw, NAMES, propsOf } from './drawn.ts'

const bot = { name: 'heuristic', brain: kinfireDelve.brains['heuristic']! }

test.each([
  { seats: 1, seed: 3, phone: false, openHands: true },
  { seats: 3, seed: 5, phone: false, openHands: false },
  { seats: 2, seed: 8, phone: true, openHands: true },
] as const)('$seats seats, on a phone: $phone', { timeout: 120_000 }, ({ seats, seed, phone, openHands }) => {
  const options = { ...kinfireDelve.quickOptions(seats), openHands }
  const match = Match.start<S, O>(kinfireDelve.game, { seats, seed, options })
  const fate = new Fate(seed)
  const problems: string[] = []
  // Some options have no thing of their own. There is no room for the own deck on a phone: the prompt alone offers to exhaust.
  const isOff = (key: string): boolean => key.startsWith('option ') || (phone && key === 'deck')
  const asked = new Map<string, number>()
  for (let n = 0; !match.isOver; n++) {
    const asks = match.asks().filter(({ answer }) => answer === null)
    for (const { seat, def } of asks) {
      const nth = asked.get(def.name) ?? 0
      asked.set(def.name, nth + 1)
      const seen = { match, seat, lang: 'en', phone } as const
      const props = propsOf(seen)
      problems.push(...promptProblems(kinfireDelve.words, props.view.ask!, props.view, NAMES))
      if (nth > 2 && nth % 6 > 0) continue
      const legal = [...anchorsNow(props, reading(kinfireDelve.game, props.view))]
      const keys = legal.flatMap(([key, { open }]) => (open.length > 0 && !isOff(key) ? [key] : []))
      const markup = draw(seen)
      problems.push(...lightProblems({ markup, legal: keys }).map((text) => `${def.name}: ${text}`))
      if (markup.split('PROMPT').length !== 2) problems.push(`${def.name}: not one prompt`)
    }
    const seat = asks[0]!.seat
    match.play(seat, decide(match, seat, bot, fate))
  }
  expect(problems).toEqual([])
  expect(asked.size).toBeGreaterThan(3)
})
