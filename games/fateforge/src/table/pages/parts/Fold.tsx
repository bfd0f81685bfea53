/** What is seldom done, folded away: its heading stands for it, so that it is not listed beside the table. */
import type { Option } from '@emberhall/kernel'
import { optionKey, useHold } from '@emberhall/ui'
import { type ReactNode, useRef } from 'react'

interface FoldProps {
  readonly title: string
  readonly options: readonly Option[]
  readonly children: ReactNode
}
export function Fold({ title, options, children }: FoldProps) {
  const ref = useRef<HTMLElement>(null)
  useHold(options.map(optionKey), ref, '')
  return (
    <details className="fgp-fold">
      <summary ref={ref}>{title}</summary>
      {children}
    </details>
  )
}
