import { allDone, given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { acting, atRound, atUpkeep, type Playing } from './acting.ts'
import { lines } from './asking.ts'
import { type FoeWish, gameWith, type Scene } from './scene.ts'

afterEach(allDone)

/** Everybody rolls what it has, confirms, and takes a turn without doing anything. */
function playRound(t: Playing): Playing {
  for (const seat of [0, 1])
    t.answer(seat, t.options(seat).find((word) => word.startsWith('roll'))!).answer(seat, `confirm:${seat}`)
  t.answer(0, 'order:12')
  for (const seat of [0, 1]) t.asked(seat, 'turn').answer(seat, 'end')
  return t
}
const rounds = (t: Playing): string[] => lines(t, 'round').map((line) => line.split(' ').slice(1, 3).join('/'))

test('FG-22.1 a scene lasts as many rounds as it says', () => {
  const last = (training: string) =>
    given(gameWith(), {
      seats: 2,
      options: { play: 'training', training, heroes: ['lord', 'shaman'] },
      from: 'panels',
    }).begin().state.lastRound
  expect(['c1', 'c2', 'c4'].map(last)).toEqual([3, 4, 5])
  const t = playRound(atRound({ ground: { rounds: 2 }, lastRound: 2 }).begin())
  expect(rounds(t)).toEqual(['1/2', '2/2'])
  expect(rounds(playRound(t).asked(0, 'extra'))).toEqual(['1/2', '2/2'])
  for (const { slots, rounds: n } of CONTENT.scenes) expect(slots).toHaveLength(n)
})
test('FG-22.2 preparation, hero turns with the reactions at their slot, enemy turns, upkeep', () => {
  const t = playRound(atRound({ ground: { slots: [1, 1, 1, 1, 1, 1] } }).begin())
  const told = t
    .log(0)
    .filter((line) => /^(round|rolls|confirmed|ordered|turn |reactions|enemyTurns|upkeep)/.test(line))
  expect(told.map((line) => line.split(' ')[0])).toEqual([
    'round',
    'rolls',
    'confirmed',
    'rolls',
    'confirmed',
    'ordered',
    'turn',
    'reactions',
    'turn',
    'enemyTurns',
    'upkeep',
    'round',
  ])
})
const WAY_OUT: Scene['ground'] = {
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'a1', letter: 'A' },
    { kind: 'objective', id: 'o1', zone: 'a1' },
  ],
  objectives: [{ kind: 'collect', token: 'o1' }],
}
const FAR_OFF: FoeWish = { enemy: 'conscript', at: 'd3' }
const LAST_STAND: Scene['ground'] = {
  tokens: [{ kind: 'exit', id: 'exitA', zone: 'a1', letter: 'A' }],
  objectives: [{ kind: 'survive' }],
}
test('FG-22.3 after the last round heroes leave', () => {
  const t = atUpkeep({ ground: WAY_OUT, round: 6, lastRound: 6 })
    .set((s) => void (s.objects[1]!.hero = 0))
    .begin()
  t.asked(0, 'extra').answer(0, 'finish')
  expect([lines(t, 'round'), lines(t, 'leaves')]).toEqual([[], ['leaves mercenary 1', 'leaves shaman 1']])
})
test('FG-22.4 meeting the objectives early does not end the scene', () => {
  const t = atUpkeep({ ground: WAY_OUT, enemies: [FAR_OFF], round: 4, lastRound: 6 })
    .set((s) => void (s.objects[1]!.hero = 0))
    .begin()
  t.asked(0, 'prepare').goesOn()
  expect([rounds(t), lines(t, 'leaves')]).toEqual([['5/6'], []])
})

describe('FG-22.5 a quiet scene', () => {
  const carried = (wanted: Scene = {}) =>
    atUpkeep({ ground: WAY_OUT, round: 4, lastRound: 6, ...wanted }).set((s) => void (s.objects[1]!.hero = 0))

  test('FG-22.5 with no enemy left the group may leave at once, without an extra round', () => {
    const t = carried({ enemies: [{ ...FAR_OFF, gone: true }] }).begin()
    t.asked(0, 'quiet', 'FG-22.5').offersExactly(0, ['depart', 'stay']).refuses(1, 'depart').answer(0, 'depart')
    expect([lines(t, 'departs'), lines(t, 'round')]).toEqual([['departs 2'], []])
    expect(lines(t, 'leaves')).toEqual(['leaves mercenary 1', 'leaves shaman 1'])
    expect(lines(t, 'verdict').map((line) => line.split(' ')[1])).toEqual(['won'])
  })
  test('FG-22.5 whoever stays is asked again before the next round', () => {
    const t = carried().begin().answer(0, 'stay')
    t.asked(0, 'prepare')
    expect(rounds(t)).toEqual(['5/6'])
    playRound(t).asked(0, 'quiet')
    playRound(t.answer(0, 'stay')).asked(0, 'extra')
  })
  test('FG-22.5 not while an enemy stands, not after the last round, not with work left', () => {
    const watched = carried({ enemies: [FAR_OFF] }).begin()
    const late = carried({ round: 6 }).begin()
    const busy = atUpkeep({ ground: WAY_OUT, round: 4, lastRound: 6 }).begin().pass(0).pass(1)
    expect([watched, late, busy].map((t) => t.match.askOf(0)?.def.name)).toEqual(['prepare', 'extra', 'prepare'])
  })
  test('FG-22.5 whoever stands must reach an exit that counts', () => {
    const walled: Scene['ground'] = {
      ...WAY_OUT,
      walls: [
        ['d3', 'c3'],
        ['d3', 'd2'],
      ],
    }
    const cutOff = carried({ ground: walled, heroes: { mercenary: {}, shaman: { at: 'd3' } } }).begin()
    const other: Scene['ground'] = {
      ...WAY_OUT,
      objectives: [
        { kind: 'collect', token: 'o1' },
        { kind: 'exit', letters: ['B'] },
      ],
    }
    const elsewhere = carried({ ground: other }).begin()
    expect([cutOff, elsewhere].map((t) => t.match.askOf(0)?.def.name)).toEqual(['prepare', 'prepare'])
  })
  test('FG-22.5 it is asked as soon as the last enemy falls, and nobody has another turn', () => {
    const t = lastFallen()
    t.asked(0, 'quiet').answer(0, 'depart')
    expect([lines(t, 'turn'), lines(t, 'enemyTurns'), lines(t, 'upkeep')]).toEqual([[], [], ['upkeep 2']])
    expect(lines(t, 'leaves')).toHaveLength(2)
  })
  test('FG-22.5 whoever plays on keeps what is in hand', () => {
    const t = lastFallen()
    t.answer(0, 'stay').asked(0, 'turn')
    expect(t.options(0)).toContain('parry:parry.red')
  })
})
/** In the middle of a turn that has brought the last enemy down, with a die to spare. */
function lastFallen(): Playing {
  const t = acting({
    ground: LAST_STAND,
    heroes: { mercenary: { pool: ['strike.red', 'strike.red', 'parry.red'] }, shaman: {} },
    enemies: [{ enemy: 'conscript', at: 'a1', armor: 0, red: 0 }],
    round: 2,
  })
  while (!t.state.enemies[0]!.gone) t.answer(0, t.options(0).find((word) => word.startsWith('strike'))!)
  return t
}
