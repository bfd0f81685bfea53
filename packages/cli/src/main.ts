/** emberhall play | simulate | replay | check | games | help */
import { enableCompileCache } from 'node:module'

// Before anything else is loaded: the second start takes a third of the time.
enableCompileCache()
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
