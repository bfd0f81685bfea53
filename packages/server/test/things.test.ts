/** What can be pointed at is the same for all, has a name in both languages, and a key that may travel; the log leads there. */
import { botOf, decide } from '@emberhall/bots'
import { fateforge } from '@emberhall/fateforge'
import { forgeflame } from '@emberhall/forgeflame'
import { Fate, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { describe, expect, it } from 'vitest'
import { CLIENT_MESSAGE } from '../src/schemas.ts'

const GAMES = [
  {
    module: kinfireDelve,
    seats: 3,
    options: { mode: 'normal', openHands: false },
    kinds: ['card'],
    linked: ['card', 'seat'],
  },
  {
    module: kinfireDelve,
    seats: 2,
    options: { mode: 'normal', openHands: true },
    kinds: ['card'],
    linked: ['card', 'seat'],
  },
  {
    module: forgeflame,
    seats: 3,
    options: { recruitment: 'random' },
    kinds: ['seat', 'site', 'adv', 'kobold', 'flame', 'deposit', 'exploration', 'ore', 'card'],
    linked: ['seat', 'site', 'adv', 'card'],
  },
  {
    module: fateforge,
    seats: 2,
    options: { play: 'training', training: 'c1', heroes: ['lord', 'rogue'] },
    kinds: ['zone', 'hero', 'foe', 'thing'],
    linked: ['zone', 'hero', 'foe'],
  },
] as unknown as readonly {
  readonly module: GameModule
  readonly seats: number
  readonly options: Record<string, unknown>
  readonly kinds: readonly string[]
  /** What lines of the log have led to. */
  readonly linked: readonly string[]
}[]

const LANGS = ['en', 'fr'] as const
describe.each(GAMES)('$module.game.id, $seats seats, $options', ({ module, seats, options, kinds, linked }) => {
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

  it('leads from the names in the log to what this reader knows, and to nothing else', () => {
    const names = Array.from({ length: seats }, (_, seat) => `P${seat}`)
    const fate = new Fate(11)
    const match = Match.start(module.game, { seats, seed: 4, options })
    const [found, hidden] = [new Set<string>(), new Set<string>()]
    let read = 0
    for (let answers = 0; answers < 250 && !match.isOver; answers++) {
      const open = module.words.en.things!(match.view(-1), names).map(({ key, called }) => called ?? key)
      for (let viewer = -1; viewer < seats; viewer++) {
        const lines = match.log(viewer)
        for (const line of lines.slice(read)) {
          const faces = new Map(
            line.args.flatMap((arg) => (typeof arg === 'object' ? [[`card ${arg.card}`, arg.face]] : [])),
          )
          const told = LANGS.map((lang) => module.words[lang].told(line, names))
          expect(told.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(
            LANGS.map((lang) => module.words[lang].log(line, names)),
          )
          for (const { of, face } of told.flat()) {
            if (open.includes(of)) found.add(of.split(' ')[0]!)
            if (!faces.has(of)) continue
            expect(face).toBe(faces.get(of) ?? '')
            if (face === '') hidden.add(line.what)
          }
        }
        if (viewer === seats - 1) read = lines.length
      }
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, botOf(module, Object.keys(module.brains)[0]!), fate))
    }
    // Of all cards that lie face down, only the Master is ever spoken of by its place.
    expect([...hidden].filter((what) => what !== 'ability' && what !== 'attached')).toEqual([])
    expect([...found].toSorted()).toEqual(linked.toSorted())
  })
})
