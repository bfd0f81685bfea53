/** A scenario that does not hold. The message says what was expected and what there is instead. */
export class ScenarioFailure extends Error {
  override name = 'ScenarioFailure'
}

export function fail(message: string): never {
  const failure = new ScenarioFailure(message)
  // The line of the test is what the reader wants, not ours.
  Error.captureStackTrace(failure, fail)
  throw failure
}

/** A short list for a message. */
export function listed(words: readonly string[], none = 'nothing'): string {
  if (words.length === 0) return none
  const shown = words.slice(0, 40).join(', ')
  return words.length > 40 ? `${shown} and ${words.length - 40} more` : shown
}

/** The place where two texts part. */
export function parting(actual: string, expected: string): string {
  let i = 0
  while (actual[i] === expected[i]) i++
  const around = (text: string) => text.slice(Math.max(0, i - 60), i + 60)
  return `… ${around(actual)} … instead of … ${around(expected)} …`
}
