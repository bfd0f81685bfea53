import { expect, test } from 'vitest'
import { en } from '../../../src/table/fight/words.en.ts'
import { fr } from '../../../src/table/fight/words.fr.ts'
import { tell } from '../../../src/table/fight/words.ts'

/** Every placeholder of a message, filled with something that fits it. */
const FIGURES = { n: 2, of: 9, have: 1, need: 3, left: 2, armor: 1, parry: 1, harm: 1 }
const NAMES = [
  'zone',
  'to',
  'who',
  'name',
  'what',
  'does',
  'icon',
  'die',
  'action',
  'letter',
  'colours',
  'skill',
  'zones',
  'slots',
]
const TEXTS = Object.fromEntries(NAMES.map((name) => [name, `«${name}»`]))
const CHOICES = [
  { hard: 'yes', state: 'yes', covered: 'yes', more: 'yes', defended: 'yes', stance: 'guard', end: 'falls' },
  { hard: 'no', state: 'no', covered: 'no', more: 'no', defended: 'no', stance: 'assault', end: 'out' },
]
test.each(['en', 'fr'] as const)('every message of the fight can be said in %s, with its figures in it', (lang) => {
  const messages = lang === 'en' ? en : fr
  for (const key of Object.keys(messages) as (keyof typeof en)[])
    for (const choice of CHOICES) {
      const said = tell(lang, key, { ...FIGURES, ...TEXTS, ...choice })
      expect(said).not.toMatch(/[#{}]|undefined/)
      expect(said.length).toBeGreaterThan(0)
    }
})
