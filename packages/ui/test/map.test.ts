import { describe, expect, test } from 'vitest'
import { arcsOf, boxInFog, boxOfPlace, feetOf, landOf, roadOf } from '../src/map/geometry.ts'
import type { MapLink, MapPiece, MapPlace } from '../src/map/types.ts'
import { alongRoad, describePlace, nextPlace } from '../src/map/walk.ts'

const SIZE = { width: 200, height: 100, gap: 20 }
const PICTURE = { name: 'none', width: 1, height: 1, draw: () => '' }
const seen = (key: string, x: number, y: number): MapPlace => {
  return { isSeen: true, key, number: key, name: `Place ${key}`, x, y, picture: PICTURE, fog: 'none' }
}
const piece = (key: string, kind: MapPiece['kind'], at = '1'): MapPiece => {
  return { key, name: key, at, kind, picture: PICTURE, tall: 0.5 }
}
const places: readonly MapPlace[] = [
  seen('1', 0, 0),
  seen('2', 1, 0),
  seen('10', 0, 1),
  { isSeen: false, key: '3', number: '3', x: 1, y: 1 },
]
const links: readonly MapLink[] = [
  { from: '1', side: 'east', to: '2', kind: 'open' },
  { from: '1', side: 'south', to: '10', kind: 'one-way' },
  { from: '2', side: 'south', to: '3', kind: 'closed' },
  { from: '1', side: 'west', to: null, kind: 'unknown' },
]
const byKey = new Map(places.map((place) => [place.key, place]))
const road = (i: number) => roadOf(links[i]!, byKey, SIZE)
const land = { places, links, pieces: [], marks: [] }
const [EAST, WEST, SOUTH, NORTH] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
]

describe('a map of cards', () => {
  test('lays cards side by side with a gap for the roads', () => {
    expect(boxOfPlace({ x: 1, y: 2 }, SIZE)).toEqual({ x: 220, y: 240, width: 200, height: 100 })
    expect(landOf(places, SIZE)).toEqual({ x: -20, y: -20, width: 460, height: 260 })
  })
  test('lets half a card out of the fog where nobody has been, on the side of the road that leads there', () => {
    const unseen = (x: number, y: number): MapPlace => ({ isSeen: false, key: 'fog', x, y })
    expect(boxInFog(unseen(2, 0), places, SIZE)).toEqual({ x: 440, y: 0, width: 100, height: 100 })
    expect(boxInFog(unseen(0, -1), places, SIZE)).toEqual({ x: 0, y: -62, width: 200, height: 42 })
    expect(boxInFog(unseen(9, 9), places, SIZE)).toEqual({ x: 1980, y: 1080, width: 200, height: 100 })
  })
  test('joins the sides that face each other', () => {
    expect(road(0)).toEqual({ line: 'M200 50L220 50', middle: { x: 210, y: 50 }, angle: 0 })
    expect(road(1)).toEqual({ line: 'M100 100L100 120', middle: { x: 100, y: 110 }, angle: 90 })
  })
  test('turns a road that arrives at another side', () => {
    const bent = roadOf({ from: '2', side: 'south', to: '10', arrives: 'east', kind: 'open' }, byKey, SIZE)
    expect(bent?.line).toMatch(/^M320 100C320 \S+ \S+ 170 200 170$/)
  })
  test('lets a road end in the fog where nobody knows on', () => {
    expect(road(3)?.line).toBe('M0 50L-24 50')
    expect(roadOf({ from: 'nowhere', side: 'east', to: '1', kind: 'open' }, byKey, SIZE)).toBeNull()
  })
  test('has room for four people, a guardian and a stone on one card', () => {
    const crowd = ['a', 'b', 'c', 'd'].map((key) => piece(key, 'person'))
    const feet = feetOf([...crowd, piece('wolf', 'guardian'), piece('stone', 'stone')], { x: 1, y: 0 }, SIZE, 70)
    const xs = ['a', 'b', 'c', 'd', 'wolf', 'stone'].map((key) => feet.get(key)!.x)
    expect(xs.every((x) => x >= 220 + 20 && x <= 420 - 10)).toBe(true)
    const people = xs.slice(0, 4)
    expect(people.slice(1).every((x, i) => x - people[i]! >= 25)).toBe(true)
    expect(feet.get('stone')!.x).toBeGreaterThan(feet.get('d')!.x + 25)
  })
  test('draws a dial of as many arcs as it has steps', () => {
    expect(arcsOf(8, 15)).toHaveLength(8)
    expect(arcsOf(1, 15)[0]).toContain('A15 15 0 1 1')
  })
  test('is walked along its roads, in both directions, and nowhere else', () => {
    expect(alongRoad(land, '1', EAST)).toBe('2')
    expect(alongRoad(land, '2', WEST)).toBe('1')
    expect(alongRoad(land, '10', NORTH)).toBe('1')
    expect(alongRoad(land, '2', SOUTH)).toBe('3')
    expect([alongRoad(land, '1', WEST), alongRoad(land, '2', NORTH), alongRoad(land, '10', EAST)]).toEqual([
      null,
      null,
      null,
    ])
  })
  test('has an order of its own for those who want to see everything', () => {
    const order = ['1', '2', '3', '10']
    expect(order.map((key) => nextPlace(land, key, 1))).toEqual(['2', '3', '10', '1'])
    expect(nextPlace(land, '1', -1)).toBe('10')
  })
  test('says what is at a card, and where its roads lead', () => {
    const dial = { value: 3, of: 8, name: 'dawns left' }
    const peopled = {
      ...land,
      pieces: [piece('Ada', 'person'), piece('Ben', 'person'), { ...piece('Stone', 'stone'), dial }],
      marks: [{ place: '1', cost: '2' }],
    }
    expect(describePlace(peopled, '1', 'en', ['Travel there'])).toBe(
      'Location 1, Place 1; 2 people here: Ada, Ben; Stone, dawns left 3 of 8; road east to 2; one-way road south to 10; road west to nobody knows where; costs 2; Travel there',
    )
    expect(describePlace(land, '10', 'en', [])).toBe(
      'Location 10, Place 10; nobody here; one-way road north, only from 1 to here',
    )
    expect(describePlace(land, '2', 'fr', [])).toBe(
      'Lieu 2, Place 2; personne ici; route à l’ouest vers 1; route coupée au sud vers 3, inexploré',
    )
    expect(describePlace(land, '3', 'en', [])).toBe('Location 3, unexplored; closed road north to 2')
  })
})
