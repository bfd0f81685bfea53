/** Runs a game's tests with one rule broken at a time. The broken text exists only in memory. */
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '@emberhall/roster'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { citing, lookedAt, type Mutant } from '../audit/mutant.ts'

/** killed: a test that cites the rule fails. invalid: the list itself is wrong, see `note`. */
export interface Fate {
  readonly mutant: Mutant
  readonly end: 'killed' | 'survived' | 'invalid'
  readonly note: string
}

/**
 * `patience`: a broken rule may run for ever; whoever has worked on it for this many milliseconds has noticed. The time this process
 * has worked counts, its threads included, and not the clock: a machine that does other things besides changes no verdict.
 */
export async function* mutate(folder: string, mutants: readonly Mutant[], patience: number): AsyncGenerator<Fate> {
  const bench = new Bench(patience)
  try {
    for (const { mutant, files, flaw } of lookedAt(folder, mutants)) {
      if (flaw !== undefined) yield { mutant, end: 'invalid', note: flaw }
      else yield { mutant, ...(await bench.run(mutant, join(folder, mutant.file), files)) }
    }
  } finally {
    await bench.close()
  }
}

/** How often it looks how long it has worked, in milliseconds. */
const LOOKS = 200

/** One test runner for all mutants: only the module that changes is read anew. */
class Bench {
  private vitest: Vitest | undefined
  private broken: { path: string; find: string; replace: string } | undefined
  /** Tests known to pass when nothing is broken. */
  private readonly sound = new Set<string>()
  private readonly patience: number

  constructor(patience: number) {
    this.patience = patience
  }

  async run(mutant: Mutant, path: string, files: readonly string[]): Promise<Omit<Fate, 'mutant'>> {
    const key = `${mutant.rule} ${files.join()}`
    if (!this.sound.has(key)) {
      const plain = await this.tests(mutant.rule, files)
      if (plain === undefined || plain.failed.length > 0 || plain.passed.length === 0)
        return {
          end: 'invalid',
          note: `its tests do not pass as it is: ${plain?.failed.join('; ') ?? 'they never end'}`,
        }
      this.sound.add(key)
    }
    this.broken = { path, find: mutant.find, replace: mutant.replace }
    this.vitest?.invalidateFile(path)
    const outcome = await this.tests(mutant.rule, files)
    this.broken = undefined
    this.vitest?.invalidateFile(path)
    if (outcome === undefined) return { end: 'killed', note: 'never ends' }
    if (outcome.unloadable !== undefined)
      return { end: 'invalid', note: `the module cannot be loaded: ${outcome.unloadable}` }
    const [first] = outcome.failed
    return first === undefined ? { end: 'survived', note: outcome.passed.join('; ') } : { end: 'killed', note: first }
  }
  /** The tests that cite a rule by their own title; undefined when they do not come to an end. */
  private async tests(rule: string, files: readonly string[]) {
    const vitest = (this.vitest ??= await this.start())
    vitest.setGlobalTestNamePattern(citing(rule))
    const specifications = files.flatMap((file) => vitest.getModuleSpecifications(file))
    const before = process.cpuUsage()
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<undefined>((resolve) => {
      timer = setInterval(() => {
        const { user, system } = process.cpuUsage(before)
        if ((user + system) / 1000 > this.patience) resolve(undefined)
      }, LOOKS)
    })
    const result = await Promise.race([vitest.runTestSpecifications(specifications), tooLong])
    clearInterval(timer)
    if (result === undefined) {
      // Its worker cannot be reached any more: leave it behind and begin with a fresh one.
      this.vitest = undefined
      void vitest.close()
      return undefined
    }
    return { ...outcomesOf(result.testModules, rule), unloadable: loadError(result.testModules) }
  }
  private async start(): Promise<Vitest> {
    const breaker = {
      name: 'emberhall-mutant',
      enforce: 'pre' as const,
      transform: (code: string, id: string) =>
        this.broken !== undefined && id.split('?')[0] === this.broken.path
          ? code.replace(this.broken.find, () => this.broken!.replace)
          : undefined,
    }
    const vitest = await createVitest(
      {
        root,
        pool: 'threads',
        watch: false,
        reporters: [{}],
        maxWorkers: 1,
        fileParallelism: false,
        isolate: true,
        silent: true,
        fsModuleCache: false,
      },
      { plugins: [breaker], server: { watch: null }, logLevel: 'silent' },
    )
    await vitest.standalone()
    return vitest
  }
  async close(): Promise<void> {
    await this.vitest?.close()
  }
}

function outcomesOf(modules: readonly TestModule[], rule: string): { passed: string[]; failed: string[] } {
  const tests = modules
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => citing(rule).test(test.name))
  const named = (state: string) => tests.filter((test) => test.result().state === state).map((test) => test.name)
  return { passed: named('passed'), failed: named('failed') }
}
function loadError(modules: readonly TestModule[]): string | undefined {
  const [error] = modules.flatMap((module) => module.errors())
  return error && stripVTControlCharacters(error.message).replaceAll(/\s+/g, ' ').slice(0, 120)
}
