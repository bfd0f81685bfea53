import { useEffect, useState } from 'react'
import { type Result, resultsKept } from '../storage/results.ts'

const NONE: readonly Result[] = []
/** Null until they are read; none where the browser keeps nothing. */
export function useResults(): readonly Result[] | null {
  const [results, setResults] = useState<readonly Result[] | null>(null)
  useEffect(() => {
    void resultsKept().then(setResults, () => setResults(NONE))
  }, [])
  return results
}
