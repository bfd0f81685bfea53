/** Passing until something happens to a seat, in games as they are played. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { CONCERNED, Fate, Match, PASS } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { describe, expect, test } from 'vitest'

const ME = 1
interface Told {
  /** Questions that it had said to pass, or must end that, and was asked all the same. */
  readonly wrong: number
  /** Windows that were passed for the seat, and times that it passed them itself. */
  readonly automatic: number
  readonly own: number
}
/** Plays a while; whenever the seat may pass, it says that it will go on passing. */
function passOn(module: GameModule, seats: number, seed: number): Told {
  const options = module.quickOptions(seats)
  const match = Match.start(module.game, { seats, options, seed })
  const bot = botOf(module, 'random')
  const fate = new Fate(seed)
  let own = 0
  let wrong = 0
  for (let answers = 0; answers < 400 && !match.isOver; answers++) {
    const mine = match.askOf(ME)
    const standing = mine === undefined ? undefined : match.windows.wishOf(ME, mine.def.name)
    if (mine?.answer === null && standing?.until === CONCERNED) wrong++
    if (mine?.answer === null && mine.options.includes(PASS)) {
      match.setWindow(ME, mine.def.name, 'never', CONCERNED)
      own++
      continue
    }
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
  const automatic = match
    .parts()
    .ledger.entries()
    .filter((entry) => entry.automatic && entry.seat === ME).length
  return { wrong, automatic, own }
}
const SEEDS = Array.from({ length: 12 }, (_, i) => i)
function total(module: GameModule, seats: number): Told {
  const games = SEEDS.map((seed) => passOn(module, seats, seed))
  const sum = (which: keyof Told): number => games.reduce((n, game) => n + game[which], 0)
  return { wrong: sum('wrong'), automatic: sum('automatic'), own: sum('own') }
}

describe('a seat that goes on passing', () => {
  test('among friends is not asked again before something happens to it', () => {
    const { wrong, automatic, own } = total(friends, 3)
    expect(wrong).toBe(0)
    expect(own).toBeGreaterThan(5)
    expect(automatic).toBeGreaterThan(own)
  })
  test('where much happens is asked anew after its own turns and what befell it', () => {
    for (const module of [rivals, hiders]) {
      const { wrong, automatic, own } = total(module, 2)
      expect(wrong).toBe(0)
      expect(own).toBeGreaterThan(0)
      expect(automatic).toBeGreaterThanOrEqual(own)
    }
  })
})
