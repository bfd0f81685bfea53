import { readFileSync } from 'node:fs'
import {
  type CampaignFile,
  finishScene,
  keepScene,
  memorySlots,
  readCampaign,
  startScene,
  summaryOf,
  writeCampaign,
} from '@emberhall/campaign'
import { BadInput, hashState, hashText, Match } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CAMPAIGNS_KEPT } from '../src/campaign-def.ts'
import { campaignOf } from '../src/campaign.ts'
import type { Campaign } from '../src/campaign-shape.ts'
import { acting, pool, type Playing } from './acting.ts'
import { documentOf, gameOf, type Tale, telling } from './tale.ts'
import { thoughtful } from './told.ts'
import { begun, campaign, game, type Volume } from './volume.ts'

afterEach(allDone)

const stored = (document: Volume) => ({
  summary: summaryOf(campaign, document),
  file: writeCampaign(campaign, document),
})
const opened = (file: CampaignFile): Volume =>
  readCampaign(campaign, JSON.parse(JSON.stringify(file)) as unknown).document as Volume

test('FG-4.1 after any answer the campaign can be put away and taken up where it was', () => {
  const { document, setup } = startScene(campaign, begun(2), 3)
  const match = Match.start(game, setup)
  for (const value of ['hero:lord', 'hero:rogue', 'onward', 'onward', 'choice:n2.help', 'tester:0']) {
    const { seat } = match.asks()[0]!
    expect(match.answer({ seat, question: match.question, value }).ok).toBe(true)
    const kept = opened(writeCampaign(campaign, keepScene(campaign, document, save(match))))
    const again = load(game, kept.scene!.save!).match
    expect([again.question, hashState(game, again.table.s)]).toEqual([match.question, hashState(game, match.table.s)])
    expect(again.asks()).toEqual(match.asks())
  }
})

test('FG-4.2 four campaigns are kept, and each can be gone on with', async () => {
  const slots = memorySlots(CAMPAIGNS_KEPT, 'FG-4.3')
  for (let gold = 0; gold < 4; gold++) await slots.write(stored({ ...begun(2, { gold }), id: `v${gold}` }))
  const there = await slots.list()
  expect(there.map(({ slot, summary }) => [slot, summary.id])).toEqual([
    [0, 'v0'],
    [1, 'v1'],
    [2, 'v2'],
    [3, 'v3'],
  ])
  for (const { slot } of there) expect(opened(await slots.read(slot)).tree.gold).toBe(slot)
})
test('FG-4.3 a fifth takes the place of one that is named, and of no other', async () => {
  const slots = memorySlots(CAMPAIGNS_KEPT, 'FG-4.3')
  for (let gold = 0; gold < 4; gold++) await slots.write(stored({ ...begun(2, { gold }), id: `v${gold}` }))
  const fifth = stored({ ...begun(2, { gold: 9 }), id: 'fifth' })
  expect(await slots.write(fifth)).toMatchObject({ ok: false, why: [{ code: 'slotsFull', rule: 'FG-4.3' }] })
  expect((await slots.list()).map(({ summary }) => summary.id)).toEqual(['v0', 'v1', 'v2', 'v3'])
  expect(await slots.write(fifth, 2)).toEqual({ ok: true, slot: 2 })
  expect((await slots.list()).map(({ summary }) => summary.id)).toEqual(['v0', 'v1', 'fifth', 'v3'])
})

/** The same match, out of its save. */
const reopened = (t: Playing): Playing['match'] => load(t.match.game, readSave(JSON.stringify(save(t.match)))).match
test('FG-4.4 a combat can be left in the middle of a turn: results, uses and luck come back', () => {
  const t = acting({
    heroes: { lord: { pool: ['move.red', 'strike.red', 'focus.green'], active: ['high-guard'] }, rogue: {} },
    enemies: [{ enemy: 'recruit', at: 'a1' }],
    round: 2,
  })
  t.answer(0, 'card:high-guard:0')
  expect(pool(t, 'lord')).toEqual(['move.red', 'strike.red', 'parry.card', 'parry.card'])
  const again = reopened(t)
  expect(hashState(again.game, again.table.s)).toBe(hashState(t.match.game, t.state))
  expect(again.asks()).toEqual(t.match.asks())
  const finish = (match: Playing['match']) => {
    for (let i = 0; i < 25; i++) {
      const ask = match.asks().find(({ answer }) => answer === null)!
      const words = ask.options.map((option) => match.game.words.print(option))
      const value = words.find((word) => word === 'end' || word === 'pass') ?? words[0]!
      match.answer({ seat: ask.seat, question: match.question, value })
    }
    return hashState(match.game, match.table.s)
  }
  expect(finish(again)).toBe(finish(t.match))
})

const RICH: Tale = {
  node: 'gate-road',
  heroes: {
    rogue: {
      health: 4,
      energy: 2,
      skills: ['vanish'],
      traits: ['lore'],
      corruption: ['doubt'],
      items: { main: 'iron-sword', clothing: 'padded-coat', pack2: 'healing-potion' },
      also: { stun: true, dice: ['blue'] },
    },
    shaman: { also: { drum: 3, skills: ['spirit-bolt', 'mending-chant'], active: ['spirit-bolt'] } },
  },
  reputation: { militia: -2, orm: 1 },
  bag: ['buckler'],
  campaign: {
    flags: ['act1.warned', 'act1.sideSefa'],
    storyCards: ['satchel'],
    rules: [1, 2, 8],
    locations: ['temple'],
    quests: [{ id: 'ward-gate', left: 1 }],
    allies: ['sefa'],
    traitPoints: 4,
    traitsGiven: 1,
    victory: 3,
    rewards: 1,
    gold: 5,
    food: 2,
    graveyard: ['lantern-oil', 'library', 'debt'],
    enemiesMet: ['guard-dog', 'recruit'],
    nextRestTime: -1,
    marks: ['n1', 'gate-road'],
    beastMaster: 1,
  },
}
test('FG-4.5 what a campaign holds is the same after a match that changed nothing', () => {
  const before = documentOf(RICH)
  const t = telling(RICH)
  const kept: Campaign = campaignOf(gameOf({}).book, gameOf({}).faceKeys, t.state)
  const sorted = (tree: Campaign) => ({ ...tree, graveyard: tree.graveyard.toSorted() })
  expect(sorted(kept)).toEqual(sorted(before))
})
test('FG-4.5 half used potions, missing armor and set-aside health come back as they were', () => {
  const slots = ['', '', 'padded-coat', 'healing-potion', '', ''].map((item, n) => ({
    item,
    stage: n === 3 ? 1 : 0,
    cubes: n === 2 ? 1 : 0,
  }))
  const also = { slots, health: 3, healthSpent: 1, healthAside: 2 }
  const wanted: Tale = { node: 'gate-road', heroes: { rogue: { also }, lord: {} } }
  const { heroes } = campaignOf(gameOf({}).book, gameOf({}).faceKeys, telling(wanted).state)
  expect(heroes[0]).toMatchObject(also)
})
/** A file of a campaign in the middle of its tenth scene, written before the campaign was declared in one place. */
const OLD = JSON.parse(readFileSync(new URL('corpus/campaign-v3.json', import.meta.url), 'utf8')) as CampaignFile
/** The same as an earlier version would have written it. */
function older(version: number, drop: readonly string[]): CampaignFile {
  const without = (tree: object) => Object.fromEntries(Object.entries(tree).filter(([name]) => !drop.includes(name)))
  const acts = OLD.acts.map((act) => ({ ...act, tree: without(act.tree) }))
  const { sum: _, ...body } = { ...OLD, version, tree: without(OLD.tree), acts }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
test.each([
  ['3', OLD, []],
  ['2, without the pen', older(2, ['pen']), [{ code: 'migrated', params: { from: 2, to: 3 } }]],
  ['1, without the lesson', older(1, ['pen', 'tutorial']), [{ code: 'migrated', params: { from: 1, to: 3 } }]],
])('FG-4.5 a kept file of version %s opens in the middle of its scene, and is played on', (_, file, notes) => {
  const read = readCampaign(campaign, file)
  expect(read.notes).toEqual(notes)
  const document = read.document as Volume
  const { match, divergence } = load(game, document.scene!.save!)
  expect([divergence, match.table.s.scene, match.table.s.round]).toEqual([null, 'c4', 2])
  expect(match.table.s).toMatchObject({ gold: 11, traitsGiven: 1, storyCards: ['satchel'] })
  const thoughts = thoughtful(9)
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    match.play(seat, thoughts(match, match.askOf(seat)!))
  }
  const after = finishScene(campaign, document, match.table.s) as Volume
  expect(after.tree.heroes.map(({ hero, skills }) => [hero, skills])).toEqual(
    document.tree.heroes.map(({ hero, skills }) => [hero, skills]),
  )
  expect(opened(writeCampaign(campaign, after))).toEqual(after)
})
test('FG-4.5 a file that was changed by hand or cut off is not opened', () => {
  const file = writeCampaign(campaign, begun(2, { gold: 3 }))
  expect(() => opened({ ...file, name: 'Other' })).toThrow(BadInput)
  const { sum: _, ...cut } = file
  expect(() => opened(cut as CampaignFile)).toThrow(BadInput)
  expect(opened(file).tree.gold).toBe(3)
})
