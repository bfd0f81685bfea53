import { expect, test } from 'vitest'
import { en } from '../../src/table/words.en.ts'
import { fr } from '../../src/table/words.fr.ts'
import { tell } from '../../src/table/words.ts'

/** Every placeholder of a message, filled with something that fits it. */
const VALUES = {
  n: 2,
  of: 9,
  turn: 2,
  total: 7,
  artifacts: 1,
  collections: 1,
  ores: 1,
  treasures: 2,
  hidden: 2,
  hand: 3,
  turns: 2,
  have: 1,
  need: 3,
  got: 4,
}
const NAMES = [
  'site',
  'by',
  'a',
  'b',
  'adv',
  'who',
  'names',
  'at',
  'ore',
  'p',
  'one',
  'two',
  'three',
  'name',
  'title',
  'card',
  'due',
]
const TEXTS = Object.fromEntries(NAMES.map((name) => [name, `«${name}»`]))
const CHOICES = [
  { lit: 'yes', state: 'full', solo: 'yes', left: 'yes', plural: 'yes', side: 'left', luck: 'luckGood' },
  { lit: 'no', state: 'used', solo: 'no', left: 'no', plural: 'no', side: 'right', luck: 'luckBad' },
]
test.each(['en', 'fr'] as const)('every message of the table can be said in %s, with its figures in it', (lang) => {
  const messages = lang === 'en' ? en : fr
  for (const key of Object.keys(messages) as (keyof typeof en)[])
    for (const choice of CHOICES)
      for (const one of ['yes', 'no'] as const) {
        const said = tell(lang, key, { ...VALUES, ...TEXTS, ...choice, one })
        expect(said).not.toMatch(/[#{}]|undefined/)
        expect(said.length).toBeGreaterThan(0)
      }
})
