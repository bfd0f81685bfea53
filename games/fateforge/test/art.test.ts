import { paint } from '@emberhall/ink'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictureProblems } from '@emberhall/testkit'
import { CONTENT } from '../src/content/index.ts'
import { COLOURS, DICE, GEMS, HEROES, ICONS, TEST_FACES, TRAITS } from '../src/content/types.ts'
import * as art from '../src/table/art/index.ts'
import { folk, hero, partsIn, playedBy } from '../src/table/art/scenes/actors.ts'

const { skills, items, corruption, traps, fears, allies, locations, quests, enemies, boss, scenes, explorations } =
  CONTENT
const STORY_CARDS = ['satchel', 'lantern-oil', 'castellan-seal']
const PEOPLE = ['hadrel', 'sefa', 'orm']
const PAGES = [
  'leaving-forest',
  'refugees',
  'wolf-tracks',
  'ford',
  'toll-gate',
  'campfire',
  'marsh',
  'lantern-oil',
  'city-dusk',
  'sefas-street',
  'market',
  'cellar',
  'crypt',
  'gilded-hall',
  'castellan',
  'lamps-lit',
  'half-lit',
  'dark',
  'library',
  ...PEOPLE,
]
const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
const WAYS: Readonly<Record<art.CardKind, readonly string[]>> = {
  skill: idsOf(skills),
  weapon: idsOf(items.filter(({ slot }) => slot === 'main' || slot === 'bulky' || slot === 'secondary')),
  equipment: idsOf(items.filter(({ slot }) => slot === 'clothing' || slot === 'pack')),
  corruption: idsOf(corruption),
  trap: idsOf(traps),
  fear: idsOf(fears),
  story: STORY_CARDS,
  ally: idsOf(allies),
  location: idsOf(locations),
  quest: idsOf(quests),
  trait: TRAITS,
}
const cardIds = Object.values(WAYS).flat()
const foes = [...enemies.map(({ id, colour }) => ({ id, colour })), { id: boss.id, colour: 'boss' as const }]
const city = explorations[0]!
const tiling = art.wideTiling(2, 2)
const edge = (a: string, b: string) => ({ tiling, between: [a, b] as const })

const draw = (...nodes: ReactNode[]): string => renderToStaticMarkup(h('div', null, ...nodes))

const FLAGS = [false, true] as const
const SIDES = ['assault', 'guard', 'stealth', 'time', 'victory'] as const
const DEVICES = [
  'chest-closed',
  'chest-open',
  'altar-whole',
  'altar-broken',
  'lantern-lit',
  'lantern-unlit',
  'portal',
  'portal-unknown',
  'difficult',
] as const
const ACTIONS = ['move', 'strike', 'shoot', 'focus', 'parry', 'push', 'pull', 'stun', 'interact'] as const
const ABILITIES = ['block', 'frontLine', 'stealth', 'lifeDrain', 'frightening', 'call', 'parry'] as const
const BAND = enemies.flatMap(({ band }) => band.flatMap(({ actions }) => actions))
const bandActions = [...new Map(BAND.map((action) => [JSON.stringify(action), action])).values()]

/** Everything that is drawn, by kind; within a kind no two may look alike. */
const drawn: Readonly<Record<string, readonly ReactNode[]>> = {
  pictures: cardIds.map((id) => h(art.CardPicture, { key: id, id })),
  cards: art.KINDS.flatMap((kind) =>
    WAYS[kind].map((id) => h(art.CardFace, { key: `${kind} ${id}`, kind, id, name: id })),
  ),
  tiles: skills.map(({ id, hero, use }) => h(art.CardTile, { key: id, kind: 'skill', id, hero, use, name: id })),
  backs: [
    ...art.KINDS.map((kind) => h(art.CardBack, { key: kind, kind })),
    ...HEROES.map((hero) => h(art.CardBack, { key: hero, kind: 'skill', hero })),
  ],
  'story pages': [
    ...PAGES.map((id) => h(art.StoryPicture, { key: id, id, heroes: null })),
    h(art.Banner, { key: 'banner' }),
  ],
  portraits: [...HEROES, ...PEOPLE].map((id) => h(art.Portrait, { key: id, id })),
  heroes: HEROES.flatMap((id) =>
    FLAGS.map((down) => h(art.HeroPiece, { key: `${id} ${down}`, id, down, active: !down })),
  ),
  badges: HEROES.map((id) => h(art.HeroBadge, { key: id, id })),
  enemies: foes.flatMap(({ id, colour }) =>
    FLAGS.map((stunned) =>
      h(art.EnemyToken, { key: `${id} ${stunned}`, id, colour, initiative: 3, resistance: 2, stunned }),
    ),
  ),
  types: COLOURS.map((colour) => h(art.TypeMark, { key: colour, colour })),
  abilities: ABILITIES.map((ability) => h(art.AbilityIcon, { key: ability, ability })),
  'band actions': bandActions.map((action) => h(art.BandAction, { key: JSON.stringify(action), action })),
  distances: [0, 1, 2].map((distance) => h(art.DistanceHead, { key: distance, distance, orMore: distance === 2 })),
  dice: [
    ...DICE.flatMap((die) =>
      [...new Set(CONTENT.faces[die])].map((face) => h(art.CombatDie, { key: `${die} ${face}`, die, face })),
    ),
    ...TEST_FACES.map((face) => h(art.TestDie, { key: face, face })),
    ...[1, 2, 3, 4, 5, 6].map((pips) => h(art.SixDie, { key: pips, pips })),
  ],
  results: [...ICONS, 'wild' as const].map((icon) => h(art.ResultIcon, { key: icon, icon })),
  actions: ACTIONS.flatMap((action) =>
    [0, 1].map((extra) => h(art.ActionIcon, { key: `${action} ${extra}`, action, extra })),
  ),
  grounds: art.TERRAINS.map((terrain) =>
    h(art.Board, { key: terrain, tiling, terrain, columns: 2, rows: 2, missing: ['b1'] }),
  ),
  borders: [
    h(art.Wall, { key: 1, ...edge('a1', 'b1') }),
    h(art.Wall, { key: 2, ...edge('a1', 'a2') }),
    h(art.DoorPiece, { key: 3, ...edge('a1', 'b1'), open: true }),
    h(art.DoorPiece, { key: 4, ...edge('a1', 'b1'), open: false }),
    h(art.Barricade, { key: 5, ...edge('a1', 'b1') }),
    h(art.Barricade, { key: 6, ...edge('b1', 'a1') }),
    h(art.StartMark, { key: 7, tiling, zone: 'a1' }),
    h(art.ZoneName, { key: 8, tiling, zone: 'a1' }),
    ...(['legal', 'target', 'here'] as const).map((kind) => h(art.ZoneGlow, { key: kind, tiling, zone: 'a1', kind })),
  ],
  gems: GEMS.flatMap((gem) => FLAGS.map((valued) => h(art.GemToken, { key: `${gem} ${valued}`, gem, valued }))),
  tokens: (['food', 'trap', 'objective', 'exploration'] as const).map((kind) => h(art.BoardToken, { key: kind, kind })),
  devices: DEVICES.map((kind) => h(art.BoardPiece, { key: kind, kind })),
  fountains: [0, 1, 8].map((cubes) => h(art.Fountain, { key: cubes, cubes })),
  exits: ['A', 'B'].flatMap((letter) =>
    FLAGS.map((defended) => h(art.ExitGate, { key: `${letter} ${defended}`, letter, defended })),
  ),
  sides: SIDES.map((side) => h(art.SideToken, { key: side, side })),
  cubes: (['black', 'red', 'green'] as const).map((colour) => h(art.Cube, { key: colour, colour })),
  marks: [
    h(art.StunMark, { key: 1 }),
    h(art.ParryToken, { key: 2 }),
    h(art.RerollMark, { key: 3 }),
    h(art.DefenceRing, { key: 4, w: 120, h: 80 }),
    h(art.SignGlyph, { key: 5, name: 'health' }),
    h(art.SignGlyph, { key: 6, name: 'energy' }),
  ],
  landmarks: city.places.map(({ id }) => h(art.Landmark, { key: id, id })),
  maps: [h(art.CityMap, { key: 1, city }), h(art.CityMap, { key: 2, city: { ...city, blocked: [] } })],
}
const texts = (nodes: readonly ReactNode[]): string[] => nodes.map((node) => draw(node))

describe('what is drawn', () => {
  it('has a picture for every card', () => {
    expect(art.KINDS.map((kind) => WAYS[kind].length)).toEqual([50, 10, 15, 12, 8, 8, 3, 2, 6, 3, 7])
    expect(new Set(cardIds).size).toBe(cardIds.length)
    for (const text of texts(drawn['pictures']!)) expect(text.length).toBeGreaterThan(3000)
    expect(() => draw(h(art.CardPicture, { id: 'no-such-card' }))).toThrow('no-such-card')
  })

  it('has a picture for every page of the story, every enemy, every ground', () => {
    expect(art.STORY_PICTURES.toSorted()).toEqual(PAGES.toSorted())
    expect(foes.length).toBe(20)
    for (const { terrain } of scenes) expect(art.TERRAINS).toContain(terrain)
    for (const text of texts(drawn['story pages']!)) expect(text.length).toBeGreaterThan(9000)
    expect(() => draw(h(art.StoryPicture, { id: 'nowhere', heroes: null }))).toThrow('nowhere')
    expect(() => draw(h(art.EnemyToken, { id: 'nobody', colour: 'red' }))).toThrow('nobody')
    expect(() => draw(h(art.Portrait, { id: 'nobody' }))).toThrow('nobody')
  })

  it('tells a type and a hero by shape as well as by colour', () => {
    const shapes = (kind: string) =>
      texts(drawn[kind]!).map((text) => [...text.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join())
    for (const kind of ['types', 'badges', 'gems', 'results']) {
      const found = new Set(shapes(kind))
      expect(found.size).toBe(kind === 'gems' ? GEMS.length : drawn[kind]!.length)
    }
  })
})

describe('places', () => {
  it('knows where zones lie and meet', () => {
    for (const tiling of [art.UPRIGHT, art.wideTiling(3, 3)]) {
      const { width, height, gap } = tiling
      expect(art.middleOf('a1', tiling)).toEqual({ x: width / 2, y: height / 2 })
      expect(art.borderOf('a1', 'b1', tiling)).toEqual({ x: width + gap / 2, y: height / 2, upright: true })
      expect(art.borderOf('c2', 'c3', tiling)).toEqual(art.borderOf('c3', 'c2', tiling))
      expect(art.borderOf('c2', 'c3', tiling).upright).toBe(false)
    }
  })

  it('keeps every place of the city on the sheet, apart from the others', () => {
    const found = city.places.map(({ column, row }) => art.placeAt(column, row))
    for (const { x, y } of found) {
      expect(x).toBeGreaterThan(60)
      expect(x).toBeLessThan(640)
      expect(y).toBeGreaterThan(60)
      expect(y).toBeLessThan(430)
    }
    const close = found.flatMap((a, i) => found.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 110))
    expect(close).toEqual([])
    expect(() => draw(h(art.Landmark, { id: 'nowhere' }))).toThrow('nowhere')
  })
})

describe('a scene of the story', () => {
  it('is played by the heroes of the table and by no stranger', () => {
    const scene = (): string => hero('lord', 'stand', 0, 0) + hero('shaman', 'stand', 9, 0)
    const roles = partsIn(scene)
    expect(roles).toEqual(['lord', 'shaman'])
    const cast = (table: readonly (typeof HEROES)[number][]): string => paint(() => playedBy(table, roles, scene))
    const alone = (id: (typeof HEROES)[number], x: number): string => paint(() => hero(id, 'stand', x, 0))
    expect(cast(['shaman', 'lord'])).toBe(paint(scene))
    // Own parts first; a part that is left goes to whoever has none, or stays empty.
    expect(cast(['shaman'])).toBe(alone('shaman', 9))
    expect(cast(['rogue'])).toBe(alone('rogue', 0))
    expect(cast(['rogue', 'lord'])).toBe(paint(() => hero('lord', 'stand', 0, 0) + hero('rogue', 'stand', 9, 0)))
  })
  it('has no enemy in it when it hangs behind the heroes at an end', () => {
    const friend = (): string => folk('sefa', 'stand', 0, 0)
    const scene = (): string => folk('risen', 'ready', 9, 0) + friend() + hero('lord', 'stand', 0, 0)
    expect(paint(() => playedBy([], ['lord'], scene))).toBe(paint(friend))
    expect(paint(() => playedBy(['lord'], ['lord'], scene))).toBe(paint(scene))
  })
})
describe('a page full of it', () => {
  const kinds = Object.fromEntries(Object.entries(drawn).map(([kind, nodes]) => [kind, texts(nodes)]))
  const page = draw(...Object.values(drawn))
  it.each(Object.entries(pictureProblems({ kinds, page })))('%s', (_, problems) => {
    expect(problems).toEqual([])
  })
})
