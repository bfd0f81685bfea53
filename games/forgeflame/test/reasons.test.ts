/** A hint says why, in both languages, with facts that hold at the table. */
import { position } from '@emberhall/bots'
import { type Answer, Fate, Match } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import type { O, S } from '../src/index.ts'
import { forgeflame } from '../src/index.ts'
import { type Scene, scene } from './scene.ts'

afterEach(allDone)

const { game, words } = forgeflame
const brain = heuristic(game)
interface Said {
  readonly question: string
  readonly answer: string
  readonly en: string
  readonly fr: string
}
function hint(match: Match<S, O>, seat: number): Said & { readonly chosen: Answer } {
  const known = position(match, seat, match.askOf(seat)!, new Fate(seat + 1))
  const chosen = brain(known)
  const why = forgeflame.reasons!(known, chosen)
  const told = (lang: Lang): string => why.map((reason) => words[lang].why(reason)).join(' ')
  const answer = [chosen].flat().map((option) => game.words.print(option))
  return { question: known.ask.def.name, answer: answer.join(), chosen, en: told('en'), fr: told('fr') }
}
/** Every hint of a game that goes as the hints say. */
function hintsOf(seats: number, seed: number): Said[] {
  const options = { recruitment: 'draft', extra: true, expansion: true }
  const match = Match.start<S, O>(game, { seats, options, seed })
  const said: Said[] = []
  for (let n = 0; n < 1500 && !match.isOver; n++) {
    const seat = match.waiting()[0]!
    const now = hint(match, seat)
    said.push(now)
    match.play(seat, now.chosen)
  }
  return said
}
const now = (wanted: Scene, card = 'heavy-tread'): Said => hint(scene({ hands: [[card]], ...wanted }).begin().match, 0)

describe('why a hint', () => {
  test('is said for every question of whole games, in whole sentences', { timeout: 120_000 }, () => {
    const all = [1, 2, 3, 4].flatMap((seats) => hintsOf(seats, 20 + seats))
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThan(18)
    const flawed = all.filter(({ en, fr }) => !/^[\dA-Z“].*\.$/.test(en) || !/^[\dA-ZÉÀ“].*\.$/.test(fr))
    expect(flawed).toEqual([])
    expect(all.filter(({ en, fr }) => /[{}]|undefined|NaN|hint\.|not possible now/.test(en + fr))).toEqual([])
    const plain = all.filter(({ en }) => en.startsWith('What it gives is worth'))
    expect(plain.length / all.length).toBeLessThan(0.05)
  })
  test('names the artifact, its points and the end of the game', () => {
    const rich: Scene = {
      at: { granit: 'E' },
      ore: { granit: ['gold', 'gold', 'gold'] },
      row: ['miner-kings-chalice'],
    }
    expect(now(rich).answer).toMatch(/^forge/)
    expect(now(rich).en).toMatch(/^Miner-King’s Chalice brings \d+ VP\.$/)
    expect(now(rich).fr).toMatch(/rapporte \d+ points\.$/)
    const last = now({ ...rich, forged: [['wyrm-heart', 'black-hammer', 'scarlet-blade'], []] })
    expect(last.en).toMatch(/That ends the game with this round\.$/)
  })
  test('says where a step or a card leads', () => {
    const load: Scene = {
      at: { granit: 'S2' },
      ore: { granit: ['gold', 'gold', 'gold'] },
      row: ['miner-kings-chalice'],
    }
    expect(now(load).answer).toBe('move:E')
    expect(now(load).en).toMatch(/^Granit can forge Miner-King’s Chalice with it, for \d+ VP/)
  })
  test('counts the tokens that may lie there', () => {
    const alone = { at: { granit: 'S8' }, deposits: { S8: 'deposit-II-1' } } as const
    expect(now(alone)).toMatchObject({ answer: 'dig', en: 'Only one token can lie there, and it hides no Kobold.' })
    const deposits = { S8: 'deposit-II-1', S9: 'deposit-II-2', S7: 'deposit-II-5' } as const
    const { en, fr } = now({ ...alone, deposits })
    expect(en).toBe('2 of the 3 tokens that may lie there hide no Kobold.')
    expect(fr).toBe('Sur les 3 jetons qui peuvent s’y trouver, 2 ne cachent pas de kobold.')
  })
  test('gives the odds of a fight', () => {
    const beset = { at: { granit: 'S8' }, lying: { S8: ['draconite', 'draconite'] }, kobolds: ['S8'] } as const
    expect(now(beset, 'hurl').en).toBe('It is won in 60% of the cases.')
    expect(now(beset, 'hurl').fr).toMatch(/dans 60\s%/)
    const many = now({ ...beset, kobolds: ['S8', 'S1', 'S2', 'S6', 'S9'] }, 'hurl')
    expect(many.en).toMatch(/5 of 6 Kobolds are out, and a seventh ends the game\.$/)
  })
})
