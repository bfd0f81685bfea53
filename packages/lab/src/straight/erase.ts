/** Rules without their generators: the same source, in which a procedure that may ask is a plain function. */
import { RuleFault } from '@emberhall/kernel'
import { parseSync, Visitor } from 'oxc-parser'

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}
interface Placed {
  readonly start: number
  readonly end: number
}

/** What stands before the name of a generator method: modifiers, and the star to be struck. */
const METHOD_STAR = /^((?:[a-z]+\s+)*)\*\s*/
const FUNCTION_STAR = /^function\s*\*/
/** What is not a rule but long work that others may interrupt, or a list that is made while it is read. */
const PIECES = /^:\s*(?:Pieces|Generator)</

/**
 * `function*` becomes `function`, and `yield* rule()` becomes `rule()`. That is the same as long as every rule is run
 * where it is called and nothing is handed out between two questions, so a plain `yield` is refused. What is no rule
 * stays as it is.
 */
export function erase(file: string, source: string): string {
  const { program, errors } = parseSync(file, source)
  const refuse = (at: number, reason: string): never => {
    throw new RuleFault(`${file}:${source.slice(0, at).split('\n').length} cannot be played straight: ${reason}`)
  }
  if (errors.length > 0) refuse(0, errors[0]!.message)
  const edits: Edit[] = []
  const inPieces: Placed[] = []
  const isInPieces = (node: Placed & { returnType?: Placed | null }): boolean => {
    const { returnType } = node
    if (!returnType || !PIECES.test(source.slice(returnType.start, returnType.end))) return false
    inPieces.push(node)
    return true
  }
  const strike = (node: Placed, pattern: RegExp, rest: (found: RegExpExecArray) => string): void => {
    const found = pattern.exec(source.slice(node.start, node.end)) ?? refuse(node.start, 'a generator of unknown form')
    edits.push({ from: node.start, to: node.start + found[0].length, text: rest(found) })
  }
  const method = (node: Placed & { value: unknown }): void => {
    const { type, generator, async } = node.value as { type?: string; generator?: boolean; async?: boolean }
    if (type !== 'FunctionExpression' || generator !== true || isFunction(source, node.value as Placed)) return
    if (isInPieces(node.value as Placed)) return
    if (async === true) refuse(node.start, 'a rule cannot be asynchronous')
    strike(node, METHOD_STAR, (found) => found[1]!)
  }
  const plain = (node: Placed & { generator: boolean; async: boolean }): void => {
    if (!node.generator || !isFunction(source, node) || isInPieces(node)) return
    if (node.async) refuse(node.start, 'a rule cannot be asynchronous')
    strike(node, FUNCTION_STAR, () => 'function')
  }
  const statements = new Set<unknown>()
  new Visitor({
    FunctionDeclaration: plain,
    FunctionExpression: plain,
    Property: method,
    MethodDefinition: method,
    ExpressionStatement(node) {
      statements.add(node.expression)
    },
    YieldExpression(node) {
      const { argument } = node
      if (inPieces.some(({ start, end }) => start < node.start && node.end < end)) return
      if (!node.delegate || argument === null) return refuse(node.start, 'a plain "yield"')
      // A statement must not begin with what could continue the line before.
      const isStatement = statements.has(node)
      edits.push({ from: node.start, to: argument.start, text: isStatement ? 'void (' : '' })
      if (isStatement) edits.push({ from: argument.end, to: argument.end, text: ')' })
    },
  }).visit(program)
  return applied(source, edits)
}
/** A method's function begins with its parameters. */
const isFunction = (source: string, node: Placed): boolean => /^(async|function)\b/.test(source.slice(node.start))

function applied(source: string, edits: readonly Edit[]): string {
  let text = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += source.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + source.slice(at)
}
