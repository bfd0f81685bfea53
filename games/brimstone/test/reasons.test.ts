/** A hint says why, in both languages, with facts that hold at the table. */
import { position } from '@emberhall/bots'
import { type Answer, Fate, Match } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { brimstone, type O, type S } from '../src/index.ts'
import { acting } from './acting.ts'
import type { Scene } from './scene.ts'

afterEach(allDone)

const { game, words } = brimstone
const brain = brimstone.brains['heuristic']!
interface Said {
  readonly question: string
  readonly answer: string
  readonly en: string
  readonly fr: string
}
function hint(match: Match<S, O>, seat = 0): Said & { readonly chosen: Answer } {
  const known = position(match, seat, match.askOf(seat)!, new Fate(seat + 1))
  const chosen = brain(known)
  const why = brimstone.reasons!(known, chosen)
  const told = (lang: Lang): string => why.map((reason) => words[lang].why(reason)).join(' ')
  const answer = [chosen].flat().map((option) => game.words.print(option))
  return { question: known.ask.def.name, answer: answer.join(), chosen, en: told('en'), fr: told('fr') }
}
/** Every hint of an Adventure that goes as the hints say. */
function hintsOf(seats: number, seed: number, options: Partial<O>): Said[] {
  const match = Match.start<S, O>(game, { seats, options, seed })
  const said: Said[] = []
  for (let n = 0; n < 1500 && !match.isOver; n++) {
    const [seat = 0] = match.waiting()
    const now = hint(match, seat)
    said.push(now)
    match.play(seat, now.chosen)
  }
  return said
}
const now = (wanted: Scene): Said => hint(acting(wanted).begin().match)

describe('why a hint', () => {
  test('is said for every question of whole Adventures, in whole sentences', () => {
    const all = [
      ...hintsOf(1, 21, { posse: 2 }),
      ...hintsOf(2, 22, { mode: 'advanced', mission: 'mi-rift' }),
      ...hintsOf(3, 23, { mission: 'mi-powder', odds: 'even' }),
      ...hintsOf(1, 24, { posse: 4, mode: 'advanced', mission: 'mi-threshold' }),
    ]
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThan(18)
    const flawed = all.filter(({ en, fr }) => !/^[\dA-Z“].*\.$/.test(en) || !/^[\dA-ZÉÀ“].*\.$/.test(fr))
    expect(flawed).toEqual([])
    expect(all.filter(({ en, fr }) => /[{}]|undefined|NaN|hint\.|not possible now/.test(en + fr))).toEqual([])
    const plain = all.filter(({ en }) => /^(What it gives|It would cost)/.test(en))
    expect(plain.length / all.length).toBeLessThan(0.05)
  })
  test('counts what an attack does', () => {
    const { answer, en, fr } = now({ heroes: [{ at: [2, 6] }], enemies: [{ type: 'en-spider', at: [3, 6] }] })
    expect(answer).toMatch(/^(melee|shoot|dual)/)
    expect(en).toMatch(/^On average it does [\d.]+ Wounds, more than any other attack from here\.$/)
    expect(fr).toMatch(/^En moyenne cela fait [\d,]+ Blessures/)
  })
  test('gives the odds of a search', () => {
    expect(now({ heroes: [{ at: [2, 6] }] })).toMatchObject({
      answer: 'scavenge:0',
      en: 'Nothing threatens, and three dice show a 6 in 42 of 100 searches.',
    })
  })
})
