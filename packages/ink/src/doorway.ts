/** What every door's picture is painted on: 256 wide, 400 high. */
import type { Sheet, Stop } from './sheet.ts'

export const ground = (s: Sheet, ...stops: readonly Stop[]): string =>
  `<rect width="256" height="400" fill="${s.linear(stops)}"/>`
export const vignette = (s: Sheet, colour: string, opacity: number): string =>
  `<rect width="256" height="400" fill="${s.radial(colour, [
    [0, 0],
    [0.6, 0],
    [1, opacity],
  ])}" transform="translate(-58 -90) scale(1.45)"/>`
