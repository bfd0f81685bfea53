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
/** The path is one list that grows and shrinks on the way; operations keep a copy. */
type Way = (string | number)[]

/** Adds what turns one value into the other, at a place of a larger tree. */
export function compare(from: Plain, to: Plain, path: Way, ops: Op[]): void {
  if (from === to) return
  if (isList(from) && isList(to)) compareLists(from, to, path, ops)
  else if (isTree(from) && isTree(to)) compareTrees(from, to, path, ops)
  else ops.push([[...path], to])
}
type Tree = { readonly [key: string]: Plain }
function compareTrees(from: Tree, to: Tree, path: Way, ops: Op[]): void {
  const keys = Object.keys(to)
  if (!areKeysOf(from, keys)) {
    ops.push([[...path], to])
    return
  }
  for (const key of keys) {
    const before = from[key]!
    const now = to[key]!
    if (before === now) continue
    path.push(key)
    compare(before, now, path, ops)
    path.pop()
  }
}
/** In the same order too: then a patched tree prints exactly as the one it stands for. */
function areKeysOf(tree: Tree, keys: readonly string[]): boolean {
  const own = Object.keys(tree)
  if (own.length !== keys.length) return false
  for (let i = 0; i < keys.length; i++) if (own[i] !== keys[i]) return false
  return true
}
const FEW = 4
function compareLists(from: readonly Plain[], to: readonly Plain[], path: Way, ops: Op[]): void {
  const shorter = Math.min(from.length, to.length)
  let head = 0
  while (head < shorter && (from[head] === to[head] || isSame(from[head]!, to[head]!))) head++
  if (head === from.length && head === to.length) return
  let [end, newEnd] = [from.length, to.length]
  while (end > head && newEnd > head) {
    const last = from[end - 1]!
    const newLast = to[newEnd - 1]!
    if (last !== newLast && !isSame(last, newLast)) break
    end--
    newEnd--
  }
  const gone = end - head
  if (gone === newEnd - head && gone > FEW) spread(from, to, path, head, end, ops)
  else if (gone === 1 && newEnd - head === 1) ops.push([[...path, head], to[head]!])
  else ops.push([[...path], head, gone, to.slice(head, newEnd)])
}
/** Changes here and there in a list that has kept its length: each by itself, unless that takes more than all at once. */
function spread(from: readonly Plain[], to: readonly Plain[], path: Way, start: number, end: number, ops: Op[]): void {
  const changed: number[] = []
  for (let i = start; i < end; i++) if (from[i] !== to[i] && !isSame(from[i]!, to[i]!)) changed.push(i)
  if (changed.length * 3 > end - start) ops.push([[...path], start, end - start, to.slice(start, end)])
  else for (const i of changed) ops.push([[...path, i], to[i]!])
}
function isSame(a: Plain, b: Plain): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (isList(a) && isList(b)) return a.length === b.length && a.every((x, i) => isSame(x, b[i]!))
  if (!isTree(a) || !isTree(b)) return false
  const keys = Object.keys(a)
  return areKeysOf(b, keys) && keys.every((key) => isSame(a[key]!, b[key]!))
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
