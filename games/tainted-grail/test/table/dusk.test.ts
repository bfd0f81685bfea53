/** By the fire: who is asked is addressed, and what a meal costs and brings stands beside it. */
import { allDone } from '@emberhall/testkit'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { table } from '../../src/table/index.tsx'
import { quiet, scene, type Who } from '../scene.ts'
import { draw } from './drawn.ts'

beforeAll(() => table.warm?.())
afterEach(allDone)
const evening = (who: Who, mode: 'normal' | 'challenge' = 'normal', lang: 'en' | 'fr' = 'en'): string => {
  const { match } = scene({ who: [{ is: 'beor', ...who }], options: { mode }, set: quiet })
    .agenda('dusk', 2)
    .begin()
  return draw({ match, seat: 0, lang, phone: false })
}
test('one is asked by name what one does', () => {
  expect(evening({ food: 1 })).toContain('What does Béor do?')
  expect(evening({ food: 1 }, 'normal', 'fr')).toContain('Que fait Béor')
})
test('TG-8.2 a meal has its price and says what it brings', () => {
  const page = evening({ food: 1 })
  expect(page).toContain('1 Food')
  expect(page).toContain('+1 Health, −1 Terror')
})
test('TG-1.2 with the Red Cough a meal only takes Terror', () => {
  const page = evening({ food: 1, secrets: [5] })
  expect(page.split('tg-forecast')[0]).not.toContain('+1 Health')
  expect(page).toContain('−1 Terror')
})
test('TG-32.6 what hunger takes stands beside it in Challenge, and nothing where it takes nothing', () => {
  expect(evening({ food: 1, energy: 3 }, 'challenge')).toContain('All Energy is gone.')
  expect(evening({ food: 1, energy: 0 }, 'challenge')).toContain('>−1 Health<')
  expect(evening({ food: 1, energy: 3 })).not.toContain('All Energy is gone.')
})
