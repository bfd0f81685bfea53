/** The table: a fight on its board, or a page of the story. */
import { calm, type TableProps } from '@emberhall/ui'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import type { O, S } from '../state.ts'
import { Fight } from './fight/Fight.tsx'
import { isFight } from './model/where.ts'
import { Pages } from './pages/Pages.tsx'
import { Interlude, interludeOf } from './pages/story/Interlude.tsx'

export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const calmed = useMemo(() => ({ ...props, pace }), [props, pace])
  const isSettled = useSettled()
  const interlude = useMemo(() => interludeOf(props.view.state, props.log), [props.view, props.log])
  const [read, setRead] = useState<string | null>(null)
  return (
    <div
      className="fg-root"
      style={{ '--pace': pace } as CSSProperties}
      data-still={pace === 0 || !isSettled || undefined}
    >
      {!isFight(props.view) ? (
        <Pages {...calmed} />
      ) : interlude === null || interlude === read ? (
        <Fight {...calmed} />
      ) : (
        <Interlude {...calmed} onRead={() => setRead(interlude)} />
      )}
    </div>
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
