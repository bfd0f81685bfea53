/** What a campaign is made of: one declaration, from which documents and tables come. */
import {
  freshTree,
  givenBack,
  keptOnly,
  keptShape,
  laidOnly,
  laidShape,
  listOf,
  named,
  namedOrNone,
  recordOf,
  takenIn,
} from '@emberhall/campaign'
import { flag, initialTree, int, list, problemsOfTree, record, RuleFault, text } from '@emberhall/kernel'
import { describe, expect, test } from 'vitest'

const HERO = {
  hero: named('heroes'), //                                    a name in documents, its number on the table
  xp: int({ min: 0 }), //                                      the same in both
  hand: namedOrNone('gear'), //                                empty, or -1: nothing
  pack: listOf(named('gear')),
  ...laidOnly({ square: int({ initial: -1 }), acted: flag() }), // each scene begins with these as declared
}
const TREE = {
  ...keptOnly({ town: text('Brink'), visits: list(text()) }), // no concern of a scene
  gold: int({ min: 0 }),
  wounds: list(record({ at: text(), depth: int({ min: 1 }) })),
  heroes: listOf(recordOf(HERO)),
}

const NAMES = { heroes: ['ash', 'birch'], gear: ['axe', 'rope'] }
const DOCUMENT = {
  town: 'Last Lamp',
  visits: ['smith'],
  gold: 7,
  wounds: [{ at: 'arm', depth: 2 }],
  heroes: [{ hero: 'birch', xp: 30, hand: '', pack: ['rope', 'axe'] }],
}
const TABLE = {
  gold: 7,
  wounds: [{ at: 'arm', depth: 2 }],
  heroes: [{ hero: 1, xp: 30, hand: -1, pack: [1, 0], square: -1, acted: false }],
}

describe('a declaration', () => {
  test('gives the shapes of documents and of the table, in its own order', () => {
    expect(Object.keys(keptShape(TREE))).toEqual(['town', 'visits', 'gold', 'wounds', 'heroes'])
    expect(Object.keys(laidShape(TREE))).toEqual(['gold', 'wounds', 'heroes'])
    expect(Object.keys(laidShape(HERO))).toEqual(['hero', 'xp', 'hand', 'pack', 'square', 'acted'])
    expect(problemsOfTree(keptShape(TREE), DOCUMENT, '', 0, 0)).toEqual([])
    expect(problemsOfTree(laidShape(TREE), TABLE, '', 0, 0)).toEqual([])
  })
  test('says what does not fit, on both sides', () => {
    const poor = { ...DOCUMENT, gold: -1, heroes: [{ ...DOCUMENT.heroes[0]!, square: 3 }] }
    expect(problemsOfTree(keptShape(TREE), poor, 'tree', 0, 0)).toEqual([
      'tree.gold: -1 is below 0',
      'tree.heroes[0].square: unknown; known are hero, xp, hand, pack',
    ])
    const nobody = { ...TABLE, heroes: [{ ...TABLE.heroes[0]!, hero: -1 }] }
    expect(problemsOfTree(laidShape(TREE), nobody, '', 0, 0)).toEqual(['heroes[0].hero: -1 is below 0'])
  })
  test('gives the defaults', () => {
    expect(freshTree(TREE)).toEqual({ town: 'Brink', visits: [], gold: 0, wounds: [], heroes: [] })
    expect(freshTree(HERO)).toEqual({ hero: '', xp: 0, hand: '', pack: [] })
    expect(initialTree(laidShape(HERO), 0, 0)).toMatchObject({ hand: -1, square: -1, acted: false })
  })
})

describe('a scene', () => {
  test('takes in what it plays with, by number; the rest begins as declared', () => {
    expect(takenIn(TREE, DOCUMENT, NAMES)).toEqual(TABLE)
  })
  test('gives back what it played with, by name; what it never had is as it was', () => {
    const after = { ...TABLE, gold: 9, heroes: [{ ...TABLE.heroes[0]!, hand: 0, pack: [1], square: 4, acted: true }] }
    const heroes = [{ hero: 'birch', xp: 30, hand: 'axe', pack: ['rope'] }]
    expect(givenBack(TREE, DOCUMENT, after, NAMES)).toEqual({ ...DOCUMENT, gold: 9, heroes })
  })
  test('shares nothing with the document', () => {
    const table = takenIn(TREE, DOCUMENT, NAMES)
    table.wounds[0]!.depth = 5
    table.heroes[0]!.pack.push(0)
    const given = givenBack(TREE, DOCUMENT, table, NAMES)
    table.wounds[0]!.depth = 1
    given.visits.push('church')
    expect([DOCUMENT.wounds[0]!.depth, DOCUMENT.heroes[0]!.pack, given.wounds[0]!.depth, DOCUMENT.visits]).toEqual([
      2,
      ['rope', 'axe'],
      5,
      ['smith'],
    ])
  })
  test('knows no names but those of its game', () => {
    const stranger = { ...DOCUMENT, heroes: [{ ...DOCUMENT.heroes[0]!, pack: ['lamp'] }] }
    expect(() => takenIn(TREE, stranger, NAMES)).toThrow(RuleFault)
    const beyond = { ...TABLE, heroes: [{ ...TABLE.heroes[0]!, hero: 2 }] }
    expect(() => givenBack(TREE, DOCUMENT, beyond, NAMES)).toThrow('a campaign has no heroes "2"')
    expect(() => takenIn(TREE, DOCUMENT, { heroes: NAMES.heroes })).toThrow('gear')
  })
})
