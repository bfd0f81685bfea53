/** A fixture on its stage. */
import type { Core } from '@emberhall/kernel'
import { Stage } from '@emberhall/ui'
import type { ReactNode } from 'react'
import type { Played } from './fixture.ts'

interface StagedProps<S> {
  readonly played: Played<S>
  readonly why: Readonly<Record<string, string>>
  readonly children: ReactNode
}
export function Staged<S extends Core>({ played, why, children }: StagedProps<S>): ReactNode {
  const { anchors, choose, question } = played
  return (
    <Stage
      anchors={anchors}
      choose={choose}
      zoom={() => {}}
      why={({ code }) => why[code] ?? code}
      pickWords={(n) => `${n}`}
      question={question}
    >
      {children}
    </Stage>
  )
}
