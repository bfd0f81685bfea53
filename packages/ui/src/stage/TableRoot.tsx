/** The ground of a drawn table: how fast things move on it, and that nothing moves before it has settled. */
import type { CSSProperties, ReactNode, Ref } from 'react'
import type { Beat } from '../contract.ts'
import { useSettled } from './settled.ts'

interface TableRootProps {
  /** What the class names of the game begin with. */
  readonly prefix: string
  readonly pace: number
  /** What is being shown happening: style sheets know it by its line. */
  readonly beat?: Pick<Beat, 'line'> | null
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}
export function TableRoot({ prefix, pace, beat, ref, children }: TableRootProps) {
  const isSettled = useSettled()
  return (
    <div
      className={`${prefix}-root`}
      ref={ref}
      data-beat={beat?.line?.what}
      style={{ '--pace': pace } as CSSProperties}
      data-still={pace === 0 || !isSettled || undefined}
    >
      {children}
    </div>
  )
}
