import { forgeflame } from '@emberhall/forgeflame'
import { thingsInLog, thingsOffered } from '@emberhall/server/testing'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'

const module = forgeflame as unknown as GameModule
const OPTIONS = { recruitment: 'random' }

test('all that lies in the mine is pointed at, and the log leads to people, sites and cards', () => {
  const lying = ['adv', 'card', 'deposit', 'exploration', 'flame', 'kobold', 'ore', 'seat', 'site']
  expect(thingsOffered(module, 3, OPTIONS)).toEqual(lying)
  expect(thingsInLog(module, 3, OPTIONS)).toEqual(['adv', 'card', 'seat', 'site'])
})
