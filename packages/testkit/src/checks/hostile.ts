/** Illegal, stale, foreign and malformed answers are refused, and change nothing. */
import { inspect } from 'node:util'
import { at, type Core, type Fate, type Game, type Match, type Reply } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { forge } from './forge.ts'
import { Problem, randomReply, type Run, Walk } from './walk.ts'

const deep = (): unknown => {
  let nest: unknown = 'pass'
  for (let i = 0; i < 5000; i++) nest = [nest]
  return nest
}
const NOT_WORDS = [undefined, null, true, false, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 10n]
const OBJECTS: readonly unknown[] = [
  {},
  { length: 3 },
  { toString: 'pass' },
  new Date(0),
  new Map(),
  Symbol('pass'),
  () => 'pass',
]
const WORDS = 'pass: :: PASS number: number:-1 number:1e9 number:99999 __proto__ constructor toString:0 __proto__:0:0'
const LISTS = [[], [[]], [null], ['pass', 'pass', 'pass'], [1, 2, 3], new Array<string>(100_000).fill('pass'), deep()]
const POLLUTERS = ['{"__proto__":{"polluted":1}}', '["__proto__"]', '{"constructor":{"prototype":{"polluted":1}}}']
const JUNK: readonly unknown[] = [
  ...NOT_WORDS,
  ...OBJECTS,
  ...WORDS.split(' '),
  '',
  ' ',
  'pass ',
  'pass\0',
  'x'.repeat(1_000_000),
  ...LISTS,
  ...POLLUTERS.map((text) => JSON.parse(text) as unknown),
]

export function hostile<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  const old: Reply[] = []
  while (walk.goesOn) {
    if (walk.once(5)) attack(walk.match, old, walk.random)
    if (walk.once(12)) forge(game, walk.match, walk.random)
    old.push(walk.step())
  }
  attack(walk.match, old, walk.random)
  forge(game, walk.match, walk.random)
}

function attack<S extends Core, O>(match: Match<S, O>, old: readonly Reply[], random: Fate): void {
  const { question } = match
  const asked = match.asks().map((ask) => ask.seat)
  const idle: unknown[] = Array.from({ length: match.seats }, (_, i) => i).filter((seat) => !asked.includes(seat))
  const strangers = [...idle, -1, match.seats, 99, 0.5, Number.NaN, '0', null, undefined, '__proto__', {}]
  const sensible = match.isOver ? 'pass' : randomReply(match, random).value
  const replies: { seat: unknown; question: unknown; value: unknown }[] = [
    ...JUNK.map((value) => ({ seat: asked[0] ?? 0, question, value })).filter((r) => !isFit(match, r as Reply)),
    ...strangers.map((seat) => ({ seat, question, value: sensible })),
    ...[null, undefined, '', '0', '0.0', 0, {}, `${question} `, `${match.generation + 1}.${match.table.asks}`].map(
      (q) => ({
        seat: asked[0] ?? 0,
        question: q,
        value: sensible,
      }),
    ),
    ...old.slice(-3).filter((r) => r.question !== question),
    ...foreign(match, random).map((value) => ({ seat: asked[0] ?? 0, question, value })),
  ]
  const before = JSON.stringify(save(match))
  for (const reply of replies) {
    const said = () => `seat ${show(reply.seat)}, question ${show(reply.question)}, value ${show(reply.value)}`
    let verdict: { ok: boolean }
    try {
      verdict = match.answer(reply as Reply)
    } catch (error) {
      throw new Problem(`${said()} throws ${String(error)}`, { cause: error })
    }
    if (verdict.ok) throw new Problem(`${said()} was accepted`)
  }
  if (JSON.stringify(save(match)) !== before) throw new Problem('refused answers have changed something')
  if ('polluted' in {}) throw new Problem('an answer has changed the prototype of all objects')
}
/** Junk that happens to be an answer: an empty list where none need be chosen. */
function isFit<S extends Core, O>(match: Match<S, O>, reply: Reply): boolean {
  return Array.isArray(reply.value) && reply.value.length < 4 && match.whyNot(reply).length === 0
}
/** Words that mean something in this game, but are not on offer. */
function foreign<S extends Core, O>(match: Match<S, O>, random: Fate): string[] {
  const { words } = match.game
  const offered = new Set(match.asks().flatMap((ask) => ask.options.map((o) => words.print(o))))
  const isNumber = match.asks().some((ask) => ask.kind === 'number')
  return Array.from({ length: 20 }, () => {
    const verb = 1 + random.below(words.names.length - 1)
    const args = at(words.args, verb).map((kind) =>
      typeof kind === 'string' ? random.below(200) : at(kind, random.below(kind.length)),
    )
    return [at(words.names, verb), ...args].join(':')
  }).filter((word) => !offered.has(word) && !(isNumber && word.startsWith('number:')))
}

function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : inspect(value, { depth: 0 })
}
