import { beginAgain, finishScene, startScene, switchMode, begin as beginCampaign } from '@emberhall/campaign'
import { Fate, Match } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { grailCampaign } from '../src/campaign.ts'
import type { Content } from '../src/content/types.ts'
import { makeGrail } from '../src/game.ts'
import { MODIFIERS } from '../src/parts.ts'
import { type O, type S, Z } from '../src/state.ts'
import { campaignLine } from '../src/text/campaign.ts'
import { answerAtRandom } from './at-random.ts'
import { AILEI, AREV, BEOR, game, itemAt, locationAt, person, scene, secretAt } from './scene.ts'

afterEach(allDone)
const campaign = grailCampaign(game)
const plain = (...ids: readonly string[]) =>
  ids.map((character) => ({ character, board: '', combat: '', diplomacy: '' }))
type Played = Match<S, O>
/** Plays at random until an action may be taken again after this many answers. */
function playOn(match: Played, answers: number): void {
  const fate = new Fate(answers)
  for (let i = 0; !match.isOver && (i < answers || match.asks()[0]?.def.name !== 'act'); i++)
    answerAtRandom(match, fate)
}
const leave = (match: Played): void => {
  const { seat } = match.asks()[0]!
  const say = (who: number, value: string) => match.answer({ seat: who, question: match.question, value })
  expect(say(seat, 'adjourn').ok).toBe(true)
  for (const ask of match.asks()) say(ask.seat, 'agree')
}
function firstSitting(ids: readonly string[], options: object = {}) {
  const names = ids.map((id) => id)
  const document = beginCampaign(campaign, {
    id: 'c',
    name: 'c',
    at: 1,
    seats: names,
    options: { characters: plain(...ids), ...options },
  })
  const started = startScene(campaign, document, 5)
  return { document: started.document, match: Match.start(game, started.setup) as Played }
}
const faceKeys = ({ zones, faces }: S) => zones.map((cards) => cards.map((card) => game.faceKeys[faces[card]!]!))

test('TG-21.1 TG-21.2 TG-21.3 a save in the middle of a chapter restores everything, orders of decks included', () => {
  for (const seed of [3, 8]) {
    const match = Match.start(game, { seats: 2, seed })
    const fate = new Fate(seed)
    for (let i = 0; i < 80 && !match.isOver; i++) answerAtRandom(match, fate)
    const { match: again, divergence } = load(game, readSave(JSON.stringify(save(match))))
    expect(divergence).toBeNull()
    expect(again.table.s).toEqual(match.table.s)
  }
})
test('TG-21.1 TG-21.2 TG-21.3 a sitting that is broken off is taken up as it was left', () => {
  const { document, match } = firstSitting(['ailei', 'beor'])
  playOn(match, 60)
  const before = structuredClone(match.table.s)
  leave(match)
  const next = startScene(campaign, finishScene(campaign, document, match.table.s), 9)
  const again = Match.start(game, next.setup)
  const after = again.table.s
  for (const key of [
    'day',
    'characters',
    'statuses',
    'tasks',
    'read',
    'taken',
    'dials',
    'quests',
    'event',
    'inspected',
    'modifiers',
  ] as const)
    expect([key, after[key]]).toEqual([key, before[key]])
  expect(after.map.map((place) => ({ ...place, guardians: [] }))).toEqual(
    before.map.map((place) => ({ ...place, guardians: [] })),
  )
  // Which encounters are in a deck and which in the box, nobody knows; nor which events lie on top.
  const unknown = new Set([Z.green, Z.grey, Z.purple, Z.blue, Z.encounterBox, Z.events, Z.randomEvents])
  const contents = (s: S) =>
    faceKeys(s).map((pile, zone) => (unknown.has(zone) ? pile.length : pile.toSorted((a, b) => a.localeCompare(b))))
  expect(contents(after)).toEqual(contents(before))
  expect(['act', 'next']).toContain(again.asks()[0]!.def.name)
})
/** Two cards of a hidden pile change places. */
const exchange = (s: S, a: number, b: number): void => void ([s.faces[a], s.faces[b]] = [s.faces[b]!, s.faces[a]!])
test('TG-21.2 TG-3.7 a document and the options made of it do not tell the order of piles', () => {
  const { document, match } = firstSitting(['ailei', 'beor'])
  playOn(match, 60)
  leave(match)
  const { s } = match.table
  const toldOf = (state: S) => {
    const after = finishScene(campaign, document, state)
    return JSON.stringify([after, startScene(campaign, after, 9).setup])
  }
  const told = toldOf(s)
  for (const zone of [Z.combatDeck, Z.diplomacyPool, Z.green, Z.purple, Z.blue, Z.items, Z.randomEvents]) {
    const other = structuredClone(s)
    const cards = other.zones[zone]!
    const [a, b] = cards.filter((card) => other.known[card] === 0)
    exchange(other, a!, b!)
    expect([zone, toldOf(other) === told]).toEqual([zone, true])
  }
})
test('TG-21.3 TG-22.5 what was seen to go to the bottom of a pile lies there, and everybody still knows it', () => {
  const { document, match } = firstSitting(['ailei'])
  const { s } = match.table
  const bottom = s.zones[Z.green]![0]!
  s.known[bottom] = 31
  const key = game.faceKeys[s.faces[bottom]!]
  leave(match)
  const again = Match.start(game, startScene(campaign, finishScene(campaign, document, s), 9).setup)
  const [card] = again.table.s.zones[Z.green]!
  expect(game.faceKeys[again.table.s.faces[card!]!]).toBe(key)
  expect(again.table.canSee(card!, 0)).toBe(true)
  expect(again.table.s.zones[Z.green]!.slice(1).some((one) => again.table.canSee(one, 0))).toBe(false)
})
test('TG-21.2 TG-13.6 story events lie in their order below the random ones that were laid on them', () => {
  const { document, match } = firstSitting(['ailei'])
  const { s } = match.table
  const before = s.zones[Z.events]!.map((card) => game.faceKeys[s.faces[card]!])
  const random = s.zones[Z.randomEvents]!.pop()!
  s.zones[Z.events]!.push(random)
  s.where[random] = Z.events
  leave(match)
  const again = Match.start(game, startScene(campaign, finishScene(campaign, document, s), 9).setup).table.s
  const after = again.zones[Z.events]!.map((card) => game.faceKeys[again.faces[card]!]!)
  const isRandom = (key: string | undefined) => key?.startsWith('RE') === true
  expect(after.filter((key) => !isRandom(key))).toEqual(before.filter((key) => !isRandom(key)))
  expect(after.map(isRandom)).toEqual([...before.map(isRandom), true])
})
test('TG-21.1 everybody has to agree', () => {
  const t = scene({ who: [{ is: 'beor' }, { is: 'ailei' }], options: { isCampaign: true } }).begin()
  t.answer(1, 'character:beor').answer(0, 'adjourn').asked(1, 'adjourn').answer(1, 'refuse').asked(0, 'act')
  t.answer(0, 'adjourn').answer(1, 'agree').over('adjourned')
  const single = scene().begin()
  single.lacks(0, 'adjourn')
  expect(t.state.day).toBe(1)
})
/** Ailei and Béor have played; the document after their sitting. */
function laidDown() {
  const { document, match } = firstSitting(['ailei', 'beor'])
  const { s } = match.table
  s.characters[BEOR]!.items = [{ item: itemAt(1), isUp: true, isLocked: false }]
  const card = (key: string) => s.faces.indexOf(game.faceOf(key))
  for (const key of ['item-1', 'secret-1', 'secret-5']) {
    const id = card(key)
    s.zones[s.where[id]!] = s.zones[s.where[id]!]!.filter((one) => one !== id)
    const held = game.zoneNames.indexOf('held')
    s.zones[held]!.push(id)
    s.where[id] = held
  }
  s.characters[BEOR]!.secrets = [1, 5].map((number) => ({ secret: secretAt(number), isUp: true }))
  s.characters[BEOR]!.wealth = 7
  s.quests = []
  s.over = 'adjourned'
  return finishScene(campaign, document, s)
}
const sitDownWith = (document: ReturnType<typeof laidDown>, seats: readonly string[], options: object) =>
  beginAgain(campaign, document, { seats, options: options as Record<string, unknown> })

test('TG-21.4 TG-21.5 TG-21.7 TG-21.8 who leaves hands on its secrets, Personal ones go, its items leave with it', () => {
  const document = sitDownWith(laidDown(), ['Ann'], { leaving: ['beor'] })
  const { setup } = startScene(campaign, document, 4)
  const match = Match.start(game, setup)
  const { s } = match.table
  expect(s.characters[BEOR]).toMatchObject({ status: 'gone', secrets: [], wealth: 7 })
  expect(s.characters[AILEI]!.secrets).toEqual([{ secret: secretAt(1), isUp: true }])
  expect(s.characters[BEOR]!.items).toHaveLength(1)
  expect(match.seats).toBe(1)
  expect(match.asks()[0]!.def.name).toBe('act')
})
test('TG-21.6 a recruit begins with starting decks and resources beside somebody; TG-21.9 who comes back is as it left', () => {
  const alone = sitDownWith(laidDown(), ['Ann'], { leaving: ['beor'] })
  const first = startScene(campaign, alone, 4)
  const match = Match.start(game, first.setup)
  leave(match)
  const after = finishScene(campaign, first.document, match.table.s)
  const grown = sitDownWith(after, ['Ann', 'Bob', 'Cid'], { joining: ['beor', 'arev'] })
  const next = Match.start(game, startScene(campaign, grown, 4).setup)
  const { s } = next.table
  expect(s.characters[BEOR]).toMatchObject({ status: 'active', seat: 1, wealth: 7, secrets: [] })
  expect(s.characters[BEOR]!.items).toHaveLength(1)
  expect(s.characters[AREV]).toMatchObject({
    status: 'active',
    seat: 2,
    at: s.characters[AILEI]!.at,
    food: 1,
    wealth: 2,
  })
  expect(
    s.zones[game.zoneNames.indexOf('combatDeck[1]') >= 0 ? game.zoneNames.indexOf('combatDeck[1]') : 1],
  ).toHaveLength(15)
})
test('TG-21.4 TG-20.15 a number of seats that does not fit, or somebody dead, is refused', () => {
  expect(() => sitDownWith(laidDown(), ['Ann', 'Bob', 'Cid'], { joining: ['arev', 'maggot'] })).toThrow('TG-21.4')
  const dead = laidDown()
  const tree = dead.tree as { characters: { status: string }[] }
  tree.characters[AREV]!.status = 'dead'
  expect(() => sitDownWith(dead, ['Ann', 'Bob', 'Cid'], { joining: ['arev'] })).toThrow('TG-20.15')
})

/** A second chapter, with one part. */
const twoChapters: Content = {
  ...game.book.content,
  storyEvents: [
    ...game.book.content.storyEvents,
    { id: 'part-2.1', name: { en: 'Beyond', fr: 'Au-delà' }, do: [], randomAdded: 0 },
  ],
}
const longer = makeGrail(twoChapters)
const atTheGate = (options: Partial<O> = {}) =>
  scene({
    game: longer,
    who: [{ is: 'beor', at: 116, energy: 5, food: 3, items: [1, 5, 8, 11, 14, 20] }],
    places: [116],
    options,
    set: (s) => {
      s.day = 4
      s.quests = []
      s.isChapterOver = true
    },
  }).begin()

test('TG-13.4 TG-4.11 TG-4.12 TG-37.6 the next chapter begins within the day: nothing heals, nothing else changes', () => {
  const t = atTheGate()
  t.logged('chapter', [2]).asked(0, 'act')
  expect(t.state).toMatchObject({ chapter: 2, day: 4, period: 'day' })
  expect(person(t, BEOR)).toMatchObject({ energy: 5, food: 3 })
  expect(t.state.snapshot).not.toBe('')
})
test('TG-2.2 TG-2.7 another mode holds from the next chapter’s set-up: caps, Secret 42, items beyond the limit', () => {
  const all = MODIFIERS.reduce((mask, one, i) => (one.startsWith('C') ? mask | (1 << i) : mask), 0)
  const t = atTheGate({ wanted: all })
  t.asked(0, 'tooManyItems').answer(0, 'item:item-20')
  expect(t.state.modifiers).toBe(all)
  expect(t.state.tableSecrets).toEqual([secretAt(42)])
  expect(person(t, BEOR).items).toHaveLength(5)
  const now = scene({ game: longer, options: { wanted: all } }).begin()
  expect(now.state.modifiers).toBe(0)
})
test('TG-2.2 TG-2.6 modes are switched between sittings, one list at a time', () => {
  const { document, match } = firstSitting(['ailei'])
  expect(() => switchMode(campaign, document, 'S1', true)).toThrow('TG-2.2')
  leave(match)
  const after = finishScene(campaign, document, match.table.s)
  const story = switchMode(campaign, after, 'S1', true)
  expect(() => switchMode(campaign, story, 'C1', true)).toThrow('TG-2.6')
  expect(locationAt(101)).toBe(0)
})
test('TG-37.6 TG-21.2 a chapter that is over is told in the chronicle, in both languages', () => {
  const { document, match } = firstSitting(['ailei', 'beor'])
  const { s } = match.table
  Object.assign(s, { over: 'won', outcome: 'won', day: 14 })
  const { chronicle } = finishScene(campaign, document, s)
  expect(chronicle.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['won', 'opening', 'days', 'gate', 'closing']),
  )
  for (const line of chronicle)
    for (const lang of ['en', 'fr'] as const) expect(campaignLine(line, lang).length).toBeGreaterThan(10)
})
