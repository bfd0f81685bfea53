import { allDone, flawFinder, LANGS } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { type Figure, foeFigures } from '../src/changes/figures.ts'
import { changes } from '../src/changes/index.ts'
import type { HeroId } from '../src/content/types.ts'
import { acting, preparing, type Playing } from './acting.ts'
import { boss, castle } from './naming.ts'
import { heroNo, scene, Z } from './scene.ts'
import { namesFor, played, random, thoughtful } from './told.ts'

afterEach(allDone)

const flaws = flawFinder()
const ofHero = (t: Playing, id: HeroId): readonly string[] =>
  changes(`hero ${heroNo(t.state, id)}`, t.match.view(0), namesFor(1), 'en')

test.each([1, 2, 3, 4])('fight %i: every change adds up and reads well', (seed) => {
  const wrong = new Set<string>()
  const heard = new Set<string>()
  const player = seed % 2 === 0 ? thoughtful(seed) : random(seed)
  played({ seats: 1 + (seed % 2), seed, player, options: { play: 'training', training: 'c1' } }, (match, seat) => {
    const view = match.view(seat)
    const keys = [...view.state.heroes.map((_, h) => `hero ${h}`), ...view.state.enemies.map((_, foe) => `foe ${foe}`)]
    for (const key of keys) {
      const lines = LANGS.map((lang) => changes(key, view, namesFor(2), lang))
      for (const line of lines.flat()) {
        heard.add(line)
        if (remainder(line) !== 0 || line.includes('bound of the rules')) wrong.add(line)
      }
      for (const line of flaws((lang) => [...lines[LANGS.indexOf(lang)]!])) wrong.add(line)
    }
  })
  expect([...wrong]).toEqual([])
  expect(heard.size).toBeGreaterThan(1)
})
function remainder(line: string): number {
  const [, now = NaN, printed = NaN] = (/ → (\d+)\s?: (\d+) /.exec(line) ?? []).map(Number)
  const parts = [...line.matchAll(/ ([+−]) (\d+) /g)].map(([, sign, n]) => (sign === '−' ? -1 : 1) * Number(n))
  return now - parts.reduce((sum, n) => sum + n, printed)
}

test('FG-20.7 FG-C3.7 the boss names its worn armor and its weak point', () => {
  const t = acting(castle({ lord: { at: 'c3' }, shaman: { at: 'a1' } }))
  const figures = (): readonly Figure[] => foeFigures(t.match.table, t.state.boss.enemy)
  expect(figures()).toEqual([])
  boss(t).armor = 1
  t.state.boss.exploited = true
  expect(figures()).toEqual([
    { what: 'resistance', printed: 6, now: 3, by: [{ n: -3, source: 'weakPoint' }] },
    { what: 'armor', printed: 4, now: 1, by: [{ n: -3, source: 'absorbed' }] },
  ])
})
test('FG-38.1 FG-C5.1 a hero names the corruption that lowers its health', () => {
  const t = scene({ heroes: { lord: { health: 0 }, shaman: {} }, round: 6 })
    .agenda('extraRound')
    .top(Z.corruptionDeck, ['black-veins'])
    .begin()
    .answer(0, 'extra')
  expect(ofHero(t, 'shaman')[0]).toBe('Most health 6 → 5: 6 printed − 1 Black Veins.')
})
test('FG-23.3 a stunned hero rolls a die less, and says so', () => {
  const t = preparing({ heroes: { lord: { also: { stun: true } }, shaman: {} } })
  const lines = ofHero(t, 'lord')
  expect(lines.find((line) => line.startsWith('Dice rolled'))).toBe(
    'Dice rolled a round 4 → 3: 4 by the rules − 1 stunned.',
  )
})
test('FG-C1.6 the assault stance tells what it adds to the first strike', () => {
  const t = acting({ heroes: { lord: { pool: ['strike.red'], also: { stance: 'assault' } }, shaman: {} } })
  expect(ofHero(t, 'lord')).toContain('Damage of the first strike 1 → 2: 1 by the rules + 1 assault stance.')
})
