import { fateforge } from '@emberhall/fateforge'
import { thingsInLog, thingsOffered } from '@emberhall/server/testing'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'

const module = fateforge as unknown as GameModule
const OPTIONS = { play: 'training', training: 'c1', heroes: ['lord', 'rogue'] }

test('zones, heroes, foes and things are pointed at, and the log leads to all but things', () => {
  expect(thingsOffered(module, 2, OPTIONS)).toEqual(['foe', 'hero', 'thing', 'zone'])
  expect(thingsInLog(module, 2, OPTIONS)).toEqual(['foe', 'hero', 'zone'])
})
