import {
  abandonScene,
  begin,
  beginAgain,
  finishScene,
  keepScene,
  legacyOf,
  modesOf,
  passTime,
  recap,
  restartAct,
  sitDown,
  startScene,
  summaryOf,
  switchMode,
  takeUp,
} from '@emberhall/campaign'
import { Match, RuleFault } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import { describe, expect, test } from 'vitest'
import { AT, afterScenes, begun, finished, midScene, refused } from './help.ts'
import { game, makeTrail, trail } from './trail.ts'

const fresh = { seats: ['Ann', 'Bob'], options: { heroes: ['ash', 'birch'] } }

describe('scenes', () => {
  test('a campaign begins with its tree, and the start of the first act', () => {
    const document = begun()
    expect(document).toEqual({
      id: 'c1',
      name: 'Our trail',
      created: AT,
      played: AT,
      minutes: 0,
      seats: ['Ann', 'Bob'],
      tree: {
        act: 1,
        chapter: 1,
        gold: 0,
        swift: false,
        heroes: [
          { hero: 'ash', hp: 5 },
          { hero: 'birch', hp: 5 },
        ],
      },
      acts: [{ act: 1, seats: ['Ann', 'Bob'], tree: document.tree, scenes: 0, lines: 0 }],
      chronicle: [],
      sittings: { last: 0, now: 0 },
      scenes: 0,
      scene: null,
    })
  })
  test('a scene is set up from the tree, complete, with the seed that was drawn', () => {
    const { document, setup } = startScene(trail, begun(), 7)
    expect(setup).toEqual({ seats: 2, options: { place: 'wood', hp: [5, 5] }, seed: 7 })
    expect(document.scene).toEqual({ setup, save: null })
    const defaults = makeTrail({ setup: () => ({ seats: 1, options: {} }) })
    expect(startScene(defaults, begun(), 7).setup.options).toEqual({ place: 'wood', hp: [] })
  })
  test('what is kept goes on where it stood, and the tree does not change before the end', () => {
    const document = midScene(begun(), 3)
    expect(document.tree).toEqual(begun().tree)
    const { match, divergence } = load(game, document.scene!.save!)
    expect(divergence).toBeNull()
    expect([match.waiting(), match.table.s.zones[1]!.length]).toEqual([[1], 2])
  })
  test('the outcome goes into tree and chronicle', () => {
    const before = midScene(begun(), 3)
    const { match } = load(game, before.scene!.save!)
    while (!match.isOver) match.answer({ seat: match.waiting()[0]!, question: match.question, value: 'hide' })
    const { gold, hp } = match.table.s
    const after = finishScene(trail, before, match.table.s)
    expect(after.tree).toEqual({
      act: 1,
      chapter: 2,
      gold,
      swift: false,
      heroes: [
        { hero: 'ash', hp: hp[0] },
        { hero: 'birch', hp: hp[1] },
      ],
    })
    expect(after.chronicle).toEqual([{ code: 'sceneEnded', params: { outcome: 'won', gold }, scene: 1, act: 1 }])
    expect([after.scenes, after.scene, after.acts.length]).toEqual([1, null, 1])
  })
  test('documents are never changed in place, not even by rules that change their tree', () => {
    const document = midScene(begun(), 2)
    const before = JSON.stringify(document)
    finished(document)
    abandonScene(document)
    passTime(document, { at: AT + 1, minutes: 1 })
    expect(JSON.stringify(document)).toBe(before)
  })
  test('a new act is noted as it begins, and the end ends it', () => {
    const second = afterScenes(3)
    expect(second.acts.map(({ act, scenes, lines }) => [act, scenes, lines])).toEqual([
      [1, 0, 0],
      [2, 3, 4],
    ])
    expect(second.acts[1]!.tree).toEqual(second.tree)
    expect(second.chronicle.map(({ code, scene, act }) => `${code} ${scene} ${act}`)).toEqual([
      'sceneEnded 1 1',
      'sceneEnded 2 1',
      'sceneEnded 3 1',
      'actEnded 3 1',
    ])
    expect(afterScenes(5).chronicle.map(({ act }) => act)).toEqual([1, 1, 1, 1, 2, 2])
    expect(refused(() => startScene(trail, afterScenes(6), 1))).toBe('this campaign is over')
  })
  test('a scene that is abandoned leaves no trace', () => {
    expect(abandonScene(midScene(afterScenes(1), 2))).toEqual(afterScenes(1))
  })
})

describe('what is refused', () => {
  const going = midScene(begun(), 1)
  test('steps out of order', () => {
    const idle = begun()
    const { state } = { state: Match.start(game, startScene(trail, idle, 1).setup).table.s }
    expect(refused(() => startScene(trail, going, 1))).toBe('a scene is under way already')
    expect(refused(() => restartAct(trail, going, 1, fresh))).toContain('a scene is under way')
    expect(refused(() => finishScene(trail, idle, { ...state, over: 'won' }))).toBe('no scene is under way')
    expect(refused(() => finishScene(trail, going, state))).toBe('the scene under way is not over')
    expect(refused(() => abandonScene(idle))).toBe('no scene is under way')
    expect(refused(() => keepScene(trail, idle, going.scene!.save!))).toBe('no scene is under way')
    expect(refused(() => restartAct(trail, idle, 2, fresh))).toBe('act 2 has not begun')
  })
  test('a save of another scene', () => {
    const other = Match.start(game, { seats: 2, options: { place: 'town', hp: [5, 5] } })
    expect(refused(() => keepScene(trail, going, save(other)))).toBe('this save is not of the scene under way')
    const fewer = Match.start(game, { seats: 1, options: { hp: [5, 5] } })
    expect(refused(() => keepScene(trail, going, save(fewer)))).toBe('this save is not of the scene under way')
  })
  test('figures that a file could not hold', () => {
    expect(refused(() => startScene(trail, begun(), 0.5))).toBe('seed: must be a whole number')
    expect(refused(() => passTime(begun(), { at: AT, minutes: 1.5 }))).toBe('minutes: must be a whole number')
    expect(refused(() => passTime(begun(), { at: AT, minutes: -1 }))).toBe('minutes: -1 is below 0')
    expect(refused(() => passTime(begun(), { at: Number.NaN, minutes: 1 }))).toBe('at: must be a whole number')
    const nobody = { id: 'c', name: '', at: AT, seats: [], options: { heroes: [] } }
    expect(refused(() => begin(trail, nobody))).toBe('nobody plays')
    expect(refused(() => restartAct(trail, begun(), 1, { ...fresh, seats: [] }))).toBe('nobody plays')
  })
  test('trees and lines that a game must not make', () => {
    const twins = { heroes: ['ash', 'ash'] }
    expect(() => begun(twins.heroes)).toThrow('trail: begin makes a tree that cannot be: tree: a hero is there twice')
    const rich = makeTrail({ outcome: (tree) => ({ tree: { ...tree, gold: -1 }, lines: [] }) })
    const { table } = load(game, going.scene!.save!).match
    const over = { ...table.s, over: 'won' }
    expect(() => finishScene(rich, going, over)).toThrow(
      'outcome makes a tree that cannot be: tree.gold: -1 is below 0',
    )
    const odd = makeTrail({ outcome: (tree) => ({ tree, lines: [{ code: 'x', params: { n: Number.NaN } }] }) })
    expect(() => finishScene(odd, going, over)).toThrow('x.n: must be a text or a number')
    expect(() => makeTrail({ migrate: { 2: (tree) => tree } })).toThrow(RuleFault)
  })
})

describe('restarting an act', () => {
  test('brings back its start, through what the game keeps of now', () => {
    const far = afterScenes(5)
    const again = restartAct(trail, far, 2, { seats: ['Cy'], options: { heroes: ['cedar'] } })
    expect(again.tree).toEqual({
      act: 2,
      chapter: 1,
      gold: Math.min(far.tree.gold, 2),
      swift: false,
      heroes: [{ hero: 'cedar', hp: 5 }],
    })
    expect([again.seats, again.scenes]).toEqual([['Cy'], 3])
    expect(again.chronicle).toEqual(afterScenes(3).chronicle)
    expect(again.acts).toEqual(far.acts)
  })
  test('of an earlier act, undoes the later ones', () => {
    const again = restartAct(trail, sitDown(sitDown(afterScenes(5))), 1, fresh)
    expect(again.acts).toHaveLength(1)
    expect([again.chronicle, again.scenes, again.sittings]).toEqual([[], 0, { last: 0, now: 0 }])
    expect(finished(midScene(again, 1)).scenes).toBe(1)
  })

  test('is what a scene may end with: what it brought is kept, the same people play on', () => {
    const wilful = makeTrail({
      outcome: (tree, final) => ({ tree: { ...tree, gold: final.gold + 9 }, lines: [], isRestart: true }),
      restart: (now, start) => ({ ...start, gold: now.gold }),
    })
    const before = midScene(afterScenes(1), 3)
    const { match } = load(game, before.scene!.save!)
    while (!match.isOver) match.answer({ seat: match.waiting()[0]!, question: match.question, value: 'hide' })
    const after = finishScene(wilful, before, match.table.s)
    expect([after.tree.chapter, after.tree.gold, after.scene, after.seats, after.scenes, after.chronicle]).toEqual([
      1,
      match.table.s.gold + 9,
      null,
      ['Ann', 'Bob'],
      0,
      [],
    ])
  })
  test('of the act under way leaves the scene under way, and others may join or leave', () => {
    const far = midScene(afterScenes(4), 2)
    const more = { seats: ['Ann', 'Bob', 'Cy'], options: { heroes: ['ash', 'birch', 'cedar'] } }
    expect(beginAgain(trail, far, more)).toEqual(restartAct(trail, afterScenes(4), 2, more))
    const joined = makeTrail({ restart: (now, start, { seats }) => ({ ...start, heroes: now.heroes.slice(0, seats) }) })
    expect(beginAgain(joined, far, { seats: ['Bob'] }).tree.heroes).toHaveLength(1)
    expect(beginAgain(joined, far).seats).toEqual(['Ann', 'Bob'])
  })
})

describe('a campaign is taken up', () => {
  test('in the middle of a scene that was kept', () => {
    const kept = midScene(afterScenes(1), 3)
    const named = [{ name: 'the start', at: 0 }]
    const { setup, save: file } = kept.scene!
    expect(takeUp(trail, kept, 5)).toEqual({ document: kept, setup, save: file, bookmarks: [] })
    expect(takeUp(trail, keepScene(trail, kept, file!, named), 5)!.bookmarks).toEqual(named)
  })
  test('before the next scene otherwise, with the luck that was drawn, and people have sat down', () => {
    const idle = afterScenes(2)
    const begun = startScene(trail, sitDown(idle), 5)
    const taken = { ...begun, save: null, bookmarks: [] }
    expect(takeUp(trail, idle, 5)).toEqual(taken)
    expect(takeUp(trail, startScene(trail, idle, 4).document, 5)).toEqual(taken)
  })
  test('no more once its story is told', () => expect(takeUp(trail, afterScenes(6), 5)).toBeNull())
})

describe('modes', () => {
  test('are switched between scenes, and the summary says which are on', () => {
    const swift = switchMode(trail, afterScenes(1), 'swift', true)
    expect([swift.tree.swift, modesOf(trail, swift), summaryOf(trail, swift).modes]).toEqual([
      true,
      ['swift'],
      ['swift'],
    ])
    expect(switchMode(trail, swift, 'swift', false)).toEqual(afterScenes(1))
  })
  test('cannot be switched during a scene, and no others can be', () => {
    const going = midScene(begun(), 1)
    expect(refused(() => switchMode(trail, going, 'swift', true))).toBe(
      'a scene is under way: "swift" is switched between scenes (TR-3)',
    )
    for (const mode of ['gold', 'toString'])
      expect(refused(() => switchMode(trail, begun(), mode, true))).toBe(`trail has no mode "${mode}"`)
  })
})

describe('what is left', () => {
  test('comes from a campaign that is over, and is in the tree of those begun with it', () => {
    expect([legacyOf(trail, afterScenes(5)), legacyOf(trail, afterScenes(6))]).toEqual([[], ['map']])
    const after = begin(trail, { id: 'c2', name: '', at: AT, ...fresh, legacy: legacyOf(trail, afterScenes(6)) })
    expect([after.tree.gold, after.acts[0]!.tree.gold, begun().tree.gold]).toEqual([3, 3, 0])
  })
})

describe('coming back', () => {
  test('the recap tells the sitting before and the act', () => {
    const evening = sitDown(afterScenes(2))
    expect(recap(trail, evening).sitting).toHaveLength(2)
    const next = sitDown(finished(midScene(evening, 1)))
    expect(recap(trail, next).sitting.map(({ code, scene }) => `${code} ${scene}`)).toEqual([
      'sceneEnded 3',
      'actEnded 3',
    ])
    expect(recap(trail, next).act).toEqual([])
    expect(recap(trail, evening).act).toHaveLength(2)
  })
  test('a sitting in which nothing was finished does not count', () => {
    const evening = sitDown(afterScenes(2))
    expect(sitDown(evening)).toBe(evening)
  })
  test('time adds up, and the summary says where the campaign stands', () => {
    const played = passTime(passTime(afterScenes(4), { at: AT + 5, minutes: 30 }), { at: AT + 9, minutes: 12 })
    expect(summaryOf(trail, played)).toEqual({
      id: 'c1',
      game: 'trail',
      name: 'Our trail',
      act: 2,
      chapter: 'chapter2',
      seats: ['Ann', 'Bob'],
      minutes: 42,
      played: AT + 9,
      picture: 'town',
      isOver: false,
      modes: [],
    })
    expect(summaryOf(trail, afterScenes(6)).isOver).toBe(true)
  })
})
