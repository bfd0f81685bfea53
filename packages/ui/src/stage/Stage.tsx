/** A drawn table whose things can be chosen: it holds what is pointed at, and the slate that hangs over it. */
import { type ReactNode, useMemo, useState } from 'react'
import { NoteLayer } from './NoteLayer.tsx'
import { useOffer } from './places.ts'
import { type Note, StageContext, type StageProps } from './stage.ts'

export function Stage({ children, ...props }: StageProps & { readonly children: ReactNode }): ReactNode {
  const { anchors, choose, zoom, why, pickWords, question } = props
  useOffer(anchors)
  const [note, show] = useState<Note | null>(null)
  const [pointed, point] = useState<string | null>(null)
  const desk = useMemo(
    () => ({ anchors, choose, zoom, why, pickWords, question, note, show, pointed, point }),
    [anchors, choose, zoom, why, pickWords, question, note, pointed],
  )
  return (
    <StageContext value={desk}>
      {children}
      <NoteLayer />
    </StageContext>
  )
}
