import { restartAct } from '@emberhall/campaign'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import type { Campaign } from '../src/campaign-shape.ts'
import type { HeroId } from '../src/content/types.ts'
import { verbs } from './asking.ts'
import { documentOf, type HeroTale, type Tale, telling } from './tale.ts'
import { begun, campaign, match, players, playScene, type Volume } from './volume.ts'

afterEach(allDone)

/** An act that began so and has come to this. */
function between(start: Tale, now: Tale, act = 1): Volume {
  const node = act === 1 ? undefined : `act-${act}-threshold`
  const tree = (wanted: Tale): Campaign => {
    const made = documentOf({ ...wanted, ...(node && { node }) })
    return { ...made, seats: made.heroes.length, ...(act > 1 && { act }) }
  }
  const document = begun(2, tree(start))
  return { ...document, seats: players(tree(now).seats).seats, tree: { ...document.tree, ...tree(now) } }
}
const restarted = (volume: Volume, seats = volume.tree.seats): Campaign =>
  (restartAct(campaign, volume, volume.tree.act, players(seats)) as Volume).tree
const heroOf = ({ heroes }: Campaign, id: HeroId) => heroes.find(({ hero }) => hero === id)!
const itemsOf = (tree: Campaign, id: HeroId): string[] =>
  heroOf(tree, id).slots.flatMap(({ item }) => (item ? [item] : []))
const two = (lord: HeroTale, rogue: HeroTale = {}): NonNullable<Tale['heroes']> => ({ lord, rogue })

test('FG-5.1 an act can be begun again from a story and from a rest, not from a combat', () => {
  const scene: Tale['options'] & object = { until: 'scene' }
  for (const node of ['n5', 'r1', 'n1']) {
    const t = telling({ node, options: scene }).answer(0, 'camp').offers(0, 'restart').answer(0, 'restart')
    t.over('restart')
  }
  const panels = telling({ node: 'c1', options: scene }).answer(1, 'master:1').answer(1, 'camp')
  expect(verbs(panels)).not.toContain('restart')
  panels.refuses(1, 'restart')
  panels.answer(1, 'leave').answer(1, 'ready').untilAsked(0, 'prepare').refuses(0, 'restart')
})
test('FG-5.1 FG-5.5 a scene that ends so begins the act again, with the trait cards that it brought', () => {
  const volume = between({ campaign: { gold: 1 } }, { node: 'n5', heroes: two({ traits: ['resolve'] }) })
  const again = playScene(volume, { page: 'camp', choice: 'camp', camp: 'restart' })
  expect([again.tree.node, again.tree.gold, again.scene, again.seats]).toEqual([
    volume.acts[0]!.tree.node,
    4,
    null,
    volume.seats,
  ])
  expect(heroOf(again.tree, 'lord').traits).toEqual(['resolve'])
})
test('FG-5.1 only the act that is under way, and only between scenes', () => {
  const volume = between({}, {})
  expect(() => restartAct(campaign, volume, 2, players(2))).toThrow(/act 2/)
  const underWay = { ...volume, scene: { setup: { seats: 2, options: {}, seed: 1 }, save: null } }
  expect(() => restartAct(campaign, underWay, 1, players(2))).toThrow(/under way/)
})

test('FG-5.2 choices and fights before the act stand, those since are forgotten', () => {
  const before: Tale = {
    reputation: { lamplighters: 2 },
    campaign: { flags: ['act1.warned'], storyCards: ['satchel'] },
  }
  const since: Tale = {
    reputation: { lamplighters: -1, guild: 3 },
    campaign: {
      flags: ['act1.warned', 'act2.lost'],
      storyCards: ['satchel', 'lantern-oil'],
      marks: ['act-2-threshold'],
    },
  }
  const tree = restarted(between(before, since, 2))
  expect([tree.flags, tree.storyCards, tree.reputation, tree.marks, tree.act]).toEqual([
    ['act1.warned'],
    ['satchel'],
    [0, 0, 2, 0, 0, 0],
    [],
    2,
  ])
})

test('FG-5.3 the number of players may change: who joins chooses a hero, who is too many leaves', () => {
  const three = restarted(between({}, {}), 3)
  expect([three.seats, three.heroes.length]).toEqual([3, 2])
  const volume = between({}, {})
  const table = match({ ...(restartAct(campaign, volume, 1, players(3)) as Volume) })
  expect(table.asks().map(({ seat, def }) => [seat, def.name])).toEqual([[2, 'hero']])
  const words = table.asks()[0]!.options.map((option) => table.game.words.print(option))
  expect(words).toEqual(['hero:sylvan-guard', 'hero:shaman', 'hero:mercenary'])
  const fewer = restarted(between({}, { heroes: { lord: {}, rogue: {}, shaman: {} } }), 2)
  expect(fewer.heroes.map(({ hero }) => hero)).toEqual(['lord', 'rogue'])
  expect(restarted(between({}, {}), 1).heroes).toHaveLength(2)
  expect(verbs(telling({ node: 'r1' }).answer(0, 'camp'))).not.toContain('hero')
})

test('FG-5.4 FG-C6.2 heroes have again what lasts of what they had; consumables are gone, new items go back', () => {
  const items = { main: 'iron-sword', pack2: 'healing-potion', pack3: 'war-horn' } as const
  const now = { main: 'iron-sword', secondary: 'buckler', pack2: 'pilgrims-charm' } as const
  const tree = restarted(
    between(
      { heroes: two({ items }), bag: ['ember-flask', 'hatchet'], campaign: { food: 1 } },
      { heroes: two({ items: now }), bag: ['antidote', 'rope-and-hook'] },
    ),
  )
  expect([itemsOf(tree, 'lord'), tree.bag.map(({ item }) => item)]).toEqual([['iron-sword', 'war-horn'], ['hatchet']])
  const table = match({ ...begun(2, tree), tree: { ...tree, node: 'r2', gold: 9 } })
  table.answer({ seat: 0, question: table.question, value: 'visit:stalls' })
  const goods = table.asks()[0]!.options.map((option) => table.game.words.print(option))
  expect(goods).toEqual(expect.arrayContaining(['buy:buckler', 'buy:healing-potion']))
  expect(goods).not.toContain('buy:iron-sword')
})

test('FG-5.5 trait cards are kept, those won in this act as well', () => {
  const tree = restarted(
    between({ heroes: two({ traits: ['lore'] }) }, { heroes: two({ traits: ['lore', 'resolve'] }) }),
  )
  expect(heroOf(tree, 'lord').traits).toEqual(['lore', 'resolve'])
  const fewer = restarted(between({}, { heroes: { lord: {}, rogue: {}, shaman: { traits: ['vigour'] } } }), 2)
  expect(fewer.heroes.flatMap(({ traits }) => traits)).toEqual(['vigour'])
})

test('FG-5.6 everybody is whole again', () => {
  const { health, healthSpent, energy, energySpent, down } = heroOf(
    restarted(between({}, { heroes: { mercenary: { health: 3, energy: 1 }, rogue: { health: 0, down: true } } })),
    'mercenary',
  )
  expect([health, healthSpent, energy, energySpent, down]).toEqual([9, 0, 4, 0, false])
  const tree = restarted(between({}, { heroes: two({}, { health: 0, down: true, energy: 0 }) }))
  expect(heroOf(tree, 'rogue')).toMatchObject({ health: 6, healthSpent: 0, energy: 5, energySpent: 0, down: false })
})

test('FG-5.7 FG-49.2 corruption cards are returned to their deck', () => {
  const corruption = ['black-veins', 'doubt']
  const volume = between({}, { heroes: two({ corruption, health: 7 }), campaign: { graveyard: ['debt', 'debt'] } })
  const tree = restarted(volume)
  expect([heroOf(tree, 'lord').corruption, heroOf(tree, 'lord').health, tree.graveyard]).toEqual([[], 8, []])
  const { s } = match({ ...volume, tree }).table
  expect(s.zones[0]).toHaveLength(24)
})

test('FG-5.8 two skills each, and 2, 12 or 22 gold a hero, which is the whole purse', () => {
  const rich: Tale = { campaign: { gold: 9 }, heroes: { lord: { skills: ['taunt'] }, rogue: {}, shaman: {} } }
  const tree = restarted(between({ campaign: { gold: 4 } }, rich))
  expect([tree.gold, tree.heroes.map(({ skills }) => skills.length)]).toEqual([6, [2, 2, 2]])
  expect(heroOf(tree, 'lord')).toMatchObject({ skills: ['high-guard', 'riposte'], active: ['high-guard', 'riposte'] })
  const purse = (act: number, seats: number) => restarted(between({}, {}, act), seats).gold
  expect([purse(1, 2), purse(2, 2), purse(3, 2), purse(2, 4), purse(1, 1)]).toEqual([4, 24, 44, 48, 4])
})

test('FG-5.9 who leaves puts its items into the bag, but its own pieces; who joins begins anew', () => {
  const shaman = { items: { secondary: 'buckler' } as const }
  const start: Tale = { heroes: { lord: {}, rogue: {}, shaman } }
  const tree = restarted(between(start, start), 2)
  expect([tree.heroes.map(({ hero }) => hero), tree.bag.map(({ item }) => item)]).toEqual([
    ['lord', 'rogue'],
    ['buckler'],
  ])
  const swapped = restarted(between({ heroes: { shaman, rogue: {} } }, { heroes: { lord: { health: 1 }, rogue: {} } }))
  expect([heroOf(swapped, 'lord').health, swapped.bag.map(({ item }) => item)]).toEqual([8, ['buckler']])
  const drummer = restarted(between({ heroes: { lord: {}, rogue: {} } }, { heroes: { shaman: {}, rogue: {} } }))
  expect(itemsOf(drummer, 'shaman')).toEqual(['shamanic-drum'])
})

test('FG-5.10 points and food are those of the act’s beginning', () => {
  const start = { victory: 0, rewards: 0, traitPoints: 1, food: 1, gold: 3 }
  const now = { victory: 3, rewards: 1, traitPoints: 4, traitsGiven: 1, food: 2, gold: 8 }
  const tree = restarted(between({ campaign: start }, { campaign: now }))
  expect([tree.victory, tree.rewards, tree.traitPoints, tree.food, tree.gold]).toEqual([0, 0, 1, 1, 4])
})

test('FG-5.11 every other card lies where it lay; dice, maximums and stuns of this act are undone', () => {
  const also = {
    skills: ['brutal-swing', 'charge-2'],
    active: ['brutal-swing', 'charge-2'],
    dice: ['blue'],
    moreHealth: 1,
    health: 10,
    stun: true,
  }
  const now: Tale = {
    heroes: { mercenary: { also }, rogue: {} },
    campaign: { graveyard: ['charge', 'library'], quests: [{ id: 'ward-gate', left: 1 }], locations: ['temple'] },
  }
  const tree = restarted(between({ heroes: { mercenary: {}, rogue: {} }, campaign: { graveyard: ['debt'] } }, now))
  expect(heroOf(tree, 'mercenary')).toMatchObject({ dice: [], moreHealth: 0, health: 9, stun: false })
  expect(heroOf(tree, 'mercenary').skills.toSorted()).toEqual(['brutal-swing', 'charge'])
  expect([tree.graveyard, tree.quests, tree.locations]).toEqual([['debt'], [], []])
})
test('FG-5.11 a starting skill that an earlier act’s upgrade discarded comes back out of the graveyard', () => {
  const also = { skills: ['high-guard', 'riposte-2'], active: ['riposte-2'] }
  const stood: Tale = { heroes: { lord: { also }, rogue: {} }, campaign: { graveyard: ['riposte', 'library'] } }
  const tree = restarted(between(stood, stood, 2))
  expect([heroOf(tree, 'lord').skills, tree.graveyard]).toEqual([['high-guard', 'riposte'], ['library']])
})
