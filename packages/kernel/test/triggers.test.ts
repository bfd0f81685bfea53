import { type TriggerDef } from '@emberhall/kernel'
import { describe, expect, it } from 'vitest'
import { blank, E, halt, type O, put, Q, type S, type T, Z } from './games/blank.ts'
import { offered, say, start } from './help.ts'

type Trigger = TriggerDef<S, O>
/** A trigger that notes that it fired, and does something. */
function on(phase: Trigger['phase'], fired: string[], name: string, act?: Trigger['do']): Trigger {
  return {
    on: E.hurt,
    phase,
    *do(t, self, h) {
      fired.push(name)
      if (act) yield* act(t, self, h)
    },
  }
}
/** Deals 3 damage to seat 1 with these cards in play. */
function hurt(triggers: Record<string, Trigger[]>, wanted: { tie?: null } = {}) {
  const game = blank(
    function* (t) {
      for (const face of Object.keys(triggers)) put(t, face, Z.play)
      yield* t.emit(E.hurt, 1, 3)
      yield* halt(t)
    },
    { triggers, ...(wanted.tie === null && { tie: () => null }) },
  )
  return start(game)
}

describe('an event', () => {
  it('runs replace, before, apply, after', () => {
    const fired: string[] = []
    const look = (name: string) => ({
      ...on('before', fired, ''),
      *do(t: T) {
        fired.push(`${name} ${t.s.score[1]}`)
      },
    })
    const match = hurt({
      ash: [{ ...look('after'), phase: 'after' }],
      bay: [look('before')],
      cedar: [{ ...look('replace'), phase: 'replace' }],
    })
    expect(fired).toEqual(['replace 0', 'before 0', 'after -3'])
    expect(match.table.s.score).toEqual([0, -3])
  })
  it('can be changed before it applies', () => {
    const shield = on('before', [], 'shield', function* (_t, _self, h) {
      h.b -= 2
    })
    expect(hurt({ ash: [shield] }).table.s.score).toEqual([0, -1])
  })
  it('can be replaced, and then nothing else of it happens', () => {
    const fired: string[] = []
    const ward = on('replace', fired, 'ward', function* (t, _self, h) {
      h.replaced = true
      t.s.score[0] = 7
    })
    const triggers = { ash: [ward], bay: [on('replace', fired, 'second')], cedar: [on('before', fired, 'x')] }
    const match = hurt({ ...triggers, dogwood: [on('after', fired, 'y')] }, { tie: null })
    expect(fired).toEqual(['ward'])
    expect(match.table.s.score).toEqual([7, 0])
  })
  it('tells the rule what became of it', () => {
    let h: unknown
    const half = on('before', [], 'half', function* (_t, _self, h) {
      h.b = 1
    })
    const game = blank(
      function* (t) {
        put(t, 'ash', Z.play)
        h = yield* t.emit(E.hurt, 1, 3, 9)
      },
      { triggers: { ash: [half] } },
    )
    start(game)
    expect(h).toEqual({ event: E.hurt, a: 1, b: 1, c: 9, replaced: false })
    const t = start(game).table
    expect([t.hears(E.hurt), t.hears(E.quiet)]).toEqual([true, false])
  })
})

describe('a trigger', () => {
  it('fires once for an event, also when it causes another', () => {
    const fired: string[] = []
    const echo = on('after', fired, 'echo', function* (t, _self, h) {
      if (h.b > 1) yield* t.emit(E.hurt, 1, h.b - 1)
    })
    const match = hurt({ ash: [echo] })
    expect(fired).toEqual(['echo', 'echo', 'echo'])
    expect(match.table.s.score[1]).toBe(-6)
  })
  it('does not fire from a zone that is not active, nor under a condition that does not hold', () => {
    const fired: string[] = []
    const game = blank(
      function* (t) {
        put(t, 'ash', Z.hand)
        put(t, 'bay', Z.play)
        yield* t.emit(E.hurt, 1, 3)
        yield* halt(t)
      },
      { triggers: { ash: [on('after', fired, 'ash')], bay: [{ ...on('after', fired, 'bay'), if: () => false }] } },
    )
    start(game)
    expect(fired).toEqual([])
  })
  it('does not fire when its card has left play in the meantime, and then there is no tie to ask about', () => {
    const fired: string[] = []
    const sweep = on('after', fired, 'sweep', function* (t) {
      put(t, 'bay', Z.heap)
    })
    const match = hurt({ ash: [sweep], bay: [on('after', fired, 'bay')], cedar: [on('after', fired, 'cedar')] })
    say(match, 0, 'trigger:0:0')
    expect(fired).toEqual(['sweep', 'cedar'])
    expect(match.asks()[0]!.def.name).toBe('halt')
  })
  it('does not fire when its condition has ceased to hold, or its card has become another', () => {
    const fired: string[] = []
    const cause = on('after', fired, 'cause', function* (t) {
      t.s.score[0] = 1
      t.s.faces[2] = t.game.faceOf('kapok')
    })
    const fickle: Trigger = { ...on('after', fired, 'fickle'), if: (t) => t.s.score[0] === 0 }
    const match = hurt({ ash: [cause], bay: [fickle], cedar: [on('after', fired, 'cedar')] })
    say(match, 0, 'trigger:0:0')
    expect(fired).toEqual(['cause'])
  })
})

describe('several triggers of one moment', () => {
  const fired: string[] = []
  const three = {
    ash: [on('after', fired, 'ash')],
    bay: [on('after', fired, 'bay')],
    cedar: [on('after', fired, 'cedar')],
  }
  it('are ordered by the seat that the rule names, one at a time', () => {
    fired.length = 0
    const match = hurt(three)
    expect(match.askOf(0)).toMatchObject({ def: { name: 'tie', rule: 'T-4' } })
    expect(offered(match, 0)).toEqual(['trigger:0:0', 'trigger:1:1', 'trigger:2:2'])
    say(match, 0, 'trigger:2:2')
    expect(offered(match, 0)).toEqual(['trigger:0:0', 'trigger:1:1'])
    say(match, 0, 'trigger:1:1')
    expect(fired).toEqual(['ash', 'bay', 'cedar'].toReversed())
  })
  it('fire in the order of the zones where no rule names a seat', () => {
    fired.length = 0
    hurt(three, { tie: null })
    expect(fired).toEqual(['ash', 'bay', 'cedar'])
  })
  it('are not asked about when they are the same', () => {
    const same = on('after', fired, 'same')
    fired.length = 0
    const match = hurt({ ash: [same], bay: [same] })
    expect(fired).toEqual(['same', 'same'])
    expect(match.asks()[0]!.def.name).toBe('halt')
  })
})

it('a trigger may ask in the middle of an event, and the position survives', () => {
  const asking = on('before', [], 'asking', function* (t, _self, h) {
    h.b = yield* t.number(1, Q.pick, 0, 9)
  })
  const match = hurt({ ash: [asking] })
  const twin = match.fork()
  say(twin, 1, 'number:8')
  expect(twin.table.s.score[1]).toBe(-8)
  expect(match.table.s.score[1]).toBe(0)
})
