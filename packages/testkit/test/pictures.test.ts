import { pictureProblems } from '@emberhall/testkit'
import { expect, test } from 'vitest'

const picture = (id: string, d: string, more = '') =>
  `<svg><defs><clipPath id="_R_${id}_"/></defs><path clip-path="url(#_R_${id}_)" d="${d}"/><b class="name">${id}</b>${more}</svg>`
const found = (...pictures: readonly string[]) =>
  Object.entries(pictureProblems({ kinds: { cards: pictures }, page: pictures.join('') }))
    .filter(([, problems]) => problems.length > 0)
    .map(([what]) => what)

test('pictures that are as they should be', () => {
  expect(found(picture('a', 'M0 0'), picture('b', 'M1 1'))).toEqual([])
})
test.each([
  ['no two of a kind look alike', [picture('a', 'M0 0'), picture('b', 'M0 0')]],
  ['two on a page share no element id', [picture('a', 'M0 0'), picture('a', 'M1 1')]],
  ['only gradients and clips that are there are named', [picture('a', 'M0 0', '<path fill="url(#glow)"/>')]],
  ['numbers are numbers', [picture('a', 'M0 NaN')]],
  ['nothing is drawn with what a strict policy forbids', [picture('a', 'M0 0', '<path style="fill:red"/>')]],
])('%s', (what, pictures) => {
  expect(found(...pictures)).toEqual([what])
})
