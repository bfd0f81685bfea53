/** The flame of the hall as the app's sign: once as a drawing, once as pixels for systems that want those. */
import { deflateSync } from 'node:zlib'
import type { Point } from '@emberhall/ink'

type Curve = readonly [Point, ...(readonly [Point, Point, Point])[]]
/** In a square of 64. */
const FLAME: Curve = [
  [32, 8],
  [
    [42, 20],
    [51, 27],
    [50, 39],
  ],
  [
    [48, 50],
    [41, 56],
    [32, 56],
  ],
  [
    [23, 56],
    [14, 50],
    [14, 38],
  ],
  [
    [14, 29],
    [21, 26],
    [23, 15],
  ],
  [
    [27, 18],
    [30, 15],
    [32, 8],
  ],
]
const CORE: Curve = [
  [33, 28],
  [
    [39, 35],
    [42, 39],
    [41, 44],
  ],
  [
    [40, 50],
    [37, 52],
    [32, 52],
  ],
  [
    [28, 52],
    [23, 49],
    [23, 43],
  ],
  [
    [23, 37],
    [30, 35],
    [33, 28],
  ],
]
const GROUND = [0x1d, 0x16, 0x12] as const
const EMBER = [0xe8, 0x79, 0x3a] as const
const LIGHT = [0xff, 0xe2, 0xac] as const

function pathOf([start, ...curves]: Curve): string {
  return `M${start.join(' ')}${curves.map((c) => `C${c.map((p) => p.join(' ')).join(' ')}`).join('')}Z`
}
export function appIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#1d1612"/><path d="${pathOf(FLAME)}" fill="#e8793a"/><path d="${pathOf(CORE)}" fill="#ffe2ac"/></svg>`
}

function flatten([start, ...curves]: Curve): Point[] {
  const points: Point[] = [start]
  let from = start
  for (const [b, c, d] of curves) {
    for (let i = 1; i <= 16; i++) {
      const t = i / 16
      const u = 1 - t
      const at = (k: 0 | 1): number => u ** 3 * from[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
      points.push([at(0), at(1)])
    }
    from = d
  }
  return points
}
/** Where a line at this height enters and leaves the shape. */
function crossings(points: readonly Point[], y: number): number[] {
  return points
    .flatMap(([x1, y1], i) => {
      const [x0, y0] = points.at(i - 1)!
      return y1 > y === y0 > y ? [] : [((x0 - x1) * (y - y1)) / (y0 - y1) + x1]
    })
    .sort((a, b) => a - b)
}
const isInside = (edges: readonly number[], x: number): boolean => edges.filter((edge) => edge < x).length % 2 === 1
const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  out.set(new TextEncoder().encode(type), 4)
  out.set(data, 8)
  let crc = 0xffffffff
  for (const byte of out.subarray(4, 8 + data.length)) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8)
  view.setUint32(8 + data.length, (crc ^ 0xffffffff) >>> 0)
  return out
}
/** Four by four samples a pixel. */
export function appIconPng(size: number): Uint8Array {
  const [flame, core] = [flatten(FLAME), flatten(CORE)]
  const rows = new Uint8Array(size * (size * 3 + 1))
  const sum = new Float64Array(size * 3)
  for (let row = 0; row < size * 4; row++) {
    if (row % 4 === 0) sum.fill(0)
    const y = ((row + 0.5) * 16) / size
    const [flameEdges, coreEdges] = [crossings(flame, y), crossings(core, y)]
    for (let column = 0; column < size * 4; column++) {
      const x = ((column + 0.5) * 16) / size
      const colour = isInside(coreEdges, x) ? LIGHT : isInside(flameEdges, x) ? EMBER : GROUND
      const at = (column >> 2) * 3
      for (const k of [0, 1, 2] as const) sum[at + k]! += colour[k] / 16
    }
    if (row % 4 === 3) rows.set(sum.map(Math.round), (row >> 2) * (size * 3 + 1) + 1)
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  return Buffer.concat(parts)
}
