/** Why something is not possible now, with the rule it rests on. A guard returns null when all is well. */
export interface Why {
  readonly code: string
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * A reason. Make constants of those without parameters: a guard is called thousands of times.
 * @example const WRONG_COLOUR = why('wrongColour', 'VA-2.2')
 */
export function why(code: string, rule: string, params?: Why['params']): Why {
  return Object.freeze(params === undefined ? { code, rule } : { code, rule, params })
}

/** What a table says instead of doing something. Nothing has changed. */
export interface Refusal {
  readonly ok: false
  readonly why: readonly Why[]
}
export const OK = { ok: true } as const
export type Verdict = typeof OK | Refusal
export function refuse(...reasons: Why[]): Refusal {
  return { ok: false, why: reasons }
}

/** A mistake in rules or content, never in what a player did. */
export class RuleFault extends Error {
  override name = 'RuleFault'
  readonly trace: readonly string[]
  constructor(message: string, trace: readonly string[] = []) {
    super(trace.length === 0 ? message : `${message}\n  in ${trace.join(' > ')}`)
    this.trace = trace
  }
}

/** What a check says against a state that somebody may have made up. Where it looks for something that is not there, that is said. */
export function saidAgainst(check: () => readonly string[]): readonly string[] {
  try {
    return check()
  } catch (error) {
    if (error instanceof RuleFault) return [error.message]
    throw error
  }
}

/** What is wrong with a file is told until here: whoever forged one could make millions of problems. */
export const MOST_PROBLEMS = 5
const MOST_LETTERS = 200
/** A text that may quote what somebody made up, cut where it goes on and on. */
export function brief(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

/** What is wrong with a file: it is no save at all, not as it was written, of a later version, or cannot be used. */
export type BadInputCode = 'notSave' | 'damaged' | 'newer' | 'unusable'
/** Input that the kernel cannot use: unknown options, a corrupt save, a save from a newer version. */
export class BadInput extends Error {
  override name = 'BadInput'
  readonly problems: readonly string[]
  readonly code: BadInputCode
  constructor(message: string, problems: readonly string[] = [], code: BadInputCode = 'unusable') {
    const told = problems.slice(0, MOST_PROBLEMS).map(brief)
    super([brief(message), ...told.map((p) => `  - ${p}`)].join('\n'))
    this.problems = told
    this.code = code
  }
}

/** The recorded answers no longer fit the rules. */
export class Divergence extends Error {
  override name = 'Divergence'
  constructor(message: string) {
    super(brief(message))
  }
}
