/** A worker at a farm: takes pieces from the queue, plays them on its threads, and brings what came of them. */
import { availableParallelism } from 'node:os'
import { BadInput } from '@emberhall/kernel'
import { type Crew, crewOf, Died } from '../crew.ts'
import type { Work } from '../work.ts'
import { BEAT, type Brought, type FarmSettings, Field, type Laid } from './field.ts'
import type { FarmTrouble } from './trouble.ts'

const POLL_SECONDS = 2
const LOOK_ROUND_EVERY_MS = 30_000
/** Longer than any piece takes. */
const DAY_MS = 86_400_000

export interface FarmhandSettings extends FarmSettings {
  readonly threads?: number
  readonly onTrouble: (error: FarmTrouble) => void
  /** How many pieces it has brought so far. */
  readonly onBrought?: (pieces: number) => void
  /** Pieces that wait for workers of another build than this. */
  readonly onElsewhere?: (pieces: number, build: string) => void
}
export interface Farmhand {
  readonly build: string
  readonly threads: number
  /** Finishes what it is at, then goes. */
  leave(): Promise<void>
}

/** Throws FarmTrouble where there is no farm; later it tries again by itself. */
export async function hire(settings: FarmhandSettings): Promise<Farmhand> {
  const { threads = availableParallelism(), onTrouble } = settings
  const field = await Field.open('worker', settings, onTrouble)
  // Also where one is enough it is a thread of its own: this one has to go on telling that it is there.
  const crew = crewOf(Math.max(2, threads))
  let pieces = 0
  const brought = (): void => settings.onBrought?.(++pieces)
  for (let i = 0; i < threads; i++) await takeTurns(field, crew, brought)
  const look = async (): Promise<void> => {
    const others = await field.elsewhere().catch(() => 0)
    if (others > 0) settings.onElsewhere?.(others, field.build)
  }
  await look()
  const looking = setInterval(() => void look(), LOOK_ROUND_EVERY_MS)
  return {
    build: field.build,
    threads,
    async leave() {
      clearInterval(looking)
      await field.boss.stop({ graceful: true, timeout: DAY_MS })
      await crew.end()
    },
  }
}
async function takeTurns({ boss, queue }: Field, crew: Crew, onBrought: () => void): Promise<void> {
  const options = { pollingIntervalSeconds: POLL_SECONDS, heartbeatRefreshSeconds: BEAT.everySeconds }
  const own = await boss.work<Laid, Brought>(queue, options, async ([piece]) => {
    const brought = await playedBy(crew, JSON.parse(piece!.data.work) as Work)
    onBrought()
    // The next one at once, not only at the next look.
    boss.notifyWorker(own)
    return brought
  })
}
async function playedBy(crew: Crew, work: Work): Promise<Brought> {
  try {
    return { found: JSON.stringify(await crew.do(work)) }
  } catch (error) {
    if (error instanceof Died) throw error
    return { broken: (error as Error).message, isBadInput: error instanceof BadInput }
  }
}
