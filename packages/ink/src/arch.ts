/** The arch of a door: its line, places along it, and the whole picture of a door. */
import type { Glyphs } from './glyph.ts'
import { paint } from './pen.ts'
import { cut } from './shapes.ts'

const ARCH = 'M0 430V118C0 44 56 0 128 0C200 0 256 44 256 118V430Z'

/** Places along the arch, left foot to right foot: where, and which way the stone faces. */
export function along(n: number): { x: number; y: number; turn: number }[] {
  const [leg, bow] = [312, 372]
  return Array.from({ length: n + 1 }, (_, i) => {
    const way = (i / n) * (leg * 2 + bow)
    if (way < leg) return { x: 0, y: 430 - way, turn: 180 }
    if (way >= leg + bow) return { x: 256, y: 118 + (way - leg - bow), turn: 0 }
    const a = Math.PI + ((way - leg) / bow) * Math.PI
    return { x: 128 + Math.cos(a) * 128, y: 118 + Math.sin(a) * 118, turn: (a * 180) / Math.PI }
  })
}
export const archLine = (stroke: string, width: number, extra = ''): string =>
  `<path d="${ARCH}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`

/** What a game draws of its door: what is seen through it, 256 wide and 400 high, and what its arch is made of. */
export interface DoorPicture {
  readonly scene: (glyphs: Glyphs) => string
  readonly arch: () => string
}
export function drawDoor({ scene, arch }: DoorPicture, outlinesOf: Glyphs): string {
  const text = paint(() => {
    const seen = `<g transform="translate(-9.6 0) scale(1.075)">${scene(outlinesOf)}</g>`
    return cut(ARCH, seen, archLine('#000', 40, 'opacity=".28"')) + arch()
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 288 450">${text.replaceAll('~', 'g')}</svg>`
}
