import { located, sourcesIn } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { BadDesign, cardsOf, type Design } from '../src/content/make/cards.ts'
import type {
  Character,
  CombatEncounter,
  Content,
  DiplomacyEncounter,
  Effect,
  Location,
  Option,
  Rule,
  SeqCard,
  Verse,
} from '../src/content/types.ts'
import { validateContent } from '../src/content/validate.ts'

const sources = sourcesIn(new URL('../src/content', import.meta.url))
const writing = {
  isFirst: (line: string, id: string) => line.includes(`id: '${id}',`),
  /** An option has a line of its own. */
  lineOf(lines: readonly string[], first: number, field: string): number {
    const option = /^options\[([a-z])\]/.exec(field)?.[1]
    return option ? lines.findIndex((line, i) => i > first && line.includes(`id: '${option}',`)) : first
  },
}
const problems = (content: Content): string[] =>
  validateContent(content).map((message) => located(sources, writing, message))

const changed = <T extends { readonly id: string }>(list: readonly T[], id: string, change: Partial<T>): T[] =>
  list.map((one) => (one.id === id ? { ...one, ...change } : one))
const withLocation = (number: number, change: Partial<Location>): Content => ({
  ...CONTENT,
  locations: changed(CONTENT.locations, `loc-${number}`, change),
})
const withVerse = (id: string, change: Partial<Verse>): Content => ({
  ...CONTENT,
  verses: changed(CONTENT.verses, id, change),
})
const withOption = (id: string, letter: string, change: Partial<Option>): Content => ({
  ...CONTENT,
  verses: CONTENT.verses.map((verse) =>
    verse.id === id ? { ...verse, options: changed(verse.options, letter, change) } : verse,
  ),
})
const withCard = (id: string, change: Partial<SeqCard>): Content => ({
  ...CONTENT,
  cards: changed(CONTENT.cards, id, change),
})
const withCombat = (id: string, change: Partial<CombatEncounter>): Content => ({
  ...CONTENT,
  encounters: CONTENT.encounters.map((one) => (one.id === id && one.kind === 'combat' ? { ...one, ...change } : one)),
})
const withDiplomacy = (id: string, change: Partial<DiplomacyEncounter>): Content => ({
  ...CONTENT,
  encounters: CONTENT.encounters.map((one) =>
    one.id === id && one.kind === 'diplomacy' ? { ...one, ...change } : one,
  ),
})
const withItem = (rule: Rule): Content => ({
  ...CONTENT,
  items: changed(CONTENT.items, 'item-17', { rules: [rule] }),
})

it('finds nothing wrong with the pack', () => {
  expect(problems(CONTENT)).toEqual([])
})

it('tells file and line, to the option', () => {
  const told = problems(withOption('101.1', 'c', { do: [{ do: 'goto', verse: '101.9' }] })).find((text) =>
    text.includes('101.9'),
  )
  const [, file = '', line = '0', message] = /^(.+):(\d+): (101\.1: .+)$/.exec(told ?? '') ?? []
  expect([file, message]).toEqual(['places/p101.ts', '101.1: options[c].do[0]: there is no verse 101.9'])
  expect(sources.find((source) => source.file === file)?.lines[Number(line) - 1]).toContain("id: 'c'")
})

describe('a land that does not hang together', () => {
  it.each<[number, Partial<Location>, string]>([
    [102, { keys: [112, 106, 101, 102] }, 'loc-102: keys: west: points at the card itself'],
    [102, { keys: [112, 106, 101, 199] }, 'loc-102: keys: west: there is no location 199'],
    [102, { keys: [112, 106, 101, 107] }, 'loc-102: keys: west: 107 does not point back'],
    [102, { keys: [0, 106, 101, 0] }, 'loc-112: keys: south: 102 does not point back'],
    [116, { cell: [1, 3] }, 'loc-116: cell: 106 does not lie south of it'],
    [110, { root: 199 }, 'loc-110: root: there is no location 199'],
    [110, { cell: [1, -2] }, 'loc-110: cell: is not that of 108'],
    [106, { symbols: [] }, 'loc-106: menhir: symbol and section do not agree'],
    [104, { symbols: [] }, 'loc-104: dream: symbol and text do not agree'],
    [103, { immediate: [] }, 'loc-103: immediate: a hostile community brings an encounter'],
    [101, { verse: '101.7' }, 'loc-101: verse: there is no verse 101.7'],
  ])('TG-38.1 %i %j', (number, change, problem) => {
    expect(validateContent(withLocation(number, change))).toContain(problem)
  })
  it('TG-38.1 names places that no set of menhirs reaches', () => {
    const dark = CONTENT.locations.map((place) =>
      place.number === 101 ? place : { ...place, symbols: place.symbols.filter((symbol) => symbol !== 'menhir') },
    )
    const lost = validateContent({ ...CONTENT, locations: dark }).filter((text) => text.includes('no way leads here'))
    // 101’s menhir covers 101–109, and 110 and 117 in their place (21.2).
    expect(lost.map((text) => text.slice(0, 7))).toEqual([
      'loc-111',
      'loc-112',
      'loc-113',
      'loc-114',
      'loc-115',
      'loc-116',
    ])
  })
})

describe('a map that came with a letter', () => {
  const drawn = (map: Character['map']): string[] =>
    validateContent({ ...CONTENT, characters: changed(CONTENT.characters, 'beor', { map }) })
  it.each<[Character['map'], string]>([
    [{ marks: [101, 199], wrong: { place: 101, drawn: 'east', of: 104 } }, 'beor: map: there is no location 199'],
    [{ marks: [101], wrong: { place: 113, drawn: 'south', of: 104 } }, 'beor: map: 113 is wrong on it and not marked'],
    [{ marks: [101, 104], wrong: { place: 104, drawn: 'east', of: 101 } }, 'beor: map: 104 does lie east of 101'],
  ])('TG-3.11 %j', (map, problem) => expect(drawn(map)).toContain(problem))
})

it('TG-38.2 finds every table of the pack without hole or overlap', () => {
  const gapped = withCombat('GN1', {
    table: [
      { min: 0, max: 0, do: [] },
      { min: 2, max: null, do: [] },
    ],
  })
  expect(validateContent(gapped)).toEqual(['GN1: table[1]: begins at 2, the table goes on at 1'])
})

describe('a combat table with a hole', () => {
  it.each<[CombatEncounter['table'], string]>([
    [[], 'table: is empty'],
    [[{ min: 1, max: null, do: [] }], 'table[0]: begins at 1, the table goes on at 0'],
    [
      [
        { min: 0, max: 1, do: [] },
        { min: 1, max: null, do: [] },
      ],
      'table[1]: begins at 1, the table goes on at 2',
    ],
    [[{ min: 0, max: 4, do: [] }], 'table[0]: only the last row is open, and the last row is'],
    [
      [
        { min: 0, max: 4, do: [] },
        { min: 5, max: null, do: [] },
      ],
      'table[1]: begins at 5, where the party has won',
    ],
  ])('TG-38.2 %j', (table, problem) => {
    expect(problems(withCombat('GY2', { table }))).toEqual([
      expect.stringMatching(
        new RegExp(`^encounters/grey.ts:\\d+: GY2: ${problem.replaceAll(/[[\]]/g, String.raw`\$&`)}$`),
      ),
    ])
  })
})

describe('a card or encounter that cannot be laid', () => {
  it.each<[Partial<SeqCard>, string]>([
    [{ left: { r1: { b: 'attrBonus' } } }, 'left.r1: attrBonus has no place on a combat card'],
    [{ right: { free: { k: 'magic' } } }, 'right.free: the free row holds the free key alone'],
    [{ right: { free: { k: 'free' }, r1: { k: 'magic' } } }, 'right.r1: a magic key lies in the magic row'],
    [
      { abilities: [{ on: 'charge', cost: [{ pay: 'charges', n: 1 }], do: [{ do: 'draw', n: 1 }] }] },
      'abilities: there is no way to gain charges',
    ],
    [{ abilities: [{ on: 'placement', do: [{ do: 'affinity', n: 1 }] }] }, '[0].do[0]: affinity makes no sense here'],
    [
      { abilities: [{ on: 'placement', do: [{ do: 'cancelDamage', n: 1 }] }] },
      '[0].do[0]: cancelDamage answers damage or opportunity or charge, nothing else',
    ],
    [{ abilities: [{ on: 'placement', do: [] }] }, '[0].do: does nothing'],
  ])('TG-38.3 %j', (change, problem) => {
    expect(validateContent(withCard('C-B-01', change))).toContain(`attack: ${problem}`)
  })
  it('TG-38.3 asks for a free key or a script', () => {
    expect(validateContent(withCombat('GN1', { keys: {} }))).toContain(
      'GN1: script: a card has open keys or a script, never both',
    )
    expect(validateContent(withDiplomacy('BL4', { keys: { magic: { k: 'magic' } } }))).toContain(
      'BL4: keys: has no free key',
    )
    expect(validateContent(withDiplomacy('BL4', { stages: [] }))).toContain('BL4: stages: are not numbered from 1')
  })
  it('TG-38.3 does not even make a design in another notation', () => {
    const design: Design = { id: 'x', name: { en: 'X', fr: 'X' }, copies: 1, left: 'm1 - - - -', right: 'X - - - F' }
    const made = (change: Partial<Design>) => () =>
      cardsOf([{ ...design, ...change }], { kind: 'combat', colour: 'B', keys: CONTENT.colourKeys.B, first: 1 })
    for (const change of [{ left: 'm1 -' }, { left: 'q1 - - - -' }, { right: 'X - - - -' }, { right: 'W - - - F' }])
      expect(made(change)).toThrow(BadDesign)
    expect(made({})).not.toThrow()
  })
})

it('TG-38.4 counts fifteen starters and twenty-five pool cards of each kind', () => {
  expect(validateContent(withCard('C-V-01', { copies: 2 }))).toEqual([
    'ailei: combat cards: starters are not numbered 1 to 15, each once',
  ])
  const cards = CONTENT.cards.filter(({ id }) => id !== 'D-Béor-15')
  expect(validateContent({ ...CONTENT, cards })).toEqual([
    'beor: diplomacy cards: advanced cards are not numbered 1 to 15, each once',
  ])
})

describe('something that is named and not there', () => {
  it.each<[Effect, string]>([
    [{ do: 'gainSecret', secret: 13 }, 'there is no secret 13'],
    [{ do: 'gainItem', of: { item: 99 } }, 'there is no item 99'],
    [{ do: 'encounter', of: 'GN44' }, 'there is no encounter GN44'],
    [{ do: 'placeGuardian', guardian: 'GN1', location: 112 }, 'GN1 is no guardian'],
    [{ do: 'status', status: 'red-door', part: 1 }, 'red-door has no parts'],
    [{ do: 'status', status: 'pathfinder', part: 9 }, 'pathfinder has parts 1 to 8'],
    [{ do: 'status', status: 'pathfinder' }, 'pathfinder has parts 1 to 8'],
    [{ do: 'replaceLocation', from: 104, to: 190 }, 'there is no location 190'],
    [{ do: 'dial', of: 'secret-1', by: -1 }, 'secret-1 has no dial'],
    [{ do: 'quest', quest: 'part-1.2', result: 'success' }, 'part-1.2 has no quest'],
    [{ do: 'pullUp', part: 'part-7.1' }, 'there is no part-7.1'],
    [{ do: 'gain', res: 'food', n: 0 }, 'gain of 0'],
    [{ do: 'roll', table: [{ from: 3, to: 7, do: [] }] }, '3–7 does not fit the die or the row before'],
    [{ do: 'choose', of: [{ do: [] }] }, 'offers fewer than two'],
    [{ do: 'damage', n: 1 }, 'damage makes no sense here'],
  ])('TG-38.5 %j', (effect, problem) => {
    const [first, ...more] = CONTENT.verses.find(({ id }) => id === '101.4')?.enter ?? []
    expect(validateContent(withVerse('101.4', { enter: [effect, ...(first ? [first] : []), ...more] }))).toContain(
      `101.4: enter[0]: ${problem}`,
    )
  })
  it('TG-38.5 names a verse without a way in, one without a way out, and a status nobody checks or reads', () => {
    expect(validateContent(withOption('101.1', 'd', { do: [] }))).toContain('101.4: id: no verse leads here')
    const two = CONTENT.verses.find(({ id }) => id === '109.2')
    expect(validateContent(withVerse('109.2', { options: two?.options.slice(0, 2) ?? [] }))).toContain(
      '109.2: options: may not be left',
    )
    expect(validateContent(withVerse('115.2', { enter: [] }))).toContain('pathfinder: parts: 7 is never checked')
    const blind = CONTENT.dreams.map((dream) =>
      dream.id === 'dream-109' ? { ...dream, enter: [], options: [] } : dream,
    )
    expect(validateContent({ ...CONTENT, dreams: blind })).toContain('bells-answered: parts: nothing asks for it')
    expect(validateContent(withOption('117.1', 'b', { do: [] }))).toContain('secret-4: number: nobody can gain it')
  })
  it('TG-38.5 names what is called twice, or not at all in one language', () => {
    const items = changed(CONTENT.items, 'item-2', { name: { en: 'Cudgel', fr: '' } })
    expect(problems({ ...CONTENT, items })).toEqual([
      expect.stringMatching(/^items\/weapons\.ts:\d+: item-2: name\.fr: is empty$/),
      expect.stringMatching(/^items\/weapons\.ts:\d+: item-2: name\.en: “Cudgel” is used already$/),
    ])
  })
  it.each<[Rule, string]>([
    [{ on: 'dusk', do: [{ do: 'lessTerror', n: 1 }] }, 'rules[0].do[0]: lessTerror answers terror, nothing else'],
    [{ on: 'dawn', do: [] }, 'rules[0].do: does nothing'],
    [{ on: 'dawn', do: [{ do: 'goto', verse: '101.1' }] }, 'rules[0].do[0]: goto makes no sense here'],
  ])('TG-38.5 %j', (rule, problem) => {
    expect(validateContent(withItem(rule))).toEqual([`item-17: ${problem}`])
  })
})
