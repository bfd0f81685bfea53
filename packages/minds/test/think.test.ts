import { position } from '@emberhall/bots'
import { aOf, type Core, Fate, fits, Match, pack, verbOf } from '@emberhall/kernel'
import { twinsOf } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { candidates, mindOf, playerOf, ponderingOf, sameAnswer, think, type Thinker, thinking } from '../src/index.ts'
import { climbing, judged, V } from './climb.ts'

const plainly = climbing as unknown as Thinker
const withValue = { ...climbing, outlook: judged } as unknown as Thinker
const EFFORT = { rollouts: 80, turns: 2 }
type Way = 'plain' | 'several' | 'many' | 'again'

const tableOf = (way: Way, seed: number, seats = 1): Match =>
  Match.start(plainly.game, { seats, seed, options: { way } })
function positionAt(match: Match, seed = 1) {
  const seat = match.waiting()[0]!
  return position(match, seat, match.askOf(seat)!, new Fate(seed))
}
const mindAt = (module: Thinker, match: Match) => mindOf(module, match.options, match.seats)!
const thoughtAt = (module: Thinker, match: Match, seed = 1) =>
  think(mindAt(module, match), positionAt(match, seed), EFFORT)
const strengthOf = (match: Match, card: number): number => match.table.s.faces[card]!

describe('looking ahead', () => {
  for (const [name, module] of [
    ['to the end', plainly],
    ['and judging', withValue],
  ] as const)
    test(`${name}: finds the card that still reaches the top where the plain player would not`, () => {
      let found = 0
      for (let seed = 1; seed <= 200; seed++) {
        const match = tableOf('plain', seed)
        for (let i = 0; i < 4 && !match.isOver; i++) match.play(0, match.askOf(0)!.options[0]!)
        if (match.isOver) continue
        const missing = 9 - (match.table.s as Core & { height: number }).height
        // A slip of the foot costs one.
        const reaches = match.askOf(0)!.options.map((option) => strengthOf(match, aOf(option)) > missing)
        if (reaches[0] || !reaches.includes(true)) continue
        const { answer, gain, weighed } = thoughtAt(module, match)
        expect(strengthOf(match, aOf(answer as number))).toBeGreaterThan(missing)
        expect(gain).toBeGreaterThan(0.1)
        expect(weighed[0]!.chance).toBe(1)
        found++
      }
      expect(found).toBeGreaterThan(5)
    })

  test('the same seed and count give the same thought, and another seed is another', () => {
    const match = tableOf('plain', 3)
    expect(thoughtAt(withValue, match, 5)).toEqual(thoughtAt(withValue, match, 5))
    expect(thoughtAt(withValue, match, 6).weighed).not.toEqual(thoughtAt(withValue, match, 5).weighed)
  })
  test('nothing at the table changes by it', () => {
    const match = tableOf('plain', 3)
    const before = JSON.stringify([match.table.s, match.parts().ledger.data])
    thoughtAt(withValue, match)
    expect(JSON.stringify([match.table.s, match.parts().ledger.data])).toBe(before)
  })
  test('whoever is in a hurry gets what has been found so far', () => {
    const match = tableOf('plain', 4)
    const thoughts = thinking(mindAt(withValue, match), positionAt(match), EFFORT)
    let pieces = 0
    for (let next = thoughts.next(); !next.done; next = thoughts.next()) {
      pieces++
      const thought = next.value()
      expect(fits(match.askOf(0)!, thought.answer)).toBe(true)
      for (const { rollouts } of thought.weighed) expect(rollouts).toBeGreaterThan(0)
    }
    expect(pieces).toBeGreaterThan(40)
  })
  test('one line of play is no reason to leave the plain answer', () => {
    const match = tableOf('plain', 4)
    const first = thinking(mindAt(withValue, match), positionAt(match), EFFORT).next().value
    const thought = (first as () => ReturnType<typeof thoughtAt>)()
    expect(thought.answer).toBe(thought.plain)
  })
  test('no budget: the plain answer, unweighed', () => {
    const match = tableOf('plain', 4)
    for (const rollouts of [0, -5]) {
      const thought = think(mindAt(withValue, match), positionAt(match), { rollouts, turns: 2 })
      expect(thought).toMatchObject({ weighed: [], gain: 0 })
      expect(thought.answer).toBe(thought.plain)
    }
  })
})

test('a question with thousands of options is thought about like any other', () => {
  const match = tableOf('many', 1)
  const ask = match.askOf(0)!
  expect(ask.options.length).toBeGreaterThan(2000)
  const thought = thoughtAt(plainly, match)
  expect(fits(ask, thought.answer)).toBe(true)
  expect(thought.weighed.length).toBeLessThanOrEqual(16)
  expect(thought.weighed.length).toBeGreaterThan(1)
})
test('a budget that is no number is none', () => {
  const match = tableOf('plain', 4)
  const thought = think(mindAt(withValue, match), positionAt(match), { rollouts: Number.NaN, turns: 2 })
  expect(thought.weighed).toEqual([])
})
test('nobody ponders at a level that is not there', () => {
  const match = tableOf('plain', 4)
  for (const level of ['grandmaster', '', 'normal']) expect(ponderingOf(withValue, level, positionAt(match))).toBe(null)
})

describe('what is weighed', () => {
  const weighedAt = (match: Match, plain: number | readonly number[]) =>
    candidates(plainly.game, plainly.outlook!, positionAt(match), plain)
  test('copies of one card are one', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const match = tableOf('plain', seed)
      const { options } = match.askOf(0)!
      const found = weighedAt(match, options[0]!)
      const faces = options.map((option) => strengthOf(match, aOf(option)))
      expect(found).toHaveLength(new Set(faces).size)
      expect(found[0]).toBe(options[0])
    }
  })
  test('of thousands of options a few, and the plain one among them', () => {
    const match = tableOf('many', 1)
    const plain = match.askOf(0)!.options[1234]!
    const found = weighedAt(match, plain)
    expect(found.length).toBeLessThanOrEqual(16)
    expect(found[0]).toBe(plain)
    expect(new Set(found).size).toBe(found.length)
  })
  test('of many options some of every verb, where a game wants that', () => {
    const match = tableOf('many', 1)
    const here = positionAt(match)
    const rare = ['rest', 'turnBack'].map((name) => pack(V[name as 'rest'], 0))
    const ask = { ...here.ask, options: [...here.ask.options, ...rare] }
    const plain = here.ask.options[0]!
    const outlook = { ...plainly.outlook!, spreads: true as const }
    const found = candidates(plainly.game, outlook, { ...here, ask }, plain)
    for (const option of rare) expect(found).toContain(option)
    expect(found).toHaveLength(16)
    expect(found[0]).toBe(plain)
  })
  test('sets: each allowed, each once', () => {
    const match = tableOf('several', 2)
    const ask = match.askOf(0)!
    const found = weighedAt(match, ask.options.slice(0, 1))
    expect(found.length).toBeGreaterThan(5)
    for (const answer of found) expect(fits(ask, answer)).toBe(true)
    found.forEach((answer, i) => expect(found.slice(i + 1).some((other) => sameAnswer(answer, other))).toBe(false))
  })
  test('what only takes another answer back is left to the plain player', () => {
    const match = tableOf('again', 2)
    const ask = match.askOf(0)!
    const isBack = (answer: unknown): boolean => typeof answer === 'number' && verbOf(answer) === V.turnBack
    expect(weighedAt(match, ask.options[0]!).some(isBack)).toBe(true)
    const revising = { ...climbing.outlook, revising: ['turnBack'] } as unknown as NonNullable<Thinker['outlook']>
    expect(candidates(plainly.game, revising, positionAt(match), ask.options[0]!).some(isBack)).toBe(false)
  })
  test('what was answered again and again without chance having a say is not tried any more', () => {
    const match = tableOf('again', 2)
    const back = match.askOf(0)!.options.find((option) => verbOf(option) === V.turnBack)!
    for (let i = 0; i < 3; i++) {
      expect(weighedAt(match, match.askOf(0)!.options[0]!)).toContain(back)
      match.play(0, back)
    }
    expect(weighedAt(match, match.askOf(0)!.options[0]!)).not.toContain(back)
  })
})

describe('what was learned elsewhere is not believed', () => {
  const misfitAt = (module: Thinker, way: Way = 'plain') => mindAt(module, tableOf(way, 1)).misfit
  const withValues = (values: object): Thinker => ({
    ...withValue,
    outlook: {
      ...withValue.outlook!,
      judgements: withValue.outlook!.judgements!.map((each) => ({ ...each, values: { ...each.values, ...values } })),
    },
  })
  const changed = (values: object) => misfitAt(withValues(values))
  test('other content, another table, other features, or nothing learned yet', () => {
    expect(misfitAt(withValue)).toBe(null)
    expect(misfitAt(withValue, 'several')).toBe('otherTable')
    expect(changed({ content: 'other' })).toBe('otherContent')
    expect(changed({ features: ['height'] })).toBe('otherFeatures')
    expect(changed({ features: [] })).toBe('none')
    expect(misfitAt(plainly)).toBe('none')
  })
  test('values of other content: lines are played to their end, and the answer is allowed', () => {
    const strange = withValues({ content: 'other' })
    const match = tableOf('plain', 3)
    const thought = thoughtAt(strange, match)
    expect(fits(match.askOf(0)!, thought.answer)).toBe(true)
    expect(thought).toEqual(thoughtAt(plainly, match))
  })
})

describe('what a game says about how to weigh', () => {
  const weighing = (more: object): Thinker => ({ ...withValue, outlook: { ...withValue.outlook!, ...more } })
  test('where it trusts its plain player, that answer stands; an adviser still says what others are worth', () => {
    const trusting = weighing({ isPlain: (state: object) => 'height' in state })
    for (let seed = 1; seed <= 20; seed++) {
      const match = tableOf('plain', seed)
      const mind = mindAt(trusting, match)
      const brief = think(mind, positionAt(match), EFFORT, { isBrief: true })
      expect(brief).toMatchObject({ answer: brief.plain, weighed: [] })
      const { answer, plain, weighed } = think(mind, positionAt(match), EFFORT)
      expect(answer).toBe(plain)
      expect(weighed.length).toBeGreaterThan(1)
    }
  })
  test('with kindred luck the same worlds give the same thought, and what is hidden changes nothing in it', () => {
    const kindred = weighing({ hasKindredLuck: true })
    const match = tableOf('plain', 3, 2)
    expect(thoughtAt(kindred, match, 5)).toEqual(thoughtAt(kindred, match, 5))
    const { plain, mixed } = twinsOf(match, 0, 103)
    expect(thoughtAt(kindred, mixed, 5)).toEqual(thoughtAt(kindred, plain, 5))
  })
})

describe('levels', () => {
  const play = (level: 'easy' | 'normal' | 'strong' | 'master', way: Way, seed: number): string => {
    const player = playerOf(withValue, level)!
    const match = tableOf(way, seed, 2)
    const fate = new Fate(seed)
    while (!match.isOver) {
      const seat = match.waiting()[0]!
      match.play(seat, player(position(match, seat, match.askOf(seat)!, fate)))
    }
    return match.outcome
  }
  const wins = (level: 'easy' | 'normal' | 'strong', way: Way): number =>
    Array.from({ length: 30 }, (_, seed) => play(level, way, seed + 1)).filter((outcome) => outcome === 'top').length
  test('the stronger wins more', () => {
    expect(wins('strong', 'plain')).toBeGreaterThan(wins('normal', 'plain') + 10)
  })
  test('games end in which one could turn back for ever', () => {
    expect(wins('strong', 'again')).toBeGreaterThan(wins('normal', 'again'))
  })
  test('a game that nobody can look ahead in is played plainly, and by nobody where there is no plain player', () => {
    const match = tableOf('plain', 5)
    const { outlook: _, ...short } = climbing
    const player = playerOf(short as unknown as Thinker, 'master')!
    expect(player(positionAt(match))).toBe(climbing.brains['heuristic']!(positionAt(match) as never))
    expect(playerOf({ ...plainly, brains: {} }, 'strong')).toBe(null)
  })
})

test('what a seat cannot know changes nothing in its choice', () => {
  let compared = 0
  for (let seed = 1; seed <= 15; seed++) {
    const match = tableOf('plain', seed, 2)
    for (let i = 0; i < seed % 4; i++) match.play(match.waiting()[0]!, match.asks()[0]!.options[0]!)
    if (match.isOver) continue
    const seat = match.waiting()[0]!
    const { plain, mixed } = twinsOf(match, seat, seed + 100)
    expect(JSON.stringify(mixed.table.s.faces)).not.toBe(JSON.stringify(plain.table.s.faces))
    expect(thoughtAt(withValue, mixed, seed)).toEqual(thoughtAt(withValue, plain, seed))
    compared++
  }
  expect(compared).toBeGreaterThan(8)
})

describe('whoever only has to answer', () => {
  const linesOf = (match: Match, isBrief: boolean): number => {
    const thoughts = thinking(mindAt(withValue, match), positionAt(match), { rollouts: 400, turns: 2 }, { isBrief })
    let lines = 0
    for (const _ of thoughts) lines++
    return lines
  }
  test('stops where nothing is left to be decided, and answers no worse', () => {
    let [brief, whole, lost] = [0, 0, 0]
    const effort = { rollouts: 400, turns: 2 }
    for (let seed = 1; seed <= 30; seed++) {
      const match = tableOf('plain', seed)
      const mind = mindAt(withValue, match)
      brief += linesOf(match, true)
      whole += linesOf(match, false)
      const quick = think(mind, positionAt(match), effort, { isBrief: true }).answer
      const { weighed } = think(mind, positionAt(match), effort)
      lost += weighed[0]!.chance - weighed.find(({ answer }) => sameAnswer(answer, quick))!.chance
    }
    expect(brief).toBeLessThan(whole / 2)
    expect(lost / 30).toBeLessThan(0.01)
  })
  test('an adviser goes on, because it says what every answer is worth', () => {
    const match = tableOf('plain', 4)
    const linesAs = (who: string): number => {
      let lines = 0
      for (const _ of ponderingOf(withValue, who, positionAt(match))!) lines++
      return lines
    }
    expect(linesAs('adviser')).toBeGreaterThan(linesAs('strong'))
  })
})
