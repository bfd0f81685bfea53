import { botOf, decide } from '@emberhall/bots'
import { readCampaign, writeCampaign } from '@emberhall/campaign'
import { Fate, hashText, type Match, type Option } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { fateforge } from '../src/index.ts'
import { energy, hero, preparing, zoneOf } from './acting.ts'
import { scene, showing } from './scene.ts'
import { middle, telling } from './tale.ts'
import type { O } from '../src/state.ts'
import { begun, campaign, game, match, playScene } from './volume.ts'

afterEach(allDone)

const three = (consensus: 'all' | 'leader' | 'vote' | 'chronicler', pen = 0) =>
  telling({
    node: 'n5',
    heroes: { lord: {}, rogue: {}, shaman: {} },
    campaign: { beastMaster: 1 },
    options: { consensus, pen },
  })

test('FG-51.1 anybody proposes, and it stands when all the others agree', () => {
  const t = three('all').waitsFor(0, 1, 2).answer(2, 'choice:n5.force').waitsFor(0, 1)
  t.asked(0, 'agree', 'FG-51.1').offersExactly(0, ['agree', 'refuse'])
  t.answer(0, 'agree')
  expect(t.waitsFor(1).state.flags).toEqual([])
  t.answer(1, 'agree')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})
test('FG-51.1 one refusal leaves it open', () => {
  const t = three('all').answer(2, 'choice:n5.force').answer(0, 'agree').answer(1, 'refuse')
  expect(t.waitsFor(0, 1, 2).asked(0, 'choice').state.flags).toEqual([])
  t.answer(0, 'choice:n5.talk').answer(1, 'agree').answer(2, 'agree')
  expect(t.state.node).toBe('n5-talk')
})
test('FG-51.1 where a leader decides it is the Beast Master’s seat, alone', () => {
  const t = three('leader').waitsFor(1)
  t.refuses(0, 'choice:n5.force')
  t.answer(1, 'choice:n5.force').notAsked(0, 'agree')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})
test('FG-51.1 FG-24.2 the order of play is such a decision', () => {
  const t = scene({ heroes: { lord: {}, rogue: {} }, options: { consensus: 'all' } })
    .agenda('order')
    .set((s) => void (s.order = []))
    .begin()
  t.answer(1, 'order:21').answer(0, 'refuse').answer(0, 'order:12').answer(1, 'agree')
  expect(t.state.order).toEqual([0, 1])
})
test('FG-51.1 what cannot be chosen cannot be proposed either', () => {
  const t = telling({ node: 'n5', options: { consensus: 'all' } }).waitsFor(0, 1)
  for (const seat of [0, 1]) t.blocks(seat, 'choice:n5.pay', 'FG-43.3').refuses(seat, 'choice:n5.pay', 'FG-43.3')
  t.answer(1, 'choice:n5.force').refuses(1, 'agree')
  t.answer(0, 'agree')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})

test('FG-51.4 a choice of the story that most have voted for is made, and nobody knows the votes before', () => {
  const t = three('vote').waitsFor(0, 1, 2).answer(0, 'choice:n5.force').answer(2, 'choice:n5.talk')
  expect(t.match.view(1).ask).toMatchObject({ answer: null })
  t.answer(2, 'choice:n5.force').answer(1, 'choice:n5.talk')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})
test('FG-51.4 the leader decides among choices that tie', () => {
  const t = telling({ node: 'n5', campaign: { beastMaster: 1 }, options: { consensus: 'vote' } })
  t.answer(0, 'choice:n5.force').answer(1, 'choice:n5.talk').waitsFor(1).asked(1, 'choice')
  t.offersExactly(1, ['choice:n5.force', 'choice:n5.talk']).answer(1, 'choice:n5.force')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})
test('FG-51.4 the pen goes to the next seat with every choice of the campaign, and can be handed on but by the last', () => {
  const t = three('chronicler', 4).waitsFor(1)
  t.refuses(0, 'choice:n5.force')
  t.answer(1, 'handOn').waitsFor(2).answer(2, 'handOn').waitsFor(0).lacks(0, 'handOn')
  t.answer(0, 'choice:n5.force')
  expect(t.state.flags).toEqual(['act1.tollForced'])
})
test('FG-51.4 what was chosen in this scene counts, and what else was done does not', () => {
  const heroes = { lord: {}, rogue: {}, shaman: {} }
  const t = middle({ node: 'n5', heroes, options: { consensus: 'chronicler' } }, (begun) => begun)
    .agenda('choose')
    .set((s) => void s.deeds.push('n5.talk', 'c1.won', 'n5.force'))
    .begin()
  expect(t.match.waiting()).toEqual([2])
})
test('FG-51.4 all else is for the leader', () => {
  for (const consensus of ['vote', 'chronicler'] as const) {
    const t = telling({ node: 'n1', campaign: { beastMaster: 1 }, options: { consensus } })
    t.asked(1, 'page').lacks(1, 'handOn')
    expect(t.match.waiting()).toEqual([1])
  }
})
test('FG-51.4 a bot hands the pen on', () => {
  const { match: table } = three('chronicler')
  const brain = botOf(fateforge as unknown as GameModule, 'heuristic')
  const answer = decide(table as unknown as Match, 0, brain, new Fate(1))
  expect(table.game.words.print(answer as Option)).toBe('handOn')
})

test('FG-51.4 the pen goes on from scene to scene of a campaign', () => {
  const first = begun(3, {}, { consensus: 'chronicler' })
  const second = playScene(first, { choice: 'choice:n2.help' })
  const { pen } = second.tree as unknown as O
  expect(pen).toBeGreaterThan(0)
  expect(match(second).options).toMatchObject({ consensus: 'chronicler', pen })
  expect(match(first).options.pen).toBe(0)
})
test('FG-51.4 campaigns and saves from before the pen are read with it at the beginning', () => {
  const without = <T extends object>(tree: T): T =>
    Object.fromEntries(Object.entries(tree).filter(([key]) => key !== 'pen')) as T
  const { sum: _, ...written } = writeCampaign(campaign, begun(2))
  const acts = written.acts.map((start) => ({ ...start, tree: without(start.tree) }))
  const old = { ...written, version: 2, tree: without(written.tree), acts }
  const { document, notes } = readCampaign(campaign, { ...old, sum: hashText(JSON.stringify(old)) })
  expect([document.tree, notes]).toMatchObject([{ pen: 0 }, [{ code: 'migrated' }]])
  const { sum: __, ...file } = save(three('leader').match)
  const body = { ...file, options: without(file.options) }
  const { match: again, divergence } = load(game, { ...body, sum: hashText(JSON.stringify(body)) })
  expect([again.options.pen, divergence, again.waiting()]).toEqual([0, null, [1]])
})

const DICE = showing('strike.red', 'fail.red', 'move.yellow', 'focus.green')
test('FG-51.2 all prepare at once, and a confirmation can be withdrawn until everybody has confirmed', () => {
  const t = preparing({ heroes: { lord: {}, rogue: {} } }).waitsFor(0, 1)
  t.roll('dice', DICE).answer(0, 'roll:0:15').answer(0, 'confirm:0').lacks(0, 'confirm:0')
  t.answer(0, 'unconfirm:0').logged('withdrew', ['lord']).offers(0, ['confirm:0', 'sprint:0:b1'])
  t.answer(0, 'sprint:0:b1').answer(0, 'confirm:0').answer(1, 'roll:1:15').answer(1, 'confirm:1').asked(0, 'order')
  expect(zoneOf(hero(t, 'lord'))).toBe('b1')
  t.refuses(0, 'unconfirm:0')
  t.refuses(1, 'unconfirm:1')
})
test('FG-51.2 what was rolled, spent or moved is not taken back with the confirmation', () => {
  const t = preparing({ heroes: { lord: {}, rogue: {} } })
    .roll('dice', DICE)
    .answer(0, 'roll:0:15')
  t.roll('dice', showing('strike.red')).answer(0, 'reroll:0:2').answer(0, 'sprint:0:a2').answer(0, 'confirm:0')
  t.answer(0, 'unconfirm:0')
  expect([energy(t, 'lord'), zoneOf(hero(t, 'lord')), hero(t, 'lord').rolledDice]).toEqual([[3, 1], 'a2', true])
  t.lacks(0, ['sprint:0:a1', 'roll:0:15'])
})
test('FG-51.2 sprints happen as they arrive, whoever is first', () => {
  const both = (first: 0 | 1) => {
    const t = preparing({ heroes: { lord: {}, rogue: {} } })
    for (const seat of [first, 1 - first]) t.answer(seat, `roll:${seat}:15`).answer(seat, `sprint:${seat}:b1`)
    return t.state.heroes.map(zoneOf)
  }
  expect([both(0), both(1)]).toEqual([
    ['b1', 'b1'],
    ['b1', 'b1'],
  ])
})
