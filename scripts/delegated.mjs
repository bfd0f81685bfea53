// Checks that rules are called with `yield*`: a rule that is only called never runs, and nobody notices.
import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SyntaxKind } from 'typescript/unstable/ast'
import { isYieldExpression } from 'typescript/unstable/ast/is'
import { API } from 'typescript/unstable/sync'

/** Where rules stand. */
const PROJECTS = '{games/*,packages/{kernel,story,campaign}}/tsconfig.json'
/** What runs rules itself holds them in its hand. */
const RUNNERS = /^(packages\/kernel\/src\/course|packages\/lab\/src\/straight\/table|games\/[^/]+\/src\/chains)\.ts$/

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {{ file: string, line: number, call: string }} Violation
 */

/**
 * @param {string} root
 * @returns {{ violations: Violation[], calls: number }} `calls` counts the rules that are called at all
 */
export function checkDelegation(root) {
  const configs = globSync(PROJECTS, { cwd: root }).map((file) => join(root, file))
  const api = new API({ cwd: root })
  try {
    const projects = api.updateSnapshot({ openProjects: configs }).getProjects()
    const found = projects
      .filter(({ configFileName }) => configs.includes(configFileName))
      .flatMap((project) => project.rootFiles.map((file) => checkFile(project, root, file)))
    return {
      violations: found.flatMap(({ violations }) => violations),
      calls: found.reduce((sum, { calls }) => sum + calls, 0),
    }
  } finally {
    api.close()
  }
}

/**
 * @param {import('typescript/unstable/sync').Project} project
 * @param {string} root
 * @param {string} path
 */
function checkFile({ program, checker }, root, path) {
  const file = relative(root, path)
  const source = program.getSourceFile(path)
  if (source === undefined) throw new Error(`${file} cannot be read`)
  const calls = callsIn(source)
  const types = checker.getTypeAtLocation(calls)
  const rules = calls.filter((_, i) => {
    const type = types[i]
    return type !== undefined && /^(Rule|Generator<unknown)\b/.test(checker.typeToString(type))
  })
  const lost = RUNNERS.test(file) ? [] : rules.filter((call) => !isHandedOn(call))
  const violations = lost.map((call) => {
    const text = source.text.slice(call.pos, call.end).trim()
    return { file, line: source.text.slice(0, call.end - text.length).split('\n').length, call: text }
  })
  return { violations, calls: rules.length }
}

/**
 * @param {Node} root
 * @returns {Node[]}
 */
function callsIn(root) {
  /** @type {Node[]} */
  const calls = []
  /** @param {Node} node */
  const visit = (node) => {
    if (node.kind === SyntaxKind.CallExpression) calls.push(node)
    node.forEachChild(visit)
  }
  visit(root)
  return calls
}

/** What a rule may lie in on its way to whoever runs it: brackets, and one of several to choose from. */
const WRAPPERS = [SyntaxKind.ParenthesizedExpression, SyntaxKind.ConditionalExpression]

/**
 * Whether a call's rule is run by `yield*`, or returned by a function that is no rule itself.
 * @param {Node} call
 */
function isHandedOn(call) {
  let { parent } = call
  while (WRAPPERS.includes(parent.kind)) parent = parent.parent
  if (isYieldExpression(parent)) return parent.asteriskToken !== undefined
  if (parent.kind === SyntaxKind.ArrowFunction) return true
  return parent.kind === SyntaxKind.ReturnStatement && !isInGenerator(parent)
}
const FUNCTIONS = [
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.ArrowFunction,
]
/** @param {Node} node */
function isInGenerator(node) {
  let { parent } = node
  while (!FUNCTIONS.includes(parent.kind)) parent = parent.parent
  return 'asteriskToken' in parent && parent.asteriskToken !== undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { violations, calls } = checkDelegation(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const { file, line, call } of violations)
    console.error(`${file}:${line} calls a rule without \`yield*\`, so it never runs: ${call}`)
  console.log(`${calls} calls of rules, ${violations.length} without yield*`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
