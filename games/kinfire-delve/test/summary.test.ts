import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { kinfireDelve, Z } from '../src/index.ts'

test('how a delve stands is told from what everybody sees of it, at every question', () => {
  const match = Match.start(kinfireDelve.game, { seats: 2, seed: 3, options: { openHands: false } })
  const bot = botOf(kinfireDelve, 'heuristic')
  const fate = new Fate(3)
  const finales = new Set<number>()
  while (!match.isOver) {
    const { turn, hp, phase, zones } = match.view(1).state
    const away = zones[Z.wellDiscard]!.length + zones[Z.completed]!.length
    const finale = phase === 'finale' ? 1 : 0
    const figures = { turn, health: hp, left: zones[Z.well]!.length, away, finale }
    expect(kinfireDelve.summary(match.view(-1).state)).toEqual(figures)
    finales.add(finale)
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
  expect([...finales]).toContain(0)
})
