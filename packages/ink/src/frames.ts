/** Frames of cards, w by h, with a window for the picture. A frame is drawn over its picture. */
import { mix } from './colours.ts'
import { bulletHole, grain, nail, paper, shadowOf, tornEdge } from './materials.ts'
import { halo, tone } from './light.ts'
import { box, cut, fill, line, put } from './shapes.ts'

export interface Frame {
  readonly w: number
  readonly h: number
  /** How high the window of the picture is. */
  readonly window: number
  readonly c: string
}
const hole = ({ w, window }: Frame, rim: number): string => `M${rim} ${rim}H${w - rim}V${window}H${rim}Z`
const whole = ({ w, h }: Frame): string =>
  `M6 0H${w - 6}Q${w} 0 ${w} 6V${h - 6}Q${w} ${h} ${w - 6} ${h}H6Q0 ${h} 0 ${h - 6}V6Q0 0 6 0Z`
const around = (frame: Frame, rim: number, c: string): string =>
  fill(c, whole(frame) + hole(frame, rim), 'fill-rule="evenodd"')

/** Two thin lines and a field for words. */
export const plainFrame = (frame: Frame, picture: string): string => {
  const { w, h, window, c } = frame
  return (
    shadowOf(whole(frame)) +
    cut(hole(frame, 8), picture) +
    around(frame, 8, tone(90, mix(c, '#fff', 0.16), c, mix(c, '#000', 0.35))) +
    line(mix(c, '#fff', 0.5), 1.2, `M4 ${h - 4}V4H${w - 4}V${h - 4}Z`, 'opacity=".6"') +
    line('#000', 1.6, hole(frame, 8), 'opacity=".6"') +
    box(mix(c, '#fff8e8', 0.82), 10, window + 26, w - 20, h - window - 36, 3) +
    box(mix(c, '#000', 0.45), 4, window + 2, w - 8, 20, 2)
  )
}
const CORNER = 'M0 0H26C22 4 18 4 16 8 20 10 20 16 14 16 16 20 10 20 8 16 4 18 4 22 0 26Z'
const CURL = 'M4 24C4 14 14 4 24 4M9 9C13 9 15 12 13 14S8 13 9 9'
/** Gilded, with a curl in every corner and a stone at the head. */
export const ornateFrame = (frame: Frame, picture: string, gem: string): string => {
  const { w, h, window, c } = frame
  const gilt = tone(62, '#fff0c4', '#d9a856', '#8a5c26', '#e6bd72')
  const corner = fill(gilt, CORNER) + line('#5a3414', 1.2, CURL)
  return (
    shadowOf(whole(frame)) +
    cut(hole(frame, 10), picture) +
    around(frame, 10, tone(90, mix(c, '#fff', 0.12), c, mix(c, '#000', 0.5))) +
    line(gilt, 2.4, hole(frame, 10)) +
    line(gilt, 1.6, `M4 4H${w - 4}V${h - 4}H4Z`) +
    put(1, 1, corner) +
    put(w - 1, 1, corner, -1) +
    put(1, h - 1, corner, 1, 0, -1) +
    put(w - 1, h - 1, corner, -1, 0, -1) +
    fill(
      gilt,
      `M22 ${window + 2}L30 ${window - 6}H${w - 30}L${w - 22} ${window + 2}V${window + 18}L${w - 30} ${window + 24}H30L22 ${window + 18}Z`,
    ) +
    fill(
      mix(c, '#000', 0.35),
      `M25 ${window + 3}L31 ${window - 3}H${w - 31}L${w - 25} ${window + 3}V${window + 17}L${w - 31} ${window + 21}H31L25 ${window + 17}Z`,
    ) +
    put(
      w / 2,
      4,
      fill(gilt, 'M-11 0C-8-9 8-9 11 0 8 9-8 9-11 0Z') +
        fill(halo(['#fff', gem, mix(gem, '#000', 0.5)], 40, 30), 'M-7 0C-5-6 5-6 7 0 5 6-5 6-7 0Z'),
    )
  )
}
/** A handbill nailed to a wall: torn, printed, shot at. */
export const tornFrame = (frame: Frame, picture: string, seed = 4): string => {
  const { w, h, window, c } = frame
  const d = tornEdge(w, h, 6, seed)
  const print = mix(c, '#1a0c06', 0.85)
  return (
    shadowOf(d) +
    paper(w, h, d, seed, c) +
    cut(hole(frame, 16), picture, grain(w, window, 160, '#1a0c06', 0.3, seed)) +
    line(print, 2, hole(frame, 16)) +
    line(print, 1.6, `M10 10H${w - 10}V${h - 10}H10Z`) +
    line(print, 0.7, `M13 13H${w - 13}V${h - 13}H13Z`) +
    nail(w / 2, 7, 3.4) +
    bulletHole(w - 22, h - 22, 4)
  )
}
