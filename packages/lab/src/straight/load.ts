/** Loads rules a second time, with their generators erased and a kernel of their own: for playouts by the million. */
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { erase } from './erase.ts'
import type * as Tables from './table.ts'

/** Marks what is to be loaded straight. */
const SCHEME = 'straight:'
/** A straight module goes by a name of its own, so that it is another module than the one in the file. */
const NAME = /\.straight\.ts$/

let isReady = false
function prepare(): void {
  if (isReady) return
  isReady = true
  registerHooks({
    resolve(specifier, context, next) {
      const isAsked = specifier.startsWith(SCHEME)
      const found = next(isAsked ? specifier.slice(SCHEME.length) : specifier, context)
      const isOurs = found.url.endsWith('.ts') && !found.url.includes('/node_modules/')
      if (!isOurs || !(isAsked || NAME.test(context.parentURL ?? ''))) return found
      return { ...found, url: found.url.replace(/\.ts$/, '.straight.ts') }
    },
    load(url, context, next) {
      if (!NAME.test(url)) return next(url, context)
      const file = fileURLToPath(url.replace(NAME, '.ts'))
      return { format: 'module-typescript', source: erase(file, readFileSync(file, 'utf8')), shortCircuit: true }
    },
  })
}

/** What a module of rules exports, made straight, and what plays it. */
export interface Straight<Exports> {
  readonly exports: Exports
  readonly playStraight: typeof Tables.playStraight
}
/** By the name of a package or the address of a file. @example loadStraight<{ module: GameModule }>('@emberhall/vale') */
export function loadStraight<Exports>(address: string): Straight<Exports> {
  prepare()
  const load = createRequire(import.meta.url)
  const { playStraight } = load(SCHEME + fileURLToPath(new URL('./table.ts', import.meta.url))) as typeof Tables
  const path = address.startsWith('file:') ? fileURLToPath(address) : address
  return { exports: load(SCHEME + path) as Exports, playStraight }
}
