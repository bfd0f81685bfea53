/** An Adventure is an evening: people are asked where there is something to decide. */
import { botOf, decide } from '@emberhall/bots'
import { type Ask, Fate, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { brimstone, type O, type S } from '../src/index.ts'

const hasOneAnswer = ({ kind, options, min, max }: Ask): boolean =>
  kind === 'one' ? options.length === 1 : kind === 'number' ? min === max : min === max && max === options.length

/** Questions with a single possible answer, and activations of heroes. */
function countIn(seed: number, seats: number): { readonly idle: number; readonly activations: number } {
  const match = Match.start<S, O>(brimstone.game, { seats, options: brimstone.quickOptions(seats), seed })
  for (let seat = 0; seat < seats; seat++) match.setWindow(seat, '*', 'able')
  const bot = botOf(brimstone, 'heuristic')
  const fate = new Fate(seed)
  let idle = 0
  while (!match.isOver) {
    const [seat = 0] = match.waiting()
    const ask = match.askOf(seat)
    if (ask !== undefined && hasOneAnswer(ask)) idle++
    match.play(seat, decide(match, seat, bot, fate))
  }
  return { idle, activations: match.log(-1).filter(({ what }) => what === 'activates').length }
}

test('SB-6.4 fewer than one question in ten activations has only one possible answer', () => {
  for (const [seed, seats] of [
    [31, 1],
    [32, 2],
    [33, 4],
  ] as const) {
    const { idle, activations } = countIn(seed, seats)
    expect(activations).toBeGreaterThan(10)
    expect(idle * 10).toBeLessThan(activations)
  }
})
