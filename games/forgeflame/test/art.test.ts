import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictureProblems } from '@emberhall/testkit'
import { BOARD } from '../src/content/board.ts'
import { CONTENT } from '../src/content/index.ts'
import { EXPLORATIONS, KOBOLD_TOKENS, ORES, POTIONS, SYMBOLS, TOTEMS } from '../src/content/types.ts'
import * as art from '../src/table/art/index.ts'

const { adventurers, cards, artifacts, events, imps, objectives, deposits } = CONTENT
const ids = [...cards, ...artifacts, ...events, ...imps, ...objectives].map((card) => card.id)
const layouts: readonly art.Layout[] = ['wide', 'tall']
const marks = ['stun', 'slow', 'web'] as const
const sides = ['left', 'centre', 'right'] as const
const backs = ['action', 'advanced', 'artifact', 'event', 'objective', ...sides] as const

const draw = (...nodes: ReactNode[]): string => renderToStaticMarkup(h('div', null, ...nodes))

/** Everything that is drawn, by kind; within a kind no two may look alike. */
const drawn: Readonly<Record<string, readonly ReactNode[]>> = {
  pictures: ids.map((id) => h(art.CardPicture, { key: id, id })),
  'action cards': cards.map((card) => h(art.ActionFace, { ...card, key: card.id, name: card.name.en })),
  'cards in hand': cards.map((card) => h(art.ActionHeld, { ...card, key: card.id, name: card.name.en })),
  tiles: cards.map((card) => h(art.ActionTile, { ...card, key: card.id, name: card.name.fr })),
  artifacts: artifacts.map((artifact) => h(art.ArtifactFace, { key: artifact.id, artifact, name: artifact.name.en })),
  plaques: artifacts.map((artifact) => h(art.ArtifactPlaque, { key: artifact.id, artifact, name: artifact.name.en })),
  events: events.map((event) => h(art.EventFace, { key: event.id, event, name: event.name.en })),
  imps: imps.map((imp) => h(art.ImpFace, { key: imp.id, imp, name: imp.name.en })),
  objectives: objectives.map((objective) =>
    h(art.ObjectiveFace, { key: objective.id, objective, name: objective.name.en }),
  ),
  backs: backs.map((back) => h(art.CardBack, { key: back, back })),
  adventurers: adventurers.flatMap(({ id }) =>
    [0, 1, 2, 3].map((player) => h(art.AdventurerPiece, { key: `${id} ${player}`, id, player })),
  ),
  portraits: adventurers.map(({ id }) => h(art.Portrait, { key: id, id })),
  signs: adventurers.map(({ id }) => h(art.Sign, { key: id, id })),
  badges: [0, 1, 2, 3].map((player) => h(art.PlayerBadge, { key: player, player })),
  kobolds: (['sneak', 'loot', 'taunt'] as const).map((pose) => h(art.KoboldPiece, { key: pose, pose })),
  totems: TOTEMS.flatMap((kind) =>
    [true, false].map((active) => h(art.TotemPiece, { key: `${kind} ${active}`, kind, active })),
  ),
  'totem tokens': TOTEMS.map((kind) => h(art.TotemToken, { key: kind, kind })),
  ores: ORES.map((kind) => h(art.OrePiece, { key: kind, kind })),
  'deposit backs': (['I', 'II', 'III'] as const).map((level) => h(art.DepositToken, { key: level, level })),
  explorations: [undefined, ...EXPLORATIONS].map((face) =>
    h(art.ExplorationToken, { key: face ?? 'back', ...(face && { face }) }),
  ),
  treasures: [
    h(art.TreasureToken, { key: 0 }),
    ...[1, 2, 3].map((value) => h(art.TreasureToken, { key: value, value })),
  ],
  fights: KOBOLD_TOKENS.map((kind) => h(art.KoboldTokenFace, { key: kind, kind })),
  flames: [true, false].flatMap((lit) => [
    h(art.FlameToken, { key: `${lit} token`, lit }),
    h(art.Fire, { key: `${lit} fire`, lit }),
    h(art.Fire, { key: `${lit} bowl`, lit, bowled: true }),
  ]),
  marks: marks.map((mark) => h(art.StateMark, { key: mark, mark })),
  burrows: (['claw', 'fang'] as const).map((burrow) => h(art.BurrowMark, { key: burrow, burrow })),
  batteries: [true, false].map((charged) => h(art.BatteryToken, { key: `${charged}`, charged })),
  potions: POTIONS.flatMap((kind) =>
    [true, false].map((full) => h(art.PotionToken, { key: `${kind} ${full}`, kind, full })),
  ),
  medals: SYMBOLS.flatMap((symbol) =>
    [true, false].map((spent) => h(art.SymbolMedal, { key: `${symbol} ${spent}`, symbol, spent })),
  ),
  sides: sides.map((side) => h(art.SideMark, { key: side, side })),
  singles: [
    h(art.CaveInToken, { key: 1 }),
    h(art.FirstPlayer, { key: 2 }),
    h(art.KoboldBag, { key: 3 }),
    h(art.Emblem, { key: 5 }),
    h(art.PointSeal, { key: 4, points: 7 }),
  ],
}
const texts = (nodes: readonly ReactNode[]): string[] => nodes.map((node) => draw(node))

const full = (layout: art.Layout): ReactNode =>
  h(
    'svg',
    { key: layout },
    h(art.MineMap, { layout }),
    h(art.SiteNames, { layout, lang: 'fr', glow: (site) => (site === 'S5' ? 'here' : site < 'S4' ? 'reach' : 'dark') }),
    BOARD.sites.map(({ id }) => h(art.SiteGlow, { key: `${id} glow`, site: id, layout, kind: 'reach' })),
    BOARD.sites.map(({ id }, i) => h(art.CostCoin, { key: `${id} cost`, site: id, layout, cost: i })),
    BOARD.passages.flatMap(({ from, to }) =>
      [art.CaveIn, art.Route, art.KoboldStep].map((Mark, i) =>
        h(Mark, { key: `${from} ${to} ${i}`, from, to, layout }),
      ),
    ),
  )

describe('what is drawn', () => {
  it('has a picture for every card', () => {
    expect(ids.length).toBe(142)
    expect(new Set(ids).size).toBe(ids.length)
    for (const text of texts(drawn['pictures']!)) expect(text.length).toBeGreaterThan(1500)
    expect(() => draw(h(art.CardPicture, { id: 'no-such-card' }))).toThrow('no-such-card')
    expect(() => draw(h(art.Portrait, { id: 'nobody' }))).toThrow('nobody')
  })

  it('shows the ores of a deposit, and its Kobold', () => {
    const face = (d: (typeof deposits)[number]) => draw(h(art.DepositToken, { level: d.level, face: d }))
    const printed = new Map(deposits.map((d) => [`${d.level} ${d.ores.join()} ${d.kobold}`, face(d)]))
    expect(new Set([...printed.values()].map((text) => text.replaceAll(/_R_\w*?_/g, ''))).size).toBe(printed.size)
  })
})

describe('the mine', () => {
  it.each(layouts)('keeps every site and its pieces on the board (%s)', (layout) => {
    const { width, height } = art.PLANS[layout]
    for (const { id } of BOARD.sites)
      for (const slot of ['figure', 'totem', 'heap', 'deposit', 'exploration', 'cost', 'burrow', 'plate'] as const) {
        const { x, y } = art.slotAt(id, slot, layout, 1, 3)
        expect(x, `${id} ${slot}`).toBeGreaterThan(0)
        expect(x, `${id} ${slot}`).toBeLessThan(width)
        expect(y, `${id} ${slot}`).toBeGreaterThan(0)
        expect(y, `${id} ${slot}`).toBeLessThan(height)
      }
  })

  it.each(layouts)('leaves room between any two sites (%s)', (layout) => {
    const places = BOARD.sites.map(({ id }) => ({ id, ...art.siteAt(id, layout) }))
    const close = places.flatMap((a, i) =>
      places.slice(i + 1).flatMap((b) => {
        const across = (Math.abs(a.x - b.x) / (art.sizeAt(a.id, layout) + art.sizeAt(b.id, layout))) * 2
        const down = (Math.abs(a.y - b.y) / (art.sizeAt(a.id, layout) + art.sizeAt(b.id, layout))) * 2
        return across < 104 && down < 78 ? [`${a.id} ${b.id}`] : []
      }),
    )
    expect(close).toEqual([])
  })

  it.each(layouts)('walks a passage from either end, and knows no other (%s)', (layout) => {
    for (const { from, to } of BOARD.passages) {
      const [there, back] = [art.passagePath(from, to, layout), art.passagePath(to, from, layout)]
      const { x, y } = art.siteAt(from, layout)
      expect(there.d.startsWith(`M${x} ${y}Q`)).toBe(true)
      expect(back.d.endsWith(` ${x} ${y}`)).toBe(true)
      expect(back.middle).toEqual(there.middle)
    }
    expect(() => art.passagePath('E', 'F', layout)).toThrow('passage E F')
    expect(() => art.siteAt('S99', layout)).toThrow('S99')
  })

  it.each(layouts)('shows the middle of every passage, and nothing hides a difficult one (%s)', (layout) => {
    for (const { from, to, difficult } of BOARD.passages) {
      const { middle } = art.passagePath(from, to, layout)
      for (const site of difficult ? BOARD.sites.map(({ id }) => id) : [from, to]) {
        const { x, y } = art.siteAt(site, layout)
        const size = art.sizeAt(site, layout)
        expect(Math.hypot((middle.x - x) / 54, (middle.y - y) / 40) / size, `${from} ${to} at ${site}`).toBeGreaterThan(
          1,
        )
      }
    }
  })

  it('says the names in both languages', () => {
    const names = (lang: 'en' | 'fr') => draw(h(art.SiteNames, { layout: 'wide', lang })).replaceAll('&#x27;', '’')
    for (const { name } of BOARD.sites) {
      expect(names('en')).toContain(name.en)
      expect(names('fr')).toContain(name.fr)
    }
  })
})

describe('a page full of it', () => {
  const kinds = Object.fromEntries(Object.entries(drawn).map(([kind, nodes]) => [kind, texts(nodes)]))
  const page = draw(...Object.values(drawn), ...layouts.map(full))
  it.each(Object.entries(pictureProblems({ kinds, page })))('%s', (_, problems) => {
    expect(problems).toEqual([])
  })
})
