import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import type { Ability, BattleQuest, Content, Enemy, Exploration, Item, Skill } from '../src/content/types.ts'
import { validateContent } from '../src/content/validate.ts'
import type { Place, Scene, SceneChange, Token } from '../src/content/scene-types.ts'

const wrong = (change: Partial<Content>): string[] => validateContent({ ...CONTENT, ...change })
const replaced = <T extends { readonly id: string }>(list: readonly T[], id: string, change: Partial<T>): T[] => {
  if (!list.some((one) => one.id === id)) throw new Error(`Nothing is called "${id}".`)
  return list.map((one) => (one.id === id ? { ...one, ...change } : one))
}
const one = <T extends { readonly id: string }>(list: readonly T[], id: string): T => list.find((it) => it.id === id)!
const wrongSkill = (id: string, change: Partial<Skill>) => wrong({ skills: replaced(CONTENT.skills, id, change) })
const wrongAbility = (ability: Ability) => wrongSkill('twin-arrows', { abilities: [ability] })
const wrongItem = (id: string, change: Partial<Item>) => wrong({ items: replaced(CONTENT.items, id, change) })
const wrongEnemy = (change: Partial<Enemy>) => wrong({ enemies: replaced(CONTENT.enemies, 'barrow-knight', change) })
/** A scene by itself: the battle quests that use it would complain as well. */
const wrongScene = (id: string, change: Partial<Scene>) =>
  wrong({ scenes: replaced(CONTENT.scenes, id, change), battles: [] })
const wrongToken = (id: string, token: Token) => wrongScene(id, { tokens: [...one(CONTENT.scenes, id).tokens, token] })
const wrongPlace = (id: string, place: Place) => wrongScene(id, { roster: [...one(CONTENT.scenes, id).roster, place] })
const wrongQuest = (change: Partial<BattleQuest>) =>
  wrong({ battles: replaced(CONTENT.battles, 'three-gates', change) })
const wrongChange = (scene: string, change: SceneChange) => wrongQuest({ legs: [{ scene, changes: [change] }] })
const wrongWalk = (change: Partial<Exploration>) =>
  wrong({ explorations: replaced(CONTENT.explorations, 'e1', change) })

describe('validation', () => {
  it('finds nothing wrong with our content', () => {
    expect(validateContent(CONTENT)).toEqual([])
  })
  it('wants ids that name one thing of a kind', () => {
    expect(wrong({ allies: [...CONTENT.allies, CONTENT.allies[0]!] })).toEqual(['sefa: is there more than once'])
  })
})

describe('validation of dice, heroes and skills', () => {
  it('wants six faces, one Fail and at most three of a symbol', () => {
    const red = ['strike', 'strike', 'strike', 'strike', 'move', 'move', 'move'] as const
    expect(wrong({ faces: { ...CONTENT.faces, red } })).toEqual([
      'red: has 7 faces',
      'red: has 0 Fail faces',
      'red: has 4 of strike',
    ])
  })
  it('wants every hero with 10 skills, 2 of them to start with', () => {
    const skills = CONTENT.skills.filter(({ id }) => id !== 'quick-draw' && id !== 'quick-draw-2')
    expect(wrong({ skills })).toEqual([
      'sylvan-guard: has 8 skills, not 10',
      'sylvan-guard: starts with 1 skills, not 2',
    ])
    const heroes = CONTENT.heroes.filter(({ id }) => id !== 'lord')
    const others = CONTENT.skills.filter(({ hero }) => hero !== 'lord')
    expect(wrong({ heroes, skills: others })).toEqual(['lord: is missing'])
  })
  it('wants upgrades of a level I skill of the same hero', () => {
    for (const upgrades of ['quick-shot', 'twin-arrows-2', 'backstab'])
      expect(wrongSkill('quick-draw-2', { upgrades })).toEqual([`quick-draw-2: upgrades "${upgrades}"`])
  })
  it('wants costs that the hero can pay', () => {
    const parry: Ability = {
      timing: 'turn',
      cost: [{ pay: 'result', icon: 'parry' }],
      gain: { gain: 'pool', results: ['move'] },
    }
    expect(wrongAbility(parry)).toEqual(['twin-arrows: asks for parry, which its hero cannot get'])
    expect(wrongSkill('taunt', { abilities: [parry] })).toEqual([])
  })
  it('wants abilities that do something at a fitting time', () => {
    expect(wrongSkill('twin-arrows', { abilities: [] })).toEqual(['twin-arrows: does nothing'])
    expect(wrongAbility({ timing: 'turn' })).toEqual(['twin-arrows: gives nothing'])
    expect(wrongAbility({ timing: 'turn', standing: 'pointBlank' })).toEqual([
      'twin-arrows: stands by the timing "turn"',
    ])
    const gain = { gain: 'pool', results: ['move', 'move'] } as const
    expect(wrongAbility({ timing: 'always', standing: 'pointBlank', gain })).toEqual(['twin-arrows: stands and gives'])
    expect(wrongAbility({ timing: 'special', gain })).toEqual(['twin-arrows: is no weapon'])
    expect(wrongAbility({ timing: 'turn', cost: [{ pay: 'wild' }], gain, twoWay: true })).toEqual([
      'twin-arrows: does not change one result into one other',
    ])
  })
  it.each(['prevent', 'reroll', 'extraDie', 'testReroll'] as const)('wants "%s" at its own time', (effect) => {
    expect(wrongAbility({ timing: 'turn', gain: { gain: 'effects', effects: [{ effect, n: 1 }] } })).toEqual([
      `twin-arrows: "${effect}" cannot have the timing "turn"`,
    ])
  })
})

describe('validation of items, enemies and decks', () => {
  it('wants 25 items, at a price unless they belong to a hero', () => {
    expect(wrong({ items: CONTENT.items.slice(1) })).toContain('items: are 24, not 25')
    expect(wrongItem('hatchet', { cost: 0 })).toEqual(['hatchet: costs nothing'])
  })
  it('wants a die and a special attack on weapons and nowhere else', () => {
    expect(wrongItem('hatchet', { die: 'melee' })).toEqual([
      'hatchet: has a weapon die',
      'hatchet: has no special attack',
    ])
    expect(wrongItem('iron-sword', { slot: 'pack' })).toEqual(['iron-sword: has a weapon die'])
    const abilities = one(CONTENT.items, 'hatchet').abilities
    expect(wrongItem('iron-sword', { abilities })).toEqual(['iron-sword: has no special attack'])
    const special = one(CONTENT.items, 'iron-sword').abilities
    expect(wrongItem('hatchet', { abilities: special })).toEqual(['hatchet: has no die to be special'])
  })
  it('wants a band of up to three sections, nearest first, each with something to do', () => {
    const at = (distance: number, extra = 0) => ({ distance, actions: [{ do: 'strike' as const, extra }] })
    expect(wrongEnemy({ band: [at(0), at(1), at(2), at(3)] })).toEqual(['barrow-knight: has 4 sections'])
    expect(wrongEnemy({ band: [at(1), at(0)] })).toEqual(['barrow-knight: has distance 0 after 1'])
    expect(wrongEnemy({ band: [{ ...at(0), orMore: true }, at(1)] })).toEqual([
      'barrow-knight: has a section behind one without end',
    ])
    expect(wrongEnemy({ band: [{ distance: 0, actions: [] }] })).toEqual(['barrow-knight: does nothing at distance 0'])
    const risen = replaced(CONTENT.enemies, 'risen', { band: [at(0, 1)] })
    expect(wrong({ enemies: risen })).toEqual(['risen: deals 2 damage as red'])
  })
  it('wants enemies that can be told apart and beaten', () => {
    expect(wrongEnemy({ initiatives: [1, 2, 3, 3] })).toEqual(['barrow-knight: has two tokens of one initiative'])
    expect(wrongEnemy({ resistance: 0 })).toEqual(['barrow-knight: has no resistance'])
  })
  it.each(['corruption', 'traps', 'fears'] as const)('wants %s that do something', (deck) => {
    expect(wrong({ [deck]: [{ id: 'yawn', mishaps: [] }] })).toEqual(['yawn: does nothing'])
  })
})

describe('validation of scenes', () => {
  it('wants every zone on the board and within reach', () => {
    expect(wrongScene('c1', { start: [] })).toContain('c1: has no start')
    expect(wrongScene('c1', { start: ['a1', 'd1'] })).toEqual(['c1: has no zone d1'])
    expect(wrongScene('c3', { difficult: ['d2'] })).toEqual(['c3: has no zone d2'])
    expect(wrongScene('c5', { walls: [['b1', 'c1']] })).toEqual(['c5: has no zone c1'])
    const cut = [
      ['a1', 'b1'],
      ['a2', 'b2'],
    ] as const
    expect(wrongScene('c1', { walls: cut })).toEqual(
      ['b1', 'b2', 'c1', 'c2'].map((zone) => `c1: has no way to ${zone}`),
    )
    const boss = { zone: 'd1', gate: 'c2', carries: [] } as const
    expect(wrongScene('c7', { boss })).toEqual(['c7: has no zone d1'])
  })
  it('wants walls, doors and barricades between neighbours', () => {
    expect(wrongScene('c1', { walls: [['a1', 'b2']] })).toEqual(['c1: has a wall between a1 and b2'])
    expect(wrongScene('c2', { barricades: [{ zone: 'c1', from: ['a1'] }] })).toEqual([
      'c2: has a barricade in c1 against a1',
    ])
    expect(wrongToken('c4', { kind: 'door', id: 'door3', zone: 'a1', other: 'c1' })).toEqual([
      'c4: has "door3" leading nowhere',
    ])
  })
  it('wants tokens with a name of their own, on the board', () => {
    expect(wrongToken('c1', { kind: 'food', id: 'f1', zone: 'a1' })).toEqual(
      Array.from({ length: 2 }, () => 'c1: has two tokens "f1"'),
    )
    expect(wrongToken('c1', { kind: 'food', id: 'f2', zone: 'a3' })).toEqual(['c1: has "f2" outside, in a3'])
  })
  it('wants portals that lead to another zone of the board', () => {
    const portal = { kind: 'portal', id: 'portal9', zone: 'a1' } as const
    expect(wrongToken('c5', { ...portal, to: [] })).toEqual(['c5: has "portal9" leading nowhere'])
    expect(wrongToken('c5', { ...portal, to: ['a1', 'c1', 'b1'] })).toEqual([
      'c5: has "portal9" leading to a1',
      'c5: has "portal9" leading to c1',
    ])
  })
  it('wants enemies that exist, on the board, for a table that can have them', () => {
    expect(wrongPlace('c1', { enemy: 'dragon', init: 1, zone: 'a1' })).toEqual(['c1: has no enemy "dragon"'])
    expect(wrongPlace('c1', { enemy: 'recruit', init: 7, zone: 'a1' })).toEqual(['c1: has no recruit 7'])
    expect(wrongPlace('c1', { enemy: 'recruit', init: 5, zone: 'a3' })).toEqual(['c1: has recruit 5 outside, in a3'])
    expect(wrongPlace('c1', { enemy: 'recruit', init: 5, zone: 'a1', heroes: 2 })).toEqual([
      'c1: has recruit 5 for 2 heroes',
    ])
  })
  it('FG-20.1 wants one enemy card per colour, and each token once', () => {
    expect(wrongPlace('c1', { enemy: 'conscript', init: 5, zone: 'a1' })).toEqual([
      'c1: has two enemy cards of the colour red',
    ])
    expect(wrongPlace('c1', { enemy: 'recruit', init: 1, zone: 'a1' })).toEqual(['c1: has two of recruit 1'])
    expect(wrongPlace('c1', { enemy: 'recruit', init: 5, zone: 'a1', tag: 'dog4' })).toEqual([
      'c1: has two enemies tagged "dog4"',
    ])
  })
  it('wants something to defend and somebody to guard, in the same zone', () => {
    const recruit = { enemy: 'recruit', init: 5, zone: 'a1' } as const
    expect(wrongPlace('c1', { ...recruit, defends: 'o9' })).toEqual(['c1: has recruit 5 defending "o9"'])
    expect(wrongPlace('c1', { ...recruit, defends: 'o1' })).toEqual(['c1: has recruit 5 defending "o1"'])
    expect(wrongPlace('c6', { ...recruit, guards: 'guildmistress' })).toEqual([
      'c6: has recruit 5 guarding "guildmistress"',
    ])
    expect(wrongPlace('c4', { ...recruit, zone: 'c1', defends: 'door1' })).toEqual([])
  })
  it('FG-28.3 wants scripts of reactions that can be followed', () => {
    expect(wrongScene('c1', { reactions: [['white', 'red'], [], ['red']] })).toEqual([])
    expect(wrongScene('c1', { reactions: [[], [], [], []] })).toEqual([
      'c1: scripts the reactions of 4 rounds, and has 3',
    ])
    expect(wrongScene('c1', { reactions: [[], ['red', 'green']] })).toEqual([
      'c1: scripts a reaction of green in round 2, and has no such enemy',
    ])
    expect(wrongScene('c1', { reactions: [['red', 'red']] })).toEqual(['c1: scripts a colour twice in round 1'])
    expect(wrongScene('c4', { reactions: [['red', 'blue', 'green', 'brown']] })).toEqual([
      'c4: scripts 4 reactions in round 1',
    ])
  })
  it('wants a reaction slot for every round', () => {
    expect(wrongScene('c1', { rounds: 4 })).toEqual(['c1: has 3 slots for 4 rounds'])
  })
  it.each<[string, Scene['objectives'][number], string]>([
    ['c1', { kind: 'collect', token: 'g1' }, 'asks for the token "g1", which it does not have'],
    ['c3', { kind: 'interact', tokens: ['lantern9'] }, 'asks for the device "lantern9", which it does not have'],
    [
      'c1',
      { kind: 'find', what: 'informant' },
      'asks for an exploration token with the informant, which it does not have',
    ],
    ['c1', { kind: 'defeat', tag: 'castellan' }, 'asks for the enemy "castellan", which it does not have'],
    ['c1', { kind: 'exit', letters: ['A', 'B'] }, 'asks for exit B, which it does not have'],
    ['c1', { kind: 'allChests', secondary: true }, 'asks for a chest, which it does not have'],
    ['c1', { kind: 'dryFountain', secondary: true }, 'asks for a fountain, which it does not have'],
    ['c1', { kind: 'weakPoint', secondary: true }, 'asks for a boss, which it does not have'],
    ['c7', { kind: 'boardGems', secondary: true }, 'asks for a gem, which it does not have'],
  ])('wants objectives that can be met: %s %j', (id, objective, problem) => {
    expect(wrongScene(id, { objectives: [objective] })).toContain(`${id}: ${problem}`)
  })
  it('wants an objective, known loot and a known ally', () => {
    expect(wrongScene('c1', { objectives: [] })).toEqual(['c1: has no objective'])
    expect(wrongScene('c2', { chest: ['gold-sword'] })).toEqual(['c2: hides no item "gold-sword"'])
    expect(wrongScene('c1', { chest: ['iron-sword'] })).toEqual(['c1: has no chest for its loot'])
    expect(wrongToken('c1', { kind: 'chest', id: 'chest', zone: 'a1' })).toEqual([
      'c1: has an empty chest',
      'c1: does not unlock rule 1',
    ])
    expect(wrongScene('c6', { ally: 'teke' })).toEqual(['c6: brings no ally "teke"'])
  })
  it.each([
    ['c2', [1, 2]],
    ['c3', [3, 4]],
    ['c4', [1, 9, 10, 11, 14]],
    ['c4x', [14]],
    ['c5', [5, 13]],
    ['c6', [1, 6, 8, 14]],
    ['c7', [1, 4, 12, 13]],
    ['sq2', [5]],
    ['sq3', [14]],
  ])('FG-3.7 wants %s to unlock every rule it uses', (id, rules) => {
    const missing = wrongScene(id, { unlocks: [15] }).filter((problem) => problem.startsWith(id))
    expect(missing).toEqual([`${id}: unlocks rule 15`, ...rules.map((rule) => `${id}: does not unlock rule ${rule}`)])
  })
})

describe('validation of battle quests', () => {
  it('wants rests between the fights of known scenes', () => {
    const [first, second] = one(CONTENT.battles, 'three-gates').legs
    expect(wrongQuest({ legs: [second!, second!] })).toEqual(['three-gates: leg 1 has no rest after it'])
    expect(wrongQuest({ legs: [first!] })).toEqual(['three-gates: leg 1 has a rest after the end'])
    expect(wrongQuest({ legs: [{ scene: 'c9', changes: [] }] })).toEqual(['three-gates: leg 1 has no scene "c9"'])
    expect(wrongQuest({ difficulty: 0 })).toEqual(['three-gates: has a difficulty of 0'])
  })
  it.each<[string, SceneChange, string]>([
    ['c1', { without: 'dog9' }, 'takes away no enemy "dog9"'],
    ['c1', { resistance: 'castellan', more: 1 }, 'strengthens no enemy "castellan"'],
    ['c3', { rounds: 5 }, 'has no slot for 5 rounds'],
    ['c5', { portalTo: 'portal9', to: ['a1'] }, 'has no portal "portal9"'],
    ['c5', { portalTo: 'portal1', to: ['a2'] }, 'has "portal1" leading to a2'],
    ['c3', { lessExploration: true }, 'has nothing to explore less'],
    ['c1', { withEnemy: { enemy: 'guard-dog', init: 4, zone: 'a1' } }, 'has two of guard-dog 4'],
    ['c1', { objective: { kind: 'weakPoint', secondary: true } }, 'asks for a boss, which it does not have'],
  ])('wants changes that fit: %s %j', (scene, change, problem) => {
    expect(wrongChange(scene, change)).toContain(`three-gates: leg 1 ${problem}`)
  })
})

describe('validation of rests, quests and the city', () => {
  it('wants locations, quests, rules and rewards that exist', () => {
    expect(wrong({ locations: CONTENT.locations.filter(({ id }) => id !== 'temple') })).toEqual([
      'lamplighters: eases "temple"',
    ])
    const [hound, ...quests] = CONTENT.quests
    expect(wrong({ quests: [{ ...hound!, threat: 5, story: 'lost-cat' }, ...quests] })).toEqual([
      'stray-hound: has a threat of 5',
      'stray-hound: tells no story "lost-cat"',
    ])
    expect(wrong({ rests: [{ ...CONTENT.rests[0]!, unlocks: [0] }] })).toEqual(['r1: unlocks rule 0'])
    expect(wrong({ rewards: CONTENT.rewards.toReversed() })).toEqual([
      'rewards: come at 4 after 6',
      'rewards: come at 2 after 4',
    ])
  })
  it('wants places on the map and a goal within the limit', () => {
    expect(wrongWalk({ blocked: [['fig-gate', 'sefas-street']] })).toEqual([
      'e1: blocks no street from fig-gate to sefas-street',
    ])
    expect(wrongWalk({ blocked: [['fig-gate', 'atlantis']] })).toContain('e1: has no place "atlantis"')
    expect(wrongWalk({ steps: 4 })).toEqual(['e1: cannot be finished from fig-gate in 4 steps'])
    const around = [
      ['broken-arch', 'sefas-street'],
      ['provosts-house', 'sefas-street'],
    ] as const
    expect(wrongWalk({ blocked: around })).toEqual([
      'e1: cannot be finished from fig-gate in 8 steps',
      'e1: cannot be finished from tannery in 8 steps',
    ])
    const places = one(CONTENT.explorations, 'e1').places
    expect(wrongWalk({ places: [...places, { id: 'alley', column: 0, row: 0 }] })).toEqual([
      'e1: has two places at 0/0',
    ])
  })
})
