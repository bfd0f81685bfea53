/** What a match costs over its life: going back, growing older, lying in memory, being saved. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { at, type Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { seedChoices } from './choices.ts'
import { cpuSeconds, type Sampler } from './measure.ts'
import { playOn } from './playouts.ts'
import type { Subject } from './subjects.ts'
import { finished, lengthOf, playedTo, started } from './work.ts'

/** Milliseconds an undo takes, over whole games taken back answer by answer to their beginning. */
export function undo(subject: Subject): Sampler {
  const matches = finished(subject)
  let next = 0
  return (seconds) => {
    let spent = 0
    let undos = 0
    while (spent < seconds) {
      const match = at(matches, next++ % matches.length).fork()
      const start = cpuSeconds()
      while (match.undo('same').ok) undos++
      spent += cpuSeconds() - start
    }
    return (spent / undos) * 1000
  }
}
/** Milliseconds the slowest undo of a game takes: the best of a few tries at each place, the worst place. */
export function slowestUndo(subject: Subject): Sampler {
  const [finishedMatch] = finished(subject)
  const best: number[] = []
  return () => {
    const match = finishedMatch!.fork()
    for (let place = 0; ; place++) {
      const start = performance.now()
      if (!match.undo('same').ok) return Math.max(...best)
      best[place] = Math.min(best[place] ?? Infinity, performance.now() - start)
    }
  }
}

const TABLES = 32
/** Cost of a decision in the last quarter of a game, the first quarter being 1: watched and recorded, as at a table. */
export function aging(subject: Subject): Sampler {
  const lengths = Array.from({ length: TABLES }, (_, i) => lengthOf(subject, i + 1))
  return (seconds) => {
    const cost = [0, 0, 0, 0]
    while (at(cost, 0) + at(cost, 3) < seconds) {
      const matches = lengths.map((_, i) => started(subject, i + 1, true))
      cost.forEach((_, quarter) => {
        const start = cpuSeconds()
        matches.forEach((match, i) => {
          seedChoices(quarter * TABLES + i)
          playOn(match, Math.floor(at(lengths, i) / 4))
        })
        cost[quarter]! += cpuSeconds() - start
      })
    }
    return at(cost, 3) / at(cost, 0)
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** On the heap and in buffers beside it. */
function bytesInUse(): number {
  collectGarbage()
  collectGarbage() // Buffers of what the first has collected are let go by the second.
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
/** Bytes of a match that waits for an answer at the end of its game, when its record is longest. */
export function memory(subject: Subject, watched: boolean): Sampler {
  return () => {
    const matches: Match[] = []
    for (let seed = 1; seed <= 4 * TABLES; seed++) matches.push(playedTo(subject, seed, 0.97, watched))
    const { length } = matches
    const full = bytesInUse()
    matches.length = 0
    return (full - bytesInUse()) / length
  }
}
/** Bytes of the largest save among some whole games, compressed. */
export function saveBytes(subject: Subject): Sampler {
  return () => Math.max(...finished(subject).map((match) => gzipSync(JSON.stringify(save(match))).length))
}
