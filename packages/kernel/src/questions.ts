/** A question to one seat: what may be answered, what may not and why. */
import type { QuestionDef, Seat } from './game.ts'
import type { Answer } from './ledger.ts'
import { type Option, NUMBER, FACE, aOf, PASS, verbOf, type Words } from './options.ts'
import { type Why, why } from './why.ts'

export type Kind = 'one' | 'some' | 'order' | 'split' | 'number' | 'fate'
/** How several questions at once belong together. */
export type Mode = 'single' | 'together' | 'race'

/** A question whose very asking depends on what others may not know is put even to those who have no choice. */
export interface Window {
  readonly secret: boolean
}
export const OPEN: Window = { secret: false }
export const SECRET: Window = { secret: true }

export interface Blocked {
  readonly option: Option
  readonly why: Why
}
export interface Ask {
  readonly seat: Seat
  readonly def: QuestionDef
  readonly kind: Kind
  /** some: how many at least and at most; split: how many in all; number: the range; fate: sides of each die. */
  readonly min: number
  readonly max: number
  readonly sides: readonly number[]
  readonly options: readonly Option[]
  readonly blocked: readonly Blocked[]
  answer: Answer | null
}
/** What somebody says to a question. */
export interface Reply {
  readonly seat: Seat
  /** The seat that answers for it, if it does not answer itself. */
  readonly by?: Seat
  /** The id of the question that is answered. */
  readonly question: string
  /** A word (`play:17:red`), or a list of words where several are asked for. */
  readonly value: unknown
}

type Generic = 'notOffered' | 'malformed' | 'tooFew' | 'tooMany' | 'repeated'

/** The answer as the rules want it, or the reasons why it is none. */
export function readAnswer(ask: Ask, value: unknown, words: Words): { answer: Answer } | { why: Why[] } {
  const rule = ask.def.rule
  const no = (code: Generic, params?: Why['params']) => ({ why: [why(code, rule, params)] })
  if (ask.kind === 'one' || ask.kind === 'number') {
    if (typeof value !== 'string') return no('malformed')
    const option = words.parse(value)
    if (option < 0) return no('malformed')
    const reasons = whyNot(ask, option)
    return reasons.length > 0 ? { why: reasons } : { answer: option }
  }
  if (!Array.isArray(value) || value.length > 1000) return no('malformed')
  const options: Option[] = []
  for (const word of value as unknown[]) {
    if (typeof word !== 'string') return no('malformed')
    const option = words.parse(word)
    if (option < 0) return no('malformed')
    options.push(option)
  }
  if (ask.kind === 'fate') {
    if (options.length !== ask.sides.length) return no(options.length < ask.sides.length ? 'tooFew' : 'tooMany')
    const fits = options.every((o, i) => verbOf(o) === FACE && aOf(o) < ask.sides[i]!)
    return fits ? { answer: options.map(aOf) } : no('notOffered')
  }
  const reasons = options.flatMap((o) => whyNot(ask, o))
  if (reasons.length > 0) return { why: reasons }
  if (options.length < ask.min) return no('tooFew', { min: ask.min, max: ask.max })
  if (options.length > ask.max) return no('tooMany', { min: ask.min, max: ask.max })
  if (ask.kind === 'split') return { answer: options.sort((a, b) => a - b) }
  if (new Set(options).size !== options.length) return no('repeated')
  return { answer: ask.kind === 'order' ? options : ask.options.filter((o) => options.includes(o)) }
}

/** Why this one option cannot be taken; empty if it can. */
export function whyNot(ask: Ask, option: Option): Why[] {
  if (ask.kind === 'number') {
    const fits = verbOf(option) === NUMBER && aOf(option) >= ask.min && aOf(option) <= ask.max
    return fits ? [] : [why('notOffered' satisfies Generic, ask.def.rule, { min: ask.min, max: ask.max })]
  }
  if (ask.options.includes(option)) return []
  const reasons = ask.blocked.filter((b) => b.option === option).map((b) => b.why)
  return reasons.length > 0 ? reasons : [why('notOffered' satisfies Generic, ask.def.rule)]
}

/** Whether recorded options are still an answer to this question. */
export function fits(ask: Ask, answer: Answer): boolean {
  if (ask.kind === 'number') return typeof answer === 'number' && whyNot(ask, answer).length === 0
  if (typeof answer === 'number') return ask.kind === 'one' && ask.options.includes(answer)
  if (ask.kind === 'fate')
    return answer.length === ask.sides.length && answer.every((v, i) => v >= 0 && v < ask.sides[i]!)
  if (ask.kind === 'one' || answer.length < ask.min || answer.length > ask.max) return false
  if (ask.kind !== 'split' && new Set(answer).size !== answer.length) return false
  return answer.every((o) => ask.options.includes(o))
}

export const isPass = (answer: Answer): boolean => answer === PASS
