/** The chronicle of a chapter, from what the table remembers. */
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { chronicleLine, chronicleOf } from '../src/text/chronicle.ts'
import { midway } from './meeting.ts'
import { BEOR, letter, optionAt, scene, statusNo, under } from './scene.ts'

afterEach(allDone)

test('what was done is told, and nothing else', () => {
  const t = scene({
    who: [{ is: 'ailei' }, { is: 'beor' }],
    set: (s) => {
      s.day = 4
      s.taken.push(optionAt('101.2.a'), optionAt('105.2.b'))
      s.statuses[statusNo('barn-burned')] = 1
      Object.assign(s.tally, { lit: 2, out: 1, won: 3, talked: 0, fled: 1, hungry: 2, mad: 1 << BEOR })
    },
  }).begin()
  const lines = chronicleOf(t.match.table)
  expect(lines.map(({ code }) => code)).toEqual([
    'opening',
    'days',
    'stones',
    'fights',
    'talks',
    'sworn',
    'blades',
    'barnBurned',
    'mad',
  ])
  const [opening = '', days, stones] = lines.map((line) => chronicleLine(line, 'en'))
  expect(opening).toContain('Ailei and Béor')
  expect(days).toBe('They were away for 4 days. On 2 evenings somebody went without.')
  expect(stones).toContain('2 times')
  const french = lines.map((line) => chronicleLine(line, 'fr'))
  expect(french[0]).toContain('Ailei et Béor')
  expect(french.join('')).not.toMatch(/[{}#]/)
})
test('at the gate the lamp is lifted; those who did not come there are named', () => {
  const t = scene({
    who: [{ is: 'ailei', at: 116 }],
    places: [116],
    set: (s) => {
      under(s, 'part-1.8')
      s.characters[BEOR]!.status = 'dead'
    },
  }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'c')).answer(0, letter(t, 'a')).over('won')
  const lines = chronicleOf(t.match.table)
  expect(lines.slice(-4)).toEqual([
    { code: 'dead', params: { dead: 1, deadNames: 'beor' } },
    { code: 'gate', params: { day: 1 } },
    { code: 'lamp' },
    { code: 'closing' },
  ])
  expect(chronicleLine(lines.at(-4)!, 'fr')).toContain('Béor')
})
test('stones fed, flights, victories, hunger and madness are counted while they happen', () => {
  const fed = scene({ who: [{ is: 'beor', secrets: [1], magic: 3, food: 3 }] }).begin()
  fed.answer(0, 'inspect').answer(0, 'activate')
  expect(fed.state.tally).toMatchObject({ lit: 1, out: 0, hungry: 0 })
  const hungry = scene({ who: [{ is: 'beor', food: 0, terror: 8 }] })
    .begin()
    .answer(0, 'passDay')
  expect(hungry.state.tally).toMatchObject({ hungry: 1, mad: 1 << BEOR })
  const away = midway({ who: ['beor'], against: 'GN2' })
    .begin()
    .answer(0, 'flee')
  expect(away.state.tally).toMatchObject({ fled: 1, won: 0 })
  const won = midway({ who: ['beor'], against: 'GN1', now: { pool: 3 } })
    .begin()
    .answer(0, 'stop')
  expect(won.state.tally).toMatchObject({ fled: 0, won: 1, talked: 0 })
})
