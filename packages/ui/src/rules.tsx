/** Rule ids in running text lead to the rule. */
import { createContext, type ReactNode, useContext } from 'react'

const RULE = /\b[A-Z]{2}-[A-Z]?\d{1,2}(?:(?:\.[A-Z]{2})?\.\d{1,2}[a-h]?)?\b/g

export interface RuleDesk {
  readonly open: (id: string) => void
  /** What a screen reader says for the link. */
  readonly label: (id: string) => string
}
export const RuleDeskContext = createContext<RuleDesk | null>(null)

export function RuleLink({ id }: { readonly id: string }): ReactNode {
  const desk = useContext(RuleDeskContext)
  if (id === '') return null
  if (desk === null) return <span className="eh-rule">{id}</span>
  return (
    <button type="button" className="eh-rule" aria-label={desk.label(id)} onClick={() => desk.open(id)}>
      {id}
    </button>
  )
}

/** A sentence in which every rule id can be clicked. */
export function Ruled({ text }: { readonly text: string }): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(RULE)) {
    parts.push(text.slice(end, found.index), <RuleLink key={found.index} id={found[0]} />)
    end = found.index + found[0].length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
