/** What can be pointed at is the same for all, has a name in both languages, and a key that may travel. */
import { botOf, decide } from '@emberhall/bots'
import { fateforge } from '@emberhall/fateforge'
import { forgeflame } from '@emberhall/forgeflame'
import { Fate, type GameModule, Match } from '@emberhall/kernel'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { describe, expect, it } from 'vitest'
import { CLIENT_MESSAGE } from '../src/schemas.ts'

const GAMES = [
  { module: kinfireDelve, seats: 3, options: { mode: 'normal', openHands: false }, kinds: ['card'] },
  { module: kinfireDelve, seats: 2, options: { mode: 'normal', openHands: true }, kinds: ['card'] },
  {
    module: forgeflame,
    seats: 3,
    options: { recruitment: 'random' },
    kinds: ['site', 'adv', 'kobold', 'flame', 'deposit', 'exploration', 'ore', 'card'],
  },
  {
    module: fateforge,
    seats: 2,
    options: { play: 'training', training: 'c1', heroes: ['lord', 'rogue'] },
    kinds: ['zone', 'hero', 'foe', 'thing'],
  },
] as unknown as readonly {
  readonly module: GameModule
  readonly seats: number
  readonly options: Record<string, unknown>
  readonly kinds: readonly string[]
}[]

describe.each(GAMES)('$module.game.id, $seats seats, $options', ({ module, seats, options, kinds }) => {
  it('offers every seat what the gallery could name, and nothing else', () => {
    const names = Array.from({ length: seats }, (_, seat) => `P${seat}`)
    const fate = new Fate(7)
    const seen = new Set<string>()
    const match = Match.start(module.game, { seats, seed: 4, options })
    for (let answers = 0; answers < 250 && !match.isOver; answers++) {
      const { en, fr } = module.words
      const open = en.things!(match.view(-1), names)
      const keys = open.map(({ key }) => key)
      for (const { key } of open) seen.add(key.split(' ')[0]!)
      expect(new Set(keys).size).toBe(keys.length)
      for (let seat = 0; seat < seats; seat++) {
        const things = fr.things!(match.view(seat), names)
        expect(things.map(({ key }) => key)).toEqual(keys)
        expect(things.filter(({ name }) => name.trim() === '')).toEqual([])
      }
      const bad = keys.filter((at) => !CLIENT_MESSAGE.safeParse({ type: 'point', id: 'a', at }).success)
      expect(bad).toEqual([])
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, botOf(module, 'random'), fate))
    }
    expect([...seen].toSorted()).toEqual(kinds.toSorted())
  })
})
