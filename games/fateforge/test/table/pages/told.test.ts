import { expect, test } from 'vitest'
import { taleOf, tiredBy } from '../../../src/table/pages/end/tale.ts'
import { ledHere, nodeIn, pageNow, pagesBefore, wordIn } from '../../../src/table/pages/model/told.ts'
import { stand } from './positions.ts'

test('FG-1.8 a page is preceded by the choice that led to it, what followed and what it changed', () => {
  const { match } = stand('second')
  const led = ledHere(match.log(0), match.table.s.node, 'en')
  expect(led.map(({ kind }) => kind)).toEqual(['chose', 'passages', 'effect', 'effect', 'effect'])
  expect(led[0]).toEqual({ kind: 'chose', label: 'Stay and mend the wheel' })
  expect(led[1]).toMatchObject({ texts: [expect.stringContaining('It takes until dark')] })
})
test('FG-1.2 only those passages are told whose bits are in the log', () => {
  const { match } = stand('road')
  const texts = pageNow(match.table, match.log(0), 'en')
  expect(texts.some((text) => text.includes('grown warm'))).toBe(true)
  expect(texts.some((text) => text.includes('Your shoulders miss the strap'))).toBe(false)
})
test('a page that the log no longer holds is told by what is true now', () => {
  const { match } = stand('road')
  expect(pageNow(match.table, [], 'fr')).toEqual(pageNow(match.table, match.log(0), 'fr'))
})
test('the pages before are remembered in their order, without the one that lies open', () => {
  const { match } = stand('second')
  const before = pagesBefore(match.log(0), 'fr')
  expect(before.map(({ node }) => node.id)).toEqual(['n1', 'first-camp', 'n2'])
  expect(before.at(-1)!.after[0]).toMatchObject({ kind: 'chose' })
})
test('what happened in a scene is not how the page began whose choice ended it', () => {
  const { match } = stand('onward')
  const log = match.log(0)
  expect(match.isOver).toBe(true)
  const page = wordIn(log.findLast(({ what }) => what === 'page')!)
  const began = nodeIn(page).body!.map(({ text }) => text.en)
  expect(taleOf(log, 'en').texts.filter((text) => began.includes(text))).toEqual([])
})
test('what a scene took out of each hero is among what it cost', () => {
  const { match } = stand('second')
  expect(tiredBy(match.log(0)).map(({ args }) => args)).toEqual([
    ['lord', 1],
    ['rogue', 1],
  ])
})
