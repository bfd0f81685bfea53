/** The table: what the frame hands over, drawn for a wide or a narrow screen. */
import type { TableProps } from '@emberhall/ui'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { O, S } from '../state.ts'
import { Desk } from './layout/Desk.tsx'
import { Phone } from './layout/Phone.tsx'
import { SceneContext, sceneOf } from './model/scene.ts'
import { NoteLayer } from './stage/NoteLayer.tsx'
import { type Note, NotesContext } from './stage/notes.ts'
import { calm } from './stage/pace.ts'
import { useFlights } from './stage/useFlights.ts'
import { useSteps } from './stage/useSteps.ts'
import { useWalk } from './stage/useWalk.ts'

export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const [note, show] = useState<Note | null>(null)
  const [pointed, point] = useState<string | null>(null)
  const notes = useMemo(() => ({ note, show, pointed, point }), [note, pointed])
  const walkTo = useWalk(props, pace)
  const walk = useRef(walkTo)
  walk.current = walkTo
  const scene = useMemo(() => sceneOf(props, (goal) => walk.current(goal)), [props])
  const root = useRef<HTMLDivElement>(null)
  useFlights(root, props.view, scene.me, pace)
  useSteps(root, props.view, props.news, scene.layout, pace)
  const isSettled = useSettled()
  return (
    <SceneContext value={scene}>
      <NotesContext value={notes}>
        <div
          className="ff-root"
          ref={root}
          style={{ '--pace': pace } as CSSProperties}
          data-still={pace === 0 || !isSettled || undefined}
        >
          {props.phone ? <Phone /> : <Desk />}
          <NoteLayer />
        </div>
      </NotesContext>
    </SceneContext>
  )
}
/** What lies there from the beginning does not fall into place. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), 400)
    return () => window.clearTimeout(timer)
  }, [])
  return isSettled
}
