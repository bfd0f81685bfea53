/** What choices leave behind in play, over the tables of section 21. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
import { locations, verses } from '../src/content/places/index.ts'
import type { OptionKey } from '../src/content/types.ts'
import { Z } from '../src/state.ts'
import { AILEI, game, letter, optionAt, person, scene, statusNo, under, type Who } from './scene.ts'

afterEach(allDone)

/** Ailei somewhere, who has done these things. */
function having(at: number, done: readonly OptionKey[], ailei: Partial<Who> = {}, read: readonly string[] = []) {
  return scene({
    who: [{ is: 'ailei', at, terror: 3, food: 3, wealth: 3, ...ailei }],
    places: at > 105 ? [at] : [],
    set: (s) => {
      s.taken.push(...done.map(optionAt))
      s.read.push(...read.map((verse) => game.book.verseNo.get(verse)!))
      s.quests = []
    },
  })
}
const exploring = (...args: Parameters<typeof having>) =>
  having(...args)
    .begin()
    .answer(0, 'explore')

test('TG-15.5 the tables themselves stay as they are: only what is listed is laid over them', () => {
  const ids = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id).join('')
  const opened = CONTENT.verses.flatMap(({ id, options }, i) => {
    const before = ids(verses[i]!.options)
    return ids(options) === before ? [] : [`${id} ${ids(options).slice(before.length)}`]
  })
  expect(opened).toEqual(['101.1 e', '106.1 ef', '109.1 e', '112.2 c', '113.1 e', '114.1 d'])
  const entered = CONTENT.verses.filter(({ enter }, i) => JSON.stringify(enter) !== JSON.stringify(verses[i]!.enter))
  expect(entered.map(({ id }) => id)).toEqual(['101.4', '108.4', '108.5', '115.3', '116.3'])
  const quiet = CONTENT.locations.filter((one, i) => JSON.stringify(one) !== JSON.stringify(locations[i]))
  expect(quiet.map(({ number }) => number)).toEqual([105, 112])
})

describe('a face', () => {
  test('TG-15.5 whoever left food with the fevered has a basket waiting, once', () => {
    const t = exploring(101, ['101.3.a'])
    t.answer(0, letter(t, 'e'))
    expect(person(t, AILEI).food).toBe(4)
    const again = exploring(101, ['101.3.a', '101.1.e'])
    again.lacks(0, letter(again, 'e'))
    const never = exploring(101, [])
    never.lacks(0, letter(never, 'e'))
  })
  test('TG-15.5 whoever swore on the stone hears more of it', () => {
    const magic = (...done: OptionKey[]) => {
      const t = exploring(101, done, { secrets: [1], magic: 0 })
      t.answer(0, letter(t, 'd'))
      return person(t, AILEI).magic
    }
    expect([magic(), magic('101.2.a')]).toEqual([1, 2])
  })
  test('TG-15.5 whoever left the hind alive may hold out its root to the stag', () => {
    const t = exploring(112, [], { is: 'arev' }, ['102.2'])
    t.answer(0, letter(t, 'a')).answer(0, letter(t, 'c'))
    expect(t.state.statuses[statusNo('pathfinder')]! & (1 << 6)).not.toBe(0)
    const killed = exploring(112, ['102.2.a'], { is: 'arev' }, ['102.2'])
    killed.answer(0, letter(killed, 'a')).lacks(0, letter(killed, 'c'))
  })
})
describe('a price', () => {
  test.each([
    ['b', [], 2],
    ['e', ['106.2.a'], 3],
    ['f', ['106.1.c'], 1],
    ['b', ['106.2.a', '106.1.c'], 2],
  ] as const)('TG-15.5 meal at White-Lichen by option %s after %j: %i Food', (id, done, food) => {
    const t = exploring(106, done)
    for (const other of ['b', 'e', 'f'].filter((one) => one !== id)) t.lacks(0, letter(t, other))
    t.answer(0, letter(t, id))
    expect(person(t, AILEI)).toMatchObject({ food: 3 + food, wealth: 2 })
  })
  test('TG-15.5 whoever went into the ring gets the fair price too', () => {
    const t = exploring(103, ['103.2.a'])
    const stranger = exploring(103, [])
    const seen = [t, stranger].map((each) => each.options(0).includes(letter(each, 'd')))
    expect(seen).toEqual([true, false])
  })
})
describe('a door', () => {
  test('TG-15.5 the blades are quiet for whoever sang to them', () => {
    const terror = (...done: OptionKey[]) =>
      person(having(101, done, { terror: 0 }).begin().answer(0, 'travel:south'), AILEI).terror
    expect([terror(), terror('105.2.b')]).toEqual([1, 0])
  })
  test('TG-15.5 the stag that was soothed lets nothing come on the ridge', () => {
    const arriving = (...done: OptionKey[]) =>
      scene({
        who: [{ is: 'ailei', at: 102 }],
        places: [112],
        set: (s) => {
          s.taken.push(...done.map(optionAt))
          s.quests = []
        },
      })
        .top(Z.green, ['GN9'])
        .begin()
        .answer(0, 'travel:north')
    arriving().asked(0, 'choice')
    const soothed = [arriving('112.2.b'), arriving('112.2.c')].map((t) => t.asked(0, 'act').state.encounter.result)
    expect(soothed).toEqual(['none', 'none'])
  })
  test('TG-15.5 names read among the blades can be given to the bones, by one or the other', () => {
    const t = exploring(114, ['105.2.a'])
    t.answer(0, letter(t, 'd'))
    expect(person(t, AILEI).terror).toBe(2)
    const given = exploring(114, ['105.2.a', '114.1.d'])
    given.lacks(0, letter(given, 'b')).lacks(0, letter(given, 'd'))
    const named = exploring(114, ['105.2.a', '114.1.b'])
    named.lacks(0, letter(named, 'd'))
  })
  test('TG-15.5 whoever knows the wall of the chapel carries the ember out unmet', () => {
    const ember = (...done: OptionKey[]) =>
      scene({
        who: [{ is: 'ailei', at: 109 }],
        places: [109],
        set: (s) => {
          s.taken.push(...done.map(optionAt))
          under(s, 'part-1.3')
        },
      })
        .top(Z.purple, ['PU8'])
        .begin()
        .answer(0, 'explore')
    const met = ember()
    met.lacks(0, letter(met, 'e')).answer(0, letter(met, 'c')).asked(0, 'choice')
    const unmet = ember('109.2.b')
    unmet.lacks(0, letter(unmet, 'c')).answer(0, letter(unmet, 'e')).asked(0, 'act')
    for (const t of [met, unmet]) expect(t.state.statuses[statusNo('ash-on-the-wind')]! & (1 << 3)).not.toBe(0)
  })
  test('TG-15.5 whoever read the signs buries the hermits with a quieter mind', () => {
    const terror = (...done: OptionKey[]) => {
      const t = exploring(115, done, { secrets: [6] })
      return person(t.answer(0, letter(t, 'c')), AILEI).terror
    }
    expect([terror(), terror('111.3.a')]).toEqual([3, 2])
  })
  test('TG-15.5 whoever knelt at the spring can wash out the red cough', () => {
    const t = exploring(113, ['113.2.b'], { secrets: [5] })
    t.answer(0, letter(t, 'e'))
    expect(person(t, AILEI).secrets).toEqual([])
    const well = exploring(113, ['113.2.b'])
    well.lacks(0, letter(well, 'e'))
  })
})
describe('at the barn and at the gate', () => {
  /** Ailei alone with a part of the story under way. */
  const during = (part: string, at: number, done: readonly OptionKey[], ailei: Partial<Who> = {}) =>
    scene({
      who: [{ is: 'ailei', at, terror: 3, health: 7, wealth: 3, ...ailei }],
      places: [at],
      set: (s) => {
        s.taken.push(...done.map(optionAt))
        under(s, part)
      },
    })
      .begin()
      .answer(0, 'explore')
  test('TG-15.5 two sacks taken back are left out of what the council grants', () => {
    const wealth = (...done: OptionKey[]) => {
      const t = during('part-1.4', 108, done, { reputation: 5 })
      return person(t.answer(0, letter(t, 'c')).answer(0, 'avoid'), AILEI).wealth
    }
    expect([wealth(), wealth('108.2.a')]).toEqual([3, 2])
  })
  test('TG-15.5 whoever fed the queue is pulled out of the fire', () => {
    const health = (...done: OptionKey[]) => {
      const t = during('part-1.4', 108, done)
      t.answer(0, letter(t, 'c')).answer(0, 'keepHand').answer(0, 'concede')
      return person(t, AILEI).health
    }
    expect([health(), health('108.1.b')]).toEqual([6, 7])
  })
  test('TG-15.5 whoever listened to the ferrymen stands easier before the gate', () => {
    const terror = (...done: OptionKey[]) => {
      const t = during('part-1.8', 116, done)
      return person(t.answer(0, letter(t, 'c')).answer(0, letter(t, 'a')).over('won'), AILEI).terror
    }
    expect([terror(), terror('116.1.b')]).toEqual([3, 2])
  })
})
