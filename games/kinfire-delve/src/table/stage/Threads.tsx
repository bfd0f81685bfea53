/** Dotted light from everything that counts to the card it counts for. */
import { at } from '@emberhall/kernel'
import { beforePaint } from '@emberhall/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePace } from './pace.ts'

interface Thread {
  readonly d: string
  readonly x: number
  readonly y: number
}
function threadsIn(board: Element, dice: boolean): Thread[] {
  const target = board.querySelector('[data-target] [data-card]')
  const counting = [...board.querySelectorAll(dice ? '.kd-played, .kd-die-place[data-counts]' : '.kd-played')]
  if (target === null || counting.length === 0) return []
  const home = board.getBoundingClientRect()
  const card = target.getBoundingClientRect()
  const sources = counting.map((element) => element.getBoundingClientRect())
  const isLeft = card.left + card.width / 2 < home.left + home.width / 2
  const ex = (isLeft ? card.right - 6 : card.left + 6) - home.left
  return sources.map((box, i) => {
    const sx = box.left + box.width / 2 - home.left
    const sy = box.top + 4 - home.top
    const ey = card.top + card.height * 0.45 + i * 16 - home.top
    const lift = Math.min(sy, ey) - 18
    return { d: `M${sx} ${sy}C${sx} ${lift} ${ex + (isLeft ? 60 : -60)} ${ey} ${ex} ${ey}`, x: ex, y: ey }
  })
}
/** `on` changes whenever something has been played or rolled. */
export function Threads({ on, dice }: { readonly on: string; readonly dice: boolean }) {
  const ref = useRef<SVGSVGElement>(null)
  const pace = usePace()
  const [threads, setThreads] = useState<readonly Thread[]>([])
  useLayoutEffect(() => {
    const board = ref.current?.parentElement
    if (!board) return
    const draw = (): (() => void) => {
      const now = threadsIn(board, dice)
      return () =>
        setThreads((old) => (now.length === old.length && now.every(({ d }, i) => d === at(old, i).d) ? old : now))
    }
    const callOff = beforePaint(draw)
    // Cards are still on their way.
    const timer = window.setTimeout(() => beforePaint(draw), 600 * pace)
    const watch = new ResizeObserver(() => draw()())
    watch.observe(board)
    return () => {
      callOff()
      window.clearTimeout(timer)
      watch.disconnect()
    }
  }, [on, dice, pace])
  return (
    <svg ref={ref} className="kd-threads" aria-hidden="true">
      {threads.map(({ d, x, y }) => (
        <g key={d}>
          <path d={d} stroke="#ffd58a" strokeWidth="9" opacity=".14" />
          <path d={d} stroke="#fff0c4" strokeWidth="2.4" strokeDasharray="1 8" strokeLinecap="round" />
          <circle cx={x} cy={y} r="18" fill="url(#kd-glow-gold)" stroke="none" />
          <circle cx={x} cy={y} r="3.6" fill="#fff6da" stroke="none" />
        </g>
      ))}
    </svg>
  )
}
