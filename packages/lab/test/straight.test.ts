import {
  type Answer,
  type Ask,
  type Core,
  type Game,
  hashState,
  hashText,
  Match,
  NUMBER,
  pack,
  type Setup,
  type View,
} from '@emberhall/kernel'
import { type Asked, loadStraight } from '@emberhall/lab'
import { friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { erase } from '../src/straight/erase.ts'

const root = new URL('../../..', import.meta.url)
const duel = new URL('packages/kernel/test/games/duel.ts', root).href
const hoard = new URL('packages/kernel/test/games/example.ts', root).href
const seventeen = new URL('bench/src/seventeen/game.ts', root).href
const runaway = new URL('runaway.ts', import.meta.url).href
const whole = `@emberhall/${friends.game.id}`
/** A whole game with each thing that can be wanted of it. */
const ways = Object.entries(friends.game.def.options).flatMap(([option, { kind, oneOf = [] }]) => {
  const values: readonly unknown[] = kind === 'flag' ? [true, false] : oneOf
  return values.map((value): Readonly<Record<string, unknown>> => ({ [option]: value }))
})

/** Some legal answer, which depends on all that the seat sees. */
function answerTo(ask: Pick<Ask, 'kind' | 'options' | 'min' | 'max'>, view: View<Core>): Answer {
  const { kind, options, min, max } = ask
  let bits = Number.parseInt(hashText(JSON.stringify(view)).slice(0, 12), 16)
  const below = (n: number): number => {
    const rest = bits % n
    bits = Math.floor(bits / n)
    return rest
  }
  if (kind === 'one') return options[below(options.length)]!
  if (kind === 'number') return pack(NUMBER, min + below(max - min + 1))
  if (kind === 'split') return Array.from({ length: max }, () => options[below(options.length)]!).sort((a, b) => a - b)
  const first = below(options.length)
  const turned = [...options.slice(first), ...options.slice(0, first)]
  return kind === 'order' ? turned : turned.slice(0, min + below(max - min + 1))
}
function suspended(game: Game, setup: Setup): object {
  const match = Match.start(game, { ...setup, watched: false, record: false })
  let decisions = 0
  for (; !match.isOver; decisions++) {
    const ask = match.asks().find((open) => open.answer === null)!
    match.play(ask.seat, answerTo(ask, match.view(ask.seat)))
  }
  const { s, fate, asks } = match.table
  return { decisions, asks, outcome: s.over, state: hashState(game, s), luck: fate.state() }
}
function chooser(asked: Asked): Answer {
  const { kind, opts, offerCount, min, max } = asked
  return answerTo({ kind, options: opts.slice(0, offerCount), min, max }, asked.view())
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const TABLES = [
  { name: 'duel', address: duel, seats: [2, 3, 4], options: { pace: 'slow', goal: 20 } },
  { name: 'duel', address: duel, seats: [2], options: {} },
  { name: 'hoard', address: hoard, seats: [1, 2, 3, 4], options: {} },
  { name: 'seventeen', address: seventeen, seats: [4], options: {} },
  { name: 'module', address: whole, seats: [1, 2, 3, 4], options: {} },
  ...ways.map((options) => ({ name: 'module', address: whole, seats: [2], options })),
].flatMap(({ seats, ...table }) => seats.map((n) => ({ ...table, seats: n })))

type Exports = Readonly<Record<string, Game | { readonly game: Game }>>
function gameIn(exports: Exports, name: string): Game {
  const found = exports[name]!
  return 'game' in found ? found.game : found
}

describe('straight playouts', () => {
  it.each(TABLES)('of $name for $seats with $options', async ({ name, address, seats, options }) => {
    const ordinary = gameIn((await import(address)) as Exports, name)
    const { exports, playStraight } = loadStraight<Exports>(address)
    const straight = gameIn(exports, name)
    for (const seed of SEEDS) {
      const setup = { seats, options, seed }
      const { s, fate, asks, decisions } = playStraight(straight, setup, chooser)
      const end = { decisions, asks, outcome: s.over, state: hashState(straight, s), luck: fate.state() }
      expect(end).toEqual(suspended(ordinary, setup))
    }
  })

  it.each([
    ['effects', 'more than 20000 effects without a question'],
    ['depth', 'effects are nested more than 60 deep'],
    ['steps', '10000 steps have passed without a question'],
  ])('end where rules run away in %s', async (how, message) => {
    const { runaway: ordinary } = (await import(runaway)) as { runaway: Game }
    const { exports, playStraight } = loadStraight<{ runaway: Game }>(runaway)
    const setup = { seats: 1, options: { how } }
    expect(() => Match.start(ordinary, setup)).toThrow(message)
    expect(() => playStraight(exports.runaway, setup, () => 0)).toThrow(message)
  })

  it('want rules whose generators are erased', async () => {
    const { hoard: ordinary } = (await import(hoard)) as { hoard: Game }
    const { playStraight } = loadStraight(hoard)
    expect(() => playStraight(ordinary, { seats: 2 }, () => 0)).toThrow(
      'the rules of hoard have not been made straight',
    )
  })
})

describe('erasing generators', () => {
  it.each([
    ['function* a(t: T): Rule {\n  yield* b(t)\n}', 'function a(t: T): Rule {\n  void (b(t))\n}'],
    ['const a = function* <R>(t: R) { return yield* b(t) }', 'const a = function <R>(t: R) { return b(t) }'],
    ['const a = { *b(t) { const c = (yield* d(t)) === 0 } }', 'const a = { b(t) { const c = (d(t)) === 0 } }'],
    ['class A { static *b() {}\n  private *c() {} *[d]() {} }', 'class A { static b() {}\n  private c() {} [d]() {} }'],
    ['function* a() { b(yield* c(yield* d())) }', 'function a() { b(c(d())) }'],
    ['function* a() { if (b) yield* c ? d() : e() }', 'function a() { if (b) void (c ? d() : e()) }'],
    ['function* a() {\n  b\n  yield* (c ?? d)(yield* e())\n}', 'function a() {\n  b\n  void ((c ?? d)(e()))\n}'],
    ['function* a(): Generator<string> { yield b }', 'function* a(): Generator<string> { yield b }'],
    ['const text = "yield* function*" // function* yield', 'const text = "yield* function*" // function* yield'],
  ])('%s', (source, erased) => {
    expect(erase('rules.ts', source)).toBe(erased)
  })

  it.each([
    ['function* a() {\n  yield 1\n}', 'rules.ts:2 cannot be played straight: a plain "yield"'],
    ['async function* a() {}', 'rules.ts:1 cannot be played straight: a rule cannot be asynchronous'],
    ['const a = { async *b() {} }', 'rules.ts:1 cannot be played straight: a rule cannot be asynchronous'],
    ['function /* odd */ * a() {}', 'rules.ts:1 cannot be played straight: a generator of unknown form'],
    ['function* a( {', 'rules.ts:1 cannot be played straight'],
  ])('refuses %s', (source, reason) => {
    expect(() => erase('rules.ts', source)).toThrow(reason)
  })
})
