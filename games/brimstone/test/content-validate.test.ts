import { located, sourcesIn } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import type { Content, Effect, Trait, Tile } from '../src/content/types.ts'
import { validateContent } from '../src/content/validate.ts'

const sources = sourcesIn(new URL('../src/content', import.meta.url))
const writing = {
  isFirst: (line: string, id: string) => line.includes(`'${id}',`) && /\bid: |^\s+'/.test(line),
  /** A row of a tile has a line of its own. */
  lineOf(lines: readonly string[], first: number, field: string): number {
    const row = /^rows\[(\d+)\]$/.exec(field)?.[1]
    if (row === undefined) return first
    return lines.findIndex((line, i) => i > first && line.includes('rows: [')) + 1 + Number(row)
  },
}
const problems = (content: Content): string[] =>
  validateContent(content).map((message) => located(sources, writing, message))

function withTile(id: string, change: Partial<Tile>): Content {
  return { ...CONTENT, tiles: CONTENT.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)) }
}
function withCard(effects: readonly Effect[]): Content {
  return { ...CONTENT, dread: CONTENT.dread.map((card, i) => (i === 0 ? { ...card, do: effects } : card)) }
}
function withRule(rule: Trait): Content {
  return { ...CONTENT, items: CONTENT.items.map((item) => (item.id === 'pi-ring' ? { ...item, rules: [rule] } : item)) }
}

it('finds nothing wrong with the pack', () => {
  expect(problems(CONTENT)).toEqual([])
})

describe('SB-37.6 a tile that cannot be laid', () => {
  it('is told with file and line, to the row', () => {
    const rows = ['......', '......', '......', '.....', '......']
    expect(problems(withTile('m-crosscut', { rows }))).toEqual([
      expect.stringMatching(/^mine\/rooms\.ts:\d+: m-crosscut: rows\[3\]: is 5 cells wide, the first is 6$/),
    ])
    const line = Number(/:(\d+):/.exec(problems(withTile('m-crosscut', { rows }))[0] ?? '')?.[1])
    const written = sources.find(({ file }) => file === 'mine/rooms.ts')?.lines ?? []
    expect(written[line - 4]).toContain("'......', //")
  })
  it.each<[string, Partial<Tile>, string]>([
    ['m-drift', { rows: ['..', '..', '..'] }, 'rows: 6 floor cells, a passage needs 8'],
    ['m-drift', { rows: ['..', '..', '##', '..', '..'] }, 'rows: the floor is in more than one piece'],
    ['m-drift', { rows: ['..', '..', '..', '.x'] }, 'rows[3]: has no meaning for “x”'],
    ['m-drift', { rows: ['..', '..', '..', '..', '.#'] }, 'entrance: S@0 does not open on two floor cells'],
    ['m-drift', { exits: [{ at: 'N@1', faces: [] }] }, 'exits[0].at: N@1 does not open on two floor cells'],
    ['m-drift', { exits: [{ at: 'S@0', faces: [] }] }, 'exits[0].at: S@0 lies on another connector'],
    ['m-drift', { exits: [] }, 'exits: leads nowhere'],
    ['m-drift', { entrance: null }, 'entrance: only the Mine Entrance has none'],
    ['m-gallery', { exits: [{ at: 'W@1', faces: [1, 2, 3, 4, 5] }] }, 'exits: face 6 opens 0 exits'],
    ['m-gallery', { encounter: 'enc-spring' }, 'encounter: enc-spring is not of this room'],
    ['m-gallery', { world: 'w-moon' }, 'world: there is no world w-moon'],
  ])('%s %j', (id, change, problem) => {
    expect(validateContent(withTile(id, change))).toContain(`${id}: ${problem}`)
  })
})

describe('a text that makes no sense', () => {
  it('is told with file and line', () => {
    const [broken = ''] = problems(withCard([{ do: 'attack', mode: 'ambush', enemies: [{ type: 'en-cow', n: 2 }] }]))
    expect(broken).toMatch(/^cards\/dread\.ts:\d+: gd-reinforcements: do\[0\]: there is no enemy en-cow$/)
    const written = sources.find(({ file }) => file === 'cards/dread.ts')?.lines ?? []
    expect(written[Number(/:(\d+):/.exec(broken)?.[1]) - 1]).toContain("id: 'gd-reinforcements'")
  })
  it.each<[Effect, string]>([
    [{ do: 'reroll', n: 1 }, 'do[0]: reroll makes no sense here, only at rolled, testFailed'],
    [{ do: 'closed' }, 'do[0]: closed belongs between Adventures'],
    [{ do: 'xp', who: 'that', n: 5 }, 'do[0].who: nobody is meant by “that”'],
    [{ do: 'darkness', n: 0 }, 'do[0].n: is 0'],
    [{ do: 'choose', by: 'posse', options: [[]] }, 'do[0]: offers fewer than two options'],
    [{ do: 'test', who: 'all', skill: 'luck', target: 7, pass: [] }, 'do[0].target: is not between 2+ and 6+'],
    [{ do: 'test', who: 'all', skill: 'luck', target: 5 }, 'do[0]: nothing comes of the test'],
    [{ do: 'attack', mode: 'ambush', enemies: [{ type: 'en-cow', n: 2 }] }, 'do[0]: there is no enemy en-cow'],
    [{ do: 'suffers', result: 'in-hiccups' }, 'do[0]: no chart has in-hiccups'],
    [
      { do: 'mod', what: { mod: 'combat' }, until: 'turn' },
      'do[0].what: combat is either changed by or set to a figure',
    ],
  ])('%j', (effect, problem) => {
    expect(validateContent(withCard([effect]))).toEqual([`gd-reinforcements: ${problem}`])
  })
  it.each<[Trait, string]>([
    [{ on: 'rolled', do: [{ do: 'reroll', n: 1 }] }, 'rules[0]: a roll is named where one is waited for'],
    [{ on: 'cardDrawn', do: [{ do: 'redraw' }] }, 'rules[0]: decks are named where a card is drawn'],
    [{ on: 'fightEnd', do: [] }, 'rules[0].do: does nothing'],
    [{ flag: 'refusedBy', location: 'tl-bank' }, 'rules[0]: there is no location tl-bank'],
    [{ mod: 'luck', by: 0 }, 'rules[0]: luck is changed by 0'],
    [{ on: 'fightEnd', face: 6, do: [{ do: 'xp', who: 'you', n: 5 }] }, 'rules[0].face: means nothing at fightEnd'],
    [
      { on: 'fightEnd', attack: 'melee', do: [{ do: 'xp', who: 'you', n: 5 }] },
      'rules[0].attack: means nothing at fightEnd',
    ],
    [
      { on: 'fightStart', do: [{ do: 'extraDie' }] },
      'rules[0].do[0]: extraDie makes no sense here, only at attackDeclared, kill',
    ],
    [
      { on: 'anytime', do: [{ do: 'mod', what: { mod: 'combat', by: 1, foes: 'yourTile' }, until: 'turn' }] },
      'rules[0].do[0].what: figures of a tile can only lose their fear, for the turn',
    ],
  ])('%j', (rule, problem) => {
    expect(validateContent(withRule(rule))).toEqual([`pi-ring: ${problem}`])
  })
})

describe('lists that do not fit together', () => {
  it('names an id that stands twice', () => {
    const { loot } = CONTENT
    expect(validateContent({ ...CONTENT, loot: [...loot, ...loot.slice(0, 1)] })).toEqual([
      'lt-coins: id: is used more than once',
    ])
  })
  it('names a hole in a chart, a missing double, and a text that is empty', () => {
    const { injuries, depthEvents, worlds } = CONTENT
    expect(validateContent({ ...CONTENT, injuries: injuries.filter(({ id }) => id !== 'in-ribs') })).toEqual([
      'in-bruises: from: the chart goes on at 5',
    ])
    expect(validateContent({ ...CONTENT, depthEvents: depthEvents.slice(1) })).toEqual([
      'w-mines: depthEvents: there is not one for each double',
    ])
    const silent = worlds.map((world) => ({ ...world, flavour: { en: world.flavour.en, fr: ' ' } }))
    expect(validateContent({ ...CONTENT, worlds: silent })).toEqual([
      'w-mines: flavour.fr: is empty',
      'w-glass: flavour.fr: is empty',
    ])
  })
})
