/** Where there is room for something that must not cover other things. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ top, bottom }: Box): number => bottom - top
const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

/** The rooms of a screen beside everything that has to stay in sight. */
export function roomsBeside(screen: Box, kept: readonly Box[]): readonly Box[] {
  let rooms: readonly Box[] = [screen]
  for (const box of kept)
    rooms = rooms.flatMap((room) => {
      if (!meet(room, box)) return [room]
      const around: readonly Box[] = [
        { ...room, left: box.right },
        { ...room, right: box.left },
        { ...room, bottom: box.top },
        { ...room, top: box.bottom },
      ]
      return around.filter((part) => widthOf(part) > 0 && heightOf(part) > 0)
    })
  return rooms
}
/** The place for a panel: where it fits, as near as can be to where it is wished; cut to size where it fits nowhere. */
export function placeFor(size: Size, rooms: readonly Box[], wish: Pick<Box, 'left' | 'top'>): Box {
  const wide = rooms.filter((room) => widthOf(room) >= size.width && heightOf(room) >= size.height)
  const way = (place: Box): number => Math.abs(place.left - wish.left) + Math.abs(place.top - wish.top)
  if (wide.length > 0) return wide.map((room) => nearest(size, room, wish)).reduce((a, b) => (way(b) < way(a) ? b : a))
  return rooms.map((room) => fitted(size, room)).reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a))
}
const within = (least: number, wish: number, most: number): number => Math.max(least, Math.min(wish, most))
function nearest({ width, height }: Size, room: Box, wish: Pick<Box, 'left' | 'top'>): Box {
  const left = within(room.left, wish.left, room.right - width)
  const top = within(room.top, wish.top, room.bottom - height)
  return { left, top, right: left + width, bottom: top + height }
}
function fitted({ width, height }: Size, { left, top, right, bottom }: Box): Box {
  return { left, top, right: Math.min(right, left + width), bottom: Math.min(bottom, top + height) }
}
