import { describe, expect, it } from 'vitest'
import { BOARD } from '../src/content/board.ts'
import { CONTENT } from '../src/content/index.ts'
import type { Ability, ActionCard, Board, Content, Effect, Symbol } from '../src/content/types.ts'
import { validateContent } from '../src/content/validate.ts'

const [first, ...others] = CONTENT.cards as readonly [ActionCard, ...ActionCard[]]
const name = { en: 'Name', fr: 'Nom' }

function wrong(change: Partial<Content>): string[] {
  return validateContent({ ...CONTENT, ...change }, BOARD)
}
function wrongCard(change: Partial<ActionCard>): string[] {
  return wrong({ cards: [{ ...first, ...change }, ...others] })
}
function wrongAbility(ability: Partial<Ability>): string[] {
  return wrongCard({ abilities: [{ ...first.abilities[0]!, ...ability }] })
}
function wrongStep(step: Effect): string[] {
  return wrongAbility({ steps: [step] })
}
function wrongBoard(change: Partial<Board>): string[] {
  return validateContent(CONTENT, { ...BOARD, ...change })
}

describe('validation', () => {
  it('FF-1.12: finds nothing wrong with our content', () => {
    expect(validateContent(CONTENT, BOARD)).toEqual([])
  })
  it('wants ids that name one thing only, whatever its kind', () => {
    expect(wrong({ cards: [...others, { ...first, id: 'bait' }] })).toEqual(['bait: id used more than once'])
    const [deposit] = CONTENT.deposits
    expect(wrong({ deposits: [...CONTENT.deposits, deposit!] })).toEqual(['deposit-I-1: id used more than once'])
  })
  it('wants an adventurer for every card, with 4 basic and 3 advanced ones', () => {
    expect(wrongCard({ adventurer: 'gimli' })).toEqual([
      'granit: has 3 basic cards, needs 4',
      'heavy-tread: no adventurer "gimli"',
    ])
    expect(wrongCard({ tier: 'advanced' })).toEqual([
      'granit: has 3 basic cards, needs 4',
      'granit: has 4 advanced cards, needs 3',
    ])
    const loner = { ...CONTENT.adventurers[0]!, id: 'loner', carry: 0 }
    expect(wrong({ adventurers: [...CONTENT.adventurers, loner] })).toEqual([
      'loner: carries nothing',
      'loner: has 0 basic cards, needs 4',
      'loner: has 0 advanced cards, needs 3',
    ])
  })
  it('wants every name and text in both languages', () => {
    expect(wrongCard({ name: { en: 'Name', fr: ' ' } })).toEqual(['heavy-tread: name.fr is empty'])
    expect(wrongCard({ flavour: { en: '', fr: 'Bon mot.' } })).toEqual(['heavy-tread: flavour.en is empty'])
    const [granit, ...rest] = CONTENT.adventurers
    const empty = { en: '', fr: 'x' }
    expect(wrong({ adventurers: [{ ...granit!, fullName: empty, role: empty, portrait: empty }, ...rest] })).toEqual([
      'granit: fullName.en is empty',
      'granit: role.en is empty',
      'granit: portrait.en is empty',
    ])
  })
  it.each(['artifacts', 'events', 'imps', 'objectives'] as const)('looks at the names of %s too', (key) => {
    const [one, ...rest] = CONTENT[key]
    const nameless = { ...one!, name: { en: '', fr: 'Nom' } }
    expect(wrong({ [key]: [nameless, ...rest] })).toEqual([`${one!.id}: name.en is empty`])
  })
  it('wants known symbols, among them a Move or a wild', () => {
    expect(wrongCard({ symbols: ['move', 'sing' as Symbol] })).toEqual(['heavy-tread: no symbol "sing"'])
    expect(wrongCard({ symbols: ['dig', 'pick'] })).toEqual(['heavy-tread: has neither a Move nor a wild'])
    expect(wrongCard({ symbols: ['dig', 'wild'] })).toEqual([])
  })
  it('wants abilities that do something', () => {
    expect(wrongCard({ abilities: [] })).toEqual(['heavy-tread: has no ability'])
    expect(wrongAbility({ steps: [] })).toEqual(['heavy-tread: ability 1: does nothing'])
  })
  it('wants grants to stand and cancelling to be a reaction, and nothing else', () => {
    expect(wrongStep({ do: 'grant', what: 'flight' })).toEqual([
      'heavy-tread: ability 1: "grant" cannot have the timing "loop"',
    ])
    expect(wrongStep({ do: 'cancel' })).toEqual(['heavy-tread: ability 1: "cancel" cannot have the timing "loop"'])
    expect(wrongAbility({ timing: 'standing' })).toEqual([
      'heavy-tread: ability 1: "clearCaveIn" cannot have the timing "standing"',
    ])
    expect(wrongAbility({ timing: 'reaction' })).toEqual([
      'heavy-tread: ability 1: "clearCaveIn" cannot have the timing "reaction"',
    ])
  })
  it('wants what an effect counts to be there', () => {
    expect(wrongStep({ do: 'gain', symbol: 'wild', n: 'value' })).toEqual([
      'heavy-tread: ability 1: gains the value of a Treasure that is not paid',
    ])
    expect(wrongStep({ do: 'takeFromBag', how: 'random', n: 'perKobold' })).toEqual([
      'heavy-tread: ability 1: counts Kobolds that are not removed',
    ])
    expect(wrongStep({ do: 'choose', options: [{ do: 'copy' }], times: 'discharged', distinct: false })).toEqual([
      'heavy-tread: ability 1: counts Batteries that are not discharged',
    ])
    expect(wrongAbility({ cost: { pay: 'battery', min: 2, max: 1 } })).toEqual([
      'heavy-tread: ability 1: discharges 2 to 1 Batteries',
    ])
  })
  it('wants artifacts to cost something', () => {
    const free = { id: 'free-lunch', name, cost: [0, 0, 0], vp: 1 } as const
    expect(wrong({ artifacts: [...CONTENT.artifacts, free] })).toEqual(['free-lunch: costs no ore'])
  })
  it('wants the marks of events on the board', () => {
    const unmarked = BOARD.sites.map(({ id, name, level, capacity, x, y }) => ({ id, name, level, capacity, x, y }))
    expect(wrongBoard({ sites: unmarked })).toContain('bared-vein: no site bears the mark "claw"')
    expect(wrongBoard({ sites: unmarked })).toHaveLength(7)
  })
  it('wants passages that join two sites of the board, once', () => {
    const { passages } = BOARD
    expect(wrongBoard({ passages: [...passages, { from: 'S1', to: 'S99', difficult: false }] })).toEqual([
      'S1-S99: no site "S99"',
    ])
    expect(wrongBoard({ passages: [...passages, { from: 'S2', to: 'E', difficult: true }] })).toEqual([
      'E-S2: two passages join the same sites',
    ])
  })
  it('wants sites with a name and an id of their own, one Entrance and one Forge', () => {
    const [entrance, ...rest] = BOARD.sites
    const nameless = { ...entrance!, name: { en: 'Gate', fr: '' } }
    expect(wrongBoard({ sites: [nameless, ...rest] })).toEqual(['E: name.fr is empty'])
    expect(wrongBoard({ sites: [entrance!, ...BOARD.sites] })).toEqual([
      'board: two sites share an id',
      'board: has 2 sites of the level "entrance", needs 1',
    ])
  })
  it('wants tokens for every site', () => {
    const few = CONTENT.deposits.filter(({ level, kobold }) => level !== 'III' || !kobold)
    expect(wrong({ deposits: few })).toEqual(['deposits: 2 of level III for 4 sites'])
    expect(wrong({ explorations: { ...CONTENT.explorations, trap: 0 } })).toEqual(['explorations: 13 for 15 sites'])
  })
})
