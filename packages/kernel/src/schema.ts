/** What lies on the table, declared once: this gives the type, a fast copy, checks with readable paths, and what each seat may see. */
import { brief, MOST_PROBLEMS } from './why.ts'

/** Who may see a field: everybody, nobody, or (in a per-seat list) its owner. */
type FieldSee = 'all' | 'none' | 'owner'
export interface Field<T> {
  readonly kind: 'int' | 'flag' | 'text' | 'list' | 'record'
  readonly see: FieldSee
  readonly initial: T
  readonly min?: number
  readonly max?: number
  readonly oneOf?: readonly string[]
  readonly of?: Field<unknown>
  readonly fields?: Readonly<Record<string, Field<unknown>>>
  /** A list as long as there are seats or cards. */
  readonly per?: 'seat' | 'card'
}
export type Shape = Readonly<Record<string, Field<unknown>>>
type ValueOf<F> = F extends Field<infer T> ? T : never
export type TreeOf<S extends Shape> = { -readonly [K in keyof S]: ValueOf<S[K]> }

/** @example hp: int({ min: 0, max: 10 }) */
export function int(range: { min?: number; max?: number; initial?: number } = {}): Field<number> {
  const { initial = 0, ...limits } = range
  return { kind: 'int', see: 'all', initial, ...limits }
}
export function flag(initial = false): Field<boolean> {
  return { kind: 'flag', see: 'all', initial }
}
export function text(initial = ''): Field<string> {
  return { kind: 'text', see: 'all', initial }
}
/** The first value is the initial one. @example phase: oneOf('setup', 'descent', 'finale') */
export function oneOf<const V extends string>(...values: readonly [V, ...V[]]): Field<V> {
  return { kind: 'text', see: 'all', initial: values[0], oneOf: values }
}
export function list<T>(of: Field<T>): Field<T[]> {
  return { kind: 'list', see: 'all', initial: [], of }
}
export function record<S extends Shape>(fields: S): Field<TreeOf<S>> {
  return { kind: 'record', see: 'all', initial: initialTree(fields, 0, 0) as TreeOf<S>, fields }
}
export function perSeat<T>(of: Field<T>): Field<T[]> {
  return { kind: 'list', see: 'all', initial: [], of, per: 'seat' }
}
export function perCard(of: Field<number> = int()): Field<number[]> {
  return { kind: 'list', see: 'all', initial: [], of, per: 'card' }
}
/** Hides a field from everybody, or from everybody but the owner of its place in a per-seat list. */
export function hidden<T>(field: Field<T>, see: 'none' | 'owner' = 'none'): Field<T> {
  return { ...field, see }
}

function initialValue(f: Field<unknown>, seats: number, cards: number): unknown {
  if (f.kind === 'record') return initialTree(f.fields!, seats, cards)
  if (f.kind !== 'list') return f.initial
  const length = f.per === 'seat' ? seats : f.per === 'card' ? cards : 0
  return Array.from({ length }, () => initialValue(f.of!, seats, cards))
}
export function initialTree(shape: Shape, seats: number, cards: number): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const key of Object.keys(shape)) tree[key] = initialValue(shape[key]!, seats, cards)
  return tree
}

/** Deep copy of plain data; what the generated copy falls back on where code generation is forbidden. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyPlain) as T
  if (typeof value !== 'object' || value === null) return value
  const tree: Record<string, unknown> = {}
  for (const key of Object.keys(value)) tree[key] = copyPlain((value as Record<string, unknown>)[key])
  return tree as T
}

/** Makes a value anew: a copy of another one or, where there is none, of what `u` unpacks. */
function valueSource(f: Field<unknown>, value: string | null, depth: number): string {
  if (f.kind === 'record') return treeSource(f.fields!, value, depth)
  if (f.kind === 'text') return value ?? 'u.text()'
  if (f.kind !== 'list') return value ?? (f.kind === 'flag' ? '(u.nextSigned()!==0)' : 'u.nextSigned()')
  const of = f.of!
  if (value === null && of.kind === 'int') return 'u.ints()'
  // A list that is sliced has room for what is in it; one that is pushed to, for seventeen and more.
  const list = value === null ? 'u.list()' : `${value}.slice()`
  if (value !== null && of.kind !== 'list' && of.kind !== 'record') return list
  const [r, i] = [`r${depth}`, `i${depth}`]
  const each = valueSource(of, value === null ? null : `${r}[${i}]`, depth + 1)
  return `((${r})=>{for(let ${i}=0;${i}<${r}.length;${i}++)${r}[${i}]=${each};return ${r}})(${list})`
}
export function treeSource(shape: Shape, value: string | null, depth: number): string {
  const parts = Object.keys(shape).map((key) => {
    const name = JSON.stringify(key)
    return `${name}:${valueSource(shape[key]!, value === null ? null : `${value}[${name}]`, depth)}`
  })
  return `({${parts.join(',')}})`
}
/** The content policy of a page forbids code made of strings, and reports whoever tries. */
const isInPage = 'document' in globalThis || 'WorkerGlobalScope' in globalThis
/** Code written for exactly one shape, or null where code must not be generated. */
export function generated(args: readonly string[], source: string): ((given: never) => unknown) | null {
  if (isInPage) return null
  try {
    return new Function(...args, source) as (given: never) => unknown
  } catch (error) {
    if (error instanceof EvalError) return null
    throw error
  }
}
/** A copy function written for exactly this shape, or copyPlain where code must not be generated. */
export function makeCopy<T>(shape: Shape): (tree: T) => T {
  return (generated(['s'], `return ${treeSource(shape, 's', 0)}`) as ((tree: T) => T) | null) ?? copyPlain
}

/** Gives fresh trees of one shape again and again; they are laid out in memory as copies are. */
export function makeInitial<S extends Shape>(shape: S): () => TreeOf<S> {
  const copy = makeCopy<TreeOf<S>>(shape)
  const tree = initialTree(shape, 0, 0) as TreeOf<S>
  return () => copy(tree)
}

/** Values on their way through their declaration, and what is wrong with them, as `path: problem`. */
interface Checked {
  readonly seats: number
  readonly cards: number
  readonly problems: string[]
}
const isEnough = ({ problems }: Checked): boolean => problems.length >= MOST_PROBLEMS

/** How a single value does not fit its field; null if it does. */
function problemOf(f: Field<unknown>, value: unknown): string | null {
  if (f.kind === 'flag') return typeof value === 'boolean' ? null : 'must be true or false'
  if (f.kind === 'text') {
    if (typeof value !== 'string') return 'must be a text'
    return f.oneOf && !f.oneOf.includes(value) ? `"${brief(value)}" is not one of ${f.oneOf.join(', ')}` : null
  }
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'must be a whole number'
  if (f.min !== undefined && value < f.min) return `${value} is below ${f.min}`
  return f.max !== undefined && value > f.max ? `${value} is above ${f.max}` : null
}
function checkField(f: Field<unknown>, value: unknown, path: string, checked: Checked): void {
  if (f.kind === 'record') return checkTree(f.fields!, value, path, checked)
  if (f.kind === 'list') return checkList(f, value, path, checked)
  const problem = problemOf(f, value)
  if (problem !== null) checked.problems.push(`${path}: ${problem}`)
}
function checkList(f: Field<unknown>, value: unknown, path: string, checked: Checked): void {
  const { seats, cards, problems } = checked
  if (!Array.isArray(value)) return void problems.push(`${path}: must be a list`)
  const length = f.per === 'seat' ? seats : f.per === 'card' ? cards : value.length
  if (value.length !== length) return void problems.push(`${path}: must have ${length} entries, has ${value.length}`)
  const of = f.of!
  const isDeep = of.kind === 'record' || of.kind === 'list'
  for (let i = 0; i < length && !isEnough(checked); i++) {
    // Paths are written out only where something is wrong: lists are long.
    if (isDeep || problemOf(of, value[i]) !== null) checkField(of, value[i], `${path}[${i}]`, checked)
  }
}
function checkTree(shape: Shape, value: unknown, path: string, checked: Checked): void {
  const { problems } = checked
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return void problems.push(`${path || 'value'}: must be an object`)
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  for (const key in value) {
    if (isEnough(checked)) return
    if (!Object.hasOwn(shape, key))
      problems.push(`${at(brief(key))}: unknown; known are ${Object.keys(shape).join(', ')}`)
  }
  for (const key of Object.keys(shape)) {
    if (isEnough(checked)) return
    if (!Object.hasOwn(value, key)) problems.push(`${at(key)}: missing`)
    else checkField(shape[key]!, (value as Record<string, unknown>)[key], at(key), checked)
  }
}
/** The first ways in which a value does not fit its shape. */
export function problemsOfTree(shape: Shape, value: unknown, path: string, seats: number, cards: number): string[] {
  const checked = { seats, cards, problems: [] }
  checkTree(shape, value, path, checked)
  return checked.problems
}

/** The tree with its fields in the declared order, so that equal states print equally. */
export function canonicalTree(shape: Shape, tree: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const key of Object.keys(shape)) out[key] = canonicalValue(shape[key]!, tree[key])
  return out
}
function canonicalValue(f: Field<unknown>, value: unknown): unknown {
  if (f.kind === 'record') return canonicalTree(f.fields!, value as Record<string, unknown>)
  if (f.kind === 'list') return (value as unknown[]).map((v) => canonicalValue(f.of!, v))
  return value
}

/** Blanks in place what none of these viewers may see. */
export function blankHidden(
  shape: Shape,
  tree: Record<string, unknown>,
  viewers: readonly number[],
  owner: number | null = null,
): void {
  for (const key of Object.keys(shape)) tree[key] = seen(shape[key]!, tree[key], viewers, owner)
}
function seen(f: Field<unknown>, value: unknown, viewers: readonly number[], owner: number | null): unknown {
  const mine = owner !== null && viewers.includes(owner)
  if (f.see === 'none' || (f.see === 'owner' && f.per !== 'seat' && !mine)) return blank(f, value)
  if (f.kind === 'record') blankHidden(f.fields!, value as Record<string, unknown>, viewers, owner)
  if (f.kind !== 'list' || (f.see === 'all' && !hides(f.of!))) return value
  const entries = value as unknown[]
  entries.forEach((entry, i) => {
    const foreign = f.see === 'owner' && f.per === 'seat' && !viewers.includes(i)
    entries[i] = foreign ? blank(f.of!, entry) : seen(f.of!, entry, viewers, f.per === 'seat' ? i : owner)
  })
  return value
}
/** Whether anything in a field is not for all. */
export function hides(f: Field<unknown>): boolean {
  return f.see !== 'all' || (f.of !== undefined && hides(f.of)) || Object.values(f.fields ?? {}).some(hides)
}
function blank(f: Field<unknown>, value: unknown): unknown {
  if (f.kind === 'list') return f.per ? (value as unknown[]).map((v) => blank(f.of!, v)) : []
  if (f.kind === 'record') {
    const out: Record<string, unknown> = {}
    for (const key of Object.keys(f.fields!)) out[key] = blank(f.fields![key]!, (value as Record<string, unknown>)[key])
    return out
  }
  return f.initial
}
