/** Where there is room beside things that must stay in sight. */
import { expect, test } from 'vitest'
import { type Box, placeFor, roomsBeside } from '../src/table/zoom/room.ts'

const screen: Box = { left: 0, top: 0, right: 1000, bottom: 600 }
const prompt: Box = { left: 100, top: 400, right: 900, bottom: 500 }
const card: Box = { left: 300, top: 500, right: 400, bottom: 600 }
const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('no room covers what is kept in sight', () => {
  const rooms = roomsBeside(screen, [prompt, card])
  expect(rooms.length).toBeGreaterThan(2)
  for (const room of rooms) for (const box of [prompt, card]) expect(meets(room, box)).toBe(false)
})

test('a panel stands as near as can be to where it is wished', () => {
  const rooms = roomsBeside(screen, [prompt, card])
  const size = { width: 300, height: 350 }
  expect(placeFor(size, rooms, { left: 412, top: 500 })).toEqual({ left: 412, top: 50, right: 712, bottom: 400 })
  expect(placeFor(size, rooms, { left: 20, top: 20 })).toEqual({ left: 20, top: 20, right: 320, bottom: 370 })
})

test('a panel that fits nowhere is cut to the room that shows most of it', () => {
  const rooms = roomsBeside(screen, [prompt, card])
  expect(placeFor({ width: 300, height: 580 }, rooms, { left: 412, top: 500 })).toEqual({
    left: 0,
    top: 0,
    right: 300,
    bottom: 400,
  })
})
