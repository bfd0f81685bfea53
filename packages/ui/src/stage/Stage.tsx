/** A drawn table whose things can be chosen: it holds what is pointed at, and the slate that hangs over it. */
import './stage.css'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { NoteLayer } from './NoteLayer.tsx'
import { useOffer } from './holds.ts'
import { type Note, PointedContext, StageContext, type StageProps } from './stage.ts'

export function Stage({ children, ...props }: StageProps & { readonly children: ReactNode }): ReactNode {
  const { anchors, choose, zoom, why, pickWords, question } = props
  useOffer(anchors)
  const [note, setNote] = useState<Note | null>(null)
  const [pointed, point] = useState<string | null>(null)
  const hanging = useRef<Note | null>(null)
  const show = useCallback((next: Note | null) => {
    hanging.current = next
    setNote(next)
  }, [])
  const desk = useMemo(
    () => ({ anchors, choose, zoom, why, pickWords, question, show, noteNow: () => hanging.current, point }),
    [anchors, choose, zoom, why, pickWords, question, show],
  )
  return (
    <StageContext value={desk}>
      <PointedContext value={pointed}>{children}</PointedContext>
      <NoteLayer note={note} />
    </StageContext>
  )
}
