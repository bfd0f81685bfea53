/** A card with keys on its edges: laid in a chain, or in hand with those lit that would join. */
import type { CSSProperties, ReactNode } from 'react'
import { rowOf } from './model.ts'
import type { ChainCard, ChainSize, EdgeKey, Meeting } from './types.ts'

interface EdgeCardProps {
  readonly card: ChainCard
  readonly size: ChainSize
  /** What became of its right edge: the meetings of the card after it. Nothing lies there: its keys are open. */
  readonly after: readonly Meeting[] | null
  /** Whether it is laid, or only thought of. */
  readonly look: 'laid' | 'thought' | 'hand'
}
export function EdgeCard({ card, size, after, look }: EdgeCardProps): ReactNode {
  const width = card.isCovered === true ? size.covered : size.width
  const style = { width, height: size.height, '--chain-key': `${size.keys.step * 0.86}px` } as CSSProperties
  return (
    <span className="eh-edge-card" data-look={look} data-covered={card.isCovered || undefined} style={style}>
      <span className="eh-edge-face">{card.face}</span>
      {card.left.map((key) => (
        <Half key={key.row} half={key} edge="left" meeting={meetingAt(card.meetings, key.row)} size={size} />
      ))}
      {card.right.map((key) => (
        <Half
          key={key.row}
          half={key}
          edge="right"
          meeting={after === null ? null : meetingAt(after, key.row)}
          size={size}
        />
      ))}
    </span>
  )
}
const meetingAt = (meetings: readonly Meeting[], row: number): Meeting | undefined =>
  meetings.find((meeting) => meeting.row === row)

interface HalfProps {
  readonly half: EdgeKey
  readonly edge: 'left' | 'right'
  /** Null: nothing has been laid there yet. Undefined: nothing meets it. */
  readonly meeting: Meeting | null | undefined
  readonly size: ChainSize
}
function Half({ half, edge, meeting, size }: HalfProps): ReactNode {
  const state = meeting === null ? 'open' : (meeting?.state ?? 'alone')
  return (
    <i
      className="eh-key"
      data-edge={edge}
      data-shape={half.shape}
      data-meeting={state}
      style={{ top: rowOf(half.row, size) }}
    >
      <span>{half.sign}</span>
    </i>
  )
}
