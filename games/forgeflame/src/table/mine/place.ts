/** Where pieces stand on the mine, as parts of its width and height. */
import type { CSSProperties } from 'react'
import { type Layout, PLANS, type Place } from '../art/index.ts'

/** The box of a drawing: its width and height, and where in it the point lies that is placed. */
export interface Box {
  readonly width: number
  readonly height: number
  readonly foot: readonly [number, number]
}
export const FIGURE: Box = { width: 128, height: 160, foot: [0.5, 0.8] }
export const KOBOLD: Box = { width: 112, height: 104, foot: [0.5, 0.923] }
export const TOTEM: Box = { width: 60, height: 88, foot: [0.5, 0.909] }
export const TOKEN: Box = { width: 42, height: 43, foot: [0.5, 0.5] }
export const HEAP: Box = { width: 72, height: 52, foot: [0.5, 0.69] }
export const FLAME: Box = { width: 60, height: 52, foot: [0.5, 0.846] }
export const MEDAL: Box = { width: 40, height: 40, foot: [0.5, 0.5] }

const part = (n: number, of: number): string => `${((n / of) * 100).toFixed(2)}%`
export function placed({ x, y }: Place, box: Box, scale: number, layout: Layout): CSSProperties {
  const { width, height } = PLANS[layout]
  const [w, h] = [box.width * scale, box.height * scale]
  return {
    left: part(x - w * box.foot[0], width),
    top: part(y - h * box.foot[1], height),
    width: part(w, width),
    height: part(h, height),
  }
}
