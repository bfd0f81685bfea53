/** The rock around the mine, hewn in planes: each is as bright as it is turned to the lights. Painted, not drawn: there are thousands. */
import type { Block } from '@emberhall/ui/board'
import type { Ground } from './worlds.ts'

/** A light in the rock, in pixels of the board. */
export interface RockLight {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly colour: string
  readonly strength: number
}
/** From this far east the rock is of this kind. */
export interface RockZone {
  readonly from: number
  readonly ground: Ground
}
type Rgb = readonly [number, number, number]
export interface Facet {
  readonly corners: readonly [x: number, y: number][]
  readonly middle: readonly [x: number, y: number]
  /** Where it looks, and how it differs from its neighbours. */
  readonly turn: readonly [x: number, y: number]
  readonly base: Rgb
}
const STEP = 46
/** Scattered, and the same for a place however large the board grows. */
function scatter(i: number, j: number, k: number): number {
  let a = Math.imul(i + 4096, 374761393) ^ Math.imul(j + 4096, 668265263) ^ Math.imul(k + 7, 2147483647)
  a = Math.imul(a ^ (a >>> 13), 1274126177)
  return ((a ^ (a >>> 16)) >>> 0) / 4294967296
}
const rgb = (c: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16)) as unknown as Rgb
const toward = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export function facetsOf(box: Block, zones: readonly RockZone[]): readonly Facet[] {
  const grounds = zones.map(({ from, ground }) => ({ from, dark: rgb(ground.rock[0]), light: rgb(ground.rock[1]) }))
  const [i0, j0] = [Math.floor(box.x / STEP) - 1, Math.floor(box.y / STEP) - 1]
  const [i1, j1] = [Math.ceil((box.x + box.width) / STEP) + 1, Math.ceil((box.y + box.height) / STEP) + 1]
  const point = (i: number, j: number): [number, number] => [
    (i + (scatter(i, j, 0) - 0.5) * 0.75) * STEP,
    (j + (scatter(i, j, 1) - 0.5) * 0.75) * STEP,
  ]
  const facets: Facet[] = []
  const add = (i: number, j: number, k: number, ...corners: [number, number][]): void => {
    const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 3)
    const angle = scatter(i, j, k) * Math.PI * 2
    const ground = grounds.findLast(({ from }) => (x ?? 0) >= from) ?? grounds[0]
    if (ground === undefined) return
    const base = toward(ground.dark, ground.light, 0.14 + scatter(i, j, k + 1) * 0.3)
    facets.push({ corners, middle: [x ?? 0, y ?? 0], turn: [Math.cos(angle), Math.sin(angle)], base })
  }
  for (let j = j0; j < j1; j++)
    for (let i = i0; i < i1; i++) {
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i, j + 1), point(i + 1, j + 1)]
      if (scatter(i, j, 2) > 0.5) {
        add(i, j, 3, a, b, c)
        add(i, j, 5, b, d, c)
      } else {
        add(i, j, 3, a, b, d)
        add(i, j, 5, a, d, c)
      }
    }
  return facets
}
export function colourOf({ middle: [x, y], turn, base }: Facet, lights: readonly RockLight[]): string {
  let c = base
  for (const light of lights) {
    const [dx, dy] = [light.x - x, light.y - y]
    const far = Math.hypot(dx, dy) || 1
    if (far >= light.reach) continue
    const facing = Math.max(0, (turn[0] * dx + turn[1] * dy) / far)
    const falls = 1 - far / light.reach
    c = toward(c, rgb(light.colour), falls * falls * (0.12 + facing * 0.62) * light.strength)
  }
  return `rgb(${Math.round(c[0])} ${Math.round(c[1])} ${Math.round(c[2])})`
}
/** Whether a change of lights is to be seen on a facet. */
export const isTouched = ({ middle: [x, y] }: Facet, lights: readonly RockLight[]): boolean =>
  lights.some((light) => Math.hypot(light.x - x, light.y - y) < light.reach)
export function paintFacet(on: CanvasRenderingContext2D, { corners }: Facet, colour: string): void {
  on.beginPath()
  for (const [x, y] of corners) on.lineTo(x, y)
  on.closePath()
  on.fillStyle = colour
  on.strokeStyle = colour
  on.fill()
  on.stroke()
}
