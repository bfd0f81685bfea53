/** One attack after the other, and what has to be true after each: the server lives, holds no more than before, and honest people play on. */
import { readdirSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { dice } from '../crash/playing.ts'
import { Mishap } from '../mishap.ts'
import { Honest } from './honest.ts'
import { type Attack, type Ground, Siege, type TrialSettings } from './siege.ts'
import { Target } from './target.ts'
import { workDone } from './work.ts'

export interface AttackReport {
  readonly seconds: number
  /** Of those, how long the server and whoever attacks it were at work; together they may be more. */
  readonly work: number
  readonly peakMb: number
  /** By how much more is held afterwards. */
  readonly heldMb: number
  /** How long honest answers took meanwhile. */
  readonly p99Ms: number
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

const MB = 1_000_000
/** The whole process at any moment: its heap is 512 MB, and what is read aside has a little of its own. */
const MOST_RESIDENT = 900 * MB
/** What an attack may leave behind: tables that are forgotten later, code that was compiled. */
const MOST_LEFT = 24 * MB
const SETTLE_MS = 20_000
const PLAY_ON_MS = 30_000
const PLAY_ON = 3
const LONGEST_MS = { short: 180_000, long: 400_000 }

const FOLDER = new URL('./attacks/', import.meta.url)
export function attackNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
}
async function attackOf(name: string): Promise<Attack> {
  const { attack } = (await import(new URL(`${name}.ts`, FOLDER).href)) as { readonly attack: Attack }
  return attack
}

interface Place extends Pick<Ground, 'release'> {
  readonly target: Target
  readonly honest: Honest
}
async function open({ settings, release }: Ground, { seed, playing }: TrialSettings): Promise<Place> {
  const target = await Target.start(settings)
  if (!target.isAlive) throw new Mishap('down', `the server did not start: ${target.message}`)
  const honest = await Honest.begin(target.url, seed, playing.board)
  await honest.goOn(PLAY_ON, PLAY_ON_MS)
  return { target, honest, ...(release && { release }) }
}
/** Everybody goes home. What was promised must be there. */
async function close({ target, honest, release }: Place): Promise<string[]> {
  const isAlive = target.isAlive
  if (isAlive) await honest.leave()
  const isClean = await target.stop()
  const problems = [
    ...honest.lostIn(target.folder),
    ...(isClean ? [] : [`the server did not stop when it was told to; ${target.message}`]),
  ]
  if (release) release()
  else rmSync(target.folder, { recursive: true, force: true })
  return problems
}

export class Trial {
  private readonly settings: TrialSettings
  private readonly uncaught: string[] = []
  private place: Place | null = null

  constructor(settings: TrialSettings) {
    this.settings = settings
    process.on('uncaughtException', (error) => this.uncaught.push(error.message))
  }
  async run(name: string): Promise<AttackReport> {
    const attack = await attackOf(name)
    if (attack.server !== undefined) {
      const place = await open(attack.server(), this.settings)
      const report = await this.judge(attack, place)
      return { ...report, problems: [...report.problems, ...(await close(place))] }
    }
    this.place ??= await open({ settings: {} }, this.settings)
    const { target } = this.place
    const report = await this.judge(attack, this.place)
    if (report.problems.length === 0 || (target.isAlive && this.place.honest.problems.length === 0)) return report
    return { ...report, problems: [...report.problems, ...(await this.end())] }
  }
  /** Closes the server that attacks share; returns what was lost at it. */
  async end(): Promise<string[]> {
    const { place } = this
    this.place = null
    return place === null ? [] : close(place)
  }
  private async judge(attack: Attack, { target, honest }: Place): Promise<AttackReport> {
    const { isShort, seed } = this.settings
    const siege = new Siege(target, honest, dice(seed), this.settings)
    const before = await target.memory()
    const workBefore = before.work + workDone()
    const { delayed } = honest
    honest.waits = []
    const begun = performance.now()
    const longest = LONGEST_MS[isShort ? 'short' : 'long']
    const late = sleep(longest, 'late', { ref: false })
    const ended = await Promise.race([attack.run(siege), late]).catch((error: unknown) => {
      siege.problems.push(`it broke off: ${(error as Error).stack ?? String(error)}`)
    })
    siege.leave()
    siege.holds(ended !== 'late', `it took longer than ${longest / 1000} s`)
    if (!(await honest.goOn(PLAY_ON, PLAY_ON_MS))) siege.problems.push('the honest pair does not get on')
    siege.problems.push(...honest.problems, ...this.uncaught.splice(0))
    if (!attack.delays) siege.holds(honest.delayed === delayed, 'honest answers were refused for a while')
    const held = await this.settled(siege, before.held)
    const { peak, left, work } = held ?? { peak: 0, left: 0, work: before.work }
    siege.holds(held !== null, `the server has ended (${target.message.trim().split('\n').at(-1) ?? ''})`)
    siege.holds(peak < MOST_RESIDENT, `it took ${mb(peak)} MB`)
    siege.holds(left < MOST_LEFT, `${mb(left)} MB more are held afterwards`)
    const { problems, notes } = siege
    const waits = honest.waits.toSorted((a, b) => a - b)
    return {
      seconds: (performance.now() - begun) / 1000,
      work: work + workDone() - workBefore,
      peakMb: mb(peak),
      heldMb: mb(left),
      p99Ms: Math.round(waits[Math.ceil(waits.length * 0.99) - 1] ?? 0),
      notes,
      problems,
    }
  }
  /** Waits until what was taken for the attack is let go; null if there is no server any more. */
  private async settled(
    { target }: Siege,
    before: number,
  ): Promise<{ peak: number; left: number; work: number } | null> {
    let peak = 0
    for (const end = Date.now() + SETTLE_MS; target.isAlive; await sleep(250)) {
      const memory = await target.memory().catch(() => null)
      if (memory === null) return null
      peak = Math.max(peak, memory.peak)
      const left = memory.held - before
      if (left < MOST_LEFT || Date.now() > end) return { peak, left, work: memory.work }
    }
    return null
  }
}
const mb = (bytes: number): number => Math.round(bytes / MB)
