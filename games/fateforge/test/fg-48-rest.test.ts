import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { lines, namedBy, verbs } from './asking.ts'
import {
  bagOf,
  after,
  heroOf,
  inSlot,
  reputation,
  skillsOf,
  type Tale,
  tale,
  type Telling,
  telling,
  tokens,
} from './tale.ts'

afterEach(allDone)

/** The first rest of the act, or the second, with so much gold. */
const resting = (gold: number, wanted: Tale = {}, node = 'r1'): Telling =>
  telling({ node, ...wanted, campaign: { gold, ...wanted.campaign } }).asked(0, 'rest', 'FG-48.2')
const quests = (...ids: string[]) => ids.map((id) => ({ id, left: 2 }))
const [SUCCESS, BLANK] = [CONTENT.testFaces.indexOf('success'), CONTENT.testFaces.indexOf('blank')]

test('FG-48.1 a rest states its Time, and what is left of it is lost', () => {
  const t = resting(0).logged('restBegins', [4])
  expect(t.state.rest.time).toBe(4)
  t.answer(0, 'visit:inn').answer(0, 'leave')
  expect(t.state.rest.time).toBe(3)
  t.answer(0, 'leave')
  expect(t.state.rest.time).toBe(0)
  const both = resting(0, {
    story: [
      { id: 'first', kind: 'scene', scene: { rest: 'r1' }, outcomes: { done: { next: 'second' } } },
      { id: 'second', kind: 'scene', scene: { rest: 'r2' }, outcomes: { done: { next: 'second' } } },
    ],
    node: 'first',
  })
  both.answer(0, 'leave').asked(0, 'rest')
  expect(both.state.rest.time).toBe(5)
})

test('FG-48.2 places and side quests in any order, each for its Time', () => {
  const wanted: Tale = { campaign: { quests: quests('stray-hound') } }
  const inn = (t: Telling) => t.answer(0, 'visit:inn').answer(0, 'leave').asked(0, 'rest')
  const hound = (t: Telling) =>
    t.roll('test', [SUCCESS]).untilAsked(0, 'rest', { page: 'onward', tester: 'tester:0', choice: 'camp' })
  const first = hound(inn(resting(0, wanted)).answer(0, 'undertake:stray-hound'))
  const second = inn(hound(resting(0, wanted).answer(0, 'undertake:stray-hound')))
  expect([first.state.rest.time, second.state.rest.time]).toEqual([2, 2])
  first.logged('undertook', ['stray-hound', 2])
  const late = resting(0, { campaign: { quests: quests('ward-gate'), nextRestTime: -3 } })
  late.blocks(0, 'undertake:ward-gate', 'FG-48.2').refuses(0, 'undertake:ward-gate', 'FG-48.2')
})

test('FG-48.3 some places are open from the start, others have to be opened; a visit costs its Time', () => {
  expect(namedBy(resting(0), 'visit')).toEqual(['inn', 'training-yard', 'stalls', 'library'])
  const known = resting(0, { reputation: { lamplighters: 1 } })
  expect(namedBy(known, 'visit')).toContain('temple')
  known.answer(0, 'visit:temple').answer(0, 'leave')
  expect(known.state.rest.time).toBe(2)
  const poor = resting(0, { reputation: { lamplighters: 1 }, campaign: { nextRestTime: -3 } })
  poor.refuses(0, 'visit:temple', 'FG-48.2')
  expect(namedBy(poor.offers(0, 'visit:inn'), 'visit')).not.toContain('temple')
  const given = resting(0, { campaign: { locations: ['lamplighters'] } })
  given.offers(0, 'visit:lamplighters').lacks(0, 'visit:temple')
  resting(0).refuses(0, 'visit:temple')
})

test('FG-48.4 looking at the stalls is free; buying costs their Time once a visit, besides the price', () => {
  const t = resting(9).answer(0, 'visit:stalls').asked(0, 'shop', 'FG-48.4').answer(0, 'leave')
  expect(t.state.rest.time).toBe(4)
  t.answer(0, 'visit:stalls').answer(0, 'buy:buckler').answer(0, 'buy:rope-and-hook')
  expect([t.state.rest.time, t.state.gold, bagOf(t)]).toEqual([3, 3, ['buckler', 'rope-and-hook']])
  t.answer(0, 'leave').answer(0, 'visit:stalls').answer(0, 'buy:antidote')
  expect([t.state.rest.time, t.state.gold]).toEqual([2, 1])
  const poor = resting(0).answer(0, 'visit:stalls').asked(0, 'shop').offersExactly(0, ['leave'])
  poor.blocks(0, 'buy:buckler', 'FG-43.3').answer(0, 'leave').asked(0, 'rest')
  const late = resting(9, { campaign: { nextRestTime: -4 } }).answer(0, 'visit:stalls')
  late.refuses(0, 'buy:buckler', 'FG-48.2')
})

test('FG-48.5 a place can be visited again; the library teaches once, then its card is gone', () => {
  const t = resting(0)
  for (const time of [3, 2]) {
    t.answer(0, 'visit:inn').answer(0, 'leave')
    expect(t.state.rest.time).toBe(time)
  }
  t.answer(0, 'visit:library').logged('lesson', [2]).asked(0, 'rest').lacks(0, 'visit:library')
  expect([t.state.traitPoints, t.state.rest.time, t.state.graveyard]).toEqual([2, 1, ['library']])
  resting(0, { campaign: { graveyard: ['library'] } }, 'r2')
    .lacks(0, 'visit:library')
    .offers(0, 'visit:inn')
})

test('FG-48.6 each gold gives back 2 health, shared as wished', () => {
  const t = resting(3, { heroes: { lord: { health: 4 }, rogue: { health: 4 } } }).answer(0, 'visit:inn')
  t.answer(0, 'heal:0:0').answer(0, 'heal:0:1')
  expect([tokens(t, 'lord').slice(0, 2), tokens(t, 'rogue').slice(0, 2), t.state.gold]).toEqual([[7, 1], [5, 1], 1])
  t.answer(0, 'heal:0:1').offersExactly(0, ['leave'])
  expect([tokens(t, 'lord')[0], tokens(t, 'rogue')[0], t.state.gold]).toEqual([8, 6, 0])
  const poor = resting(0, { heroes: { lord: { health: 4 }, rogue: {} } }).answer(0, 'visit:inn')
  poor.refuses(0, 'heal:0:0')
})

test('FG-48.7 food at 1 gold a token; outside combat a token gives 1 health and 1 energy', () => {
  const t = resting(3).answer(0, 'visit:inn').answer(0, 'buyFood:2')
  expect([t.state.gold, t.state.food]).toEqual([1, 2])
  t.refuses(0, 'buyFood:2')
  const hungry: Tale = { node: 'n5', heroes: { lord: { health: 4, energy: 2 }, rogue: {} }, campaign: { food: 1 } }
  const eaten = telling(hungry).answer(0, 'camp').answer(0, 'eat:0').logged('ate', ['lord'])
  expect([tokens(eaten, 'lord'), eaten.state.food]).toEqual([[5, 3, 3, 1], 0])
  eaten.refuses(0, 'eat:0', 'FG-48.7')
  telling(hungry).answer(0, 'camp').refuses(0, 'eat:1', 'FG-13.3')
  const weak = telling({
    ...hungry,
    heroes: { lord: { health: 4, energy: 2, corruption: ['hollow-hunger'] }, rogue: {} },
  })
  expect(tokens(weak.answer(0, 'camp').answer(0, 'eat:0'), 'lord')).toEqual([5, 3, 2, 2])
})

test('FG-48.8 FG-14.3 skills are bought in the yard and nowhere else', () => {
  const t = resting(9)
  for (const [place, taught] of [
    ['inn', false],
    ['stalls', false],
    ['training-yard', true],
  ] as const) {
    t.answer(0, `visit:${place}`)
    expect(verbs(t).includes('train')).toBe(taught)
    if (!taught) t.answer(0, 'leave')
  }
  const skill = CONTENT.skills.find(({ hero, cost, upgrades }) => hero === 'lord' && cost !== undefined && !upgrades)!
  t.answer(0, `train:${skill.id}`).logged('learned', ['lord', skill.id])
  expect([skillsOf(t, 'lord'), t.state.gold]).toEqual([['high-guard', 'riposte', skill.id], 9 - skill.cost!])
  t.refuses(0, `train:${skill.id}`)
})

test('FG-48.9 side quests go after the rests their card says; the count falls as a rest ends', () => {
  expect(CONTENT.quests.map(({ id, threat, expiresAfterRests }) => [id, threat, expiresAfterRests])).toEqual([
    ['stray-hound', 1, 3],
    ['ward-gate', 2, 2],
    ['poison-cellar', 3, 2],
  ])
  const t = resting(0, {
    campaign: {
      quests: [
        { id: 'ward-gate', left: 2 },
        { id: 'stray-hound', left: 1 },
      ],
    },
  })
  t.offers(0, ['undertake:ward-gate', 'undertake:stray-hound']).answer(0, 'leave')
  expect(t.state.quests).toEqual([{ id: 'ward-gate', left: 1 }])
  t.logged('questGone', ['stray-hound']).notLogged('questGone', ['ward-gate'])
  const met = telling({ node: 'n6b' }).answer(0, 'onward').logged('newQuest', ['stray-hound'])
  expect(met.asked(0, 'rest').offers(0, 'undertake:stray-hound').state.quests).toEqual([{ id: 'stray-hound', left: 3 }])
})

test('FG-48.10 energy and armor come back as the rest ends, not before', () => {
  const wanted: Tale = {
    heroes: {
      lord: { energy: 1, items: { clothing: 'padded-coat' } },
      rogue: { energy: 2, corruption: ['night-sweat'] },
    },
    campaign: { quests: quests('stray-hound') },
  }
  const t = tale({ node: 'r1', ...wanted })
    .roll('test', [BLANK])
    .begin()
    .answer(0, 'undertake:stray-hound')
  t.untilAsked(0, 'rest', { page: 'onward', tester: 'tester:0' })
  expect([tokens(t, 'lord')[2], tokens(t, 'rogue')[2]]).toEqual([1, 2])
  t.answer(0, 'leave')
  expect([tokens(t, 'lord').slice(2), tokens(t, 'rogue').slice(2)]).toEqual([
    [4, 0],
    [4, 1],
  ])
})
test('FG-48.10 FG-17.3 FG-17.5 armor is whole again after a rest, in the bag as well', () => {
  const worn = { item: 'padded-coat', stage: 0, cubes: 0 }
  const t = resting(0, { campaign: { bag: [worn, { item: 'buckler', stage: 0, cubes: 0 }] } })
  expect(t.state.bag.map(({ cubes }) => cubes)).toEqual([0, 0])
  t.answer(0, 'leave')
  expect(t.state.bag.map(({ cubes }) => cubes)).toEqual([2, 1])
})

test('FG-48.11 resting gives no health for nothing', () => {
  const t = resting(0, { heroes: { lord: { health: 3 }, rogue: { health: 1 } } }).answer(0, 'leave')
  expect([tokens(t, 'lord').slice(0, 2), tokens(t, 'rogue').slice(0, 2)]).toEqual([
    [3, 5],
    [1, 5],
  ])
})

test('FG-48.12 between visits items and skills change hands for no Time', () => {
  const wanted: Tale = { heroes: { lord: { items: { main: 'iron-sword' } }, rogue: {} }, bag: ['hatchet'] }
  const t = resting(0, wanted).answer(0, 'visit:inn').answer(0, 'leave').answer(0, 'camp')
  t.answer(0, 'put:1.main:2.main').answer(0, 'put:bag.1:2.secondary').answer(0, 'rest:riposte').answer(0, 'leave')
  expect([inSlot(t, 'rogue', 'main'), inSlot(t, 'rogue', 'secondary')]).toEqual(['iron-sword', 'hatchet'])
  expect([heroOf(t, 'lord').active.length, t.asked(0, 'rest').state.rest.time]).toEqual([1, 3])
})

test('FG-C4.1 the first rest has 4 Time, the second 5; effects lower it, never below 0', () => {
  expect([resting(0).state.rest.time, resting(0, {}, 'r2').state.rest.time]).toEqual([4, 5])
  const time = (nextRestTime: number) => resting(0, { campaign: { nextRestTime } }).state.rest.time
  expect([time(-2), time(-5), time(1)]).toEqual([2, 0, 5])
  const once = resting(0, { campaign: { nextRestTime: -5 } })
  expect(once.state.nextRestTime).toBe(0)
})

test('FG-C4.2 the stalls have each item once: up to 4 gold at the first rest, all from the second', () => {
  const first = resting(20, { bag: ['iron-sword'] }).answer(0, 'visit:stalls')
  first.refuses(0, 'buy:iron-sword', 'FG-C4.2')
  first.refuses(0, 'buy:hooked-spear', 'FG-C4.2')
  const prices = namedBy(first, 'buy').map((id) => CONTENT.items.find((item) => item.id === id)!.cost)
  expect(Math.max(...prices)).toBe(4)
  first.answer(0, 'buy:hunting-bow').refuses(0, 'buy:hunting-bow', 'FG-C4.2')
  const second = resting(99, { campaign: { graveyard: ['healing-potion'] } }, 'r2').answer(0, 'visit:stalls')
  expect(namedBy(second, 'buy')).toEqual(
    CONTENT.items.flatMap(({ id }) => (['shamanic-drum', 'healing-potion'].includes(id) ? [] : [id])),
  )
  resting(3).answer(0, 'visit:stalls').refuses(0, 'buy:iron-sword', 'FG-43.3')
})

test('FG-C4.3 the yard teaches the heroes in play, level II once that rule is unlocked', () => {
  const mercenary: Tale = { heroes: { mercenary: {}, rogue: {} } }
  const first = resting(20, mercenary).answer(0, 'visit:training-yard')
  first.refuses(0, 'train:charge-2', 'FG-C4.3')
  const owners = namedBy(first, 'train').map((id) => CONTENT.skills.find((skill) => skill.id === id)!.hero)
  expect(new Set(owners)).toEqual(new Set(['mercenary', 'rogue']))
  const second = resting(20, mercenary, 'r2').logged('unlocked', [7]).answer(0, 'visit:training-yard')
  second.offers(0, 'train:charge-2').refuses(0, 'train:rain-of-arrows')
})
test('WE-17 FG-U7.2 FG-U7.3 Charge II takes the place of Charge, which is discarded, and needs it', () => {
  const owned = resting(20, { heroes: { mercenary: {}, rogue: {} } }, 'r2')
  owned.answer(0, 'visit:training-yard').answer(0, 'train:charge-2')
  expect([owned.state.gold, owned.state.graveyard]).toEqual([15, ['charge']])
  expect(skillsOf(owned, 'mercenary')).toContain('charge-2')
  expect(skillsOf(owned, 'mercenary')).not.toContain('charge')
  expect(heroOf(owned, 'mercenary').active).toEqual(heroOf(owned, 'mercenary').skills)
  const other: Tale = { heroes: { mercenary: { also: { skills: ['grit'], active: ['grit'] } }, rogue: {} } }
  const without = resting(20, other, 'r2').answer(0, 'visit:training-yard')
  without.blocks(0, 'train:charge-2', 'FG-U7.2').refuses(0, 'train:charge-2', 'FG-U7.2')
})

test('FG-C4.4 FG-38.5 the temple sends one kept corruption card a visit to the graveyard, for 3 gold', () => {
  const wanted: Tale = {
    heroes: { lord: { corruption: ['doubt', 'tremor'] }, rogue: {} },
    reputation: { lamplighters: 1 },
  }
  const t = resting(7, wanted).answer(0, 'visit:temple').offersExactly(0, ['cleanse:doubt', 'cleanse:tremor', 'leave'])
  t.answer(0, 'cleanse:doubt').refuses(0, 'cleanse:tremor', 'FG-C4.4')
  expect([t.state.gold, t.where('doubt'), t.state.rest.time]).toEqual([4, 'corruptionGrave', 2])
  t.answer(0, 'leave').answer(0, 'visit:temple').answer(0, 'cleanse:tremor')
  expect(t.state.gold).toBe(1)
  resting(2, wanted).answer(0, 'visit:temple').refuses(0, 'cleanse:doubt', 'FG-43.3')
})

test('FG-C4.5 the Lamplighters sell food, and for this rest the temple costs a Time less', () => {
  const wanted: Tale = { campaign: { locations: ['lamplighters', 'temple'] } }
  const t = resting(2, wanted, 'r2').answer(0, 'visit:lamplighters').answer(0, 'buyFood:1').answer(0, 'leave')
  expect([t.state.food, t.state.gold, t.state.rest.time]).toEqual([1, 1, 4])
  t.answer(0, 'visit:temple').answer(0, 'leave')
  expect(t.state.rest.time).toBe(3)
  const next = resting(0, wanted, 'r2').answer(0, 'visit:temple')
  expect(next.state.rest.time).toBe(3)
})

test('FG-C4.6 a side quest rewards only who wins it; its card is discarded either way', () => {
  const hound = (face: number) =>
    tale({ node: 'r1', campaign: { quests: quests('stray-hound') } })
      .roll('test', [face])
      .begin()
      .answer(0, 'undertake:stray-hound')
      .untilAsked(0, 'rest', { page: 'onward', tester: 'tester:0' })
  const won = hound(SUCCESS).logged('questWon', ['stray-hound'])
  expect([won.state.gold, reputation(won, 'lamplighters'), won.state.graveyard]).toEqual([3, 1, ['stray-hound']])
  const lost = hound(BLANK).logged('questLost', ['stray-hound']).lacks(0, 'undertake:stray-hound')
  expect([lost.state.gold, lost.state.graveyard, lines(lost, 'undertook')]).toEqual([
    0,
    ['stray-hound'],
    ['undertook stray-hound 3'],
  ])
})
/** The Ward-Gate, undertaken in the second rest, up to its fight and past it. */
function wardGate(verdict: 'won' | 'lost'): Telling {
  const wanted: Tale = {
    node: 'r2',
    heroes: { lord: { energy: 1 }, rogue: { health: 2 } },
    campaign: { quests: quests('ward-gate'), gold: 2 },
  }
  return after(verdict, wanted, (t) =>
    t
      .roll('test', [SUCCESS, SUCCESS])
      .answer(0, 'undertake:ward-gate')
      .untilAsked(1, 'master', { page: 'onward', tester: 'tester:0' }),
  )
}
test('FG-C4.6 FG-42.1 the Ward-Gate brings its coin if its fight is won, and no victory point', () => {
  const won = wardGate('won').untilAsked(0, 'rest', { page: 'onward' }).logged('questWon', ['ward-gate'])
  expect([bagOf(won), won.state.victory, won.state.graveyard]).toEqual([['lucky-coin'], 0, ['ward-gate']])
  const lost = wardGate('lost').untilAsked(0, 'rest', { page: 'onward' }).logged('questLost', ['ward-gate'])
  expect([bagOf(lost), lost.state.gold, lost.state.graveyard]).toEqual([[], 2, ['ward-gate']])
})
test('FG-48.10 a side quest is fought before anybody has rested', () => {
  const t = wardGate('won').untilAsked(0, 'rest', { page: 'onward' })
  expect([tokens(t, 'lord'), tokens(t, 'rogue')]).toEqual([
    [8, 0, 2, 2],
    [3, 3, 5, 0],
  ])
  t.answer(0, 'leave')
  expect([tokens(t, 'lord'), tokens(t, 'rogue')]).toEqual([
    [8, 0, 4, 0],
    [3, 3, 5, 0],
  ])
})
