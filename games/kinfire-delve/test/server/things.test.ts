import { kinfireDelve } from '@emberhall/kinfire-delve'
import { thingsInLog, thingsOffered } from '@emberhall/server/testing'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'

const module = kinfireDelve as unknown as GameModule

test.each([
  [3, { mode: 'normal', openHands: false }],
  [2, { mode: 'normal', openHands: true }],
])('cards are pointed at, and the log leads to them and to people: %i seats, %j', (seats, options) => {
  expect(thingsOffered(module, seats, options)).toEqual(['card'])
  expect(thingsInLog(module, seats, options)).toEqual(['card', 'seat'])
})
