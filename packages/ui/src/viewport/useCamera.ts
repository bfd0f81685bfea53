/** Moves a camera by mouse, wheel, pinch and keyboard. What moves is one transform; nothing is drawn anew for it. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MOVE_MS } from '../moving.ts'
import { swallowClick } from '../swallow.ts'
import {
  type Box,
  bringIntoView,
  type Camera,
  keepInSight,
  lookAt,
  panBy,
  type Point,
  type Room,
  zoomAt,
  type ZoomLimits,
} from './camera.ts'

/** A finger that trembles has not dragged. */
const SLOP = 6
const WHEEL_STEP = 0.0015
/** A camera that can be told where to go. */
export interface CameraDesk {
  readonly camera: () => Camera
  readonly room: () => Room
  /** Called at every move, until it is given up again. */
  readonly watch: (moved: () => void) => () => void
  readonly zoomBy: (factor: number) => void
  readonly panBy: (by: Point) => void
  readonly show: (box: Box) => void
  readonly follow: (box: Box) => void
}
interface Wanted {
  readonly frame: RefObject<HTMLElement | null>
  readonly world: RefObject<HTMLElement | null>
  readonly board: Box
  readonly limits: ZoomLimits
  /** 0: at once. */
  readonly pace: number
}
const ROOM_BEFORE: Room = { width: 1, height: 1 }
export function useCamera({ frame, world, board, limits, pace }: Wanted): CameraDesk {
  const at = useRef<Camera>({ x: 0, y: 0, zoom: 1 })
  const room = useRef<Room>(ROOM_BEFORE)
  const shownZoom = useRef(0)
  const watchers = useRef(new Set<() => void>())
  const latest = useRef({ board, limits, pace })
  latest.current = { board, limits, pace }
  const [isReady, setReady] = useState(false)
  // What the camera was last brought to; 'free': somebody has moved it by hand since.
  const brought = useRef<Box | 'all' | 'free'>('all')

  const place = useCallback(
    (camera: Camera, how: 'at once' | 'gently') => {
      const { board, pace } = latest.current
      const element = world.current
      if (element === null) return
      at.current = keepInSight(camera, board, room.current)
      const { x, y, zoom } = at.current
      // What is written on a board may be larger when it is seen from farther away.
      if (zoom !== shownZoom.current) element.style.setProperty('--zoom', `${zoom}`)
      shownZoom.current = zoom
      element.style.transition = how === 'gently' && pace > 0 ? `transform ${MOVE_MS * pace}ms ease-out` : 'none'
      element.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`
      for (const moved of watchers.current) moved()
    },
    [world],
  )

  // The first look takes in everything, as far as it can be read. A window that changes its size looks anew, as if it had been
  // opened so; where somebody has chosen what to see, its middle stays.
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = (): void => {
      const before = room.current
      const { board, limits } = latest.current
      const now = { width: element.clientWidth, height: element.clientHeight }
      if (now.width === before.width && now.height === before.height) return
      room.current = now
      const to = brought.current
      if (to === 'free')
        return place(
          panBy(at.current, { x: (now.width - before.width) / 2, y: (now.height - before.height) / 2 }),
          'at once',
        )
      const whole = lookAt(board, now, { ...limits, farthest: limits.readable ?? limits.farthest })
      place(to === 'all' ? whole : bringIntoView(whole, to, now, limits), 'at once')
      setReady(true)
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, place])

  useEffect(() => {
    const element = frame.current
    const byHand: Place = (camera, how) => {
      brought.current = 'free'
      place(camera, how)
    }
    return element === null ? undefined : handle(element, at, byHand, latest)
  }, [frame, place])

  return useMemo(
    () => ({
      camera: () => at.current,
      room: () => room.current,
      watch: (moved) => {
        watchers.current.add(moved)
        if (isReady) moved()
        return () => void watchers.current.delete(moved)
      },
      zoomBy: (factor) => {
        const middle = { x: room.current.width / 2, y: room.current.height / 2 }
        brought.current = 'free'
        place(zoomAt(at.current, middle, factor, latest.current.limits), 'gently')
      },
      panBy: (by) => {
        brought.current = 'free'
        place(panBy(at.current, by), 'gently')
      },
      show: (box) => {
        brought.current = box
        place(lookAt(box, room.current, latest.current.limits), 'gently')
      },
      follow: (box) => {
        brought.current = box
        place(bringIntoView(at.current, box, room.current, latest.current.limits), 'gently')
      },
    }),
    [place, isReady],
  )
}

type Place = (camera: Camera, how: 'at once' | 'gently') => void
/** Fingers and mouse: one drags, two pinch, the wheel zooms where the pointer is. */
function handle(
  element: HTMLElement,
  at: RefObject<Camera>,
  place: Place,
  latest: RefObject<{ readonly limits: ZoomLimits }>,
): () => void {
  const down = new Map<number, Point>()
  let dragged = 0
  const inFrame = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button === 2) return
    if (event.target instanceof Element && event.target.closest('[data-board-tools]') !== null) return
    if (down.size === 0) dragged = 0
    down.set(event.pointerId, inFrame(event))
  }
  const move = (event: PointerEvent): void => {
    const before = down.get(event.pointerId)
    if (before === undefined) return
    const now = inFrame(event)
    const others = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    down.set(event.pointerId, now)
    dragged += Math.hypot(now.x - before.x, now.y - before.y)
    if (dragged < SLOP) return
    element.dataset['dragging'] = ''
    const [other] = others
    if (other === undefined) return place(panBy(at.current, { x: now.x - before.x, y: now.y - before.y }), 'at once')
    const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const slid = panBy(at.current, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
    place(zoomAt(slid, middle, apart(now, other) / apart(before, other), latest.current.limits), 'at once')
  }
  const lift = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0) return
    delete element.dataset['dragging']
    // Who has dragged the board has not chosen what lay under the finger.
    if (dragged >= SLOP && event.type === 'pointerup') swallowClick()
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    place(
      zoomAt(at.current, inFrame(event), Math.exp(-event.deltaY * lines * WHEEL_STEP), latest.current.limits),
      'at once',
    )
  }
  const hold = (event: Event): void => event.preventDefault()
  element.addEventListener('pointerdown', press)
  element.addEventListener('dragstart', hold)
  element.addEventListener('wheel', wheel, { passive: false })
  addEventListener('pointermove', move)
  addEventListener('pointerup', lift)
  addEventListener('pointercancel', lift)
  return () => {
    element.removeEventListener('pointerdown', press)
    element.removeEventListener('dragstart', hold)
    element.removeEventListener('wheel', wheel)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', lift)
    removeEventListener('pointercancel', lift)
  }
}
