import { Match } from '@emberhall/kernel'
import { allDone, flawFinder, runCheck } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { brimstone } from '../src/index.ts'
import { wordsIn } from '../src/text/words.ts'
import { acting } from './acting.ts'
import { boardIn, cellOf, game, where } from './scene.ts'

afterEach(allDone)
const NAMES = ['Ada', 'Bo']
const LAWMAN = 'cl-lawman.0.1'
const BANDIT = 'cl-bandit.0.2'
/** In the middle of an activation. */
const midway = (wounds: number, down = 0) =>
  acting({
    heroes: [
      { at: [2, 6], wounds, gold: 4 },
      { at: [3, 6], class: 'cl-bandit', down },
    ],
    set: (s) => void (s.depth.darkness = 2),
  }).begin()
type Table = ReturnType<typeof midway>
const offered = ({ match }: Table): string[] => match.corrections(0).map((option) => game.words.print(option))
const right = ({ match }: Table, word: string) => match.correct(0, game.words.parse(word))

test('SB-39.3 a Wound more or less, and nobody goes down by it', () => {
  const t = midway(0)
  expect(offered(t)).not.toContain(`lessWounds:${LAWMAN}`)
  const health = game.book.content.classes.find(({ id }) => id === 'cl-lawman')!.health
  for (let n = 1; n < health; n++) expect(right(t, `moreWounds:${LAWMAN}`)).toEqual({ ok: true })
  expect(t.state.heroes[0]).toMatchObject({ wounds: health - 1, down: 0 })
  expect(right(t, `moreWounds:${LAWMAN}`)).toMatchObject({ ok: false, why: [{ rule: 'SB-39.3' }] })
  expect(right(t, `lessWounds:${LAWMAN}`)).toEqual({ ok: true })
  t.asked(0, 'act')
})
test('SB-39.3 Sanity damage, Grit, Gold and Dark Stone, never below none nor above the most', () => {
  const t = midway(0)
  for (const word of ['moreHarm', 'moreGrit', 'moreGold', 'moreStone'])
    expect(right(t, `${word}:${LAWMAN}`)).toEqual({ ok: true })
  expect(t.state.heroes[0]).toMatchObject({ harm: 1, grit: 1, gold: 9, darkStone: 1 })
  expect(right(t, `moreGrit:${LAWMAN}`)).toEqual({ ok: true })
  expect(offered(t)).not.toContain(`moreGrit:${LAWMAN}`)
  for (const word of ['lessHarm', 'lessGrit', 'lessGold', 'lessStone'])
    expect(right(t, `${word}:${LAWMAN}`)).toEqual({ ok: true })
  expect(t.state.heroes[0]).toMatchObject({ harm: 0, grit: 1, gold: 4, darkStone: 0 })
  for (const word of ['lessHarm', 'lessGold', 'lessStone']) expect(offered(t)).not.toContain(`${word}:${LAWMAN}`)
})
test('SB-39.3 the Darkness a space, and never out of the mine', () => {
  const t = midway(0)
  expect(right(t, 'moreDarkness')).toEqual({ ok: true })
  expect(t.state.depth.darkness).toBe(1)
  expect(offered(t)).not.toContain('moreDarkness')
  expect(right(t, 'lessDarkness')).toEqual({ ok: true })
  t.goesOn()
})
test('SB-39.3 a hero goes to a free square next to his own', () => {
  const t = midway(0)
  const to = (at: readonly [number, number]) => `moveHero:${LAWMAN}:${cellOf(boardIn(t), at)}`
  expect(offered(t)).toContain(to([2, 7]))
  expect(offered(t)).not.toContain(to([3, 6])) // somebody stands there
  expect(offered(t)).not.toContain(to([2, 8])) // two away
  expect(right(t, to([2, 7]))).toEqual({ ok: true })
  expect(where(t, t.state.heroes[0]!.at)).toEqual([2, 7])
  t.logged('corrected', [0, 'moveHero', LAWMAN])
})
test('SB-39.3 nobody who is down is helped up by it, and nothing is put right before anybody is in the mine', () => {
  expect(offered(midway(0, 1)).filter((word) => word.includes(BANDIT))).toEqual([])
  expect(Match.start(game, { seats: 1, seed: 1, options: {} }).corrections(0)).toEqual([])
})
test('SB-39.3 all of it can be read in both languages, as a choice and in the log', () => {
  const flaws = flawFinder()
  const words = { en: wordsIn('en', game), fr: wordsIn('fr', game) }
  const t = acting({
    heroes: [{ at: [2, 6], wounds: 1, harm: 1, grit: 1, gold: 9, darkStone: 1 }],
    set: (s) => void (s.depth.darkness = 5),
  }).begin()
  expect(new Set(offered(t).map((word) => word.split(':')[0])).size).toBe(game.corrections.length)
  for (const option of t.match.corrections(0)) {
    const twin = t.match.fork()
    expect(twin.correct(0, option)).toEqual({ ok: true })
    const line = twin.log(0).findLast(({ what }) => what === 'corrected')!
    const said = flaws((lang) => {
      const { kind, text } = words[lang].correction!(option, t.match.view(0), NAMES)
      return [kind, text, words[lang].log(line, NAMES)]
    })
    expect(said).toEqual([])
  }
  const text = (word: string, lang: 'en' | 'fr') =>
    words[lang].correction!(game.words.parse(word), t.match.view(0), NAMES)
  expect(text(`moreGold:${LAWMAN}`, 'en')).toEqual({ kind: 'Amos Tully', text: 'Amos Tully: +5 Gold' })
  expect(text('lessDarkness', 'en').text).toBe('The Darkness one space further from the entrance')
})
test.each([1, 2, 3])('an Adventure with things put right goes on to its end, undone, saved and copied (%i)', (seed) => {
  const { game: own, brains } = brimstone
  const run = { seed, seats: 2, options: { odds: 'even' }, brain: brains['heuristic'] }
  expect(runCheck(own, 'correct', run)).toBeNull()
})
