import { begin, finishScene, startScene } from '@emberhall/campaign'
import { Match } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { brimstoneCampaign } from '../src/campaign.ts'
import { type O, type S, Z } from '../src/state.ts'
import { acting, faces } from './acting.ts'
import { finaleOver, POSSE } from './finale.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const hero = (h: number) => `cl-lawman.0.${h + 1}`
const codes = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0]!)

test('SB-31.1 SB-31.6 SB-31.8 SB-32.3 SB-40.6 EX-28 breath, recovery and Loot come before the reward, which is everybody’s', () => {
  const t = finaleOver({
    heroes: [
      { ...POSSE[0], wounds: 4, activated: true },
      { ...POSSE[1], down: 1, out: true, wounds: 13 },
    ],
    set: (s) => void (s.fight.groups = 1),
  })
    .roll('breath', faces(5))
    .shuffle(Z.loot, ['lt-stone'])
    .roll('gain', faces(1), faces(6))
    .begin()
  t.over('won')
  expect(t.state.heroes.map(({ xp, darkStone }) => [xp, darkStone])).toEqual([
    [25, 2],
    [25, 3],
  ])
  const told = codes(t.log(0))
  expect(told.indexOf('healed')).toBeLessThan(told.indexOf('found'))
  expect(told.indexOf('found')).toBeLessThan(told.indexOf('xp'))
})
test('SB-31.2 all down at once: the mission is lost, and each rolls for what brought him down', () => {
  const t = scene({
    heroes: [
      { at: [2, 6], wounds: 12 },
      { at: [3, 6], down: 2, harm: 11 },
    ],
    enemies: [{ type: 'en-terror', at: [2, 7], target: 0, moved: 1 }],
  })
    .agenda('foesAttack', game.book.names.enemies.indexOf('en-terror'))
    .roll('foeToHit', faces(6, 1, 1))
    .roll('defense', faces(1))
    .roll('chart', faces(3, 4), faces(3, 4))
    .begin()
  t.over('allDown')
    .logged('injury', [hero(0)])
    .logged('madness', [hero(1)])
  expect(t.state.outcome).toBe('allDown')
})
test('SB-31.3 SB-31.4 SB-31.9 SB-5.8 the Darkness escapes: no reward, nothing else happens, what was gained is kept', () => {
  const t = scene({
    heroes: [
      { at: [2, 6], xp: 40 },
      { at: [3, 6], down: 1, wounds: 13 },
    ],
    set: (s) => void (s.depth.darkness = 1),
  })
    .agenda('holdBack')
    .roll('holdBack', faces(1, 2))
    .roll('chart', faces(3, 4))
    .begin()
  t.over('darkness')
    .logged('injury', [hero(1)])
    .notLogged('activates')
    .notLogged('darknessCard')
  expect(t.state.heroes.map(({ xp, darkStone }) => [xp, darkStone])).toEqual([
    [40, 0],
    [0, 0],
  ])
})
test('SB-31.5 SB-6.2 all who stand agree to flee; the fallen roll', () => {
  const wish = {
    seats: 2,
    heroes: [
      { at: [2, 6], class: 'cl-bandit' },
      { at: [3, 6], class: 'cl-bandit' },
      { at: [2, 7], class: 'cl-bandit', down: 1 },
    ],
  } as const
  const t = scene(wish).agenda('turn').roll('chart', faces(3, 4)).begin()
  t.answer(0, 'flee').waitsFor(0, 1)
  t.answer(0, 'agree').answer(1, 'agree').over('fled').logged('injury')
  const one = scene(wish).agenda('turn').begin()
  one.answer(0, 'flee').answer(0, 'agree').answer(1, 'refuse').goesOn()
  expect(one.state.outcome).toBe('none')
})
test('SB-31.7 SB-31.8 SB-17.7 a die for each Dark Stone after the reward, in the Advanced game', () => {
  const t = finaleOver({
    heroes: [{ ...POSSE[0], darkStone: 1, items: ['ma-idol'], activated: true }],
    options: { mode: 'advanced' },
  })
    .roll('gain', faces(1))
    .roll('darkStone', faces(1, 3, 4))
    .roll('willpower', faces(1, 6))
    .begin()
  t.over('won')
  expect(t.state.heroes[0]!.corruption).toBe(1)
  const basic = finaleOver({ heroes: [{ ...POSSE[0], darkStone: 1, activated: true }] })
    .roll('gain', faces(1))
    .begin()
  basic.over('won')
  expect(basic.luck().some((line) => line.startsWith('darkStone'))).toBe(false)
})
test('SB-31.9 SB-31.2 when the last one falls nobody else is struck', () => {
  const t = scene({
    heroes: [{ at: [2, 6], wounds: 12 }],
    enemies: [
      { type: 'en-terror', at: [2, 7], target: 0, moved: 1 },
      { type: 'en-terror', at: [2, 5], target: 0, moved: 1 },
    ],
  })
    .agenda('foesAttack', game.book.names.enemies.indexOf('en-terror'))
    .roll('foeToHit', faces(6, 1, 1))
    .roll('defense', faces(1))
    .roll('chart', faces(3, 4))
    .begin()
  t.over('allDown')
  expect(codes(t.log(0)).filter((code) => code === 'foeAttacks')).toHaveLength(1)
})
test('SB-31.5 fleeing is asked at the very start of a turn only', () => {
  const t = acting({ heroes: [{ at: [2, 6] }] }).begin()
  expect(t.options(0)).not.toContain('flee')
})
test('SB-6.2 SB-31.5 whoever acts may want out: as the next turn begins everybody is asked, without the leader', () => {
  const posse = [
    { at: [2, 6], class: 'cl-bandit' },
    { at: [3, 6], class: 'cl-bandit' },
  ] as const
  const t = acting({ seats: 2, heroes: posse }).roll('holdBack', faces(3, 6)).begin()
  t.answer(0, 'turnBack').logged('turnsBack', ['cl-bandit.0.1']).asked(0, 'act').lacks(0, ['turnBack'])
  t.answer(0, 'done').waitsFor(0, 1).asked(0, 'fleeAll').answer(0, 'agree').answer(1, 'refuse').goesOn()
  expect(t.state.flight).toBe(false)
  const away = acting({ seats: 2, heroes: posse }).begin()
  away.answer(0, 'turnBack').answer(0, 'done').answer(0, 'agree').answer(1, 'agree').over('fled')
})
test('SB-6.2 out of habit nobody is asked about flight but in need', () => {
  const asked = (...change: readonly ((s: S) => void)[]): boolean => {
    const t = scene({
      heroes: [{ at: [2, 6] }, { at: [3, 6], class: 'cl-bandit' }],
      enemies: [{ type: 'en-terror', at: [0, 0] }],
      set: (s) => change.forEach((one) => one(s)),
    })
      .agenda('turn')
      .begin()
    const ask = t.match.askOf(0)!
    return game.def.habits!['flee']!(ask.options, t.match.table as never) === null
  }
  const peace = (s: S): void => void (s.enemies = [])
  const [down, hurt, afraid]: ((s: S) => void)[] = [
    (s) => void (s.heroes[1]!.down = 1),
    (s) => void (s.heroes[0]!.wounds = 10),
    (s) => void (s.heroes[0]!.harm = 8),
  ]
  expect([asked(), asked(down!), asked(hurt!), asked(afraid!)]).toEqual([false, true, true, true])
  expect([asked(peace, down!), asked(peace, hurt!)]).toEqual([false, false])
  expect(asked(peace, (s) => void (s.depth.darkness = 2))).toBe(true)
})

const trail = brimstoneCampaign(game)
/** An Adventure of a campaign has come to an end like this. */
function afterwards(change: (s: S) => void) {
  const document = begin(trail, {
    id: 'c',
    name: 'Ours',
    at: 0,
    seats: ['Ana'],
    options: { posse: 1, mode: 'advanced' },
  })
  const { document: started, setup } = startScene(trail, document, 1)
  const match = Match.start(game, setup) as Match<S, O>
  const final = game.copy(match.table.s)
  final.heroes = scene().begin().state.heroes
  Object.assign(final, { outcome: 'won', over: 'won' })
  change(final)
  return finishScene(trail, started, final)
}
test('SB-33.1 SB-31.8 what heroes have become is kept; Wounds, Sanity damage and Grit are not', () => {
  const { names } = game.book
  const document = afterwards(({ heroes: [one] }) => {
    Object.assign(one!, { xp: 120, level: 2, gold: 75, darkStone: 3, corruption: 2, wounds: 5, harm: 4, grit: 2 })
    Object.assign(one!, { injuries: [0], madness: [1], mutations: [2], down: 1, at: 7 })
    one!.items = [
      { item: names.items.indexOf('gr-vest'), attached: [], forged: [], holds: 0, ready: true, usedBy: 0, used: [1] },
    ]
  })
  const { heroes } = document.tree as unknown as { heroes: Record<string, unknown>[] }
  expect(heroes[0]).toMatchObject({ xp: 120, level: 2, gold: 75, darkStone: 3, corruption: 2 })
  expect(heroes[0]).toMatchObject({
    injuries: [names.injuries[0]],
    madness: [names.madness[1]],
    mutations: [names.mutations[2]],
  })
  expect(heroes[0]!['items']).toEqual([{ item: 'gr-vest', attached: [], forged: [], holds: 0 }])
  for (const gone of ['wounds', 'harm', 'grit', 'down', 'at']) expect(heroes[0]).not.toHaveProperty(gone)
})
test('SB-33.2 between Adventures the posse takes the road to a town', () => {
  const document = afterwards(() => {})
  const match = Match.start(game, startScene(trail, document, 2).setup) as Match<S, O>
  expect(match.options.scene).toBe('town')
  expect(match.table.s.phase).toBe('road')
  expect(match.table.s.heroes).toHaveLength(1)
})
