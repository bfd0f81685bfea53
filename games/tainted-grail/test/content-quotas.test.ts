import { describe, expect, it } from 'vitest'
import { walk } from '../src/content/check/walk.ts'
import { CONTENT } from '../src/content/index.ts'
import { COLOURS, type Encounter, KEYWORDS, type SeqCard, SYMBOLS, TRAITS } from '../src/content/types.ts'

const C = CONTENT
const count = <T>(list: readonly T[], of: (one: T) => boolean): number => list.filter(of).length
const copies = (of: (card: SeqCard) => boolean): number => C.cards.filter(of).reduce((n, card) => n + card.copies, 0)

describe('the first chapter has what its quotas ask (21.1)', () => {
  it('TG-38.6 in every list', () => {
    const lists = { locations: 17, verses: 52, dreams: 10, items: 24, secrets: 13, skills: 24, statuses: 12 } as const
    for (const [name, n] of Object.entries(lists))
      expect([name, C[name as keyof typeof lists].length]).toEqual([name, n])
    expect(COLOURS.map((colour) => count(C.encounters, (one) => one.colour === colour))).toEqual([9, 9, 8, 9])
    expect([C.storyEvents.length, C.randomEvents.length, C.characters.length]).toEqual([9, 10, 4])
    expect([copies((card) => card.starter), copies((card) => !card.starter)]).toEqual([120, 200])
  })
  it('TG-38.6 places: every symbol, six menhirs, five to dream in, costs in all three tracks', () => {
    for (const symbol of SYMBOLS) expect(C.locations.some(({ symbols }) => symbols.includes(symbol))).toBe(true)
    expect(count(C.locations, ({ menhir }) => menhir !== undefined)).toBe(6)
    expect(count(C.locations, ({ dream }) => dream !== undefined)).toBe(5)
    expect(count(C.locations, ({ root }) => root !== undefined)).toBe(2)
    const paid = new Set(
      C.locations.flatMap(({ actions }) => actions.flatMap(({ cost }) => cost.map(({ pay }) => pay))),
    )
    for (const track of ['energy', 'health', 'terror'] as const) expect(paid).toContain(track)
    expect(C.locations.flatMap(({ actions }) => actions).some(({ oncePerDay }) => oncePerDay)).toBe(true)
  })
  it('TG-38.6 combat: every trait, retreat, a guardian and a scripted card a colour', () => {
    const fights = C.encounters.filter((one) => one.kind === 'combat')
    for (const trait of TRAITS) expect(fights.some(({ traits }) => traits.includes(trait))).toBe(true)
    for (const colour of ['green', 'grey', 'purple'] as const) {
      const deck = fights.filter((one) => one.colour === colour)
      expect(count(deck, ({ traits }) => traits.includes('guardian'))).toBe(1)
      expect(count(deck, ({ script }) => script !== undefined)).toBe(1)
    }
    expect(fights.some(({ table }) => table.some((row) => row.do.some((effect) => effect.do === 'retreat')))).toBe(true)
  })
  it('TG-38.6 diplomacy: one, two and three stages, a choice of stage, three ways to avoid', () => {
    const talks = C.encounters.filter((one) => one.kind === 'diplomacy')
    const stages = (one: Extract<Encounter, { kind: 'diplomacy' }>) => new Set(one.stages.map(({ no }) => no)).size
    for (const n of [1, 2, 3]) expect(talks.some((one) => stages(one) === n)).toBe(true)
    expect(talks.some((one) => one.stages.length > stages(one))).toBe(true)
    const ways = JSON.stringify(talks.map(({ avoid }) => avoid))
    for (const way of ['"reputation"', '"caution"', '"pay":"food"']) expect(ways).toContain(way)
  })
  it('TG-37.1 decks of each colour', () => {
    const sizes = COLOURS.map((colour) => {
      const [d1, d2] = [1, 2].map((d) => count(C.encounters, (one) => one.colour === colour && one.difficulty === d))
      return C.setup.decks.map((rule) => {
        const [all = 0, other = 0] = rule.all === 1 ? [d1, d2] : [d2, d1]
        return all + ('more' in rule ? rule.more : other - rule.less)
      })
    })
    expect(sizes).toEqual([
      [9, 8, 7, 6],
      [8, 8, 7, 6],
      [7, 7, 6, 5],
      [8, 8, 7, 6],
    ])
  })
  it('TG-38.6 items: three of each keyword, eight craft, four to flip; secrets of every sort', () => {
    for (const keyword of KEYWORDS) expect(count(C.items, (item) => item.keyword === keyword)).toBeGreaterThanOrEqual(3)
    expect(count(C.items, ({ craft }) => craft)).toBeGreaterThanOrEqual(8)
    const flips = count(C.items, ({ rules }) => JSON.stringify(rules).includes('"flip"'))
    expect(flips).toBeGreaterThanOrEqual(4)
    const sorts = [
      count(C.secrets, ({ personal }) => personal === true),
      count(C.secrets, ({ global }) => global === true),
      count(C.secrets, ({ keyword }) => keyword !== undefined),
      count(C.secrets, ({ quest }) => quest !== undefined),
      count(C.secrets, ({ dial }) => dial?.token === 'time'),
      count(C.secrets, ({ dial }) => dial?.token === 'quest'),
    ]
    expect(sorts).toEqual([6, 2, 2, 1, 1, 1])
  })
  it('TG-38.6 skills: two cards an attribute, two sides a card', () => {
    expect(new Set(C.skills.map(({ card, side }) => `${card}${side}`)).size).toBe(24)
    for (const { card, attr } of C.skills)
      expect(C.skills.filter((one) => one.card === card).every((one) => one.attr === attr)).toBe(true)
  })
  it('TG-38.6 statuses: four with parts; five quests; a vote, a chapter end', () => {
    expect(count(C.statuses, ({ parts }) => parts > 0)).toBe(4)
    expect(count(C.storyEvents, ({ quest }) => quest !== undefined)).toBe(5)
    const said = new Set<string>()
    walk(C.storyEvents, { effect: (effect) => said.add(effect.do) })
    for (const word of ['vote', 'pullUp', 'quest', 'chapterEnd', 'replaceLocation']) expect(said).toContain(word)
  })
  it('TG-38.6 cards: every bonus, ability, multiplier and level', () => {
    const text = JSON.stringify(C.cards)
    const words = ['marker', 'affinity', 'attrBonus', 'draw', 'chain', 'drop'].map((b) => `"b":"${b}"`)
    const triggers = ['placement', 'delayed', 'enemyStep', 'charge', 'dropped', 'static'].map((on) => `"on":"${on}"`)
    for (const word of [...words, ...triggers, '"mult":2', '"mult":3', '"cancel":true', '"level":2', '"tokens":2'])
      expect(text).toContain(word)
    const starters = JSON.stringify(C.cards.filter(({ starter }) => starter))
    expect(starters).not.toContain('"b":"drop"')
    expect(starters).not.toContain('"level":2')
  })
})

it('22.7 the two cards written out are the cards of the pack', () => {
  const defence = C.cards.find(({ id }) => id === 'C-B-04')
  expect(defence).toMatchObject({
    kind: 'combat',
    starter: true,
    passive: false,
    left: { magic: { b: 'chain' } },
    right: {
      r1: { k: 'attr', attr: 'aggression', level: 1 },
      r3: { k: 'attr', attr: 'practicality', level: 1 },
      magic: { k: 'magic' },
      free: { k: 'free', mod: { mult: 2 } },
    },
  })
  const humour = C.cards.find(({ id }) => id === 'D-G-05')
  expect(humour).toMatchObject({
    name: { en: 'Black Humour', fr: 'Humour Noir' },
    passive: true,
    left: { r1: { b: 'draw', n: 1 }, magic: { b: 'chain' } },
    right: { r2: { k: 'attr', attr: 'caution', level: 1 }, magic: { k: 'magic' }, free: { mod: { cancel: true } } },
  })
})
