/** No card promises what does not happen: every word the pack uses is taken up somewhere in the rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { walk } from '../src/content/check/walk.ts'
import { CONTENT } from '../src/content/index.ts'

const folder = fileURLToPath(new URL('../src', import.meta.url))
const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(content|text|prose|bot|table|shell|door|study)\//.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

/** A word is taken where it stands in quotation marks, as the name of a handler, or as a field that is read. */
const isTaken = (word: string): boolean =>
  new RegExp(String.raw`'${word}'|\b${word}:|\b${word}\(|\.${word}\b|\{[^}\n]*\b${word}\b[^}\n]*\} = `).test(rules)

it('TG-38.6 every word of the pack has a taker in the rules', () => {
  const used = new Set<string>()
  const add = (family: string, word: string) => used.add(`${family} ${word}`)
  walk(CONTENT, {
    effect: (effect) => {
      add('effect', effect.do)
      if (effect.do === 'move') add('move', effect.to)
      if (effect.do === 'look') add('look', effect.at)
      if ('who' in effect && effect.who) add('who', effect.who)
      if (effect.do === 'attackMod') for (const field of Object.keys(effect)) add('attackMod', field)
    },
    condition: (condition) => add('condition', condition.is),
    cost: (cost) => add('cost', cost.pay),
    power: (power) => {
      add('trigger', power.on)
      for (const field of ['design', 'actions', 'first', 'limit', 'tokens'] as const)
        if (field in power) add('field', field)
    },
    mod: (mod) => {
      add('mod', mod.mod)
      for (const field of ['perPlayer', 'partyFrom', 'limit'] as const) if (field in mod) add('field', field)
    },
    flag: (flag) => add('flag', flag.flag),
  })
  for (const { traits } of CONTENT.encounters.filter((one) => one.kind === 'combat'))
    for (const trait of traits) add('trait', trait)
  for (const { flaw } of CONTENT.characters) add('flaw', flaw.id)
  const untaken = [...used].filter((entry) => !isTaken(entry.split(' ')[1] ?? ''))
  expect(untaken).toEqual([])
})
