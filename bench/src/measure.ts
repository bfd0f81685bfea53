/** Measuring by the CPU time of the calling thread: what other processes take does not count. */
import { at } from '@emberhall/kernel'
import { readFileSync } from 'node:fs'

const SCHEDSTAT = '/proc/thread-self/schedstat'
/** CPU seconds this thread has had; where that cannot be read, those of the whole process. */
export function cpuSeconds(): number {
  if (process.platform === 'linux') return Number(readFileSync(SCHEDSTAT, 'latin1').split(' ', 1)[0]) / 1e9
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Gives one measured value after about this many CPU seconds of work. */
export type Sampler = (seconds: number) => number

/** Units of work done per CPU second. */
export function rateOf(work: () => number): Sampler {
  return (seconds) => {
    const start = cpuSeconds()
    let units = 0
    let spent = 0
    while (spent < seconds) {
      // Reading the CPU time costs some 10 µs, so it is read only every few milliseconds.
      const until = performance.now() + 4
      do units += work()
      while (performance.now() < until)
      spent = cpuSeconds() - start
    }
    return units / spent
  }
}
export function microsecondsPer(work: () => number): Sampler {
  const rate = rateOf(work)
  return (seconds) => 1e6 / rate(seconds)
}
export function millisecondsPer(work: () => number): Sampler {
  const rate = rateOf(work)
  return (seconds) => 1e3 / rate(seconds)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? at(sorted, half) : (at(sorted, half - 1) + at(sorted, half)) / 2
}
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}
