/**
 * What a campaign is made of, declared once: how documents keep each part, how it lies on the table of a scene, and the way from
 * one to the other. Types, validation and defaults of both come from the declaration, and so does what a scene takes in and gives back.
 */
import {
  copyPlain,
  type Field,
  initialTree,
  int,
  list,
  record,
  RuleFault,
  type Shape,
  type TreeOf,
  text,
} from '@emberhall/kernel'

/** What there is of each kind, by number. Documents keep names, which survive a change of content; rules work with numbers. */
export type Names = Readonly<Record<string, readonly string[]>>

/** A part that documents keep in another form than the table, or that only one of them has. */
export interface Part<K, L> {
  /** null: on the table only. */
  readonly kept: Field<K> | null
  /** null: in documents only. */
  readonly laid: Field<L> | null
  take(kept: K, names: Names): L
  give(laid: L, names: Names): K
}
/** A plain field is the same in documents and on the table. */
export type Parts = Readonly<Record<string, Field<unknown> | Part<unknown, unknown>>>

type KeptIn<P> = P extends Field<infer T> ? T : P extends Part<infer K, unknown> ? K : never
type LaidIn<P> = P extends Field<infer T> ? T : P extends Part<unknown, infer L> ? L : never
type KeptShape<P extends Parts> = {
  readonly [N in keyof P as [KeptIn<P[N]>] extends [never] ? never : N]: Field<KeptIn<P[N]>>
}
type LaidShape<P extends Parts> = {
  readonly [N in keyof P as [LaidIn<P[N]>] extends [never] ? never : N]: Field<LaidIn<P[N]>>
}
export type KeptOf<P extends Parts> = TreeOf<KeptShape<P>>
export type LaidOf<P extends Parts> = TreeOf<LaidShape<P>>

// ---------------------------------------------------------------- declaring

type KeptOnly<S extends Shape> = { readonly [N in keyof S]: Part<TreeOf<S>[N], never> }
type LaidOnly<S extends Shape> = { readonly [N in keyof S]: Part<never, TreeOf<S>[N]> }
/** Fields that documents have and the table does not. */
export const keptOnly = <S extends Shape>(shape: S): KeptOnly<S> =>
  each(shape, (field) => ({ kept: field, laid: null, take: missing, give: missing })) as KeptOnly<S>
/** Fields that the table has and documents do not: each scene begins with them as they are declared. */
export const laidOnly = <S extends Shape>(shape: S): LaidOnly<S> =>
  each(shape, (field) => ({ kept: null, laid: field, take: missing, give: missing })) as LaidOnly<S>
function each(shape: Shape, partOf: (field: Field<unknown>) => Part<unknown, unknown>): Parts {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, partOf(field)]))
}
function missing(): never {
  throw new RuleFault('this part of a campaign has no counterpart')
}

/** Something of this kind: a name in documents, its number on the table. */
export const named = (kind: string): Part<string, number> => ({ ...namedOrNone(kind), laid: int({ min: 0 }) })
/** The same, or nothing: an empty name, and -1. */
export const namedOrNone = (kind: string): Part<string, number> => ({
  kept: text(),
  laid: int({ min: -1, initial: -1 }),
  take: (name, names) => (name === '' ? -1 : found(namesOf(kind, names).indexOf(name), kind, name)),
  give: (no, names) => (no < 0 ? '' : found(namesOf(kind, names)[no], kind, `${no}`)),
})
function namesOf(kind: string, names: Names): readonly string[] {
  return found(names[kind], kind, '')
}
function found<T>(value: T | undefined, kind: string, what: string): T {
  if (value === undefined || value === -1) throw new RuleFault(`a campaign has no ${kind} "${what}"`)
  return value
}

export function listOf<K, L>(part: Part<K, L>): Part<K[], L[]> {
  return {
    kept: part.kept && list(part.kept),
    laid: part.laid && list(part.laid),
    take: (all, names) => all.map((one) => part.take(one, names)),
    give: (all, names) => all.map((one) => part.give(one, names)),
  }
}
/** What only one side has of it begins as it is declared. */
export function recordOf<P extends Parts>(parts: P): Part<KeptOf<P>, LaidOf<P>> {
  const fresh = freshTree(parts)
  return {
    kept: record(keptShape(parts)),
    laid: record(laidShape(parts)),
    take: (kept, names) => takenIn(parts, kept, names),
    give: (laid, names) => givenBack(parts, fresh, laid, names),
  }
}

// ---------------------------------------------------------------- what comes of it

const isField = (part: Field<unknown> | Part<unknown, unknown>): part is Field<unknown> => 'kind' in part
const same = (field: Field<unknown>): Part<unknown, unknown> => ({
  kept: field,
  laid: field,
  take: copyPlain,
  give: copyPlain,
})
function partsIn(parts: Parts): [string, Part<unknown, unknown>][] {
  return Object.entries(parts).map(([name, part]) => [name, isField(part) ? same(part) : part])
}

/** What documents have. */
export function keptShape<P extends Parts>(parts: P): KeptShape<P> {
  const fields = partsIn(parts).flatMap(([name, { kept }]) => (kept === null ? [] : [[name, kept]]))
  return Object.fromEntries(fields) as KeptShape<P>
}
/** What the table has, in the order of the declaration: fingerprints of saves depend on it. */
export function laidShape<P extends Parts>(parts: P): LaidShape<P> {
  const fields = partsIn(parts).flatMap(([name, { laid }]) => (laid === null ? [] : [[name, laid]]))
  return Object.fromEntries(fields) as LaidShape<P>
}
/** A document's part before anything has happened. */
export const freshTree = <P extends Parts>(parts: P): KeptOf<P> => initialTree(keptShape(parts), 0, 0) as KeptOf<P>

/** What a scene takes in. */
export function takenIn<P extends Parts>(parts: P, kept: KeptOf<P>, names: Names): LaidOf<P> {
  const laid = initialTree(laidShape(parts), 0, 0)
  for (const [name, part] of partsIn(parts))
    if (part.kept !== null && part.laid !== null) laid[name] = part.take((kept as Record<string, unknown>)[name], names)
  return laid as LaidOf<P>
}
/** What a scene gives back; parts that it never had are as they were before. */
export function givenBack<P extends Parts>(parts: P, before: KeptOf<P>, laid: LaidOf<P>, names: Names): KeptOf<P> {
  const kept: Record<string, unknown> = copyPlain(before)
  for (const [name, part] of partsIn(parts))
    if (part.kept !== null && part.laid !== null) kept[name] = part.give((laid as Record<string, unknown>)[name], names)
  return kept as KeptOf<P>
}
