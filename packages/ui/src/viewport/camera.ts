/** Where one stands above a board, and how near: all that panning, zooming and following come down to. */

/** A place or a size on the board, in its own pixels; or on the screen, in those of the window the board is seen through. */
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Box extends Point {
  readonly width: number
  readonly height: number
}
export type Room = Pick<Box, 'width' | 'height'>

/** The board's origin is drawn at (x, y) of the window, everything `zoom` times as large. */
export interface Camera extends Point {
  readonly zoom: number
}
export interface ZoomLimits {
  readonly nearest: number
  readonly farthest: number
  /** Looks that nobody asked for are no farther than this where they can be: what is written must be readable. */
  readonly readable?: number
}
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** So much of a box as fits, in the middle of the window, no nearer and no farther than allowed. */
export function lookAt(box: Box, room: Room, { nearest, farthest }: ZoomLimits): Camera {
  const whole = Math.min(room.width / box.width, room.height / box.height)
  const zoom = clamp(whole, farthest, nearest)
  return {
    zoom,
    x: room.width / 2 - (box.x + box.width / 2) * zoom,
    y: room.height / 2 - (box.y + box.height / 2) * zoom,
  }
}
/** What lies under a point of the window stays under it. */
export function zoomAt(camera: Camera, point: Point, factor: number, { nearest, farthest }: ZoomLimits): Camera {
  const zoom = clamp(camera.zoom * factor, farthest, nearest)
  const grown = zoom / camera.zoom
  return { zoom, x: point.x - (point.x - camera.x) * grown, y: point.y - (point.y - camera.y) * grown }
}
export const panBy = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y })

/** A board is never lost: at least this much of it stays in the window, or all of it where it is smaller. */
const ALWAYS_SEEN = 96
export function keepInSight(camera: Camera, board: Box, room: Room): Camera {
  const keep = (at: number, start: number, length: number, width: number): number => {
    const seen = Math.min(ALWAYS_SEEN, length * camera.zoom, width)
    return clamp(at, seen - (start + length) * camera.zoom, width - seen - start * camera.zoom)
  }
  return {
    zoom: camera.zoom,
    x: keep(camera.x, board.x, board.width, room.width),
    y: keep(camera.y, board.y, board.height, room.height),
  }
}
/** The part of the board that the window shows. */
export function shownBy({ x, y, zoom }: Camera, room: Room): Box {
  return { x: -x / zoom, y: -y / zoom, width: room.width / zoom, height: room.height / zoom }
}
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
/** For less than this nobody comes nearer: a board that would hardly grow stands still. */
const MUCH_NEARER = 1.25
/** The shortest way to have a box in the window: not at all if it is there, else by panning, and by stepping back if it must. */
export function bringIntoView(camera: Camera, box: Box, room: Room, limits: ZoomLimits): Camera {
  const { readable = 0 } = limits
  // From so far away nothing can be read: as near as all of it fits.
  if (camera.zoom < readable) {
    const near = lookAt(box, room, { ...limits, nearest: readable })
    if (near.zoom > camera.zoom * MUCH_NEARER) return near
  }
  if (holds(shownBy(camera, room), box)) return camera
  const fits = box.width * camera.zoom <= room.width && box.height * camera.zoom <= room.height
  if (!fits) return lookAt(box, room, { ...limits, nearest: camera.zoom })
  const slide = (at: number, start: number, length: number, width: number): number =>
    clamp(at, -start * camera.zoom, width - (start + length) * camera.zoom)
  return {
    zoom: camera.zoom,
    x: slide(camera.x, box.x, box.width, room.width),
    y: slide(camera.y, box.y, box.height, room.height),
  }
}
/** A box with room around it. */
export function around(box: Box, margin: number): Box {
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
}
/** The smallest box around several. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}
