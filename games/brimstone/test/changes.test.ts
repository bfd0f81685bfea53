import { botOf, decide } from '@emberhall/bots'
import { at, Fate, Match } from '@emberhall/kernel'
import { allDone, flawFinder, LANGS } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { changes } from '../src/changes/index.ts'
import { module } from '../src/index.ts'
import type { O, S } from '../src/state.ts'
import { acting } from './acting.ts'
import { game } from './scene.ts'

afterEach(allDone)
const flaws = flawFinder()
const { names } = game.book
const NAMES = ['Ada', 'Bo', 'Cy', 'Di']
const told = (t: { readonly match: Match<S, O> }, key: string, lang: 'en' | 'fr' = 'en') =>
  changes(key, t.match.view(0), NAMES, lang)

test('SB-1.13 a hero names what levels, things and scars have made of a figure', () => {
  const t = acting({
    heroes: [
      {
        at: [2, 6],
        injuries: [names.injuries.indexOf('in-skull')],
        madness: [names.madness.indexOf('md-nerves')],
        grown: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ],
  }).begin()
  expect(told(t, 'hero 0')).toEqual([
    'Most Health 13 → 15: 13 printed + 2 from levels.',
    'Most Sanity 11 → 9: 11 printed − 2 Frayed Nerves.',
    'Initiative 4 → 3: 4 printed − 1 Ringing Skull.',
  ])
  expect(told(t, 'hero 1')).toEqual([])
  expect(told(t, 'tile 0')).toEqual([])
})
test('SB-20.5 SB-17.15 an enemy names its ambush and the powder that blinds it', () => {
  const t = acting({
    heroes: [{ at: [2, 6] }],
    enemies: [{ type: 'en-spider', at: [0, 0] }],
    set: (s) => {
      s.fight.ambush = [names.enemies.indexOf('en-spider')]
      s.fight.flashes = [0]
    },
  }).begin()
  expect(told(t, 'enemy 0')).toEqual(['Initiative 6 → 6: 6 printed + 2 Ambush − 2 Flash.'])
})
test.each([1, 2, 3])('Adventure %i: every change adds up and reads well in both languages', (seed) => {
  const match = Match.start(game, { seats: 4, seed, options: { odds: 'gentle', mode: 'advanced', mission: 'mi-rift' } })
  const bot = botOf(module, 'heuristic')
  const fate = new Fate(seed)
  const wrong = new Set<string>()
  const heard = new Set<string>()
  for (let n = 0; !match.isOver; n++) {
    const view = match.view(0)
    const keys = [...view.state.heroes.map((_, h) => `hero ${h}`), ...view.state.enemies.map((_, e) => `enemy ${e}`)]
    for (const key of n % 25 === 0 ? keys : []) {
      for (const lang of LANGS)
        for (const line of changes(key, view, NAMES, lang)) {
          heard.add(line)
          if (remainder(line) !== 0) wrong.add(line)
        }
      for (const flaw of flaws((lang) => [...changes(key, view, NAMES, lang)])) wrong.add(flaw)
    }
    const seat = at(match.waiting(), 0)
    match.play(seat, decide(match, seat, bot, fate))
  }
  expect([...wrong]).toEqual([])
  expect(heard.size).toBeGreaterThan(1)
})
function remainder(line: string): number {
  const [, now = NaN, printed = NaN] = (/ → (-?\d+)\s?: (\d+) /.exec(line) ?? []).map(Number)
  const parts = [...line.matchAll(/ ([+−]) (\d+) /g)].map(([, sign, n]) => (sign === '−' ? -1 : 1) * Number(n))
  return now - parts.reduce((sum, n) => sum + n, printed)
}
