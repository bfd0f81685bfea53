import { type Match, type Seat, type View, reading } from '@emberhall/kernel'
import { allDone, flawFinder, LANGS } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { changes } from '../src/changes/index.ts'
import { type Figure, figuresOf } from '../src/figures.ts'
import { kinfireDelve, type KinfireGame, type O, type S } from '../src/index.ts'
import { difficulty } from '../src/counts.ts'
import { newHandSize } from '../src/statics.ts'
import { figureLine } from '../src/text/figureText.ts'
import { scene } from './bare.ts'
import { challenge, fatigueCard, skill, Z } from './table.ts'
import { NAMES, played, random, thoughtful } from './told.ts'

afterEach(allDone)

const flaws = flawFinder()
const viewers = (match: Match<S, O>): View<S>[] => [
  match.view(-1),
  ...Array.from({ length: match.seats }, (_, seat: Seat) => match.view(seat)),
]
/** What is left when all parts are added to what is printed and taken from what holds now. */
function remainder(line: string): number {
  const [, now = NaN, printed = NaN] = (/ → (\d+)\s?: (\d+) /.exec(line) ?? []).map(Number)
  const parts = [...line.matchAll(/ ([+−]) (\d+) /g)].map(([, sign, n]) => (sign === '−' ? -1 : 1) * Number(n))
  return now - parts.reduce((sum, n) => sum + n, printed)
}

describe('in games as they are played', () => {
  test.each([1, 3, 4, 8])('game %i: every change adds up, reads well, and is of a card one may know', (i) => {
    const kinds = new Set<Figure['what']>()
    const wrong: string[] = []
    played(
      {
        seats: 1 + (i % 4),
        seed: i,
        player: i % 2 === 0 ? thoughtful : random(i),
        options: { openHands: i % 3 === 0 },
      },
      (match) => {
        for (const view of viewers(match)) {
          const t = reading(kinfireDelve.game, view)
          view.state.faces.forEach((face, card) => {
            const lines = LANGS.map((lang) => changes(`card ${card}`, view, NAMES, lang))
            if (face < 0 && lines.some((said) => said.length > 0)) wrong.push(`hidden ${card}`)
            if (lines[0]!.length === 0) return
            wrong.push(...lines.flat().filter((line) => remainder(line) !== 0))
            wrong.push(...flaws((lang) => [...changes(`card ${card}`, view, NAMES, lang)]))
            for (const { what, now } of figuresOf(t, card)) {
              kinds.add(what)
              if (what === 'difficulty' && now !== difficulty(t, card)) wrong.push(`difficulty ${card}`)
              if (what === 'hand' && now !== newHandSize(t)) wrong.push('hand')
            }
          })
        }
      },
    )
    expect(wrong).toEqual([])
    expect(kinds.size).toBeGreaterThan(0)
  })
})

type Given = ReturnType<typeof scene>
const said = (game: KinfireGame, state: S, card: string): string[] => {
  const t = reading(game, { state, options: {}, seats: state.charged.length })
  const id = state.faces.findIndex((face, i) => game.faceKeys[face] === card && (state.where[i] ?? 0) !== Z.well)
  return figuresOf(t, id).map((figure) => figureLine({ lang: 'en', game, names: NAMES }, t, figure))
}
const on = (given: Given, card: string): string[] => {
  const t = given.begin()
  return said(t.match.game as KinfireGame, t.state, card)
}

test('KD-14.8 a difficulty names the printed number and every card that changes it', () => {
  const cards = {
    well: [challenge('wall', { difficulty: 5 })],
    fatigue: [
      fatigueCard('leaden', { statics: [{ always: 'difficulty', of: { target: 'eachChallenge' }, n: 2 }] }),
      fatigueCard('spry', { statics: [{ always: 'difficulty', of: { target: 'eachChallenge' }, n: -1 }] }),
    ],
  }
  const given = scene(cards, { board: ['wall'] }).zone(Z.fatigue, ['leaden', 'spry'])
  expect(on(given, 'wall')).toEqual(['Difficulty 5 → 6: 5 printed + 2 leaden − 1 spry.'])
})
test('KD-14.8 what the rules keep from falling below 1 is said as such', () => {
  const cards = {
    well: [challenge('wall', { difficulty: 2 })],
    fatigue: [fatigueCard('spry', { statics: [{ always: 'difficulty', of: { target: 'eachChallenge' }, n: -4 }] })],
  }
  expect(on(scene(cards, { board: ['wall'] }).zone(Z.fatigue, ['spry']), 'wall')).toEqual([
    'Difficulty 2 → 1: 2 printed − 4 spry + 3 (a bound of the rules).',
  ])
})
test('KD-13.6 KD-5.10 KD-8.6 penalties, actions, boosts and new hands have their sources too', () => {
  const cards = {
    well: [challenge('wall', { difficulty: 5, penalty: [{ do: 'damage', n: 1 }] })],
    skills: [skill('blade', { value: 3, boost: { colours: ['red'], value: 1 } })],
    fatigue: [
      fatigueCard('bruised', { statics: [{ always: 'penaltyDamage', n: 1 }] }),
      fatigueCard('slack', {
        statics: [
          { always: 'actionValue', n: -1 },
          { always: 'boostValue', n: 1 },
          { always: 'fewerWhenExhausting', n: 2 },
        ],
      }),
    ],
  }
  const given = () => scene(cards, { board: ['wall'], hands: [['blade']] }).zone(Z.fatigue, ['bruised', 'slack'])
  expect(on(given(), 'wall')).toEqual(['Damage of the penalty 1 → 2: 1 printed + 1 bruised.'])
  expect(on(given(), 'blade')).toEqual([
    'Value as an action 3 → 2: 3 printed − 1 slack.',
    'Value as a boost 1 → 2: 1 printed + 1 slack.',
  ])
  expect(on(given(), 'asha')).toEqual(['Cards in a new hand 7 → 5: 7 by the rules − 2 slack.'])
})
