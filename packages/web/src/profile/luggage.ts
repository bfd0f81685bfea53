/** What this device has kept, as it goes along with a code; fetched by those who make or use one. */
import { LIMITS } from '@emberhall/server/protocol'
import { resultsKept } from '../storage/results.ts'
import { luggageOf, readProfile, takeProfile } from './file.ts'

/** Where nothing is kept, there is nothing to take along. */
export const packed = async (): Promise<string> => luggageOf(await resultsKept().catch(() => []), LIMITS.luggage)
export async function unpack(luggage: string): Promise<void> {
  await takeProfile(readProfile(luggage) ?? []).catch(() => undefined)
}
