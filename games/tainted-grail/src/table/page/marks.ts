/** Where the places of a letter's map stand on its sheet, one of them where it is not. */
import { type Point, seeded } from '@emberhall/ink'
import { CONTENT } from '../../content/index.ts'
import type { Character, LocationNo } from '../../content/types.ts'
import { MIDDLE, SHEET } from '../art/maps.ts'

const MOST = { x: 92, y: 66 }
const STEPS = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const

export interface Mark {
  readonly number: LocationNo
  readonly x: number
  readonly y: number
}
/** Where each place stands on the sheet, in hundredths of it. */
export function marksOn({ map: { marks, wrong } }: Character): Mark[] {
  const cells = marks.map((number): Point => {
    if (number !== wrong.place) return cellOf(number)
    const [[x, y], [east, north]] = [cellOf(wrong.of), STEPS[wrong.drawn]]
    return [x + east, y + north]
  })
  const [x, y] = [spread(cells.map(([east]) => east)), spread(cells.map(([, north]) => north))]
  const [wide, high] = [Math.min(MOST.x, 204 / x.of), Math.min(MOST.y, 132 / y.of)]
  return marks.map((number, i) => {
    const [east = 0, north = 0] = cells[i] ?? []
    const chance = seeded(number)
    const [aside, down] = [(chance() - 0.5) * 12, (chance() - 0.5) * 8]
    return {
      number,
      x: ((MIDDLE.x + (east - x.middle) * wide + aside) * 100) / SHEET.w,
      y: ((MIDDLE.y - (north - y.middle) * high + down) * 100) / SHEET.h,
    }
  })
}
const cellOf = (number: LocationNo): Point => CONTENT.locations.find((one) => one.number === number)?.cell ?? [0, 0]
function spread(list: readonly number[]): { readonly middle: number; readonly of: number } {
  const [least, most] = [Math.min(...list), Math.max(...list)]
  return { middle: (least + most) / 2, of: Math.max(1, most - least) }
}
