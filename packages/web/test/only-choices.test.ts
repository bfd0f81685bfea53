/** Games in which people want to be asked even where they have no choice. */
import { friends, hiders, rivals } from '@emberhall/roster/kinds'
import { botOf, decide } from '@emberhall/bots'
import { ANSWER, Fate, FORCED, Match, ONLY_CHOICES } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'

const setup = (module: GameModule, seed: number) => ({ seats: 2, seed, options: module.quickOptions(2) })
const position = (match: Match): string => {
  const { checkpoint, position: here, tail } = save(match)
  return JSON.stringify([checkpoint, here, tail])
}
/** Bots play on in seats that are asked for every only choice, up to one of those; each is saved, loaded and copied. */
function played(module: GameModule, seed: number): { readonly match: Match; readonly astray: readonly string[] } {
  const match = Match.start(module.game, setup(module, seed))
  for (const seat of [0, 1]) match.setWindow(seat, ONLY_CHOICES, 'always')
  const bot = botOf(module, 'random')
  const fate = new Fate(seed)
  const astray: string[] = []
  for (let answers = 0; answers < 300 && !match.isOver; answers++) {
    if (match.parts().ledger.entries().at(-1)?.tag === FORCED) {
      const { match: again } = load(module.game, readSave(JSON.stringify(save(match))))
      if (position(again) !== position(match)) astray.push(`load at ${answers}`)
      if (position(match.fork()) !== position(match)) astray.push(`copy at ${answers}`)
    }
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
  return { match, astray }
}
/** The same game in which they are taken, as far as the other one has come. */
function plainly(module: GameModule, seed: number, careful: Match): Match {
  const plain = Match.start(module.game, setup(module, seed))
  const forced = new Set<number>()
  for (const { tag, seat, answer, values } of careful.parts().ledger.entries()) {
    if (tag === FORCED) forced.add(values[0]!)
    if (tag === ANSWER && !forced.delete(seat)) plain.play(seat, answer)
  }
  // What it is asked for last has been taken already.
  for (const seat of forced) careful.play(seat, careful.askOf(seat)!.options[0]!)
  return plain
}
const asked = (match: Match): number =>
  match
    .parts()
    .ledger.entries()
    .filter(({ tag }) => tag === FORCED).length

for (const module of [friends, rivals, hiders])
  test(`${module.game.id} comes out the same whether only choices are asked for or taken`, { timeout: 60_000 }, () => {
    let n = 0
    for (const seed of [1, 2, 3]) {
      const { match, astray } = played(module, seed)
      n += asked(match)
      expect(astray).toEqual([])
      const plain = plainly(module, seed, match)
      expect(plain.table.s).toEqual(match.table.s)
      expect(asked(plain)).toBe(0)
    }
    expect(n).toBeGreaterThan(0)
  })
