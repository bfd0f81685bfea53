/** A hint says why, in both languages, with facts that hold at the table. */
import { position } from '@emberhall/bots'
import { type Answer, type Ask, Fate, Match } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { allDone, flawFinder } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import { reasons } from '../src/bot/reasons.ts'
import { fateforge, type FateforgeGame, type O, type S } from '../src/index.ts'
import { acting, enemiesAct, preparing } from './acting.ts'
import { resting } from './outside.ts'
import { namesFor, type Table } from './told.ts'

afterEach(allDone)

interface Said {
  readonly question: string
  readonly chosen: Answer
  readonly label: string
  readonly en: string
  readonly fr: string
}
function hint(match: Table, seat = match.waiting()[0]!): Said {
  const game = match.game as FateforgeGame
  const known = position(match, seat, match.askOf(seat)!, new Fate(seat + 1))
  const chosen = heuristic(game)(known)
  const why = reasons(game)(known, chosen)
  const told = (lang: Lang): string => why.map((reason) => fateforge.words[lang].why(reason)).join(' ')
  const label = [chosen]
    .flat()
    .map((option) => fateforge.words.en.option(option, known.ask, known.view(), namesFor(match.seats)))
  return { question: known.ask.def.name, chosen, label: label.join(), en: told('en'), fr: told('fr') }
}
/** Whoever is ready only waits for the others. */
const isChoice = ({ kind, options }: Ask): boolean => kind !== 'one' || options.length > 1
/** Every hint of a game that goes as the hints say. */
function hintsOf(seats: number, seed: number, options: Record<string, unknown>): Said[] {
  const match = Match.start<S, O>(fateforge.game, { seats, options: { consensus: 'leader', ...options }, seed })
  const said: Said[] = []
  for (let n = 0; n < 3000 && !match.isOver; n++) {
    const seat = match.waiting().at(-1)!
    const now = hint(match, seat)
    if (isChoice(match.askOf(seat)!) && !now.label.startsWith('Wait')) said.push(now)
    match.play(seat, now.chosen)
  }
  return said
}
const all = [
  ...hintsOf(2, 3, { play: 'training', training: 'c1', heroes: ['lord', 'sylvan-guard'] }),
  ...hintsOf(3, 4, { play: 'training', training: 'c5', heroes: ['rogue', 'shaman', 'mercenary'] }),
  ...hintsOf(1, 5, { play: 'campaign', until: 'end', heroes: ['rogue', 'mercenary'] }),
  ...hintsOf(4, 6, { play: 'campaign', until: 'end', heroes: ['rogue', 'lord', 'sylvan-guard', 'shaman'] }),
]
const asked = (...questions: string[]): Said[] => all.filter(({ question }) => questions.includes(question))
const shareOf = (said: readonly Said[]): number => said.filter(({ en }) => en !== '').length / said.length

const flaws = flawFinder([/[{}#_]|\(\)|undefined|NaN|hint\.|not possible now/], [/(?<!\p{L})(?:de|à) les? \p{Lu}/u])

describe('why a hint', () => {
  test('is said for most questions of fights and stories', () => {
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThan(20)
    expect(shareOf(all)).toBeGreaterThan(0.8)
    const often = ['turn', 'prepare', 'prevent', 'shop', 'camp', 'rest', 'tester']
    expect(often.filter((question) => shareOf(asked(question)) < 0.7)).toEqual([])
    for (const { en, fr } of all) expect(en === '').toBe(fr === '')
  })
  test('reads well in both languages', () => {
    const told = all.filter(({ en }) => en !== '')
    expect(told.filter(({ en }) => !/^[\dA-Z].*\.$/.test(en))).toEqual([])
    expect(told.filter(({ fr }) => !/^[\dA-ZÉÀ«].*\.$/.test(fr))).toEqual([])
    expect(flaws((lang) => told.map((said) => said[lang]))).toEqual([])
  })
  test('names the enemy that is struck or shot at', () => {
    const attacks = asked('turn').filter(({ label }) => /^(Strike|Shoot) /.test(label))
    expect(attacks.length).toBeGreaterThan(100)
    for (const { label, en } of attacks) {
      const foe = /^(?:Strike|Shoot) (.+?) with /.exec(label)![1]!
      expect(en).toMatch(new RegExp(`^It (fells|does \\d of the \\d+ damage that) .*${foe}\\b`))
    }
  })
  test('names the skill or item that is bought, and who is healed', () => {
    const learned = asked('shop').filter(({ label }) => label.startsWith('Learn '))
    expect(learned.length).toBeGreaterThan(0)
    for (const { label, en } of learned) {
      const [, card, gold] = /^Learn (.+?) for (\d+) gold/.exec(label)!
      expect(en).toBe(`${card} is worth its ${gold} gold.`)
    }
    const healed = asked('shop').filter(({ label }) => label.includes('2 Health for the '))
    for (const { label, en } of healed) expect(en).toContain(`The ${/ for the (.+)$/.exec(label)![1]!} lacks `)
  })
})

describe('the reason', () => {
  const far = { at: 'd3' } as const
  const struck = (enemy: string, pool: string[]) =>
    hint(acting({ heroes: { mercenary: { pool }, shaman: far }, enemies: [{ enemy, at: 'a1' }] }).match)

  test('counts what an attack takes, and what can follow', () => {
    expect(struck('guard-dog', ['strike.red']).en).toBe('It fells Guard Dog 1.')
    expect(struck('recruit', ['strike.red', 'strike.yellow'])).toMatchObject({
      en: 'It does 1 of the 2 damage that Recruit 1 can still take. With what follows, Recruit 1 can fall this turn.',
      fr: 'Recrue 1 peut encore subir 2 dégâts\u00a0; en voici 1. Avec la suite, Recrue 1 peut tomber ce tour-ci.',
    })
  })
  test('tells who is down before somebody helps', () => {
    const heroes = { mercenary: { pool: ['focus.yellow', 'move.yellow'] }, shaman: { health: 0 } } as const
    expect(hint(acting({ heroes }).match)).toMatchObject({ en: 'The Shaman is down.', fr: 'La Chamane est à terre.' })
  })
  test('counts the enemies that are near, and the faces that help', () => {
    const enemies = [{ enemy: 'recruit', at: 'a1' } as const, { enemy: 'guard-dog', at: 'd3' } as const]
    expect(hint(preparing({ enemies }).match).en).toMatch(/^Enemies within 1 zone: 1\. \d+ of 24 faces: attack\.$/)
  })
  test('compares what heroes can take', () => {
    const heroes = { mercenary: { health: 3 }, shaman: { health: 5 } } as const
    const t = enemiesAct({ heroes, enemies: [{ enemy: 'recruit', at: 'a1' }] }).begin()
    expect(t.match.askOf(t.match.waiting()[0]!)!.def.name).toBe('enemyTarget')
    expect(hint(t.match).en).toBe('The Shaman can take the most: 5 damage.')
  })
  test('adds up what a rest has to heal', () => {
    const t = resting({ heroes: { mercenary: { health: 2 }, shaman: {} } }, { gold: 6, time: 4 }).begin()
    const lost = t.state.heroes[0]!.healthSpent
    expect(hint(t.match)).toMatchObject({
      en: `The heroes lack ${lost} Health in all.`,
      fr: `Il manque ${lost} Santé en tout aux héros.`,
    })
  })
})
