/** Which answers are weighed against each other. */
import {
  type Answer,
  aOf,
  type ArgKind,
  type Ask,
  at,
  bOf,
  type CardId,
  type Core,
  type Game,
  NUMBER,
  type Option,
  pack,
  verbOf,
} from '@emberhall/kernel'
import type { Outlook, Position } from '@emberhall/speech'
import { random, shuffled } from './random.ts'

/** No more than so many are weighed, however many there are. */
const MOST = 16
/** An answer that was given so often since chance last had a say leads nowhere new. */
const REPEATS = 3

export const sameAnswer = (a: Answer, b: Answer): boolean => keyOf(a) === keyOf(b)
const keyOf = (answer: Answer): string => String(answer)

/** The plain player's answer first, then others that are worth a thought, each once. */
export function candidates<S extends Core, O>(
  game: Game<S, O>,
  outlook: Outlook<S, O>,
  position: Position<S, O>,
  plain: Answer,
): Answer[] {
  const { ask } = position
  if (ask.kind === 'fate') return [plain]
  const kindOf = ask.kind === 'one' ? kinds(game, position.view().state) : keyOf
  const worn = wornOut(position.given?.() ?? [])
  const revising = (outlook.revising ?? []).map((verb) => game.words.names.indexOf(verb))
  const found = new Map<string, Answer>([[kindOf(plain as Option), plain]])
  for (const answer of others(ask, plain, (n) => position.random(n), outlook.spreads === true)) {
    if (found.size >= MOST) break
    if (worn.has(keyOf(answer))) continue
    if (typeof answer === 'number' && revising.includes(verbOf(answer))) continue
    const kind = kindOf(answer as Option)
    if (!found.has(kind)) found.set(kind, answer)
  }
  return [...found.values()]
}
function wornOut(given: readonly Answer[]): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const answer of given) times.set(keyOf(answer), (times.get(keyOf(answer)) ?? 0) + 1)
  return new Set([...times].filter(([, n]) => n >= REPEATS).map(([key]) => key))
}

type Dice = (n: number) => number
function* others(ask: Ask, plain: Answer, dice: Dice, spreads: boolean): Generator<Answer> {
  if (ask.kind === 'one') {
    const some = ask.options.length > MOST ? shuffled(ask.options, dice) : ask.options
    yield* some.length > MOST && spreads ? byTurns(some) : some
  } else if (ask.kind === 'number') yield* numbers(ask, plain as Option)
  else
    for (let i = 0; i < 2 * MOST; i++) {
      const near = i % 2 === 0 ? neighbour(ask, plain as readonly Option[], dice) : null
      yield near ?? random({ ask, random: dice })
    }
}
/** One of each verb, then another of each, as long as there are any. */
function byTurns(options: readonly Option[]): Option[] {
  const turns = new Map<number, number>()
  const turnOf = (option: Option): number => {
    const turn = turns.get(verbOf(option)) ?? 0
    turns.set(verbOf(option), turn + 1)
    return turn
  }
  return options
    .map((option) => ({ option, turn: turnOf(option) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ option }) => option)
}
/** Both ends and what lies beside the plain player's number. */
function numbers({ min, max }: Ask, plain: Option): Option[] {
  const n = aOf(plain)
  const near = [n - 1, n + 1, min, max, n - 2, n + 2, Math.floor((min + max) / 2)]
  return near.filter((value) => value >= min && value <= max).map((value) => pack(NUMBER, value))
}
/** The plain player's list with one thing changed; null where that cannot be. */
function neighbour(ask: Ask, plain: readonly Option[], dice: Dice): Option[] | null {
  const { kind, options, min, max } = ask
  if (kind === 'order') {
    const list = [...plain]
    const [i, j] = [dice(list.length), dice(list.length)]
    ;[list[i], list[j]] = [at(list, j), at(list, i)]
    return list
  }
  if (kind === 'split') {
    const list = [...plain]
    list[dice(list.length)] = at(options, dice(options.length))
    return list.sort((a, b) => a - b)
  }
  const chosen = new Set(plain)
  const turned = at(options, dice(options.length))
  if (!chosen.delete(turned)) chosen.add(turned)
  if (chosen.size > max || chosen.size < min) {
    const other = at(options, dice(options.length))
    if (!chosen.delete(other)) chosen.add(other)
  }
  return chosen.size >= min && chosen.size <= max ? options.filter((o) => chosen.has(o)) : null
}

/** Copies of one card that lie together and bear the same are one. */
function kinds<S extends Core, O>(game: Game<S, O>, state: S): (option: Option) => string {
  const borne = Object.entries(game.shape)
    .filter(([name, field]) => field.per === 'card' && name !== 'faces' && name !== 'known')
    .map(([name]) => (state as unknown as Record<string, readonly unknown[]>)[name]!)
  const cardOf = (card: CardId): string => {
    const face = state.faces[card]
    // What one does not know may be anything.
    if (face === undefined || face < 0) return `#${card}`
    return `${face}/${borne.map((list) => String(list[card])).join('/')}`
  }
  const argOf = (kind: ArgKind | undefined, value: number): string =>
    kind === undefined ? '' : kind === 'card' ? cardOf(value) : String(value)
  return (option) => {
    const [a, b] = game.words.args[verbOf(option)] ?? []
    return `${verbOf(option)} ${argOf(a, aOf(option))} ${argOf(b, bOf(option))}`
  }
}
