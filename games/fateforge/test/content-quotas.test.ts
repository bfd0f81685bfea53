import { describe, expect, it } from 'vitest'
import { STORY_CARDS } from '../src/content/decks.ts'
import { CONTENT } from '../src/content/index.ts'
import type { Die, Enemy, Gain, Icon, Skill } from '../src/content/types.ts'

const { heroes, skills, items, enemies, scenes, faces, testFaces, battles } = CONTENT
const idsOf = <T extends { readonly id: string }>(list: readonly T[], is: (one: T) => boolean = () => true) =>
  list.filter(is).map(({ id }) => id)
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const scene = (id: string) => scenes.find((one) => one.id === id)!

const ATTACKS: readonly Icon[] = ['strike', 'strikeSkill', 'shoot', 'shootSkill', 'moveStrike', 'strikeShoot']
const MOVES: readonly Icon[] = ['move', 'moveStrike']
const share = (die: Die, icons: readonly Icon[]) =>
  faces[die].filter((icon) => icons.includes(icon)).length / faces[die].length

describe('how much there is of everything (spec 12)', () => {
  it('has the counted cards', () => {
    expect([heroes, skills, items, enemies, scenes].map((list) => list.length)).toEqual([5, 50, 25, 19, 10])
    const { corruption, traps, fears, allies, locations, rests, quests, rewards } = CONTENT
    expect([corruption, traps, fears, allies].map((list) => list.length)).toEqual([12, 8, 8, 2])
    expect([locations, rests, quests, rewards, battles].map((list) => list.length)).toEqual([6, 2, 3, 3, 2])
    expect(STORY_CARDS).toHaveLength(3)
  })
  it('12.1: the test die has 3 successes, 2 traits and a blank', () => {
    expect(testFaces.toSorted()).toEqual(['blank', 'success', 'success', 'success', 'trait', 'trait'])
  })
  it.each(heroes.map((hero) => [hero.id, hero] as const))('12.1: %s can attack and move', (_, { dice }) => {
    expect(dice).toHaveLength(4)
    expect(sum(dice.map((die) => share(die, ATTACKS)))).toBeGreaterThanOrEqual(1.3)
    expect(sum(dice.map((die) => share(die, MOVES)))).toBeGreaterThanOrEqual(0.5)
  })
  it('12.2: five heroes, five traits', () => {
    expect(heroes.map(({ id, health, energy, trait }) => [id, health, energy, trait])).toEqual([
      ['sylvan-guard', 7, 5, 'perception'],
      ['rogue', 6, 5, 'finesse'],
      ['lord', 8, 4, 'eloquence'],
      ['shaman', 6, 6, 'lore'],
      ['mercenary', 9, 4, 'vigour'],
    ])
  })
})

function yieldOf(gain: Gain): { things: number; damage: number } {
  if (gain.gain === 'effects') return { things: gain.effects.length, damage: 0 }
  const results = gain.gain === 'pool' ? (gain.results ?? []) : []
  const actions = gain.actions ?? []
  const hits = actions.filter(({ do: what }) => what === 'strike' || what === 'shoot')
  const struck = results.filter((icon) => ATTACKS.includes(icon)).length
  return { things: results.length + actions.length, damage: struck + sum(hits.map(({ extra = 0 }) => 1 + extra)) }
}
const results = ({ abilities }: Skill) =>
  abilities.flatMap(({ cost = [] }) => cost.filter(({ pay }) => pay === 'result' || pay === 'wild'))

const starting = skills.filter(({ cost }) => cost === undefined)

describe('skills (spec 12.3)', () => {
  it.each(starting.map((skill) => [skill.id, skill] as const))('%s starts small', (_, skill) => {
    expect(results(skill).length).toBeLessThanOrEqual(2)
    const gains = skill.abilities.flatMap(({ gain }) => (gain ? [yieldOf(gain)] : []))
    expect(Math.max(...gains.map(({ things }) => things))).toBeLessThanOrEqual(2)
    expect(Math.max(...gains.map(({ damage }) => damage))).toBeLessThanOrEqual(2)
  })
  it('never begin a sequence with what may take away its next target', () => {
    const first = skills.flatMap(({ id, abilities }) =>
      abilities.flatMap(({ gain }) => (gain?.gain === 'sequence' ? [[id, gain.actions.map((it) => it.do)]] : [])),
    )
    expect(first).toEqual([
      ['dance-of-blades', ['strike', 'move', 'strike']],
      ['charge', ['move', 'strike']],
      ['charge-2', ['move', 'strike']],
    ])
  })
  it('have six upgrades, at 4 gold or more', () => {
    const upgrades = skills.filter(({ upgrades }) => upgrades)
    expect(idsOf(upgrades)).toEqual(upgrades.map(({ upgrades }) => `${upgrades}-2`))
    expect(upgrades).toHaveLength(6)
    expect(upgrades.filter(({ cost = 0 }) => cost < 4)).toEqual([])
  })
  it('cover every way of paying and of gaining (spec 12.16)', () => {
    const abilities = [...skills, ...items].flatMap((card) => card.abilities)
    const costs = new Set(abilities.flatMap(({ cost = [] }) => cost.map(({ pay }) => pay)))
    expect([...costs].toSorted()).toEqual(['cubes', 'energy', 'health', 'parryToken', 'result', 'wild'])
    const gains = new Set(abilities.flatMap(({ gain }) => gain?.gain ?? []))
    expect([...gains].toSorted()).toEqual(['effects', 'pool', 'sequence'])
    expect(idsOf(skills, ({ abilities }) => abilities.some(({ twoWay }) => twoWay))).toEqual([
      'evasive-roll',
      'sleight',
      'trance',
    ])
  })
})

describe('items (spec 12.4)', () => {
  it('fill every slot', () => {
    const count = (slot: string) => items.filter((item) => item.slot === slot).length
    expect(['main', 'bulky', 'secondary', 'clothing', 'pack'].map(count)).toEqual([4, 2, 4, 4, 11])
  })
  it('are charged, single-use, armored or tied to a hero where the book says so', () => {
    expect(idsOf(items, ({ charged }) => charged === true)).toEqual([
      'healing-potion',
      'ember-flask',
      'antidote',
      'pilgrims-charm',
    ])
    expect(idsOf(items, ({ single }) => single === true)).toEqual(['war-horn', 'smoke-pellet'])
    expect(items.flatMap(({ id, armor }) => (armor ? [[id, armor]] : []))).toEqual([
      ['buckler', 1],
      ['kite-shield', 1],
      ['padded-coat', 2],
    ])
    expect(idsOf(items, ({ only }) => only !== undefined)).toEqual(['shamanic-drum'])
  })
  it('cost at most 4 gold at the first rest, and all can be had at the second', () => {
    const [first, second] = CONTENT.rests
    expect(items.filter(({ cost }) => cost <= first!.stallLimit && cost > 0)).toHaveLength(18)
    expect(Math.max(...items.map(({ cost }) => cost))).toBe(second!.stallLimit)
  })
})

const toughness: { readonly [C in Enemy['colour']]?: (enemy: Enemy) => boolean } = {
  red: ({ armor, resistance }) => armor === 0 && resistance === 2,
  blue: ({ armor, resistance }) => armor === 0 && resistance === 1,
  green: ({ armor, resistance }) => armor + resistance === 3,
  brown: ({ resistance }) => resistance === 3 || resistance === 4,
  purple: ({ armor, resistance }) => armor > 0 && resistance === 4,
}

describe('enemies (spec 12.5)', () => {
  it.each(enemies.map((enemy) => [enemy.id, enemy] as const))('%s is as tough as its colour', (_, enemy) => {
    const isFitting = toughness[enemy.colour] ?? (() => enemy.faction === 'none')
    expect(isFitting(enemy)).toBe(true)
  })
  it('use every modifier of FG-21.4', () => {
    const actions = enemies.flatMap(({ band }) => band.flatMap((section) => section.actions))
    const users = (is: (action: (typeof actions)[number]) => boolean) =>
      idsOf(enemies, ({ band }) => band.some((section) => section.actions.some(is)))
    expect(users(({ at }) => at === 'last')).toEqual(['knife-thrower', 'bone-singer'])
    expect(users(({ extra }) => extra === 1)).toEqual(['sicario', 'lieutenant', 'assassin', 'bone-singer'])
    expect(users(({ toExit }) => toExit === 'A')).toEqual(['fleeing-courier'])
    expect(users(({ minion }) => minion !== undefined)).toEqual(['bone-singer'])
    expect(users(({ far }) => far === true)).toEqual(['bone-archer'])
    expect(users(({ toxic }) => toxic === true)).toEqual(['rat-swarm', 'guildmistress'])
    expect(actions.some(({ at }) => at === 'first')).toBe(true)
  })
  it('have every ability of FG-21.7', () => {
    expect(new Set(enemies.flatMap(({ traits }) => traits))).toEqual(
      new Set(['block', 'lifeDrain', 'frontLine', 'stealth', 'frightening']),
    )
    expect(idsOf(enemies, ({ activation }) => activation !== undefined)).toEqual([
      'lieutenant',
      'guildmistress',
      'bone-singer',
    ])
    expect(idsOf(enemies, ({ rebuilds }) => rebuilds === 1)).toEqual(['risen'])
  })
})

describe('scenes (spec 12.8, 12.13)', () => {
  it.each(scenes.map((one) => [one.id, one] as const))('%s grows with the heroes, and feeds them', (_, one) => {
    expect(new Set(one.roster.flatMap(({ heroes }) => heroes ?? []))).toEqual(new Set([3, 4]))
    expect(one.tokens.filter(({ kind }) => kind === 'food')).toHaveLength(1)
  })
  it('have a chest in C2, C4, C6 and C7', () => {
    expect(idsOf(scenes, ({ chest }) => chest !== undefined)).toEqual(['c2', 'c4', 'c6', 'c7'])
  })
  it('let C4x lose enemies from the end of its roster but not its defender', () => {
    expect(scene('c4x').roster[0]).toMatchObject({ tag: 'recruitDefender', defends: 'exitA' })
  })
  it('carry the tags that the story changes', () => {
    const tags = scenes.flatMap(({ id, roster }) => roster.flatMap(({ tag }) => (tag ? [`${id} ${tag}`] : [])))
    expect(tags).toEqual([
      'c1 dog4',
      'c2 archer3',
      'c2 conscript1',
      'c2 sicario1',
      'c3 archer2',
      'c4 recruit4',
      'c4x recruitDefender',
      'c5 risen1',
      'c6 guildmistress',
      'c6 assassin1',
      'c6 recruit4',
      'c7 risen2',
      'c7 risen3',
      'sq2 risen2',
      'sq3 rats1',
    ])
  })
  it('unlock, with the second rest, all 14 rules', () => {
    const unlocked = new Set([...scenes, ...CONTENT.rests].flatMap(({ unlocks }) => unlocks))
    expect([...unlocked].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1))
  })
})

describe('battle quests (spec 12.15)', () => {
  it('each fight has something to do for a better rank', () => {
    const secondary = battles.map(({ legs }) =>
      legs.map(({ changes }) => changes.flatMap((change) => ('objective' in change ? [change.objective.kind] : []))),
    )
    expect(secondary).toEqual([
      [
        ['allGems', 'allStanding'],
        ['allGems', 'allChests', 'allStanding'],
      ],
      [['dryFountain'], ['boardGems'], ['weakPoint']],
    ])
  })
  it('Three Gates has one more Sicario than the campaign, whatever the number of heroes', () => {
    const count = (heroes: number) => {
      const added = battles[0]!.legs[1]!.changes.flatMap((change) => ('withEnemy' in change ? [change.withEnemy] : []))
      return added.filter((place) => (place.heroes ?? 2) <= heroes).length
    }
    const before = (heroes: number) =>
      scene('c2').roster.filter((place) => place.enemy === 'sicario' && (place.heroes ?? 2) <= heroes).length
    expect([2, 3, 4].map((heroes) => count(heroes) - before(heroes))).toEqual([1, 1, 1])
  })
})
