import { readFileSync } from 'node:fs'
import {
  type CampaignFile,
  finishScene,
  fromFile,
  keepScene,
  readCampaign,
  type SceneSetup,
  startScene,
  toFile,
  writeCampaign,
} from '@emberhall/campaign'
import { Fate, flag, hashText, Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import { describe, expect, test } from 'vitest'
import { afterScenes, answer, begun, midScene, refused } from './help.ts'
import { game, makeGame, makeTrail, trail } from './trail.ts'

const written = (document = midScene(afterScenes(4), 3)): CampaignFile => writeCampaign(trail, document)
/** Changed by hand, with a sum that fits again. */
function edited(changes: object, file: CampaignFile = written()): unknown {
  const { sum: _, ...body } = { ...file, ...changes }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
const problems = (changes: object) => refused(() => readCampaign(trail, edited(changes)))
const cannot = (...lines: string[]) =>
  ['this campaign cannot be read', ...lines.map((line) => `  - ${line}`)].join('\n')

describe('a campaign file', () => {
  test('is opened as it was written, whatever was done before', () => {
    for (const document of [
      begun(),
      startScene(trail, begun(), 3).document,
      midScene(afterScenes(4), 3),
      afterScenes(6),
    ])
      expect(fromFile(trail, toFile(trail, document).text)).toEqual({ document, notes: [] })
  })
  test('takes the named moments of its scene along, as far as the scene has come', () => {
    const before = midScene(afterScenes(1), 3)
    const { save } = before.scene!
    const { asks } = load(game, save!).match.table
    const named = [
      { name: 'the start', at: 0 },
      { name: 'now', at: asks },
    ]
    const document = keepScene(trail, before, save!, named)
    expect(fromFile(trail, toFile(trail, document).text)).toEqual({ document, notes: [] })
    const early = keepScene(trail, before, save!, [...named, { name: 'never', at: asks + 1 }])
    expect(fromFile(trail, toFile(trail, early).text).document.scene!.bookmarks).toEqual(named)
    expect(keepScene(trail, before, save!).scene).toEqual({ setup: before.scene!.setup, save })
    const { setup } = before.scene!
    expect(problems({ scene: { setup, save, bookmarks: [{ name: 1, at: -1 }] } })).toContain('scene.bookmarks[0].name')
    expect(problems({ scene: { setup, save, bookmarks: 'all' } })).toContain('scene.bookmarks: must be a list')
  })
  test('has a name that every system can write', () => {
    const named = (name: string) => toFile(trail, { ...begun(), name }).name
    expect(named('Our trail')).toBe('trail-our-trail.json')
    expect(named(' L’été, à deux… ')).toBe('trail-l-ete-a-deux.json')
    expect(named('../../etc')).toBe('trail-etc.json')
    expect(named('!')).toBe('trail-campaign.json')
  })
  test.each([
    ['no JSON', '{"emberhallCampaign": 1,', 'this is not a whole campaign file'],
    ['something else', '[1]', 'this is not an Emberhall campaign'],
    ['a save', JSON.stringify(written().scene!.save), 'this is not an Emberhall campaign'],
    ['changed by hand', JSON.stringify({ ...written(), minutes: 9999 }), 'its sum does not fit'],
    ['cut', JSON.stringify(written()).slice(0, -9), 'nothing was opened'],
    ['far too long', ' '.repeat(16_000_001), 'too large'],
  ])('is refused: %s', (_, text, message) => {
    expect(refused(() => fromFile(trail, text))).toContain(message)
  })
  test('of a newer Emberhall, a newer version or another game says so', () => {
    expect(problems({ emberhallCampaign: 2 })).toContain('by a newer Emberhall (format 2, this one reads 1)')
    expect(problems({ version: 5 })).toContain('by a newer version of trail (5, this one is 4)')
    expect(problems({ game: 'delve' })).toBe('this campaign belongs to delve, not to trail')
  })
  test('names every part that does not fit', () => {
    const { tree, acts, chronicle } = written()
    const gold = { ...tree, gold: -1, moon: 1 }
    expect(problems({ name: 3, minutes: -1 })).toBe(cannot('name: must be a text', 'minutes: -1 is below 0'))
    expect(problems({ seats: 'Ann' })).toBe(cannot('seats: must be a list'))
    expect(problems({ extra: 1 })).toContain('extra: unknown')
    expect(problems({ version: 0 })).toBe(cannot('version: 0 is below 1'))
    expect(problems({ tree: gold })).toBe(
      cannot('tree.moon: unknown; known are act, chapter, gold, swift, heroes', 'tree.gold: -1 is below 0'),
    )
    expect(problems({ tree: { ...tree, heroes: [{ hero: 'ash', hp: 10 }] } })).toBe(
      cannot('tree.heroes[0].hp: 10 is above 9'),
    )
    const { gold: __, ...poor } = tree as { gold: number }
    expect(problems({ tree: poor })).toBe(cannot('tree.gold: missing'))
    expect(problems({ tree: null })).toBe(cannot('tree: must be an object'))
    expect(problems({ acts: [acts[0], { ...acts[1], tree: gold }] })).toContain('acts[1].tree.gold: -1 is below 0')
    expect(problems({ acts: [{ ...acts[0], tree: 0 }, 5] })).toBe(
      cannot('acts[0].tree: must be an object', 'acts[1]: must be an object'),
    )
    expect(problems({ acts: {}, chronicle: 1 })).toBe(cannot('acts: must be a list', 'chronicle: must be a list'))
    const [line] = chronicle
    expect(
      problems({ chronicle: [{ ...line, params: { a: [] } }, { ...line, scene: 0 }, { ...line, params: 1 }, 7] }),
    ).toBe(
      cannot(
        'chronicle[0].params.a: must be a text or a number',
        'chronicle[1].scene: 0 is below 1',
        'chronicle[2].params: must be an object',
        'chronicle[3]: must be an object',
      ),
    )
  })
  test('names parts that contradict each other', () => {
    const { tree, acts, chronicle } = written()
    expect(
      problems({
        tree: {
          ...tree,
          heroes: [
            { hero: 'ash', hp: 1 },
            { hero: 'ash', hp: 1 },
          ],
        },
      }),
    ).toBe(cannot('tree: a hero is there twice'))
    expect(problems({ seats: [] })).toContain('seats: nobody plays')
    expect(problems({ sittings: { last: 3, now: 2 } })).toBe(cannot('sittings: do not fit the chronicle'))
    expect(problems({ sittings: { last: 0, now: 99 } })).toBe(cannot('sittings: do not fit the chronicle'))
    expect(problems({ scenes: 3 })).toBe(cannot('chronicle: tells of scenes after the last, 3'))
    expect(problems({ chronicle: chronicle.slice(0, 1) })).toContain('acts: one begins after the last scene')
    expect(problems({ acts: [acts[0], { ...acts[1], scenes: 5 }] })).toBe(
      cannot('acts: one begins after the last scene'),
    )
    expect(problems({ acts: [acts[0]] })).toBe(cannot('acts: the start of act 2 is missing'))
    expect(problems({ acts: [...acts, acts[1]] })).toBe(cannot('acts: one has begun twice'))
  })
  test('with a scene that was never one is refused as well', () => {
    expect(problems({ scene: 5 })).toContain('scene.setup.seats: missing')
    expect(problems({ scene: { setup: { seats: 2, seed: 1, options: {} }, save: 1, more: 1 } })).toBe(
      cannot('scene.save: must be a save or null', 'scene.more: unknown; known are setup, save, bookmarks'),
    )
    expect(problems({ scene: { setup: { seats: 2, seed: 1, options: 3 }, save: null } })).toBe(
      cannot('scene.setup.options: must be an object'),
    )
  })
})

describe('a file of an older version', () => {
  const old: unknown = JSON.parse(readFileSync(new URL('corpus/trail-v1.json', import.meta.url), 'utf8'))
  test('is brought to the present, act starts and all, with its scene', () => {
    const { document, notes } = readCampaign(trail, old)
    expect(notes).toEqual([{ code: 'migrated', params: { from: 1, to: 4 } }])
    expect(document).toMatchObject({ id: 'old-1', minutes: 55, scenes: 1, sittings: { last: 0, now: 1 } })
    const heroes = [
      { hero: 'ash', hp: 4 },
      { hero: 'birch', hp: 4 },
    ]
    expect(document.tree).toEqual({ act: 2, chapter: 1, gold: 10, swift: false, heroes })
    expect(document.acts.map(({ act, tree }) => [act, tree.gold, tree.chapter])).toEqual([
      [1, 0, 1],
      [2, 10, 1],
    ])
    const { match, divergence } = load(game, document.scene!.save!)
    expect(divergence).toBeNull()
    const fate = new Fate(1)
    while (!match.isOver) answer(match, fate)
    const after = finishScene(trail, document, match.table.s)
    expect(after.tree).toMatchObject({ chapter: 2, gold: 10 + match.table.s.gold })
    expect(fromFile(trail, toFile(trail, after).text)).toEqual({ document: after, notes: [] })
  })
  test('that a migration cannot read says from where to where', () => {
    const broken = makeTrail({
      migrate: {
        1: () => {
          throw new Error('no purses')
        },
        2: (tree) => tree,
        3: (tree) => tree,
      },
    })
    expect(refused(() => readCampaign(broken, old))).toBe(
      'this campaign cannot be brought from version 1 to 2: no purses',
    )
    const forgetful = makeTrail({
      migrate: { 1: (tree) => ({ act: tree['act'], heroes: tree['heroes'] }), 2: (tree) => tree, 3: (tree) => tree },
    })
    expect(refused(() => readCampaign(forgetful, old))).toContain('tree.chapter: missing\n  - tree.gold: missing')
  })
})

describe('a scene under way, when the game has moved on', () => {
  const document = midScene(afterScenes(1), 3)
  const safe = { ...document, scene: null }

  test('is left behind if it no longer loads; the campaign opens before it and says so', () => {
    const later = makeTrail({ game: makeGame({ faces: ['wolf', 'bear', 'lynx'] }) })
    const opened = readCampaign(later, written(document))
    expect(opened.document).toEqual(safe)
    expect(opened.notes).toEqual([
      { code: 'sceneLost', params: { why: 'this save holds cards that trail does not have\n  - owl' } },
    ])
    expect(startScene(later, opened.document, 2).setup.seats).toBe(2)
  })
  const fleeing = (setup: SceneSetup) => {
    const match = Match.start(game, setup)
    for (const value of ['hide', 'hide', 'flee'])
      match.answer({ seat: match.waiting()[0]!, question: match.question, value })
    return { setup, save: save(match) }
  }
  test('goes on from its last checkpoint if the answers no longer fit', () => {
    const fled = { ...document, scene: fleeing(document.scene!.setup) }
    const later = makeTrail({ game: makeGame({ faces: ['wolf', 'bear', 'owl', 'lynx'], noFlight: true }) })
    const opened = readCampaign(later, written(fled))
    expect(opened.document).toEqual(fled)
    expect(opened.notes.map(({ code }) => code)).toEqual(['sceneShortened'])
  })
  test('is left behind if its options are no more, kept or not', () => {
    const town = startScene(trail, afterScenes(3), 1).document
    const later = makeTrail({ game: makeGame({ places: ['wood'] }) })
    for (const kept of [town, midScene(afterScenes(3), 1)]) {
      const opened = readCampaign(later, written(kept))
      expect(opened.document).toEqual(afterScenes(3))
      expect(opened.notes[0]!.code).toBe('sceneLost')
      expect(opened.notes[0]!.params!['why']).toContain('place: "town" is not one of wood')
    }
  })
  test('may be kept again once it was opened, though the game has more options by now', () => {
    const later = makeTrail({ game: makeGame({ more: { night: flag() } }) })
    const opened = readCampaign(later, written(document))
    expect(opened.document.scene!.setup.options).toEqual({ place: 'wood', hp: [5, 5], night: false })
    const { match } = load(later.game, opened.document.scene!.save!)
    expect(keepScene(later, opened.document, save(match)).scene!.setup).toEqual(opened.document.scene!.setup)
  })
  test('sits as many as its save says', () => {
    const scene = { ...document.scene!, setup: { ...document.scene!.setup, seats: 3 } }
    expect(readCampaign(trail, edited({ scene }, written(document))).document).toEqual(document)
  })
  test('is left behind if its save is damaged, though the file is whole', () => {
    const doctored = { ...document.scene!.save!, asks: 99 }
    const opened = readCampaign(trail, edited({ scene: { ...document.scene!, save: doctored } }, written(document)))
    expect(opened.document).toEqual(safe)
    expect(opened.notes[0]!.params!['why']).toContain('damaged')
  })
})
