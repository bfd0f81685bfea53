/** The five doors: an arch in the material of its world, and what is seen through it. */
import { Sheet } from '../draw.ts'
import { ARCH, FRAMES } from './arches.ts'
import { brimstone } from './brimstone.ts'
import { fateforge } from './fateforge.ts'
import { forgeflame } from './forgeflame.ts'
import { kinfireDelve } from './kinfireDelve.ts'
import { taintedGrail } from './taintedGrail.ts'

const SCENES = {
  'kinfire-delve': kinfireDelve,
  forgeflame,
  fateforge,
  brimstone,
  'tainted-grail': taintedGrail,
}
export type Door = keyof typeof SCENES
export const DOORS = Object.keys(SCENES) as Door[]

export function doorPicture(door: Door): string {
  const sheet = new Sheet()
  const scene = `<g clip-path="url(#arch)"><g transform="translate(-9.6 0) scale(1.075)">${SCENES[door](sheet)}</g></g>`
  const shade = `<path d="${ARCH}" fill="none" stroke="#000" stroke-width="40" opacity=".28" clip-path="url(#arch)"/>`
  const clip = `<clipPath id="arch"><path d="${ARCH}"/></clipPath>`
  return sheet.picture('-16 -16 288 450', `${clip}${scene}${shade}${FRAMES[door](sheet)}`)
}
