/** What can be pointed at is the same for all, has a name in both languages, and a key that may travel; the log leads there. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { expect } from 'vitest'
import { CLIENT_MESSAGE } from '../src/schemas.ts'

const LANGS = ['en', 'fr'] as const
type Options = Readonly<Record<string, unknown>>
/** Every seat is offered what the gallery could name, and nothing else; which kinds of things those were. */
export function thingsOffered(module: GameModule, seats: number, options: Options): string[] {
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
  return [...seen].toSorted()
}
/** The names in the log lead to what this reader knows, and to nothing else; to which kinds of things they led. */
export function thingsInLog(module: GameModule, seats: number, options: Options): string[] {
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
  return [...found].toSorted()
}
