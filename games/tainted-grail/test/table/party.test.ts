/** What is proposed on the land: who could come along, what it costs each, what that leaves. */
import { allDone } from '@emberhall/testkit'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { table } from '../../src/table/index.tsx'
import { proposalOf } from '../../src/table/land/proposal.ts'
import { tableauOf } from '../../src/table/model/tableau.ts'
import { AILEI, AREV, locationAt, scene } from '../scene.ts'
import { draw, propsOf } from './drawn.ts'

beforeAll(() => table.warm?.())
afterEach(allDone)

const NOTHING = { plan: null, think: () => undefined }
const GROVE = `location ${locationAt(102)}`
const two = (energies: readonly [number, number]) =>
  scene({
    who: [
      { is: 'ailei', energy: energies[0] },
      { is: 'arev', energy: energies[1] },
    ],
  })
    .begin()
    .answer(0, 'character:ailei')
type Playing = ReturnType<typeof two>
const proposed = ({ match }: Playing, seat: number, pointed: string | null) =>
  proposalOf(tableauOf(propsOf({ match, seat, lang: 'en', phone: false }), NOTHING), pointed)

test('TG-7.4 whoever thinks of a road sees what it would leave of everybody’s Energy', () => {
  const t = two([4, 1])
  expect(proposed(t, 0, null)).toMatchObject({ what: '', party: [{ c: AILEI }, { c: AREV }] })
  expect(proposed(t, 0, GROVE)).toMatchObject({
    each: 1,
    to: GROVE,
    party: [
      { c: AILEI, energy: 4, left: 3 },
      { c: AREV, energy: 1, left: 0 },
    ],
  })
})
test('TG-14.2 whoever is asked sees the proposal on the land and answers it there', () => {
  const t = two([4, 3])
  t.answer(0, 'travel:north').asked(1, 'join')
  expect(proposed(t, 1, null)).toMatchObject({ actor: AILEI, each: 1, to: GROVE })
  const page = draw({ match: t.match, seat: 1, lang: 'en', phone: true })
  expect(page.match(/<aside class="tg-party[\s\S]*?<\/aside>/)?.[0].match(/data-takes/g)).toHaveLength(2)
})
test('whoever is alone and thinks of nothing sees the land alone', () => {
  const t = scene({ who: [{ is: 'ailei' }] }).begin()
  expect(proposed(t, 0, null)).toBeNull()
  expect(proposed(t, 0, GROVE)).toMatchObject({ party: [{ c: AILEI }] })
})
