import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { COLOURS } from '../src/content/types.ts'
import { Z } from '../src/state.ts'
import { meeting, midway, NUMBERS, one } from './meeting.ts'
import { game } from './scene.ts'

afterEach(allDone)

test('TG-16.1 TG-16.3 green, grey and purple are fought, blue is talked to, and each comes from its own deck', () => {
  for (const [id, kind] of [
    ['GN1', 'combat'],
    ['GY1', 'combat'],
    ['PU1', 'combat'],
    ['BL1', 'diplomacy'],
  ] as const) {
    const t = meeting({ against: id }).begin()
    expect(t.state.encounter).toMatchObject({ kind })
    expect(t.zone(Z.met)).toEqual([id])
  }
})
test('TG-16.2 every card has a difficulty from 1 to 4', () => {
  for (const { difficulty } of game.book.content.encounters) expect([1, 2, 3, 4]).toContain(difficulty)
})
test('TG-16.3 TG-16.5 TG-16.8 a card without keys is carried out by the party and goes under its deck', () => {
  const t = meeting({ against: 'GN9', are: { beor: { energy: 3, food: 0 } } }).begin()
  t.untilAsked(0, 'choice')
  t.answer(0, t.options(0).find((option) => option !== 'pass') ?? '')
  expect(one(t, 'beor')).toMatchObject({ energy: 2, food: 2 })
  expect(t.zone(Z.green)[0]).toBe('GN9')
  expect(t.state.encounter.result).toBe('none')
})
test('TG-16.3 TG-16.8 a scripted card can bring another encounter, and goes under its deck after it', () => {
  const t = meeting({ against: 'GY9' }).top(Z.grey, ['GY9', 'GY1']).roll('table', [0]).begin()
  expect(t.state.encounter).toMatchObject({ kind: 'combat' })
  expect(t.zone(Z.met)).toEqual(['GY9', 'GY1'])
  t.answer(0, 'keepHand').answer(0, 'flee')
  expect(t.zone(Z.grey).slice(0, 2)).toEqual(['GY9', 'GY1'])
})
test('TG-16.8 behind closed doors each member chooses its own loss', () => {
  const t = meeting({
    who: ['arev', 'ailei'],
    against: 'BL9',
    are: { arev: { energy: 3, reputation: 1 }, ailei: { energy: 3, reputation: 1 } },
  }).begin()
  t.answer(1, 'choice:0').answer(0, 'choice:1')
  const both = (['arev', 'ailei'] as const).map((id) => [one(t, id).energy, one(t, id).reputation])
  expect(both.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [2, 1],
    [3, 0],
  ])
})
test('TG-16.4 TG-16.10 an encounter called by name is taken out of its deck, which is shuffled', () => {
  const g = midway({ against: 'GY1' }).zone(Z.met, []).add(Z.grey, ['GY3'])
  let card = -1
  g.set((s, find) => {
    card = find('GY3')
    Object.assign(s.encounter, { kind: 'none', phase: 'none', line: [] })
  })
  const t = g
    .agenda('meet', card, 1 << NUMBERS.beor)
    .afterwards('day')
    .begin()
  expect(t.zone(Z.met)).toEqual(['GY3'])
  expect(t.luck().some((line) => line.includes('shuffle grey'))).toBe(true)
})
test('TG-16.10 from the box it goes back into the box', () => {
  const g = midway({ against: 'PU7' }).zone(Z.met, []).add(Z.encounterBox, ['PU7'])
  let card = -1
  g.set((s, find) => {
    card = find('PU7')
    Object.assign(s.encounter, { kind: 'none', phase: 'none', line: [] })
  })
  const t = g
    .agenda('meet', card, 1 << NUMBERS.beor)
    .afterwards('day')
    .begin()
  t.answer(0, 'keepHand').answer(0, 'flee')
  expect(t.zone(Z.encounterBox)).toContain('PU7')
})
test('TG-16.5 won or lost, the card goes to the bottom of its deck', () => {
  const won = midway({ against: 'PU1', now: { pool: 3, laid: 1 } })
    .begin()
    .answer(0, 'stop')
  expect(won.zone(Z.purple)[0]).toBe('PU1')
  const fled = midway({ against: 'PU1' }).begin().answer(0, 'flee')
  expect(fled.zone(Z.purple)[0]).toBe('PU1')
})
test('TG-16.6 cards of one colour have one back, and those of two colours do not', () => {
  const backs = COLOURS.map(
    (colour) =>
      new Set(
        game.book.faces.flatMap((face, i) =>
          face.kind === 'encounter' && face.card.colour === colour ? [game.def.faces[i]!.back] : [],
        ),
      ),
  )
  expect(backs.map((set) => set.size)).toEqual([1, 1, 1, 1])
  expect(new Set(backs.flatMap((set) => [...set])).size).toBe(4)
})
test('TG-16.9 from an empty deck nothing is met', () => {
  const t = meeting({ against: 'GY1' }).zone(Z.grey, [], Z.encounterBox).begin()
  expect(t.state.encounter).toMatchObject({ kind: 'none', result: 'none' })
  t.logged('nothingMet')
})
