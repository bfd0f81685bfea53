import { Fate, hashState, Match } from '@emberhall/kernel'
import { dealtAnew, load, readSave, save } from '@emberhall/saves'
import { twinsOf } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { blank, cardOf, halt, Q, Z } from './games/blank.ts'
import { step } from './games/bot.ts'
import { duel } from './games/duel.ts'
import { bytes, say, start } from './help.ts'

const SETUP = { seats: 3, options: { goal: 12, pace: 'slow' } }
const ALL = [0, 1, 2]
/** A duel in the middle of things. */
function underWay(seed: number, answers: number) {
  const match = Match.start(duel, { ...SETUP, seed })
  const fate = new Fate(seed)
  for (let i = 0; i < answers && !match.isOver; i++) step(match, fate)
  return match
}

describe('a game dealt anew', () => {
  it('is the same to the byte however that lies which the seats do not know', () => {
    let mixedSomewhere = false
    for (let answers = 0; answers < 30; answers++) {
      const match = underWay(5, answers)
      if (match.isOver) break
      for (const seat of [-1, 0, 1, 2]) {
        const { plain, mixed } = twinsOf(match, seat, answers)
        mixedSomewhere ||= bytes(plain) !== bytes(mixed)
        expect(bytes(dealtAnew(mixed, [seat], 3))).toBe(bytes(dealtAnew(plain, [seat], 3)))
      }
    }
    expect(mixedSomewhere).toBe(true)
  })
  it('tells nothing of what came before it: no record, no kept luck, no line of the log', () => {
    const match = underWay(5, 12)
    match.undo('same')
    const file = save(dealtAnew(match, [0], 3))
    expect(file).toMatchObject({ history: [], fate: { kept: [] } })
    expect(file.tail.filter((word) => word.startsWith('!shuffle'))).toEqual([])
    expect(file.fate.state).not.toEqual(save(match).fate.state)
  })
  const hands = blank(
    function* (t) {
      t.move(0, Z.hand)
      t.move(1, Z.hand + 1)
      t.move(2, Z.vault)
      t.peek(0, 3)
      t.peek(1, 4)
      t.s.plan = [3, 4]
      t.s.secret = 42
      t.next('turn')
      yield* halt(t)
    },
    {
      steps: {
        *turn(t) {
          const [die] = yield* t.roll('dice', [6], 0, Q.dice)
          t.s.score[0] = die!
          yield* halt(t)
          t.move(t.top(Z.deck), Z.hand)
          yield* halt(t)
        },
      },
    },
  )
  it('leaves the seats all they know, and nobody else anything that they cannot tell', () => {
    const match = start(hands)
    say(match, 0, 'yes')
    const faces = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const anew = dealtAnew(match, [0], seed)
      const { s } = anew.table
      expect([s.faces[0], s.faces[3]]).toEqual([0, 3])
      expect(s).toMatchObject({ plan: [3, 0], secret: 0 })
      expect(s.known.slice(3, 5)).toEqual([0b10, 0])
      faces.add([1, 2, 4, 5].map((card) => s.faces[card]).join())
      expect(dealtAnew(match, [0, -1], seed).table.s.faces[0]).toBe(0)
    }
    expect(faces.size).toBeGreaterThan(5)
  })
  it('stands where the match does for those who know every hand, with other cards to come', () => {
    const match = start(hands, { options: { size: 12 } })
    for (const word of ['yes', 'no']) say(match, 0, word)
    const next = new Set<number>()
    for (let seed = 0; seed < 10; seed++) {
      const anew = dealtAnew(match, [0, 1], seed)
      expect(anew.table.s.zones).toEqual(match.table.s.zones)
      for (const seat of [0, 1]) expect(anew.view(seat)).toEqual(match.view(seat))
      next.add(anew.table.face(anew.table.top(Z.deck)))
    }
    expect(next.size).toBeGreaterThan(1)
    expect(dealtAnew(match, [0], 1).table.asks).toBeLessThan(match.table.asks)
  })
  it('does not tell where in its pile a card lay that was taken by its face', () => {
    const fetched = blank(
      function* (t) {
        t.next('turn')
        yield* halt(t)
      },
      {
        steps: {
          *turn(t) {
            for (const face of ['ash', 'cedar']) t.move(t.surface(cardOf(t, face)), Z.heap)
            yield* halt(t)
          },
        },
      },
    )
    const match = start(fetched, { options: { size: 8 } })
    say(match, 0, 'yes')
    for (let seed = 0; seed < 20; seed++) {
      const { plain, mixed } = twinsOf(match, 0, seed)
      const [a, b] = [plain, mixed].map((twin) => dealtAnew(twin, [0, 1], 3))
      expect(bytes(b!)).toBe(bytes(a!))
      expect(a!.view(0)).toEqual(plain.view(0))
    }
  })
  it('begins with its step for them too where cards were shuffled since: that order is still to come', () => {
    const shuffled = blank(function* (t) {
      yield* halt(t)
      t.shuffle(Z.deck)
      yield* halt(t)
    })
    const match = start(shuffled)
    say(match, 0, 'yes')
    expect(save(match).tail.join()).toContain('!shuffle deck')
    const anew = dealtAnew(match, [0, 1], 1)
    expect([anew.table.asks, save(anew).tail]).toEqual([1, ['#']])
  })
  it('is saved, played on, looked back on and taken back as far as its own beginning', () => {
    for (const seats of [[0], ALL]) {
      const match = dealtAnew(underWay(8, 14), seats, 4)
      const first = hashState(duel, match.before(0).table.s)
      const fate = new Fate(2)
      for (let i = 0; i < 6; i++) step(match, fate)
      const { match: again, divergence } = load(match.game, readSave(bytes(match)))
      expect(divergence).toBeNull()
      expect(bytes(again)).toBe(bytes(match))
      expect(hashState(duel, match.before(0).table.s)).toBe(first)
      while (match.undo('same').ok);
      expect(hashState(duel, match.table.s)).toBe(first)
    }
  })
})
