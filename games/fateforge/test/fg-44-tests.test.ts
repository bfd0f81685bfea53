import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { body, bagOf, heroOf, inSlot, type Tale, tale, type Telling, telling, THE_END, tokens } from './tale.ts'
import { lines, namedBy, verbs } from './asking.ts'

afterEach(allDone)

const [SUCCESS, TRAIT, BLANK] = (['success', 'trait', 'blank'] as const).map((face) => CONTENT.testFaces.indexOf(face))
type Face = number
const GUARD_AND_LORD: NonNullable<Tale['heroes']> = { 'sylvan-guard': {}, lord: {} }
/** The medium Perception test of the tracks, with the faces that will be rolled. */
function tracks(faces: readonly Face[], wanted: Tale = {}, ...more: readonly (readonly Face[])[]): Telling {
  return tale({ node: 'n3', heroes: GUARD_AND_LORD, ...wanted })
    .roll('test', faces, ...more)
    .begin()
}
const isWon = (t: Telling): boolean => t.state.flags.includes('act1.warned')

test('FG-44.1 the group names one hero, or all are tested in turn and nobody is named', () => {
  const t = telling({ node: 'n3', heroes: GUARD_AND_LORD }).asked(0, 'tester', 'FG-44.1').notAsked(1)
  expect(namedBy(t, 'tester')).toEqual(['0', '1'])
  const all = tale({ node: 'n7' }).roll('test', [SUCCESS!], [SUCCESS!]).begin().asked(0, 'choice')
  expect(lines(all, 'tested')).toEqual(['tested lord vigour 1', 'tested rogue vigour 1'])
})

test('FG-44.2 easy rolls one die, medium two, hard three', () => {
  const dice = (node: string, rolls: number[][]) => {
    const t = tale({ node })
      .roll('test', ...rolls)
      .begin()
    if (node !== 'n7') t.answer(0, 'tester:0')
    return lines(t, 'tested').map((line) => line.split(' ').at(-1))
  }
  expect(dice('n7', [[SUCCESS!], [SUCCESS!]])).toEqual(['1', '1'])
  expect(dice('n3', [[SUCCESS!, SUCCESS!]])).toEqual(['2'])
  expect(dice('n10-door', [[BLANK!, SUCCESS!, SUCCESS!]])).toEqual(['3'])
})

test('WE-12 FG-44.2 FG-38.6 Sinister Whispers: a medium test of three dice, all of which must succeed', () => {
  const heroes: NonNullable<Tale['heroes']> = { lord: { corruption: ['sinister-whispers'] }, rogue: {} }
  const failed = tracks([SUCCESS!, SUCCESS!, BLANK!], { heroes }).answer(0, 'tester:0')
  failed.logged('tested', ['lord', 'perception', 3]).logged('testLost', ['lord'])
  const passed = tracks([SUCCESS!, SUCCESS!, SUCCESS!], { heroes }).answer(0, 'tester:0')
  passed.logged('testWon', ['lord'])
  expect(passed.state.traitPoints).toBe(1)
  const twice = tracks([SUCCESS!, SUCCESS!, SUCCESS!, BLANK!], {
    heroes: { lord: { corruption: ['sinister-whispers', 'sinister-whispers'] }, rogue: {} },
  })
  twice.answer(0, 'tester:0').logged('tested', ['lord', 'perception', 4])
})

test('FG-44.3 every die has to be a success', () => {
  expect(isWon(tracks([SUCCESS!, BLANK!]).answer(0, 'tester:1'))).toBe(false)
  expect(isWon(tracks([BLANK!, SUCCESS!]).answer(0, 'tester:1'))).toBe(false)
  expect(isWon(tracks([SUCCESS!, SUCCESS!]).answer(0, 'tester:1'))).toBe(true)
})

test('FG-44.4 the success face counts for anybody', () => {
  const t = tale({ node: 'the-test', story: testOf('lore') })
    .roll('test', [SUCCESS!])
    .begin()
  t.answer(0, 'tester:0').logged('testWon', ['lord'])
  const blank = tale({ node: 'the-test', story: testOf('lore') })
    .roll('test', [BLANK!])
    .begin()
  blank.answer(0, 'tester:0').logged('testLost', ['lord'])
  expect(CONTENT.testFaces.filter((face) => face === 'success')).toHaveLength(3)
})
const testOf = (trait: 'lore' | 'eloquence', tier: 'easy' | 'medium' | 'hard' = 'easy') =>
  [
    {
      id: 'the-test',
      kind: 'test',
      body,
      test: { trait, tier, who: 'chosen' },
      success: { effects: [{ gold: 1 }], next: 'the-end' },
      failure: { next: 'the-end' },
    },
    THE_END,
  ] as const

test('WE-13 FG-44.5 FG-44.3 FG-44.7 a success and a trait: the Sylvan Guard passes, a hero without Perception fails', () => {
  const guard = tracks([SUCCESS!, TRAIT!]).answer(0, 'tester:0').logged('testWon', ['sylvan-guard'])
  expect([isWon(guard), guard.state.traitPoints]).toEqual([true, 1])
  const lord = tracks([SUCCESS!, TRAIT!]).answer(0, 'tester:1').logged('testLost', ['lord'])
  expect([isWon(lord), lord.state.traitPoints]).toEqual([false, 0])
  expect(CONTENT.testFaces.filter((face) => face === 'trait')).toHaveLength(2)
})

test('FG-44.6 a hero with the trait may pay 1 energy to roll all dice again, once', () => {
  const t = tracks([BLANK!, SUCCESS!], {}, [SUCCESS!, BLANK!]).answer(0, 'tester:0')
  t.asked(0, 'reroll', 'FG-44.6').offers(0, 'rerollAll')
  t.answer(0, 'rerollAll').logged('testLost', ['sylvan-guard'])
  expect(tokens(t, 'sylvan-guard')).toEqual([7, 0, 4, 1])
  expect(lines(t, 'testFace')).toHaveLength(4)
  const kept = tracks([BLANK!, SUCCESS!]).answer(0, 'tester:0').pass(0)
  expect([isWon(kept), tokens(kept, 'sylvan-guard')[2]]).toEqual([false, 5])
  const saved = tracks([BLANK!, BLANK!], {}, [TRAIT!, SUCCESS!]).answer(0, 'tester:0').answer(0, 'rerollAll')
  expect(isWon(saved)).toBe(true)
})
test('FG-44.6 FG-13.4 no reroll without the trait or without energy', () => {
  tracks([BLANK!, SUCCESS!]).answer(0, 'tester:1').logged('testLost', ['lord']).notAsked(1, 'reroll')
  const tired = tracks([BLANK!, SUCCESS!], { heroes: { 'sylvan-guard': { energy: 0 }, lord: {} } })
  tired.answer(0, 'tester:0').notAsked(0, 'reroll').logged('testLost', ['sylvan-guard'])
  expect(tokens(tired, 'sylvan-guard')).toEqual([7, 0, 0, 5])
})

test('FG-44.7 medium earns a trait point, hard two, easy none, by the tier printed', () => {
  const points = (tier: 'easy' | 'medium' | 'hard', dice: number, corruption: readonly string[] = []) => {
    const t = tale({ story: testOf('lore', tier), heroes: { lord: { corruption }, rogue: {} } })
      .roll('test', new Array<number>(dice).fill(SUCCESS!))
      .begin()
    return t.answer(0, 'tester:0').state.traitPoints
  }
  expect([points('easy', 1), points('medium', 2), points('hard', 3)]).toEqual([0, 1, 2])
  expect([points('easy', 2, ['sinister-whispers']), points('medium', 3, ['sinister-whispers'])]).toEqual([0, 1])
})

test('FG-44.8 for every third point a trait card, which the group gives to a hero; each is there once', () => {
  const wanted: Tale = {
    node: 'n10-door',
    heroes: { lord: { traits: ['resolve'] }, rogue: {} },
    campaign: { traitPoints: 2, rules: [1] },
  }
  const t = tale(wanted).roll('test', [SUCCESS!, SUCCESS!, SUCCESS!]).begin()
  t.answer(0, 'tester:0').asked(0, 'traitCard', 'FG-44.8')
  expect(t.state.traitPoints).toBe(4)
  const traits = ['perception', 'finesse', 'eloquence', 'lore', 'vigour', 'streetwise']
  t.offersExactly(
    0,
    traits.flatMap((trait) => [`traitCard:${trait}:0`, `traitCard:${trait}:1`]),
  )
  t.refuses(0, 'traitCard:resolve:1')
  t.answer(0, 'traitCard:lore:1').logged('traitCard', ['rogue', 'lore']).notAsked(0, 'traitCard')
  expect([t.state.traitsGiven, heroOf(t, 'rogue').traits]).toEqual([1, [3]])
  const two = tracks([SUCCESS!, SUCCESS!], { campaign: { traitPoints: 1 } }).answer(0, 'tester:0')
  expect(two.notAsked(0, 'traitCard').state.traitPoints).toBe(2)
})

test('FG-44.9 FG-15.13 from its announcement to its result a test closes exchanges, the bag and food', () => {
  const wanted: Tale = {
    heroes: { lord: { health: 5, items: { main: 'iron-sword', pack3: 'signet-of-easafir' } }, rogue: {} },
    bag: ['hatchet'],
    campaign: { food: 2 },
    story: testOf('eloquence', 'medium'),
  }
  const t = tale(wanted).roll('test', [SUCCESS!, SUCCESS!]).begin().answer(0, 'camp').asked(0, 'camp')
  expect(verbs(t)).toEqual(['leave', 'put'])
  const places = namedBy(t, 'put')
  expect(places).toContain('1.pack3:1.pack4')
  expect(places.filter((word) => word.includes('2.') || word.includes('bag'))).toEqual([])
  for (const word of ['put:bag.1:1.secondary', 'put:1.pack3:2.pack3', 'put:1.pack3:bag', 'eat:0']) t.refuses(0, word)
  t.answer(0, 'put:1.pack3:1.pack4')
  expect(inSlot(t, 'lord', 'pack4')).toBe('signet-of-easafir')
  t.answer(0, 'leave').answer(0, 'tester:0').answer(0, 'camp')
  t.offers(0, ['put:bag.1:1.secondary', 'put:1.pack4:2.pack3', 'eat:0'])
  expect(bagOf(t)).toEqual(['hatchet'])
})

test('FG-44.10 FG-36.9 who is knocked out cannot be named, and fails a test of all without a roll', () => {
  const down: NonNullable<Tale['heroes']> = { lord: { health: 0, down: true }, rogue: {} }
  const t = telling({ node: 'n3', heroes: down })
  expect(namedBy(t, 'tester')).toEqual(['1'])
  t.refuses(0, 'tester:0')
  const all = tale({ node: 'n7', heroes: down }).roll('test', [SUCCESS!]).begin()
  all.logged('testLostDown', ['lord']).logged('testWon', ['rogue'])
  const nobody = telling({
    node: 'n3',
    heroes: { lord: { health: 0, down: true }, rogue: { health: 0, down: true } },
  })
  expect(nobody.notAsked(0, 'tester').state.flags).toEqual([])
})

test('FG-44.11 in a test of all each hero bears its own outcome', () => {
  const t = tale({ node: 'n7' }).roll('test', [BLANK!], [SUCCESS!]).begin()
  expect([tokens(t, 'lord'), tokens(t, 'rogue')]).toEqual([
    [8, 0, 3, 1],
    [6, 0, 5, 0],
  ])
  const both = tale({ node: 'n7' }).roll('test', [BLANK!], [BLANK!]).begin()
  expect([tokens(both, 'lord')[2], tokens(both, 'rogue')[2]]).toEqual([3, 4])
})
test('FG-44.6 FG-15.5 a charm rolls one die of a test again, twice in all', () => {
  const t = tracks([SUCCESS!, BLANK!], { heroes: { lord: { items: { pack3: 'pilgrims-charm' } }, rogue: {} } }, [
    BLANK!,
  ])
  t.answer(0, 'tester:0').offersExactly(0, ['pass', 'charm:0', 'charm:1'])
  t.roll('test', [SUCCESS!]).answer(0, 'charm:1').answer(0, 'charm:1').logged('testWon', ['lord'])
  expect([inSlot(t, 'lord', 'pack3'), t.state.graveyard]).toEqual(['', ['pilgrims-charm']])
})
