/** A window onto something larger: panned and zoomed, followed to where something happens, walked over by keyboard. */
import '../stage/stage.css'
import './viewport.css'
import type { Lang } from '@emberhall/speech'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { around, type Box, holds, shownBy, type ZoomLimits } from './camera.ts'
import { SmallMap } from './SmallMap.tsx'
import { useCamera } from './useCamera.ts'
import type { Walk } from './walk.ts'
import { Walker } from './Walker.tsx'
import { VIEWPORT_WORDS } from './words.ts'

/** What may stick out without being missed, in pixels of the board. */
const EDGE = 6
interface ViewportProps<P> {
  readonly lang: Lang
  readonly className: string
  readonly style?: CSSProperties
  /** All there is to see. */
  readonly board: Box
  readonly limits: ZoomLimits
  /** Where something happens: it is shown by itself. */
  readonly action: Box | null
  readonly walk: Walk<P>
  /** Shapes of the small map. */
  readonly small: ReactNode
  /** 0: at once. */
  readonly pace: number
  readonly children: ReactNode
}
export function Viewport<P>(props: ViewportProps<P>): ReactNode {
  const { lang, className, style, board, limits, action, walk, small, pace, children } = props
  const words = VIEWPORT_WORDS[lang]
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const desk = useCamera({ frame, world, board, limits, pace })
  const [isAway, setAway] = useState(false)
  const [isWhole, setWhole] = useState(true)
  const [finger, setFinger] = useState<P | null>(null)
  useEffect(() => {
    if (action !== null) desk.follow(action)
  }, [action, desk])
  useEffect(
    () => desk.watch(() => setAway(action !== null && !holds(around(shownBy(desk.camera(), desk.room()), 1), action))),
    [action, desk],
  )
  // By a hair's breadth less than all of it is all of it.
  useEffect(
    () => desk.watch(() => setWhole(holds(around(shownBy(desk.camera(), desk.room()), EDGE), board))),
    [board, desk],
  )
  const pointed = finger === null ? null : walk.boxOf(finger)
  return (
    <div ref={frame} className={`eh-viewport ${className}`} style={style} data-board="">
      <div ref={world} className="eh-world">
        {children}
        {pointed !== null && (
          <i
            className="eh-finger"
            style={{ left: pointed.x, top: pointed.y, width: pointed.width, height: pointed.height }}
          />
        )}
      </div>
      <Walker
        walk={walk}
        at={finger}
        world={world}
        desk={desk}
        whole={board}
        go={(to) => {
          setFinger(() => to)
          desk.follow(around(walk.boxOf(to), walk.margin))
        }}
      />
      <div className="eh-board-tools" data-board-tools="">
        {isAway && action !== null && (
          <button type="button" className="eh-action" onClick={() => desk.follow(action)}>
            {words.action}
          </button>
        )}
        <div className="eh-board-keys">
          <button type="button" aria-label={words.nearer} title={words.nearer} onClick={() => desk.zoomBy(1.25)}>
            +
          </button>
          <button type="button" aria-label={words.farther} title={words.farther} onClick={() => desk.zoomBy(0.8)}>
            −
          </button>
          <button type="button" aria-label={words.whole} title={words.whole} onClick={() => desk.show(board)}>
            ⤢
          </button>
        </div>
        {isWhole ? null : (
          <SmallMap label={words.map} board={board} desk={desk}>
            {small}
          </SmallMap>
        )}
      </div>
    </div>
  )
}
