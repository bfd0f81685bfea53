import { describe, expect, test } from 'vitest'
import {
  boxAround,
  bringIntoView,
  type Camera,
  holds,
  keepInSight,
  lookAt,
  shownBy,
  zoomAt,
} from '../src/viewport/camera.ts'

const ROOM = { width: 800, height: 600 }
const LIMITS = { nearest: 2, farthest: 0.25 }
const START: Camera = { x: 0, y: 0, zoom: 1 }

describe('a camera above a board', () => {
  test('shows a whole box in the middle of the window', () => {
    const camera = lookAt({ x: 100, y: 100, width: 1600, height: 600 }, ROOM, LIMITS)
    expect(camera.zoom).toBe(0.5)
    expect(shownBy(camera, ROOM)).toEqual({ x: 100, y: -200, width: 1600, height: 1200 })
  })
  test('goes no nearer and no farther than allowed', () => {
    expect(lookAt({ x: 0, y: 0, width: 10, height: 10 }, ROOM, LIMITS).zoom).toBe(2)
    expect(lookAt({ x: 0, y: 0, width: 90_000, height: 10 }, ROOM, LIMITS).zoom).toBe(0.25)
    expect(zoomAt(START, { x: 0, y: 0 }, 100, LIMITS).zoom).toBe(2)
    expect(zoomAt(START, { x: 0, y: 0 }, 0.001, LIMITS).zoom).toBe(0.25)
  })
  test('keeps what is under the pointer under it', () => {
    const pointer = { x: 300, y: 200 }
    const camera = zoomAt({ x: 40, y: -30, zoom: 1 }, pointer, 1.5, LIMITS)
    expect((pointer.x - camera.x) / camera.zoom).toBeCloseTo(260)
    expect((pointer.y - camera.y) / camera.zoom).toBeCloseTo(230)
  })
  test('never loses the board', () => {
    const board = { x: -200, y: 0, width: 1000, height: 400 }
    for (const x of [-5000, 5000])
      for (const y of [-5000, 5000]) {
        const shown = shownBy(keepInSight({ x, y, zoom: 1 }, board, ROOM), ROOM)
        const width = Math.min(shown.x + shown.width, board.x + board.width) - Math.max(shown.x, board.x)
        const height = Math.min(shown.y + shown.height, board.y + board.height) - Math.max(shown.y, board.y)
        expect([width, height]).toEqual([96, 96])
      }
  })
  test('leaves a view alone that shows what matters', () => {
    expect(bringIntoView(START, { x: 10, y: 10, width: 50, height: 50 }, ROOM, LIMITS)).toBe(START)
  })
  test('slides just as far as it must', () => {
    const camera = bringIntoView(START, { x: 900, y: 100, width: 60, height: 60 }, ROOM, LIMITS)
    expect(camera).toEqual({ x: -160, y: 0, zoom: 1 })
  })
  test('steps back where the box is larger than the window', () => {
    const box = { x: 0, y: 0, width: 1600, height: 200 }
    const camera = bringIntoView(START, box, ROOM, LIMITS)
    expect(camera.zoom).toBe(0.5)
    expect(holds(shownBy(camera, ROOM), box)).toBe(true)
  })
  test('a box around several', () => {
    expect(
      boxAround([
        { x: 3, y: 4, width: 1, height: 1 },
        { x: -2, y: 6, width: 2, height: 3 },
      ]),
    ).toEqual({ x: -2, y: 4, width: 6, height: 5 })
  })
})
