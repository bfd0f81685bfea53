import { expect, test } from 'vitest'
import { draw } from '../src/bin/picture.ts'
import { crossing, changed, nodeAt } from './help.ts'

const drawing = draw(crossing)

test('every node is drawn once, with its id and title, and every way as an arrow', () => {
  for (const { id } of crossing.nodes)
    expect(drawing.match(new RegExp(`>${id}( · |<)`, 'g')), `node ${id}`).toHaveLength(1)
  for (const words of ['The landing', 'Orsolya', 'Nobody waits for you.']) expect(drawing).toContain(`>${words}<`)
  expect(drawing.match(/marker-end/g)).toHaveLength(3 + 2 + 1 + 2 + 2)
})
test('ways carry the label of the option, its condition, the outcome or the case', () => {
  for (const label of [
    'Pay the ferrywoman',
    'if ferry.swam and gold 1',
    'won',
    'lost',
    'success',
    'failure',
    'ferry.friend',
    'otherwise',
  ])
    expect(drawing).toContain(`>${label}<`)
})
test('no two boxes overlap', () => {
  const boxes = [
    ...drawing.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="(?:6|18)"/g),
  ].map(([, ...numbers]) => numbers.map(Number) as [number, number, number, number])
  expect(boxes).toHaveLength(crossing.nodes.length)
  for (const [i, [x, y, w, h]] of boxes.entries())
    for (const [x2, y2, w2, h2] of boxes.slice(i + 1))
      expect(x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h).toBe(false)
})
test('texts cannot break the picture, and the same story gives the same picture', () => {
  const end = nodeAt('welcome', 'end')
  const odd = draw(changed({ ...end, title: { en: '<b> & co', fr: '<b> et cie' } }))
  expect(odd).toContain('&lt;b&gt; &amp; co')
  expect(draw(crossing)).toBe(drawing)
})
test('a way to a node that is not there is left out', () => {
  const lost = draw(changed({ ...nodeAt('aboard', 'text'), next: 'sea' }))
  expect(lost.match(/marker-end/g)).toHaveLength(9)
})
test('an end at which nothing is told stands beside every node that leads to it', () => {
  const bare = draw(
    changed({ ...nodeAt('welcome', 'end'), body: [] }, { ...nodeAt('aboard', 'text'), next: 'welcome' }),
  )
  const from = [...bare.matchAll(/>welcome (\w+) · /g)].map(([, node]) => node)
  expect(from.length).toBeGreaterThan(1)
  expect(from).toContain('aboard')
  expect(bare).not.toContain('>welcome · ')
})
