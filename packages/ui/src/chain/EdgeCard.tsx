/** A card with keys on its edges: laid in a chain, or in hand with those lit that would join. */
import type { CSSProperties, ReactNode } from 'react'
import { lengthOf, rowOf } from './model.ts'
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
  const { rise = 0 } = card
  const width = card.isCovered === true ? size.covered : rise > 0 ? (size.wide ?? size.width) : size.width
  const style = {
    width: lengthOf(width),
    height: lengthOf(size.height + rise),
    '--chain-key': lengthOf(size.keys.step * 0.86),
  } as CSSProperties
  const top = ({ row }: EdgeKey): number => rise + rowOf(row, size)
  return (
    <span className="eh-edge-card" data-look={look} data-covered={card.isCovered || undefined} style={style}>
      <span className="eh-edge-face">{card.face}</span>
      {card.left.map((key) => (
        <Half
          key={key.row}
          half={key}
          edge="left"
          meeting={meetingAt(card.meetings, key.row)}
          top={top(key)}
          isLaid={look !== 'hand'}
        />
      ))}
      {card.right.map((key) => (
        <Half
          key={key.row}
          half={key}
          edge="right"
          meeting={after === null ? null : meetingAt(after, key.row)}
          top={top(key)}
          isLaid={look !== 'hand'}
        />
      ))}
    </span>
  )
}
const meetingAt = (meetings: readonly Meeting[], row: number): Meeting | undefined =>
  meetings.find((meeting) => meeting.row === row)

/** One medallion, cut in two by the seam: what the right edge of a card offers, and the arrow that takes it. */
const OUTLINES: Readonly<Record<EdgeKey['shape'], string>> = {
  round: 'M44 0H17C6 0 0 8 0 17S6 34 17 34H44Z',
  point: 'M44 0H15L0 17 15 34H44Z',
  square: 'M44 0H2V11L7 17 2 23V34H44Z',
  arrow: 'M0 0H31L44 17 31 34H0Z',
}
/** It catches the light from above. */
const SHEENS: Readonly<Record<EdgeKey['shape'], string>> = {
  round: 'M44 2H17C8 2 2 8 2 15 10 11 30 11 44 12Z',
  point: 'M44 2H16L5 14C16 11 32 11 44 12Z',
  square: 'M44 2H4V11L5 13C16 11 32 11 44 12Z',
  arrow: 'M0 2H30L39 14C28 11 12 11 0 12Z',
}
interface HalfProps {
  readonly half: EdgeKey
  readonly edge: 'left' | 'right'
  /** Null: nothing has been laid there yet. Undefined: nothing meets it. */
  readonly meeting: Meeting | null | undefined
  /** The middle of its row. */
  readonly top: number
  /** There is a seam where it lies beside another. */
  readonly isLaid: boolean
}
function Half({ half: { shape, tone, sign }, edge, meeting, top, isLaid }: HalfProps): ReactNode {
  const state = meeting === null ? 'open' : (meeting?.state ?? 'alone')
  const style = { top: lengthOf(top), ...(tone !== undefined && { '--key': tone }) } as CSSProperties
  return (
    <i className="eh-key" data-edge={edge} data-shape={shape} data-meeting={state} style={style}>
      <svg className="eh-key-form" viewBox="0 0 44 34" preserveAspectRatio="none" aria-hidden="true">
        {state === 'joined' && <path className="eh-key-glow" d={OUTLINES[shape]} />}
        <path d={OUTLINES[shape]} />
        <path className="eh-key-sheen" d={SHEENS[shape]} />
      </svg>
      <span>{sign}</span>
      {edge === 'left' && isLaid && <Seam state={state} />}
    </i>
  )
}
const CRACK = 'M0-22L-3-12 3-5-3 3 2 10-2 22'
/** What happens on the seam itself: a spark, a crack, a spark that waits to be paid for. */
function Seam({ state }: { readonly state: Meeting['state'] | 'open' | 'alone' }): ReactNode {
  if (state === 'open' || state === 'alone') return null
  return (
    <svg className="eh-key-seam" viewBox="-24 -24 48 48" aria-hidden="true">
      {state === 'dark' ? (
        <>
          <path className="eh-key-gap" d={CRACK} />
          <path className="eh-key-crack" d={CRACK} />
        </>
      ) : (
        <>
          {state === 'joined' && [17, 12, 8].map((r) => <circle key={r} className="eh-key-halo" r={r} />)}
          <path className="eh-key-spark" d={state === 'joined' ? 'M-8 0L0-6.5 8 0 0 6.5Z' : 'M-8 0L0-7 8 0 0 7Z'} />
        </>
      )}
    </svg>
  )
}
