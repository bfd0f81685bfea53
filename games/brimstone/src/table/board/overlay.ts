/** What is drawn over the floor for a moment: the way one would go, whom an enemy means, and where something happens. */
import { at, type LogLine } from '@emberhall/kernel'
import type { Area, Sight, Square } from '@emberhall/ui/board'
import { CONTENT } from '../../content/index.ts'
import { GATE } from '../../parts.ts'
import { connectorCells } from '../../queries/board.ts'
import { blastCells } from '../../queries/blast.ts'
import { boardOf, isNextTo, squaresOf } from '../../queries/ground.ts'
import { pathTo } from '../../queries/reach.ts'
import { sees } from '../../queries/sight.ts'
import { walkWays } from '../../queries/walking.ts'
import type { Cell, EnemyNo, HeroNo, T } from '../../state.ts'
import { heroCalled } from '../../text/speech.ts'
import { intentOf } from '../model/intent.ts'
import type { Tableau } from '../model/tableau.ts'
import { heroIn } from '../model/heroIn.ts'
import { type Struck, struckBy } from '../model/struck.ts'
import { tell } from '../words.ts'

export interface Overlay {
  readonly areas: readonly Area[]
  readonly sights: readonly Sight[]
  readonly way: readonly Square[]
}
/** The squares of what is being shown happening; none: nothing is, or it concerns no square. */
export function happensAt(tableau: Tableau, { areas, sights }: Overlay): readonly Square[] {
  const { t, layout, beat } = tableau
  if (beat === null) return []
  const { board, place } = layout
  const what = beat.line?.what ?? ''
  const shown = [...areas.flatMap(({ squares }) => squares), ...sights.flatMap(({ from, to }) => [from, to])]
  if (shown.length > 0) return what === 'fear' ? [...shown, ...frightful(tableau)] : shown
  const dead = what === 'died' ? (t.s.heroes[heroIn(t.s, beat.line?.args[0])]?.at ?? -1) : -1
  if (dead >= 0) return withinSight(place(dead))
  if (what === 'objective') return floorOf(tableau, beat.line?.args[0])
  if (what === 'tile' || what === 'revealed') return board.tiles.at(-1)?.cells.map(place) ?? []
  if (what === 'arrived' || what === 'ambush') return t.s.enemies.map((enemy) => place(enemy.at))
  if (what !== 'gate') return []
  const gate = t.s.tiles.findLastIndex(({ exits }) => exits.includes(GATE))
  if (gate < 0) return []
  // Its ring stands beyond the tile.
  const ring = connectorCells(board, gate, at(t.s.tiles, gate).exits.indexOf(GATE)).map(place)
  return ring.flatMap(withinSight)
}
/** Not at the edge of what is seen. */
const withinSight = ({ x, y }: Square): readonly Square[] => [
  { x: x - 2, y: y - 2 },
  { x: x + 2, y: y + 2 },
]
const floorOf = ({ sp, t, layout }: Tableau, id: unknown): readonly Square[] => {
  const tile = t.s.tiles.findLastIndex((laid) => sp.game.book.names.tiles[laid.tile] === id)
  return layout.board.tiles[tile]?.cells.map(layout.place) ?? []
}
/** Where those stand whom the line names. */
function frightful({ t, layout, beat }: Tableau): Square[] {
  const type = CONTENT.enemies.findIndex(({ id }) => id === beat?.line?.args[1])
  return t.s.enemies.flatMap((enemy, e) => (enemy.type === type ? squaresOf(t, e).map(layout.place) : []))
}
const NOTHING: Overlay = { areas: [], sights: [], way: [] }

/** `pointed`: the key of what the finger or the pointer is on. */
export function overlayOf(tableau: Tableau, pointed: string | null): Overlay {
  if (tableau.beat !== null) return happening(tableau)
  const [kind, no] = (pointed ?? '').split(' ')
  const { hero } = tableau.t.s.acting
  if (kind === 'enemy') return meant(tableau, Number(no))
  if (kind === 'square' && hero >= 0) return { ...NOTHING, way: wayTo(tableau, hero, Number(no)) }
  return NOTHING
}
function wayTo({ t, layout }: Tableau, h: HeroNo, cell: Cell): Square[] {
  return [at(t.s.heroes, h).at, ...pathTo(walkWays(t, h), cell)].map(layout.place)
}
const footOf = (t: T, { place }: Tableau['layout'], e: EnemyNo): Square => {
  const cells = squaresOf(t, e).map(place)
  const half = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2
  return { x: half(cells.map(({ x }) => x)), y: half(cells.map(({ y }) => y)) }
}
/** Whom it would go for and why; and whether whoever acts can see it. */
function meant(tableau: Tableau, e: EnemyNo): Overlay {
  const { t, layout, lang, sp } = tableau
  if (t.s.enemies[e] === undefined) return NOTHING
  const { heroes, why } = intentOf(t, e)
  const from = footOf(t, layout, e)
  const sights = heroes.map((h, i): Sight => {
    const to = layout.place(at(t.s.heroes, h).at)
    const label = i === 0 ? tell(lang, `intent.${why}`, { hero: heroCalled(sp, t, h) }) : ''
    return { from, to, isClear: false, ...(label === '' ? {} : { label }) }
  })
  return { areas: [], way: [], sights: [...sights, ...seen(tableau, e)] }
}
function seen({ t, layout, lang }: Tableau, e: EnemyNo): Sight[] {
  const hero = t.s.heroes[t.s.acting.hero]
  if (hero === undefined || hero.at < 0 || isNextTo(t, e, hero.at)) return []
  const isClear = squaresOf(t, e).some((cell) => sees(boardOf(t), hero.at, cell))
  const sight = { from: layout.place(hero.at), to: footOf(t, layout, e), isClear }
  return [isClear ? sight : { ...sight, label: tell(lang, 'noSight') }]
}

/** The line that is being shown, on the squares it concerns. */
function happening(tableau: Tableau): Overlay {
  const { t, layout, lang, beat } = tableau
  if (beat?.line === undefined) return NOTHING
  if (beat.lines !== undefined) return volley(tableau, beat.lines)
  const { what, args } = beat.line
  const e = t.s.about.enemy
  const n = args.findLast((arg) => typeof arg === 'number') ?? 0
  const h = heroIn(t.s, args[0])
  const cell = t.s.heroes[h]?.at ?? -1
  const area = (squares: readonly Square[], tone: Area['tone'], label?: string): Overlay => ({
    ...NOTHING,
    areas: [{ key: what, squares, tone, ...(label === undefined ? {} : { label }) }],
  })
  const onHero = (tone: Area['tone'], label: string): Overlay =>
    cell < 0 ? NOTHING : area([layout.place(cell)], tone, label)
  const onEnemy = (label: string): Overlay =>
    t.s.enemies[e] === undefined ? NOTHING : area(squaresOf(t, e).map(layout.place), 'bad', label)
  switch (what) {
    case 'targets':
    case 'foeAttacks':
      return aimed(tableau, e, heroIn(t.s, args[1]), what)
    case 'wounded':
      return onHero('bad', tell(lang, 'lossOf', { n, what: tell(lang, 'health') }))
    case 'harmed':
      return onHero('bad', tell(lang, 'lossOf', { n, what: tell(lang, 'sanity') }))
    case 'corrupted':
      return onHero('bad', tell(lang, 'gainOf', { n, what: tell(lang, 'corruption') }))
    case 'healed':
    case 'calmed':
      return onHero('good', `+${n}`)
    case 'down':
      return onHero('bad', tell(lang, 'down'))
    case 'fear':
    case 'voices':
      return onHero('bad', tell(lang, 'horror', { n }))
    case 'hit':
      return args.includes('critical') ? onEnemy(tell(lang, 'verdict.critical')) : NOTHING
    case 'enemyWounded':
      return onEnemy(`−${n}`)
    case 'killed':
      return onEnemy(tell(lang, 'slain'))
    case 'arrived':
      return arrivals(tableau, [beat.line])
    case 'throws':
    case 'bounces':
      return area([layout.place(n)], 'bad', tell(lang, 'dynamite'))
    case 'explodes':
      return area(blastCells(t, n).map(layout.place), 'bad', tell(lang, 'blast'))
    default:
      return NOTHING
  }
}
/** Whether those who come break out of the floor: the last that was told of a fight says so. */
const isAmbush = ({ log }: Tableau): boolean =>
  log.findLast(({ what }) => what === 'ambush' || what === 'revealed' || what === 'turn')?.what === 'ambush'
/** Where the last this many stand. */
const newcomers = (t: T, n: number): Cell[] => [...t.s.enemies.keys()].slice(-n).flatMap((e) => squaresOf(t, e))
function arrivals(tableau: Tableau, lines: readonly LogLine[]): Overlay {
  if (!isAmbush(tableau)) return NOTHING
  const { t, layout, lang } = tableau
  const n = lines.reduce((sum, { args }) => sum + Number(args[1]), 0)
  const squares = newcomers(t, n).map(layout.place)
  return { ...NOTHING, areas: [{ key: 'arrived', squares, tone: 'bad', label: tell(lang, 'ambush') }] }
}
function aimed({ t, layout, lang, sp }: Tableau, e: EnemyNo, h: HeroNo, what: 'targets' | 'foeAttacks'): Overlay {
  const hero = t.s.heroes[h]
  if (t.s.enemies[e] === undefined || hero === undefined || hero.at < 0) return NOTHING
  const sight = { from: footOf(t, layout, e), to: layout.place(hero.at), isClear: false }
  if (what === 'foeAttacks') return { ...NOTHING, sights: [sight] }
  const { why } = intentOf(t, e)
  return { ...NOTHING, sights: [{ ...sight, label: tell(lang, `intent.${why}`, { hero: heroCalled(sp, t, h) }) }] }
}
/** Many at once: whom each means, and what it came to for whom. Each reason is told once a hero. */
function volley(tableau: Tableau, lines: readonly LogLine[]): Overlay {
  if (lines.some(({ what }) => what === 'arrived')) return arrivals(tableau, lines)
  const { t, layout, lang, sp, beat } = tableau
  const type = CONTENT.enemies.findIndex(({ id }) => lines.some(({ args }) => args[0] === id))
  const isAiming = beat?.line?.what === 'targets'
  const told = new Set<HeroNo>()
  const sights = t.s.enemies.flatMap(({ type: of, target }, e): Sight[] => {
    const hero = t.s.heroes[target]
    if (of !== type || hero === undefined || hero.at < 0) return []
    const sight = { from: footOf(t, layout, e), to: layout.place(hero.at), isClear: false }
    const why = isAiming && !told.has(target) ? reasonFor(t, lines, target) : undefined
    told.add(target)
    if (why === undefined) return [sight]
    return [{ ...sight, label: tell(lang, `intent.${why}`, { hero: heroCalled(sp, t, target) }) }]
  })
  const areas = beat?.isFalling === true || isAiming ? [] : struckBy(lines, t.s).flatMap(woundsOf)
  return { ...NOTHING, sights, areas }

  function woundsOf({ hero, wounds, harm }: Struck): Area[] {
    const lost = [
      ...(wounds > 0 ? [tell(lang, 'lossOf', { n: wounds, what: tell(lang, 'health') })] : []),
      ...(harm > 0 ? [tell(lang, 'lossOf', { n: harm, what: tell(lang, 'sanity') })] : []),
    ]
    const cell = t.s.heroes[hero]?.at ?? -1
    if (cell < 0 || lost.length === 0) return []
    return [{ key: `struck ${hero}`, squares: [layout.place(cell)], tone: 'bad', label: lost.join(', ') }]
  }
}
const reasonFor = ({ s }: T, lines: readonly LogLine[], h: HeroNo): 'only' | 'fewest' | 'chance' | undefined => {
  const why = lines.find(({ what, args }) => what === 'targets' && heroIn(s, args[1]) === h)?.args[2]
  return why === 'only' || why === 'fewest' || why === 'chance' ? why : undefined
}
