import { expect, test } from 'vitest'
import { fits, joinGate, outward, placementAt } from '../src/queries/board.ts'
import { rangeBetween, waysFrom } from '../src/queries/reach.ts'
import { sees } from '../src/queries/sight.ts'
import { boardOf, BX, cellOf, ENTRANCE, game } from './scene.ts'

const { plans, names } = game.book
const board = boardOf(BX)
const at = (x: number, y: number): number => cellOf(board, [x, y])

const linked = (cell: number): Set<number> => new Set(board.links[cell]!.filter((to) => to >= 0))

test('SB-37.1 SB-37.2 SB-7.4 the doorway squares belong to both tiles, and the bodies lie one cell apart', () => {
  expect(board.tilesOf[at(2, 4)]).toEqual([0, 1])
  expect(board.tilesOf[at(2, 3)]).toEqual([1])
  expect(board.tilesOf[at(2, 5)]).toEqual([0])
})
test('SB-9.1 a connector square is linked to its twin and to the squares straight inside, nothing else', () => {
  expect(linked(at(2, 4))).toEqual(new Set([at(2, 3), at(3, 4), at(2, 5)]))
  expect(linked(at(-1, 1))).toEqual(new Set([at(0, 1), at(-1, 2)]))
})
test('SB-9.2 a corner is passed where one of the two ways around it is open', () => {
  expect(board.near[at(2, 4)]).toContain(at(1, 3))
  expect(board.near[at(2, 4)]).toContain(at(3, 5))
  expect(board.near[at(1, 3)]).not.toContain(at(2, 5))
})
test('SB-9.3 EX-17 a line is blocked only by walls, and is the same both ways', () => {
  expect(sees(board, at(2, 6), at(3, 1))).toBe(true)
  expect(sees(board, at(3, 1), at(2, 6))).toBe(true)
  expect(sees(board, at(2, 6), at(0, 1))).toBe(false)
  expect(sees(board, at(0, 1), at(2, 6))).toBe(false)
  expect(sees(board, at(1, 3), at(2, 4))).toBe(true)
  expect(sees(board, at(2, 4), at(1, 3))).toBe(true)
})
test('SB-9.4 SB-37.3 range is counted over gaps, walking goes around them', () => {
  const lake = boardOf([{ tile: 'm-lake', at: [0, 0] }])
  const [a, b] = [cellOf(lake, [1, 2]), cellOf(lake, [4, 2])]
  expect(rangeBetween(lake, a, b)).toBe(3)
  expect(waysFrom(lake, [a], 99, null).steps[b]).toBe(3)
  const [c, d] = [cellOf(lake, [1, 3]), cellOf(lake, [4, 3])]
  expect(rangeBetween(lake, c, d)).toBe(3)
  expect(waysFrom(lake, [c], 99, null).steps[d]).toBe(3)
  expect(lake.near[cellOf(lake, [1, 2])]).not.toContain(cellOf(lake, [2, 2]))
  expect(sees(lake, cellOf(lake, [1, 2]), cellOf(lake, [4, 3]))).toBe(true)
})
test('SB-9.6 a capped connector can be stood on and leads nowhere', () => {
  expect(board.near[at(-1, 1)]).toEqual(expect.arrayContaining([at(0, 1), at(-1, 2), at(0, 0), at(0, 2)]))
  expect(board.tilesOf[at(-1, 1)]).toEqual([1])
})
test('SB-37.4 a tile is turned so that its entrance meets the door', () => {
  const gallery = plans[names.tiles.indexOf('m-gallery')]!
  const east = board.tiles[1]!.plan.exits.findIndex((_, exit) => outward(board, 1, exit) === 1)
  const place = placementAt(board, gallery, 1, east)
  expect(place).toMatchObject({ turn: 1, x: 7 })
  expect(placementAt(board, gallery, 1, 1 - east).turn).toBe(3)
  expect(fits(board, gallery, place)).toBe(true)
})
test('SB-37.5 SB-10.7 what would overlap a block or a connector does not fit', () => {
  const drift = plans[names.tiles.indexOf('m-drift')]!
  const place = placementAt(board, drift, 1, 0)
  expect(fits(board, drift, place)).toBe(true)
  expect(fits(board, drift, { ...place, x: place.x + 2 })).toBe(false)
})
test('SB-30.4 EX-24 both squares of a gate are adjacent to both of the other, and nothing else is', () => {
  const apart = boardOf([...ENTRANCE, { tile: 'g-shelf', at: [100, 100] }])
  const linked = joinGate(apart, { a: 0, exitA: 0, b: 1, exitB: -1 })
  const [a, b] = [cellOf(linked, [1, -1]), cellOf(linked, [2, -1])]
  const [c, d] = [cellOf(linked, [101, 104]), cellOf(linked, [102, 104])]
  for (const near of [a, b]) {
    expect(linked.near[near]).toEqual(expect.arrayContaining([c, d]))
    expect(linked.near[near]!.filter((cell) => linked.x[cell]! > 50)).toHaveLength(2)
  }
  expect(linked.near[c]).toEqual(expect.arrayContaining([a, b]))
  expect(linked.beyond.get(a)).toEqual([c, d])
})
