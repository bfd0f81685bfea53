// Finds modules of one package or game that need each other to be loaded. Types leave nothing behind when a module runs,
// and what is fetched by `import()` comes later: neither makes a cycle.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * The files that a module cannot be loaded without, as paths from the same folder.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function neededBy(file, source) {
  /** @typedef {{ type: string, importKind?: string, exportKind?: string, source?: { value: string } | null }} Statement */
  const body = /** @type {Statement[]} */ (/** @type {unknown} */ (parseSync(file, source).program.body))
  return body
    .filter(({ type, importKind, exportKind }) => /^(Im|Ex)port/.test(type) && (importKind ?? exportKind) !== 'type')
    .flatMap(({ source: from }) => (from?.value.startsWith('.') ? [posix.join(dirname(file), from.value)] : []))
}

/**
 * Groups of files that need each other, each in the order of its paths (Tarjan's strongly connected components).
 * @param {ReadonlyMap<string, readonly string[]>} needs
 * @returns {string[][]}
 */
export function cyclesAmong(needs) {
  /** @type {Map<string, { order: number, lowest: number, isOpen: boolean }>} */
  const met = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const cycles = []
  /** @param {string} file */
  const visit = (file) => {
    const own = { order: met.size, lowest: met.size, isOpen: true }
    met.set(file, own)
    open.push(file)
    const needed = (needs.get(file) ?? []).filter((other) => needs.has(other))
    for (const other of needed) {
      const seen = met.get(other) ?? visit(other)
      if (seen.isOpen) own.lowest = Math.min(own.lowest, seen.lowest)
    }
    if (own.lowest < own.order) return own
    const group = open.splice(open.indexOf(file))
    for (const each of group) Object.assign(met.get(each) ?? {}, { isOpen: false })
    if (group.length > 1 || needed.includes(file)) cycles.push(group.toSorted())
    return own
  }
  for (const file of needs.keys()) if (!met.has(file)) visit(file)
  return cycles
}

/**
 * @param {string} root
 * @param {readonly string[]} files of one package or game
 */
export function cyclesIn(root, files) {
  return cyclesAmong(new Map(files.map((file) => [file, neededBy(file, readFileSync(join(root, file), 'utf8'))])))
}
