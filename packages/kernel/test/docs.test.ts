/** The examples of docs/kernel.md: each stands here or in games/example.ts word for word, and is run. */
import { readFileSync } from 'node:fs'
import * as kernel from '@emberhall/kernel'
import { CONCERNED, Fate, hashState, Match } from '@emberhall/kernel'
import * as saves from '@emberhall/saves'
import { printView, dealtAnew, load, readSave, save } from '@emberhall/saves'
import { expect, it } from 'vitest'
import { hoard } from './games/example.ts'
import { duel } from './games/duel.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const flat = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

it('every example of the manual is one that is run', () => {
  const run = flat(`${read('games/example.ts')}\n${read('docs.test.ts')}`)
  const blocks = [...read('../../../docs/kernel.md').matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1]!)
  expect(blocks.length).toBeGreaterThan(5)
  for (const block of blocks) expect(run).toContain(flat(block))
})

it('the manual names nothing that a reader does not have', () => {
  const manual = read('../../../docs/kernel.md')
  const code = [...manual.matchAll(/```ts\n(.*?)```/gs)]
    .map(([, block]) => block!.replaceAll(/\/\/.*|'[^']*'|`[^`]*`/g, ''))
    .join('\n')
  const words = (text: string) => text.match(/[A-Za-z_]\w*/g) ?? []
  const declared = [...code.matchAll(/(?:const|let|function\*?|type|import \* as) ([^=(]+)[=(]|(\([^()]*\)) =>/g)]
  const known = new Set([
    ...declared.flatMap(([, name, parameters]) => words(name ?? parameters!)),
    ...[...code.matchAll(/(\w+):/g)].map(([, name]) => name!),
    ...Object.keys(kernel),
    ...Object.keys(saves),
  ])
  const used = new Set([...code.matchAll(/(?<![\w.])([A-Za-z_]\w*)(?=[(.,)[\]])/g)].map(([, name]) => name!))
  const given = ['if', 'while', 'of', 'true', 'false', 'null', 'Math', 'JSON', 'Error', 'Array', 'Boolean', 'number']
  expect([...used].filter((name) => !known.has(name) && !given.includes(name))).toEqual([])

  const match = Match.start(hoard, { seats: 2 })
  const missing = [...manual.matchAll(/\b(t|match)\.(\w+)/g)].filter(
    ([, of, name = '']) => !(name in (of === 't' ? match.table : match)),
  )
  expect(missing).toEqual([])
})

it('plays', () => {
  const match = Match.start(hoard, { seats: 2, seed: 7, options: { dragons: 1 } })
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    const view = match.view(seat)
    const word = view.state.turns > 6 ? 'stop' : 'draw'
    const verdict = match.answer({ seat, question: view.question, value: word })
    if (!verdict.ok) throw new Error(verdict.why[0]!.code)
  }
  expect(match.outcome).toMatch(/^seat \d wins$/)
})

it('looks', () => {
  const match = Match.start(hoard, { seats: 2 })
  const view = printView(match, match.view(0))
  // view.state.faces: the name of each card, null for those that seat 0 does not know
  // view.ask: { name: 'turn', rule: 'H-1', kind: 'one', options: ['draw', 'wait', 'stop'], … }, or null
  const lines = match.log(0) // [{ what: 'drew', rule: 'H-1', args: [0, { card: 9, face: 'ruby' }], at: 2 }, …]
  expect(Object.keys(view)).toEqual(['seat', 'question', 'mode', 'waiting', 'state', 'ask'])
  expect(lines).toEqual([])
})

it('refuses', () => {
  const match = Match.start(hoard, { seats: 1 })
  for (let i = 0; i < 10; i++) match.answer({ seat: 0, question: match.question, value: 'draw' })
  const draw = { seat: 0, question: match.question, value: 'draw' }
  match.whyNot(draw) // [{ code: 'deckEmpty', rule: 'H-1' }]
  match.answer(draw) // { ok: false, why: [{ code: 'deckEmpty', rule: 'H-1' }] }; nothing has changed
  expect(match.whyNot(draw)).toEqual([{ code: 'deckEmpty', rule: 'H-1' }])
})

it('goes back', () => {
  const match = Match.start(hoard, { seats: 2 })
  match.answer({ seat: match.waiting()[0]!, question: match.question, value: 'stop' })
  match.undo('same') // the luck that was taken back comes again
  match.redo() // the answer again, with the luck it had
  match.undo('new') // what was rolled is rolled afresh
  match.undo('strict') // { ok: false, why: [{ code: 'nothingToUndo', rule: 'H-4' }] }
  expect(match.table.s.stopped).toEqual([false, false])
})

it('copies', () => {
  const match = Match.start(hoard, { seats: 2 })
  const seat = match.waiting()[0]!
  const whatIf = match.fork() // the same match once more, with its record and its luck
  const world = match.imagine(seat, 42) // hidden cards dealt anew, luck of its own, no record: for bots
  const anew = dealtAnew(match, [seat], 42) // from the step under way, nothing in it that these seats do not know
  for (const other of [whatIf, world, anew]) other.play(seat, other.askOf(seat)!.options[0]!)
  expect(match.table.s.turns).toBe(1)
  expect([world.table.s.turns, anew.table.s.turns]).toEqual([2, 2])
})

it('keeps', () => {
  const match = Match.start(hoard, { seats: 2 })
  const text = JSON.stringify(save(match))
  const { match: again, divergence, notes } = load(hoard, readSave(text)) // throws BadInput with a readable message
  expect({ divergence, notes }).toEqual({ divergence: null, notes: [] })
  expect(hashState(hoard, again.table.s)).toBe(hashState(hoard, match.table.s))
})

it('decides luck', () => {
  const match = Match.arranged(hoard, { seats: 3, seed: 1 }, (t) => t.fate.script('first', [2]))
  match.table.fate.script('first', [0]) // outcomes by kind of chance, in order; a shuffle is a permutation
  const dice = Match.start(hoard, { seats: 3, ownDice: true }) // asks for the roll: ['face:2']
  expect(match.waiting()).toEqual([2])
  expect(dice.asks()[0]).toMatchObject({ kind: 'fate', sides: [3] })
})

it('plays out', () => {
  const playout = Match.start(hoard, { seats: 3, record: false, seed: 9 })
  const dice = new Fate(1)
  while (!playout.isOver) {
    const { seat, options } = playout.asks()[0]!
    playout.play(seat, options[dice.below(options.length)]!)
  }
  expect(playout.outcome).toMatch(/^seat/)
})

it('skips windows', () => {
  const match = Match.start(duel, { seats: 2 })
  match.setWindow(0, 'boost', 'never', 'round') // no boosts for me until the next round
  match.setWindow(1, '*', 'able') // only where I can do more than pass
  match.setWindow(1, 'boost', 'never', CONCERNED) // no boosts for me until something happens to me
  expect(match.waiting()).toEqual([0, 1])
})
