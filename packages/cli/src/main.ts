/** emberhall play | simulate | worker | replay | check | games | move | help */
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded: the second start takes a third of the time.
enableCompileCache()
// Games import their rule books as text, `en.md?raw`: the bundler and the test runner know how, Node has to be told.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.md?raw')) return next(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
    return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true }
  },
})
const { Failure } = await import('./failure.ts')
const { BadInput } = await import('@emberhall/kernel')
const { run } = await import('./run.ts')

// A reader that has seen enough (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Failure) && !(error instanceof BadInput)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof Failure ? error.exitCode : 2
}
