import { ANSWER, atOnce, Fate, fits, Match, RuleFault } from '@emberhall/kernel'
import { isPonderer } from '@emberhall/minds'
import { friends } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import { ADVISER, botAnswers, plainAdvice, pondering, Sitting } from '../src/index.ts'

const begun = (): Sitting =>
  new Sitting(Match.start(friends.game, { seats: 2, options: friends.quickOptions(2), seed: 5 }), () => true)
const asked = (level: string | null) => ({ seat: 0, level, fate: new Fate(1), thought: null })
const given = ({ match }: Sitting): unknown =>
  match
    .parts()
    .ledger.entries()
    .find(({ tag }) => tag === ANSWER)!.answer
const never = (error: unknown): never => {
  throw error
}

test('a bot answers as its level does; where that would look ahead, and no level is named, it answers plainly', () => {
  const plain = begun()
  expect(botAnswers(plain, friends, asked('heuristic'), never)).toMatchObject({ ok: true, kind: 'bot' })
  for (const level of [null, 'strong', 'master']) {
    const sitting = begun()
    botAnswers(sitting, friends, asked(level), never)
    expect(given(sitting)).toEqual(given(plain))
  }
})
test('what it has thought out is answered; chance answers for one that makes a mistake, and that is told', () => {
  const sitting = begun()
  const thought = sitting.match.askOf(0)!.options.at(-1)!
  botAnswers(sitting, friends, { ...asked('strong'), thought }, never)
  expect(given(sitting)).toBe(thought)
  const broken = { ...friends, brains: { ...friends.brains, heuristic: () => [] } }
  const errors: unknown[] = []
  const other = begun()
  expect(botAnswers(other, broken, asked(null), (error) => errors.push(error))).toMatchObject({ ok: true })
  expect(errors).toEqual([expect.any(RuleFault)])
})
test('advice is a legal answer, and nothing where nobody is asked', () => {
  const { match } = begun()
  const advice = plainAdvice(friends, match, 0, new Fate(1))!
  expect([fits(match.askOf(0)!, advice.answer), advice.weighed]).toEqual([true, []])
  const [seat = -1] = match.waiting()
  expect(plainAdvice(friends, match, 1 - seat, new Fate(1))).toBeNull()
})
test('those who look ahead weigh until it is time, and the others not at all', () => {
  const { match } = begun()
  expect([isPonderer(ADVISER), isPonderer('heuristic'), isPonderer(null)]).toEqual([true, false, false])
  expect(atOnce(pondering(friends, match, asked('heuristic'), () => false))).toBeNull()
  let pieces = 0
  const found = atOnce(pondering(friends, match, asked(ADVISER), () => ++pieces >= 20))!
  expect([fits(match.askOf(0)!, found.answer), found.weighed.length > 1, pieces]).toEqual([true, true, 20])
})
