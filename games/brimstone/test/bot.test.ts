import { playOut } from '@emberhall/bots'
import { Fate, fits, Match, RuleFault } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'
import { allDone, held } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import { connectorCells } from '../src/queries/board.ts'
import type { O, S } from '../src/state.ts'
import { freshErrand } from '../src/town/stay.ts'
import { type At, boardOf, game, type Scene, scene, where } from './scene.ts'

afterEach(allDone)

const brain = heuristic(game)
/** The bot at a table, with what its seat can see and no world to look into. */
const world = (): never => {
  throw new RuleFault('the bot looked into a world')
}
const bot = { name: 'heuristic', brain: (here: Position<S, O>) => brain({ ...here, world }) }
function says({ match }: { match: Match<S, O> }, seat = 0): string {
  const answer = brain(held(match, seat))
  expect(fits(match.askOf(seat)!, answer)).toBe(true)
  return [answer]
    .flat()
    .map((option) => game.words.print(option))
    .join(' ')
}
/** The first hero is at it, with this many points left. */
const acting = (wanted: Scene, points = 4) =>
  scene({
    ...wanted,
    set: (s) => {
      s.phase = 'activate'
      s.heroes[0]!.activated = true
      Object.assign(s.acting, { hero: 0, rolled: true, die: points, points })
      wanted.set?.(s)
    },
  })
    .agenda('act', 0)
    .afterwards('activate')
    .begin()
const spider = (at: At, more = {}) => ({ type: 'en-spider', at, ...more }) as const

describe('in a fight the bot', () => {
  test('shoots what it can reach', () => {
    const heroes = [{ at: [2, 6], items: ['sg-revolver'] }] as const
    expect(says(acting({ heroes, enemies: [spider([2, 3])] }, 0))).toBe('shoot:0')
  })
  test('strikes where fists do more than a gun', () => {
    const heroes = [{ at: [2, 6], class: 'cl-saloon', items: ['sg-derringer'] }] as const
    expect(says(acting({ heroes, enemies: [spider([2, 5])] }, 0))).toBe('melee')
  })
  test('walks to a square from which there is something to attack', () => {
    const t = acting({ heroes: [{ at: [2, 8], items: ['sg-derringer'] }], enemies: [spider([2, 2])] })
    expect(says(t)).toMatch(/^walk:/)
  })
  test('binds up whoever has lost half of his Health before it does anything else', () => {
    const heroes = [
      { at: [2, 6], bag: ['bandages'] },
      { at: [3, 6], wounds: 9 },
    ] as const
    expect(says(acting({ heroes, enemies: [spider([2, 3])] }))).toBe('token:bandages:1')
  })
  test('keeps its bandages for a scratch', () => {
    const heroes = [{ at: [2, 6], bag: ['bandages'], wounds: 2, items: ['sg-revolver'] }] as const
    expect(says(acting({ heroes, enemies: [spider([2, 3])] }, 0))).toBe('shoot:0')
  })
  test('throws dynamite into a crowd, and not at the feet of a friend', () => {
    const crowd = [spider([1, 1]), spider([2, 1]), spider([3, 1]), spider([2, 2])]
    const thrower = { at: [2, 6], bag: ['dynamite'], items: ['sg-revolver'] } as const
    expect(says(acting({ heroes: [thrower], enemies: crowd }, 0))).toBe('throw')
    const around = [spider([1, 1]), spider([3, 1]), spider([2, 2])]
    expect(says(acting({ heroes: [thrower, { at: [2, 1] }], enemies: around }, 0))).toBe('shoot:0')
  })
  test('aims dynamite at the middle of the crowd', () => {
    const crowd = [spider([1, 1]), spider([2, 1]), spider([3, 1])]
    const t = acting({ heroes: [{ at: [2, 6], bag: ['dynamite'] }], enemies: crowd }, 0)
    t.answer(0, 'throw').asked(0, 'throwAt')
    const [verb, cell] = says(t).split(':')
    expect(verb).toBe('square')
    expect(where(t, Number(cell))[0]).toBe(2)
  })
  test('runs when it is nearly down and a friend still stands', () => {
    const heroes = [
      { at: [2, 4], wounds: 11 },
      { at: [2, 8], items: ['sg-revolver'] },
    ] as const
    expect(says(acting({ heroes, enemies: [spider([2, 3])] }))).toBe('escape')
  })
  test('puts its hits where somebody falls', () => {
    const heroes = [{ at: [2, 4], class: 'cl-rancher', items: ['sg-saddle-rifle'] }] as const
    const enemies = [{ type: 'en-hound', at: [1, 3] } as const, spider([2, 3], { wounds: 1 })]
    const t = scene({
      heroes,
      enemies,
      set: (s) => Object.assign(s.acting, { hero: 0, rolled: true, points: 0 }),
    })
      .roll('toHitRanged', [4, 4])
      .agenda('act', 0)
      .afterwards('activate')
      .begin()
    t.answer(0, 'shoot:0').asked(0, 'assign')
    expect(says(t)).toMatch(/^hit:1:/)
  })
})

describe('out of fights the bot', () => {
  test('goes to the nearest door', () => {
    const t = acting({ tiles: [{ tile: 'm-drift', at: [2, 5] }], heroes: [{ at: [2, 8] }] }, 2)
    expect(says(t)).toMatch(/^walk:/)
  })
  test('looks through the door it stands at', () => {
    const tiles = [{ tile: 'm-drift', at: [2, 5] }] as const
    const [door] = connectorCells(boardOf(tiles), 0, 0)
    const t = acting({ tiles, heroes: [{ at: [2, 8] }], set: (s) => void (s.heroes[0]!.at = door) }, 0)
    expect(says(t)).toBe('look:0:0')
  })
  test('scavenges while it is well, and does not when it is hurt', () => {
    expect(says(acting({ heroes: [{ at: [2, 2] }] }, 0))).toMatch(/^scavenge:/)
    expect(says(acting({ heroes: [{ at: [2, 2], wounds: 8 }] }, 0))).toBe('done')
  })
})

test.each([1, 2, 3, 4])('whole Adventures of %i heroes are played from what the seat can see', (seats) => {
  for (let seed = 1; seed <= 3; seed++) {
    const match = Match.start(game, { seats, seed, options: { odds: 'even' }, record: false })
    playOut(
      match,
      Array.from({ length: seats }, () => bot),
      new Fate(seed),
      { budget: 4000 },
    )
    expect(match.isOver).toBe(true)
  }
})
test.each(game.book.content.missions.map(({ id }) => id))('%s is played to its end', (mission) => {
  const options = { mission, mode: 'advanced', odds: 'even', posse: 3 } as const
  const match = Match.start(game, { seats: 2, seed: 5, options, record: false })
  playOut(match, [bot, bot], new Fate(5), { budget: 6000 })
  expect(match.isOver).toBe(true)
})

describe('between Adventures the bot', () => {
  const rich = { at: [2, 6], class: 'cl-lawman', gold: 400, darkStone: 3, items: ['sg-revolver'] } as const
  const { names } = game.book
  const between = (hero: object, step: string, set: (s: S) => void) =>
    scene({
      heroes: [{ ...rich, ...hero }],
      options: { mode: 'advanced', isCampaign: true },
      set: (s) => {
        s.phase = step === 'camp' ? 'road' : 'town'
        s.town = { ...s.town, place: names.towns.indexOf('tw-saint-odile'), day: 1, days: 3 }
        set(s)
      },
    })
  test('rides to a town with a smith where it can have something forged, and to the nearest otherwise', () => {
    const places = (hero: object) =>
      says(
        between(hero, 'camp', () => undefined)
          .agenda('camp')
          .begin(),
      )
    expect(places({})).toBe('place:tw-saint-odile')
    expect(places({ darkStone: 0, gold: 0 })).toBe('place:tw-dry-fork')
  })
  test('goes to the smith, and has what is in its hands forged', () => {
    const t = between({}, 'visit', (s) => (s.errands = [{ ...freshErrand() }]))
      .roll('town', [3])
      .agenda('visit', 0)
      .afterwards('evening')
      .begin()
    const smith = `visit:${game.book.content.locations.findIndex(({ id }) => id === 'tl-smith')}`
    expect(says(t)).toBe(smith)
    t.answer(0, smith).asked(0, 'services')
    expect(says(t)).toBe('forge:0:fg-bore')
  })
})
