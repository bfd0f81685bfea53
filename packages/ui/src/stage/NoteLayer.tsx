/** Why not, or which way: a small slate beside the thing it speaks of. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Note, useStage } from './stage.ts'

const MARGIN = 8
export function NoteLayer({ note }: { readonly note: Note | null }) {
  const { show, choose, question } = useStage()
  const ref = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLElement | null>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked is gone with the question
  useEffect(() => show(null), [question])
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect()
    const home = ref.current?.parentElement?.getBoundingClientRect()
    if (note === null || box === undefined || home === undefined) return
    const above = note.top - box.height - MARGIN
    const top = above >= home.top + MARGIN ? above : Math.min(note.bottom + MARGIN, home.bottom - box.height - MARGIN)
    const left = Math.max(home.left + MARGIN, Math.min(note.x - box.width / 2, home.right - box.width - MARGIN))
    setPlace({ left: left - home.left, top: top - home.top })
    if (note.ways.length === 0) return
    back.current = document.activeElement as HTMLElement | null
    ref.current?.querySelector('button')?.focus()
  }, [note])
  useEffect(() => {
    if (note === null || note.ways.length === 0) return
    const away = (event: Event): void => {
      if (event.type === 'keydown' ? (event as KeyboardEvent).key !== 'Escape' : inside(ref.current, event)) return
      show(null)
      if (event.type === 'keydown') back.current?.focus()
    }
    addEventListener('pointerdown', away, true)
    addEventListener('keydown', away, true)
    return () => {
      removeEventListener('pointerdown', away, true)
      removeEventListener('keydown', away, true)
    }
  }, [note, show])
  if (note === null) return null
  return (
    <div
      ref={ref}
      className="eh-note"
      style={place}
      role={note.ways.length > 0 ? 'group' : 'tooltip'}
      aria-label={note.ways.length > 0 ? note.title : undefined}
    >
      <b>{note.title}</b>
      {note.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {note.ways.map((choice) => (
        <button
          key={`${choice.option} ${choice.label}`}
          type="button"
          onClick={() => {
            show(null)
            choose(choice)
          }}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
const inside = (element: Element | null, event: Event): boolean => element?.contains(event.target as Node) ?? false
