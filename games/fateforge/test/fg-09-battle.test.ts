import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import type { Campaign } from '../src/campaign-shape.ts'
import { CONTENT } from '../src/index.ts'
import { battleText, legTitle, sceneText } from '../src/text/placeText.ts'
import { lines, namedBy } from './asking.ts'
import { documentOf, gameOf, middle, skillsOf, type Tale, type Telling, telling, tokens, Z } from './tale.ts'

afterEach(allDone)

/** A battle quest, from the rest before it. */
const battle = (wanted: Tale = {}): Tale => ({
  ...wanted,
  options: { play: 'battle', ...wanted.options },
  campaign: { node: '', act: 0, ...wanted.campaign },
})
const setOut =
  (quest: string) =>
  (t: Telling): Telling =>
    t.answer(0, 'leave').answer(0, `quest:${quest}`)
/** The fight of a quest under way, with what its document says of it. */
const leg = (quest: string, n: number, wanted: Tale = {}, so: Partial<Campaign['battle']> = {}): Tale =>
  battle({
    ...wanted,
    campaign: { battle: { ...documentOf().battle, quest, leg: n, ...so }, ...wanted.campaign },
  })
/** The fight under way ends, with these of its objectives, by number. */
function ended(wanted: Tale, isWon: boolean, objectives: readonly number[] = []): Telling {
  return middle(wanted, (t) => t)
    .agenda('aftermath')
    .set((s) => {
      s.objectives = s.objectives.filter(({ n }) => objectives.includes(n))
      s.left = isWon ? s.heroes.map((_, h) => h) : []
    })
    .begin()
}

test('FG-9.1 a quest is a number of fights with rests between them', () => {
  expect(CONTENT.battles.map(({ legs }) => legs.map(({ scene, rest }) => (rest ? `${scene} rest` : scene)))).toEqual([
    ['c1 rest', 'c2'],
    ['c3 rest', 'c5 rest', 'c7'],
  ])
  const t = ended(leg('three-gates', 0), true).asked(0, 'rest').answer(0, 'leave')
  expect([t.state.scene, t.state.kind, t.state.battle.leg]).toEqual(['c2', 'combat', 1])
  expect(ended(leg('three-gates', 1), true).match.isOver).toBe(true)
  for (const { minutes } of CONTENT.battles) expect([120, 150, 180]).toContain(minutes)
})

test('FG-9.2 heroes, a first rest, then a quest by its difficulty, length, fights and rests', () => {
  const t = telling(battle()).asked(0, 'rest').answer(0, 'leave').asked(0, 'quest', 'FG-9.2')
  expect(namedBy(t, 'quest')).toEqual(['three-gates', 'long-night'])
  t.answer(0, 'quest:three-gates').asked(1, 'master')
  const told = CONTENT.battles.map((quest) => battleText(quest, 'en').kindLine.match(/\d+/g)!.map(Number))
  expect(told).toEqual([
    [2, 2, 1, 2],
    [4, 3, 2, 3],
  ])
})

test('FG-9.3 two skills each and 6 gold a hero; later rests bring what they state', () => {
  const t = telling(battle({ heroes: { lord: {}, rogue: {}, shaman: {} } }))
  expect([t.state.gold, skillsOf(t, 'lord').length, skillsOf(t, 'shaman').length]).toEqual([18, 2, 2])
  const night = ended(leg('long-night', 0, { campaign: { gold: 1 } }), true).asked(0, 'rest')
  expect([night.state.gold, night.state.rest.time]).toEqual([1 + 6, 3])
  const gates = ended(leg('three-gates', 0, { campaign: { gold: 1 } }), true).asked(0, 'rest')
  expect([gates.state.gold, gates.state.rest.time]).toEqual([1, 3])
})

const roster = (t: Telling): string[] =>
  t.state.enemies.map(({ card, init }) => `${gameOf({}).book.foes[card]!.id} ${init}`)
test('FG-9.4 its fights are altered, carry a neutral title and tell no story', () => {
  const t = telling(battle())
  setOut('three-gates')(t)
  const printed = roster(telling({ node: 'c1' }))
  expect(printed).toContain('guard-dog 4')
  expect(roster(t)).toEqual([...printed.filter((foe) => foe !== 'guard-dog 4'), 'assassin 1'])
  expect([lines(t, 'page'), lines(t, 'fight')]).toEqual([[], ['fight three-gates.1 3']])
  const second = (heroes: NonNullable<Tale['heroes']>) => roster(telling(leg('three-gates', 1, { heroes })))
  expect(second({ lord: {}, rogue: {} })).toContain('sicario 1')
  expect(second({ lord: {}, rogue: {}, shaman: {} })).toEqual(expect.arrayContaining(['sicario 1', 'sicario 2']))
  const marsh = telling(leg('long-night', 0))
  expect([roster(marsh).includes('marsh-wolf 4'), marsh.state.lastRound]).toEqual([true, 3])
  const boss = telling(leg('long-night', 2))
  expect(boss.state.enemies[boss.state.boss.enemy]!.more).toBe(2)
  for (const quest of CONTENT.battles)
    quest.legs.forEach(({ scene }, n) => {
      const own = CONTENT.scenes.find(({ id }) => id === scene)!
      for (const lang of ['en', 'fr'] as const) expect(legTitle(quest, n, lang)).not.toBe(sceneText(own, lang).name)
    })
})
test('FG-9.4 both portals of the crypt lead where nobody knows, never back to their own zone', () => {
  const { portals, objects } = telling(leg('long-night', 1)).state
  const open = portals.map(({ object, to }) => [objects[object]!.zone, objects[object]!.n, to] as const)
  expect(open).toHaveLength(3)
  for (const [zone, known, to] of open) {
    expect(known).toBe(-1)
    expect(to.length).toBeGreaterThan(1)
    expect(to).not.toContain(zone)
  }
})

test('FG-9.5 a quest is won when the main objectives of all its fights are met', () => {
  const t = ended(leg('three-gates', 1, {}, { secondary: 0, secondaryOf: 2 }), true).over('copper')
  expect(t.state.battle.outcome).toBe('won')
  t.logged('rank', ['copper'])
})

test('FG-9.6 gold: all secondary objectives and nobody ever fell; silver: half of them', () => {
  const rank = (secondary: number, secondaryOf: number, fell = false) =>
    ended(leg('three-gates', 1, {}, { secondary, secondaryOf, fell }), true).match.outcome
  expect([rank(5, 5), rank(5, 5, true), rank(3, 6), rank(2, 6), rank(0, 0), rank(3, 5)]).toEqual([
    'gold',
    'silver',
    'silver',
    'copper',
    'gold',
    'silver',
  ])
})
test('FG-9.6 secondary objectives are counted fight by fight, and so is who fell', () => {
  const [GEMS, STANDING] = [2, 3]
  const t = ended(leg('three-gates', 0), true, [GEMS, STANDING])
  expect([t.state.battle.secondary, t.state.battle.secondaryOf, t.state.battle.fell]).toEqual([1, 2, false])
  const fallen = middle(leg('three-gates', 0), (play) => play)
    .agenda('aftermath')
    .set((s) => {
      s.objectives = []
      s.left = [0]
      s.fell = true
    })
    .begin()
  expect(fallen.state.battle.fell).toBe(true)
})

const down = { health: 0, down: true } as const
test('FG-9.7 a group that is knocked out has lost the quest', () => {
  const t = middle(leg('three-gates', 0), (play) => play)
    .agenda('upkeep')
    .set((s) => {
      s.round = 1
      for (const hero of s.heroes) Object.assign(hero, { health: 0, healthSpent: hero.health, down: true })
    })
    .begin()
    .over('lost')
  expect(t.logged('battleLost').state.battle.outcome).toBe('lost')
})

/** After the last round of a fight. */
const lastRound = (wanted: Tale) =>
  middle(wanted, (t) => t)
    .agenda('extraRound')
    .set((s) => {
      s.round = s.lastRound
      s.phase = 'upkeep'
    })
test('FG-9.8 one extra round in the whole quest, for a card of every hero, also who is down', () => {
  const t = lastRound(leg('three-gates', 0, { heroes: { lord: down, rogue: {} } }))
    .top(Z.corruptionDeck, ['doubt', 'tremor'])
    .begin()
  t.asked(0, 'extra').answer(0, 'extra')
  expect([t.zone(Z.corruption + 0), t.zone(Z.corruption + 1)]).toEqual([['doubt'], ['tremor']])
  expect(t.state.battle.extraRound).toBe(true)
  lastRound(leg('three-gates', 1, {}, { extraRound: true }))
    .begin()
    .notAsked(0, 'extra')
  const four = ['doubt', 'tremor', 'night-sweat', 'hollow-hunger']
  lastRound(leg('three-gates', 0, { heroes: { lord: { corruption: four }, rogue: {} } }))
    .begin()
    .notAsked(0, 'extra')
  lastRound(leg('three-gates', 0, { heroes: { lord: { corruption: four.slice(1) }, rogue: {} } }))
    .begin()
    .asked(0, 'extra')
})

test('FG-9.9 only a fight that was won lets heroes recover', () => {
  const heroes: NonNullable<Tale['heroes']> = { lord: { health: 4, energy: 2 }, rogue: down }
  const won = ended(leg('three-gates', 0, { heroes }), true)
  expect([tokens(won, 'lord'), tokens(won, 'rogue').slice(0, 2)]).toEqual([
    [5, 3, 3, 1],
    [2, 4],
  ])
  const lost = ended(leg('three-gates', 0, { heroes }), false).over('lost')
  expect([tokens(lost, 'lord'), tokens(lost, 'rogue'), lines(lost, 'corruption')]).toEqual([
    [4, 4, 2, 2],
    [0, 6, 5, 0],
    [],
  ])
})

test('FG-9.10 a main objective missed loses the quest there and then', () => {
  const t = middle(leg('three-gates', 0), (play) => play)
    .agenda('aftermath')
    .set((s) => {
      s.left = [0, 1]
      s.exit = s.objects.findIndex(({ kind }) => kind === 'exit')
    })
    .begin()
    .over('lost')
  t.logged('objective', ['three-gates.1.1', 'missed']).logged('objective', ['three-gates.1.2', 'met'])
  expect(t.state.battle.outcome).toBe('lost')
})

test('FG-9.11 what is fetched is kept, but no victory, regard or trait points are won', () => {
  const t = middle(leg('three-gates', 0, { campaign: { gold: 0 } }), (play) => play)
    .agenda('aftermath')
    .set((s) => {
      s.objectives = []
      s.left = [0, 1]
      s.gold += 3
    })
    .begin()
  expect([t.state.gold, t.state.victory, t.state.traitPoints, t.state.reputation]).toEqual([
    3,
    0,
    0,
    [0, 0, 0, 0, 0, 0],
  ])
  expect(lines(t, 'victory')).toEqual([])
})

test('FG-C6.3 every rest of a quest has inn, yard and stalls up to 5 gold; the first has 3 Time', () => {
  const t = telling(battle({ campaign: { rules: [7], locations: ['temple', 'lamplighters'] } }))
  expect([namedBy(t, 'visit'), t.state.rest.time]).toEqual([['inn', 'training-yard', 'stalls'], 3])
  t.answer(0, 'visit:stalls').offers(0, 'buy:hooked-spear').refuses(0, 'buy:great-axe', 'FG-C4.2')
  t.answer(0, 'buy:hooked-spear')
  expect(t.state.gold).toBe(7)
  t.answer(0, 'leave').answer(0, 'visit:training-yard').offers(0, 'train:taunt')
  t.refuses(0, 'train:riposte-2', 'FG-C4.3')
})
