/** Every word that the content uses is taken up somewhere in the rules: a card that says what nobody reads does nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { moments } from '../src/content/check/effects.ts'
import { CONTENT } from '../src/content/index.ts'
import { type Effect, SKILLS } from '../src/content/types.ts'

const folder = fileURLToPath(new URL('../src', import.meta.url))
const RULES = ['steps', 'queries', 'effects', 'town']
  .flatMap((part) => readdirSync(`${folder}/${part}`).map((file) => readFileSync(`${folder}/${part}/${file}`, 'utf8')))
  .join('\n')
const isSaid = (before: string, word: string): boolean =>
  new RegExp(`${before}'${word}'`.replaceAll(/[[\]()]/g, (sign) => `\\${sign}`)).test(RULES)

/** What stands under a name anywhere in the content. */
function wordsUnder(name: string, wanted: (holder: Record<string, unknown>) => boolean = () => true): string[] {
  const words = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const holder = value as Record<string, unknown>
    const word = holder[name]
    if (!Array.isArray(value) && typeof word === 'string' && wanted(holder)) words.add(word)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(CONTENT)
  return [...words]
}
const isAbility = (holder: Record<string, unknown>): boolean => 'do' in holder && Array.isArray(holder['do'])

describe('the rules take up', () => {
  it.each(wordsUnder('on', isAbility))('the moment %s', (word) => {
    const ways = [`abilitiesOf(t, \\w+, `, `abilitiesOf(t, \\w+(\\.\\w+)?, `, 'on === ']
    expect(ways.some((way) => isSaid(way, word)) || isSaid('offerAbilities(t, h, ', word)).toBe(true)
  })
  it.each(wordsUnder('do'))('the effect %s', (word) => {
    const bound = moments[word as Effect['do']]
    const isRead = isSaid('case ', word) || isSaid('do === ', word) || isSaid('do !== ', word)
    expect(isRead || (bound ?? []).some((moment) => isSaid('', moment))).toBe(true)
  })
  it.each(wordsUnder('flag'))('the exception %s', (word) => {
    expect(isSaid('', word)).toBe(true)
  })
  it.each(wordsUnder('mod').filter((word) => !(SKILLS as readonly string[]).includes(word)))(
    'the figure %s',
    (word) => {
      expect(isSaid('', word)).toBe(true)
    },
  )
  it.each(wordsUnder('is'))('the condition %s', (word) => {
    expect(isSaid('case ', word)).toBe(true)
  })
  it.each(wordsUnder('procedure'))('the procedure %s', (word) => {
    expect(isSaid('hasProcedure(t, type, ', word)).toBe(true)
  })
  it.each(wordsUnder('roll', isAbility))('rolling again a roll of %s', (word) => {
    expect(isSaid('', word)).toBe(true)
  })
  it.each(wordsUnder('limit', isAbility).filter((word) => word !== 'adventure'))('once per %s', (word) => {
    expect(new RegExp(`renew\\(t, \\[[^\\]]*'${word}'`).test(RULES)).toBe(true)
  })
  it.each(wordsUnder('until', (holder) => 'what' in holder).filter((word) => word !== 'adventure'))(
    'what holds until %s',
    (word) => {
      expect(isSaid('expire(t, ', word)).toBe(true)
    },
  )
  it.each(wordsUnder('foes', (holder) => 'mod' in holder || 'do' in holder))('enemies that are %s', (word) => {
    // All enemies are meant where nothing else is said: on the board, or in the last fight.
    expect(['all', 'finale', 'finaleCard'].includes(word) || isSaid('', word)).toBe(true)
  })
})
