/** What the server would not do with one's tables. */
import type { ReactNode } from 'react'
import { useProblemText } from '../online/useOnline.ts'
import { Problem } from '../Problem.tsx'
import type { Tables } from './useTables.ts'

export function HallProblem({ problem, dismiss }: Pick<Tables, 'problem' | 'dismiss'>): ReactNode {
  const problemText = useProblemText()
  return problem === null ? null : <Problem className="hall-problem" text={problemText(problem)} onClose={dismiss} />
}
