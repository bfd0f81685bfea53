/** Results as a file, to be carried to another device: opened there, they stand beside what is there. */
import { keepResult, type Result, resultsKept } from '../storage/results.ts'

interface ProfileFile {
  readonly profile: 1
  readonly results: readonly Result[]
}
export async function profileFile(): Promise<ProfileFile> {
  return { profile: 1, results: await resultsKept() }
}
/** As much of it as goes along with a code, the latest first; empty: nothing was played yet. */
export function luggageOf(results: readonly Result[], most: number): string {
  for (let n = results.length; n > 0; n = Math.floor(n * SHORTER)) {
    const text = JSON.stringify({ profile: 1, results: results.slice(0, n) } satisfies ProfileFile)
    if (text.length <= most) return text
  }
  return ''
}
const SHORTER = 0.9
const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, ended, seats, isWon, best, exploits, luck } = value as Partial<Result>
  const tally = Object.values(luck ?? {})
  return (
    [id, game].every(isText) &&
    [ended, seats].every(isFigure) &&
    typeof isWon === 'boolean' &&
    (best === null || isFigure(best)) &&
    Array.isArray(exploits) &&
    exploits.every(isText) &&
    tally.length === 3 &&
    tally.every(isFigure)
  )
}
/** The results in a file; null if it is another kind of file. */
export function readProfile(text: string): readonly Result[] | null {
  if (!text.includes('"profile"')) return null
  try {
    const { profile, results } = JSON.parse(text) as Partial<ProfileFile>
    return profile === 1 && Array.isArray(results) && results.every(isResult) ? results : null
  } catch {
    // Whatever it is, it is said by those who open saves.
    return null
  }
}
export async function takeProfile(results: readonly Result[]): Promise<void> {
  for (const result of results) await keepResult(result)
}
