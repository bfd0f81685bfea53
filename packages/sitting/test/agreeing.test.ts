import { expect, test } from 'vitest'
import { isAgreed, withVote } from '../src/index.ts'

test('all have to agree, each once and for all the seats they speak for', () => {
  const asked = { agreed: [0], missing: [1, 2, 3] }
  const one = withVote(asked, [1, 3])
  expect(one).toEqual({ agreed: [0, 1, 3], missing: [2] })
  expect([isAgreed(one), withVote(one, [1])]).toEqual([false, one])
  expect(isAgreed(withVote(one, [2]))).toBe(true)
})
