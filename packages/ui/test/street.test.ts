import { describe, expect, test } from 'vitest'
import { lookedAt, scrollFor, tellPlace } from '../src/street/model.ts'
import type { StreetPerson, StreetPlace } from '../src/street/types.ts'

const PICTURE = { name: 'none', width: 1, height: 1, draw: () => '' }
const inn: StreetPlace = {
  key: 'inn',
  name: 'The Lamp',
  front: PICTURE,
  offers: [{ key: 'bed', label: 'A bed' }],
  visits: { made: 1, of: 2 },
  events: ['A card game is under way.'],
}
const person = (name: string, at: string | null, bubble?: string): StreetPerson => {
  return { key: name, name, at, picture: PICTURE, plate: name, ...(bubble !== undefined && { bubble }) }
}

describe('a street of places', () => {
  const stretch = { middles: [100, 300, 500, 700, 900], farthest: 400 }
  test('looks at the first place from one end and at the last from the other', () => {
    expect([0, 90, 200, 310, 400].map((scrolled) => lookedAt(stretch, scrolled))).toEqual([0, 1, 2, 3, 4])
  })
  test('scrolls to where a place is looked at', () => {
    for (const place of stretch.middles.keys()) expect(lookedAt(stretch, scrollFor(stretch, place))).toBe(place)
    expect(scrollFor(stretch, 1)).toBe(100)
  })
  test('stays where it is if it fits', () => {
    const fits = { ...stretch, farthest: 0 }
    expect([scrollFor(fits, 3), lookedAt(fits, 0)]).toEqual([0, 0])
    expect(scrollFor({ middles: [50], farthest: 10 }, 0)).toBe(0)
  })
  test('tells who is at a place, how often one may come, and why nobody gets in', () => {
    const people = [person('Ada', 'inn', 'Lucky table'), person('Ben', 'inn'), person('Cyd', null)]
    expect(tellPlace(inn, people, 'en')).toBe(
      'The Lamp; here: Ada (Lucky table), Ben; visited 1 of 2 times; A card game is under way.; 1 thing on offer',
    )
    expect(
      tellPlace({ key: 'forge', name: 'Forge', front: PICTURE, offers: [], closed: 'le feu est éteint' }, [], 'fr'),
    ).toBe('Forge; fermé : le feu est éteint; personne ici')
  })
})
