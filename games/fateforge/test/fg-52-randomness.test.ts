import { CHANCE, hashState, Match } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT, makeFateforge } from '../src/index.ts'
import { enemiesAct, preparing } from './acting.ts'

afterEach(allDone)

const game = makeFateforge(CONTENT)
/** So many answers of a whole fight, the same ones whatever the seed. */
function played(seed: number, answers: number): Match<never, never> {
  const options = { play: 'training', training: 'c4', heroes: ['lord', 'rogue'] } as const
  const match = Match.start(game, { seats: 2, seed, options: { ...options, heroes: [...options.heroes] } })
  for (let i = 0; i < answers && !match.isOver; i++) {
    const { seat, options: offers } = match.asks().find(({ answer }) => answer === null)!
    match.answer({ seat, question: match.question, value: game.words.print(offers[(i * 7) % offers.length]!) })
  }
  return match as never
}
const fingerprint = (seed: number, answers: number) => hashState(game, played(seed, answers).table.s)

test('FG-52.1 the same seed and the same answers lead to the same place', () => {
  for (const answers of [10, 60, 150]) expect(fingerprint(3, answers)).toBe(fingerprint(3, answers))
  expect(fingerprint(3, 60)).not.toBe(fingerprint(4, 60))
})
test('FG-52.1 each draw says what it is for', () => {
  const purposes = new Set<string>()
  for (const seed of [1, 2, 3])
    for (const entry of played(seed, 200).table.ledger!.entries())
      if (entry.tag === CHANCE) purposes.add(entry.key.split(' ')[0]!)
  const known = ['shuffle', 'dice', 'colour', 'luck', 'slot', 'find', 'portal', 'test', 'start', 'tip', 'ally']
  expect([...purposes].filter((key) => !known.includes(key))).toEqual([])
  expect([...purposes]).toEqual(expect.arrayContaining(['shuffle', 'dice', 'colour']))
})
test('FG-52.1 FG-41.2 a direction or a target by chance is drawn from the same source and told', () => {
  const t = enemiesAct({
    heroes: { lord: { at: 'c2' }, rogue: { at: 'a1' } },
    enemies: [{ enemy: 'bruiser', at: 'c2' }],
  })
  const pushed = t.roll('luck', [1]).begin()
  pushed.logged('luck', [2, '*'])
  expect(pushed.luck()).toContain('luck 1')
})
test('FG-52.1 hidden outcomes stay out of every view', () => {
  const t = preparing({ heroes: { lord: {}, rogue: {} } }).answer(0, 'roll:0:15')
  for (const seat of [-1, 1]) {
    expect(t.view(seat).state.screens[0]!.every(({ icon }) => icon === 0)).toBe(true)
    expect(JSON.stringify(t.log(seat))).not.toContain('shows')
  }
})
