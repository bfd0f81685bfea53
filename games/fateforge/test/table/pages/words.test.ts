import { expect, test } from 'vitest'
import { en } from '../../../src/table/pages/words.en.ts'
import { fr } from '../../../src/table/pages/words.fr.ts'
import { tell } from '../../../src/table/pages/words.ts'

const FIGURES = { n: 2, of: 9, left: 1, p: 69, aside: 2, health: 7, energy: 5, got: 12 }
const TEXTS = Object.fromEntries(
  ['label', 'name', 'names', 'trait', 'who', 'place', 'item', 'expected'].map((name) => [name, `«${name}»`]),
)
const CHOICES = [
  { state: 'done', how: 'both', face: 'success', counts: 'yes', dir: 'north', rank: 'copper', fell: 'yes' },
  { state: 'ahead', how: 'energy', face: 'blank', counts: 'no', dir: 'west', rank: 'gold', fell: 'no' },
]
test.each(['en', 'fr'] as const)('every message of the pages can be said in %s, with its figures in it', (lang) => {
  for (const key of Object.keys(lang === 'en' ? en : fr) as (keyof typeof en)[])
    for (const choice of CHOICES) {
      const said = tell(lang, key, { ...FIGURES, ...TEXTS, ...choice })
      expect(said).not.toMatch(/[#{}]|undefined/)
      expect(said.length).toBeGreaterThan(0)
    }
})
