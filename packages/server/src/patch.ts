/** The difference between two plain trees, small enough to send after every answer. Runs in the browser too. */

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }
type Path = readonly (string | number)[]
/** [path, value]: put it there. [path, at, gone, items]: in the list there, items come instead of so many from a place on. */
export type Op = readonly [Path, Plain] | readonly [Path, number, number, readonly Plain[]]

const isTree = (value: Plain): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)

/** What turns one tree into the other. */
export function diff(from: Plain, to: Plain): Op[] {
  const ops: Op[] = []
  compare(from, to, [], ops)
  return ops
}
function compare(from: Plain, to: Plain, path: Path, ops: Op[]): void {
  if (from === to) return
  if (isList(from) && isList(to)) compareLists(from, to, path, ops)
  else if (isTree(from) && isTree(to) && haveSameKeys(from, to)) {
    for (const key of Object.keys(to)) {
      const [a, b] = [from[key]!, to[key]!]
      if (a !== b) compare(a, b, [...path, key], ops)
    }
  } else ops.push([path, to])
}
/** In the same order too: then a patched tree prints exactly as the one it stands for. */
function haveSameKeys(from: object, to: object): boolean {
  const keys = Object.keys(to)
  const before = Object.keys(from)
  return keys.length === before.length && keys.every((key, i) => key === before[i])
}
function compareLists(from: readonly Plain[], to: readonly Plain[], path: Path, ops: Op[]): void {
  const shorter = Math.min(from.length, to.length)
  let head = 0
  while (head < shorter && isSame(from[head]!, to[head]!)) head++
  if (head === from.length && head === to.length) return
  let tail = 0
  while (tail < shorter - head && isSame(from[from.length - 1 - tail]!, to[to.length - 1 - tail]!)) tail++
  const gone = from.length - head - tail
  const items = to.slice(head, to.length - tail)
  const FEW = 4
  if (gone !== items.length || gone <= FEW) ops.push(spliceOrInside(from, path, head, gone, items))
  else spread(from, to, path, head, from.length - tail, ops)
}
/** A single thing that changed in a list is looked into where that is shorter. */
function spliceOrInside(from: readonly Plain[], path: Path, at: number, gone: number, items: readonly Plain[]): Op {
  const only = items[0]
  if (gone === 1 && items.length === 1 && !isTree(from[at]!)) return [[...path, at], only!]
  return [path, at, gone, items]
}
/** Changes here and there in a list that has kept its length: each by itself, unless that takes more than all at once. */
function spread(from: readonly Plain[], to: readonly Plain[], path: Path, start: number, end: number, ops: Op[]): void {
  const changed: number[] = []
  for (let i = start; i < end; i++) if (!isSame(from[i]!, to[i]!)) changed.push(i)
  if (changed.length * 3 > end - start) ops.push([path, start, end - start, to.slice(start, end)])
  else for (const i of changed) ops.push([[...path, i], to[i]!])
}
function isSame(a: Plain, b: Plain): boolean {
  if (a === b) return true
  if (isList(a) && isList(b)) return a.length === b.length && a.every((x, i) => isSame(x, b[i]!))
  if (!isTree(a) || !isTree(b) || !haveSameKeys(a, b)) return false
  return Object.keys(a).every((key) => isSame(a[key]!, b[key]!))
}

/** The tree after these changes; what did not change is shared with the old one, which stays as it was. */
export function applyOps<T>(tree: T, ops: readonly Op[]): T {
  let result = tree as Plain
  for (const op of ops) result = put(result, op, 0)
  return result as T
}
function put(tree: Plain, op: Op, depth: number): Plain {
  const path = op[0]
  if (depth === path.length) return op.length === 2 ? op[1] : splice(tree, op)
  const key = path[depth]!
  if (isList(tree) && typeof key === 'number' && key >= 0 && key < tree.length)
    return tree.with(key, put(tree[key]!, op, depth + 1))
  if (isTree(tree) && typeof key === 'string' && Object.hasOwn(tree, key))
    return { ...tree, [key]: put(tree[key]!, op, depth + 1) }
  throw new RangeError(`a patch does not fit: there is nothing at ${path.join('/')}`)
}
function splice(tree: Plain, op: readonly [Path, number, number, readonly Plain[]]): Plain {
  if (!isList(tree)) throw new RangeError(`a patch does not fit: there is no list at ${op[0].join('/')}`)
  return tree.toSpliced(op[1], op[2], ...op[3])
}
