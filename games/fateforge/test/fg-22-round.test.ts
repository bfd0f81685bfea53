import { allDone, given } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { atRound, atUpkeep, type Playing } from './acting.ts'
import { lines } from './asking.ts'
import { gameWith, type Scene } from './scene.ts'

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
test('FG-22.3 after the last round heroes leave', () => {
  const t = atUpkeep({ ground: WAY_OUT, round: 6, lastRound: 6 })
    .set((s) => void (s.objects[1]!.hero = 0))
    .begin()
  t.asked(0, 'extra').answer(0, 'finish')
  expect([lines(t, 'round'), lines(t, 'leaves')]).toEqual([[], ['leaves mercenary 1', 'leaves shaman 1']])
})
test('FG-22.4 meeting the objectives early does not end the scene', () => {
  const t = atUpkeep({ ground: WAY_OUT, round: 4, lastRound: 6 })
    .set((s) => void (s.objects[1]!.hero = 0))
    .begin()
  t.asked(0, 'prepare').goesOn()
  expect([rounds(t), lines(t, 'leaves')]).toEqual([['5/6'], []])
})
