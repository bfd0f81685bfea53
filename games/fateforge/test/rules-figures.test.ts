/** What the rule books print of heroes, dice and our own content is what the game is played with. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RuleText } from '@emberhall/speech'
import { readBooks, rulesOf } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { DICE, type Die, GEM_VALUES } from '../src/content/types.ts'
import { CONTENT } from '../src/index.ts'
import { ACTIVE_SKILLS, CORRUPTION_LIMIT, DICE_A_ROUND } from '../src/parts.ts'
import { WEAK_POINT } from '../src/steps/foes.ts'
import { EVERY_RULE } from '../src/steps/unlocks.ts'
import { say } from '../src/text/phrases.ts'
import { nameOf } from '../src/text/things.ts'

const books = readBooks(fileURLToPath(new URL('..', import.meta.url)))
const reference = readFileSync(new URL('../rules/reference.md', import.meta.url), 'utf8')
const { heroes, faces, boss, rests, rewards, locations, corruption, fears, traps, allies } = CONTENT
const [cleansing] = locations.flatMap(({ services }) =>
  services.flatMap((one) => (one.does === 'cleanse' ? one.gold : [])),
)

/** Figures that content decides. */
const FIGURES: Readonly<Record<string, readonly number[]>> = {
  'FG-3.1': [1, EVERY_RULE.length],
  'FG-3.5': [EVERY_RULE.length],
  'FG-3.6': [EVERY_RULE.length],
  'FG-14.1': [ACTIVE_SKILLS],
  'FG-23.2': [DICE_A_ROUND],
  'FG-37.2': [CORRUPTION_LIMIT],
  'FG-38.4': [CORRUPTION_LIMIT],
  'FG-43.3': GEM_VALUES,
  'FG-U8.2': [allies[0]!.dice.length],
  'FG-C3.1': [boss.resistance[0], boss.resistance[1], boss.armor[1]],
  'FG-C3.7': [WEAK_POINT],
  'FG-C4.1': [...rests.map(({ time }) => time), 0],
  'FG-C4.2': [rests[0]!.stallLimit],
  'FG-C4.4': [cleansing!],
  'FG-C5.4': [corruption.length, fears.length, traps.length],
}
/** Ids of rules and rulings and names of rests are no figures. */
const NAMES = /\b(FG-[\w.]+|A-\d+|R\d)/g
const figuresIn = (text: string): number[] => [...text.replace(NAMES, '').matchAll(/\d+/g)].map(Number)

const ruleIn = (lang: 'en' | 'fr', id: string): RuleText => rulesOf(books[lang]).find((rule) => rule.id === id)!

test.each(Object.entries(FIGURES))('the figures of %s', (id, figures) => {
  const said = (['en', 'fr'] as const).map((lang) => {
    const { title, text, notes } = ruleIn(lang, id)
    return figuresIn([title, text, ...notes.map((note) => note.text)].join(' '))
  })
  expect(said.flat().length).toBeGreaterThan(0)
  for (const found of said) expect(figures).toEqual(expect.arrayContaining(found))
})
test.each([
  ['en', /At (\d+)/g],
  ['fr', /À (\d+)/g],
] as const)('FG-C6.1 rewards come at these points, %s', (lang, points) => {
  const named = [...ruleIn(lang, 'FG-C6.1').text.matchAll(points)].map(([, at]) => Number(at))
  expect(named).toEqual(rewards.map(({ at }) => at))
})

/** The cells of the rows of the table under a heading. */
function table(head: string): string[][] {
  const lines = reference.slice(reference.indexOf(head)).split('\n')
  const rows = lines.slice(2, lines.indexOf(''))
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}
describe('the reference tables', () => {
  test('FG-10.1 heroes', () => {
    const dice = (own: readonly Die[]) =>
      DICE.map((die) => [own.filter((one) => one === die).length, die] as const)
        .filter(([n]) => n > 0)
        .map(([n, die]) => `${n} ${die}`)
        .toSorted()
    const printed = heroes.map(({ id, health, energy, trait, dice: own }) => [
      nameOf('hero', id, 'en'),
      nameOf('hero', id, 'fr'),
      String(health),
      String(energy),
      nameOf('trait', trait, 'en'),
      dice(own),
    ])
    const listed = table('| Hero | French |').map(([en, fr, health, energy, trait, own]) => [
      en,
      fr,
      health,
      energy,
      trait,
      own!.split(', ').toSorted(),
    ])
    expect(listed).toEqual(printed)
  })
  test('FG-11.1 dice', () => {
    const listed = table('| Die | Faces |').slice(0, DICE.length)
    expect(listed.map(([, shown]) => shown)).toEqual(
      DICE.map((die) => faces[die].map((icon) => say('en', `icon.${icon}`)).join(', ')),
    )
  })
})
