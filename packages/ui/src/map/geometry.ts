/** Where the cards of a map lie, how roads run between them, and where pieces stand. */
import { around, type Box, boxAround, type Point } from '../viewport/camera.ts'
import type { MapCardSize, MapLink, MapPiece, MapPlace, PieceKind, Side } from './types.ts'

export const OUTWARD: Readonly<Record<Side, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}
export const SIDES = ['north', 'east', 'south', 'west'] as const satisfies readonly Side[]
export const ACROSS: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' }

export function boxOfPlace({ x, y }: Point, { width, height, gap }: MapCardSize): Box {
  return { x: x * (width + gap), y: y * (height + gap), width, height }
}
/** Of a card that nobody has seen so much comes out of the fog: the part on the side of the road that leads there. */
const OUT_OF_FOG = { across: 0.5, along: 0.42 }
export function boxInFog(place: MapPlace, places: readonly MapPlace[], size: MapCardSize): Box {
  const box = boxOfPlace(place, size)
  const side = sideSeenFrom(place, places)
  if (side === null) return box
  const { x, y } = OUTWARD[side]
  const [width, height] = [
    x === 0 ? box.width : box.width * OUT_OF_FOG.across,
    y === 0 ? box.height : box.height * OUT_OF_FOG.along,
  ]
  return { x: x > 0 ? box.x + box.width - width : box.x, y: y > 0 ? box.y + box.height - height : box.y, width, height }
}
/** On which side of a card the first one lies that has been seen. */
function sideSeenFrom(place: Point, places: readonly MapPlace[]): Side | null {
  const isSeen = ({ x, y }: Point): boolean =>
    places.some((one) => one.isSeen && one.x === place.x + x && one.y === place.y + y)
  return SIDES.find((side) => isSeen(OUTWARD[side])) ?? null
}
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
/** All cards, as far as they come out of the fog, and a little around them. */
export function landOf(places: readonly MapPlace[], size: MapCardSize): Box {
  const boxes = places.map((place) => (place.isSeen ? boxOfPlace(place, size) : boxInFog(place, places, size)))
  return around(boxes.length === 0 ? boxOfPlace({ x: 0, y: 0 }, size) : boxAround(boxes), size.gap)
}
function gateOf(place: Point, side: Side, size: MapCardSize): Point {
  const { x, y } = middleOf(boxOfPlace(place, size))
  const out = OUTWARD[side]
  return { x: x + (out.x * size.width) / 2, y: y + (out.y * size.height) / 2 }
}
export interface Road {
  /** For the `d` of a path. */
  readonly line: string
  /** Where its mark stands, and which way it goes there, in degrees from the east. */
  readonly middle: Point
  readonly angle: number
}
/** From gate to gate: straight across a gap, in a bow wherever it has to turn. */
export function roadOf(link: MapLink, places: ReadonlyMap<string, MapPlace>, size: MapCardSize): Road | null {
  const start = places.get(link.from)
  if (start === undefined) return null
  const out = OUTWARD[link.side]
  const from = gateOf(start, link.side, size)
  const goal = link.to === null ? undefined : places.get(link.to)
  if (goal === undefined) {
    const end = { x: from.x + out.x * size.gap * 1.2, y: from.y + out.y * size.gap * 1.2 }
    return { line: `M${from.x} ${from.y}L${end.x} ${end.y}`, middle: end, angle: angleOf(from, end) }
  }
  const side = link.arrives ?? ACROSS[link.side]
  const to = gateOf(goal, side, size)
  const back = OUTWARD[side]
  const bow = Math.max(size.gap, Math.hypot(to.x - from.x, to.y - from.y) / 2)
  const near = { x: from.x + out.x * bow, y: from.y + out.y * bow }
  const far = { x: to.x + back.x * bow, y: to.y + back.y * bow }
  const isStraight = (from.x === to.x || from.y === to.y) && side === ACROSS[link.side]
  const half = (a: number, b: number, c: number, d: number): number => (a + 3 * b + 3 * c + d) / 8
  return {
    line: isStraight
      ? `M${from.x} ${from.y}L${to.x} ${to.y}`
      : `M${from.x} ${from.y}C${near.x} ${near.y} ${far.x} ${far.y} ${to.x} ${to.y}`,
    middle: { x: half(from.x, near.x, far.x, to.x), y: half(from.y, near.y, far.y, to.y) },
    angle: isStraight ? angleOf(from, to) : angleOf(near, far),
  }
}
function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}
/** From the left edge to the right one: the share of a card that each kind may stand on. */
const GROUND: Readonly<Record<PieceKind, readonly [number, number]>> = {
  person: [0.15, 0.6],
  guardian: [0.42, 0.76],
  stone: [0.72, 0.92],
}
/** Whoever has the card to themselves stands at ease; many stand closer together. */
const STRIDE = 0.17
/** The foot of each piece on a card, by its key; those behind first. */
export function feetOf(
  pieces: readonly MapPiece[],
  place: Point,
  size: MapCardSize,
  ground: number,
): ReadonlyMap<string, Point> {
  const box = boxOfPlace(place, size)
  const feet = new Map<string, Point>()
  for (const kind of ['stone', 'guardian', 'person'] as const) {
    const of = pieces.filter((piece) => piece.kind === kind)
    const [left, right] = GROUND[kind]
    const stride = of.length < 2 ? 0 : Math.min(STRIDE, (right - left) / (of.length - 1))
    const first = kind === 'person' && of.length > 1 ? left : (left + right - stride * (of.length - 1)) / 2
    for (const [i, { key }] of of.entries())
      feet.set(key, { x: box.x + (first + i * stride) * box.width, y: box.y + ground + (i % 2) * 3 })
  }
  return feet
}
/** The arcs of a dial, one for each step, as paths around the middle of a circle of this radius. */
export function arcsOf(steps: number, radius: number): readonly string[] {
  const at = (turn: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  }
  const space = 0.018
  return Array.from({ length: steps }, (_, i) => {
    const [from, to] = [i / steps + space, (i + 1) / steps - space]
    return `M${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`
  })
}
