/** Stories and nodes as they stand in a syntax tree. */
import type { Path } from '../ways.ts'

/** A node of the syntax tree, as far as it is looked at here. */
export interface Tree {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}
export interface Literal {
  readonly kind: 'story' | 'node'
  readonly id: string
  /** The story whose literal a node stands in; null where the story only names it. */
  readonly story: string | null
  readonly tree: Tree
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string'
/** What stands behind `as const`, `satisfies` and brackets. */
function bare(tree: Tree): Tree {
  const inner = tree['expression']
  return /^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(tree.type) && isTree(inner) ? bare(inner) : tree
}
function propertyOf(tree: Tree, name: string): Tree | undefined {
  if (tree.type !== 'ObjectExpression') return undefined
  return (tree['properties'] as Tree[]).find(({ type, key }) => {
    if (type !== 'Property' || !isTree(key)) return false
    return (key.type === 'Identifier' ? key['name'] : key['value']) === name
  })
}
function textOf(tree: Tree, name: string): string | null {
  const value = propertyOf(tree, name)?.['value']
  const literal = isTree(value) ? bare(value)['value'] : null
  return typeof literal === 'string' ? literal : null
}

/** The id of a node: it has a kind as well, or begins with a head, `...page('text', 'landing', …)`. */
function nodeIn(tree: Tree): string | null {
  if (textOf(tree, 'kind') !== null) return textOf(tree, 'id')
  const [head] = tree.type === 'ObjectExpression' ? (tree['properties'] as Tree[]) : []
  const call = head?.type === 'SpreadElement' ? (head['argument'] as Tree) : undefined
  if (call?.type !== 'CallExpression' || (call['callee'] as Tree)['name'] !== 'page') return null
  const id = (call['arguments'] as Tree[])[1]?.['value']
  return typeof id === 'string' ? id : null
}

/** An object with an id is a story if it has nodes. */
export function literalsIn(program: Tree): Literal[] {
  const found: Literal[] = []
  const visit = (value: unknown, story: string | null): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, story)
    if (!isTree(value)) return
    const id = textOf(value, 'id')
    const isStory = id !== null && propertyOf(value, 'nodes') !== undefined
    const node = isStory ? null : nodeIn(value)
    if (isStory) found.push({ kind: 'story', id, story: null, tree: value })
    else if (node !== null) found.push({ kind: 'node', id: node, story, tree: value })
    for (const child of Object.values(value)) visit(child, isStory ? id : story)
  }
  visit(program, null)
  return found
}

/** What stands at the path, or as near to it as the literal goes. */
export function follow(tree: Tree, [step, ...rest]: Path): Tree {
  if (step === undefined) return tree
  if (typeof step === 'string') {
    const property = propertyOf(tree, step)
    if (property === undefined) return tree
    return rest.length === 0 ? property : follow(bare(property['value'] as Tree), rest)
  }
  const before = tree.type === 'ArrayExpression' ? (tree['elements'] as (Tree | null)[]).slice(0, step + 1) : []
  const element = before[step]
  if (!element || before.some((each) => each?.type === 'SpreadElement')) return tree
  return follow(bare(element), rest)
}
