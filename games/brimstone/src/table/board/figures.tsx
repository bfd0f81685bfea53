/** Who and what stands on the board: heroes, enemies, doorways, and the names of the tiles. */
import { at } from '@emberhall/kernel'
import { Baked, NO_ANCHOR } from '@emberhall/ui'
import type { BoardFigure, Square } from '@emberhall/ui/board'
import { CONTENT } from '../../content/index.ts'
import { CAPPED, DOOR, GATE, SEALED } from '../../parts.ts'
import { connectorCells, outward } from '../../queries/board.ts'
import { foeHealth, isLarge } from '../../queries/foes.ts'
import { squaresOf } from '../../queries/ground.ts'
import { NORTH, SOUTH } from '../../queries/plan.ts'
import { maxHealth, maxSanity } from '../../queries/stats.ts'
import type { EnemyNo, HeroNo, T, TileNo } from '../../state.ts'
import { enemyCalled, exitCalled, heroCalled, tileCalled } from '../../text/speech.ts'
import { fallenPicture, figurePicture, whoOf } from '../art/figures/index.ts'
import { SQUARE } from '../art/mine/plan.ts'
import { GRAVE } from '../art/grave.ts'
import { COLD_LANTERN, LANTERN } from '../art/lantern.ts'
import { BLANK, DOORWAY, GATEWAY, SEALED_GATE } from '../art/ways.ts'
import { enemyKey, exitKey, heroKey, tileKey } from '../model/keys.ts'
import { enemyLetter, heroSign } from '../model/signs.ts'
import type { Tableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { tell } from '../words.ts'
import { Chance } from '../later.tsx'

/** Units of a drawing to a square. */
const SCALE = 0.74 / SQUARE.height
const DX = [0, 1, 0, -1] as const
const DY = [-1, 0, 1, 0] as const

export function figuresOf(tableau: Tableau): readonly BoardFigure[] {
  const { t } = tableau
  return [
    ...t.s.tiles.flatMap((_, no) => [ribbonOf(tableau, no), ...waysOn(tableau, no)]),
    ...t.s.heroes.flatMap(({ at: cell }, h) => (cell < 0 ? [] : [heroFigure(tableau, h)])),
    ...t.s.enemies.map((_, e) => enemyFigure(tableau, e)),
  ]
}
function heroFigure(tableau: Tableau, h: HeroNo): BoardFigure {
  const { t, sp, lang, layout } = tableau
  const hero = at(t.s.heroes, h)
  const who = whoOf(at(CONTENT.classes, hero.class).id)
  const isDead = hero.status === 'dead'
  const picture = isDead ? GRAVE : hero.down === 0 ? figurePicture(who) : fallenPicture(who)
  const { hero: acting, drags } = t.s.acting
  const dragged = acting === h && drags >= 0 ? heroCalled(sp, t, drags).split(' ')[0] : undefined
  const state = isDead ? 'dead' : t.s.acting.drags === h ? 'dragged' : 'down'
  return {
    key: heroKey(h),
    name: heroCalled(sp, t, h),
    at: layout.place(hero.at),
    shift: shiftOf(tableau, h),
    stand: isDead || hero.down !== 0 ? undefined : heroSign(h).colour,
    picture,
    tall: isDead ? 1.5 : picture.height * SCALE,
    plate: (
      <span
        className="sb-hero-plate"
        data-acts={t.s.acting.hero === h || undefined}
        data-over={isOver(t, h, layout.place) || undefined}
      >
        <HeroMark h={h} name={heroCalled(sp, t, h)} />
        {t.s.lantern.holder === h && (
          <i className="sb-lantern">
            <Baked picture={t.s.lantern.isOut ? COLD_LANTERN : LANTERN} />
          </i>
        )}
        {hero.down !== 0 && <em>{tell(lang, state)}</em>}
        {dragged !== undefined && <em>{tell(lang, 'drags', { hero: dragged })}</em>}
      </span>
    ),
    says: [
      tell(lang, 'heroState', {
        health: Math.max(0, maxHealth(t, h) - hero.wounds),
        ofHealth: maxHealth(t, h),
        sanity: Math.max(0, maxSanity(t, h) - hero.harm),
        ofSanity: maxSanity(t, h),
        grit: hero.grit,
      }),
    ],
  }
}
/** Enemies stand on iron. */
const IRON = '#8c2a26'
/** Feet stand a little before the middle of a square. */
const LOW = 0.14
const ASIDE = 0.24
/** Those who stand one behind the other step apart, so that each is seen: by turns to the left and to the right, a whole row of them. */
function asideOf({ t, layout }: Tableau, { x, y }: Square, size = { width: 1, height: 1 }): Square {
  if (size.width > 1) return { x: 0, y: LOW }
  const cells = [...t.s.heroes, ...t.s.enemies].flatMap((one) => (one.at < 0 ? [] : [layout.place(one.at)]))
  const isTaken = (column: number, row: number): boolean => cells.some((one) => one.x === column && one.y === row)
  const isCrowded = (column: number): boolean => isTaken(column, y - 1) || isTaken(column, y + 1)
  const hasCrowd = (from: number, by: number): boolean =>
    isCrowded(from) || (isTaken(from + by, y) && hasCrowd(from + by, by))
  const isAside = hasCrowd(x, 1) || hasCrowd(x, -1)
  return { x: isAside ? (y % 2 === 0 ? ASIDE : -ASIDE) : 0, y: LOW }
}
/** Who lies where somebody stands is drawn before his feet. */
function shiftOf(tableau: Tableau, h: HeroNo): Square {
  const { heroes } = tableau.t.s
  const { at: cell, down } = at(heroes, h)
  const isShared = down !== 0 && heroes.some((other, o) => o !== h && other.at === cell)
  return isShared ? { x: -0.35, y: 0.34 } : asideOf(tableau, tableau.layout.place(cell))
}
/** Whether he stands before somebody who lies there. */
function isOver({ s }: T, h: HeroNo, place: Tableau['layout']['place']): boolean {
  const here = place(at(s.heroes, h).at)
  return s.heroes.some((other) => {
    if (other.down === 0 || other.at < 0) return false
    const there = place(other.at)
    return there.x === here.x && there.y === here.y - 1
  })
}
function enemyFigure(tableau: Tableau, e: EnemyNo): BoardFigure {
  const { t, sp, lang, layout } = tableau
  const { type, wounds, target } = at(t.s.enemies, e)
  const cells = squaresOf(t, e).map(layout.place)
  const picture = figurePicture(whoOf(at(CONTENT.enemies, type).id))
  const health = foeHealth(t, type)
  const [x, y] = [Math.min(...cells.map((cell) => cell.x)), Math.min(...cells.map((cell) => cell.y))]
  const size = {
    width: Math.max(...cells.map((cell) => cell.x)) - x + 1,
    height: Math.max(...cells.map((cell) => cell.y)) - y + 1,
  }
  return {
    key: enemyKey(e),
    name: enemyCalled(sp, t, e),
    at: { x, y },
    size,
    shift: asideOf(tableau, { x, y }, size),
    stand: IRON,
    picture,
    tall: picture.height * SCALE * (isLarge(t, type) ? 0.92 : 1),
    plate: (
      <span className="sb-foe-plate">
        <b>{enemyLetter(tableau, e)}</b>
        {health <= 4 ? (
          Array.from({ length: health }, (_, i) => <i key={i} data-lost={i >= health - wounds || undefined} />)
        ) : (
          <span>
            {health - wounds}/{health}
          </span>
        )}
        <Chance enemy={e} />
      </span>
    ),
    says: [
      tell(lang, 'foeState', { health: health - wounds, ofHealth: health }),
      ...(target >= 0 ? [tell(lang, 'foeTarget', { hero: heroCalled(sp, t, target) })] : []),
    ],
  }
}
/** What leads on from a tile, and what may be reopened. */
function waysOn({ t, sp, layout, anchors }: Tableau, no: TileNo): BoardFigure[] {
  const { board, place } = layout
  const found = t.s.gates.some(({ b, exitB }) => b === no && exitB < 0) ? [-1] : []
  const states = at(t.s.tiles, no).exits
  const shown = states.flatMap((state, exit) => {
    const isWanted = (anchors.get(exitKey(no, exit)) ?? NO_ANCHOR).open.length > 0
    return state === DOOR || state === GATE || state === SEALED || (state === CAPPED && isWanted) ? [exit] : []
  })
  return [...found, ...shown].map((exit) => {
    const [a, b] = connectorCells(board, no, exit).map(place)
    const side = outward(board, no, exit)
    const isAcross = side % 2 === 0
    const state = exit < 0 ? GATE : at(states, exit)
    const corner = { x: Math.min(a?.x ?? 0, b?.x ?? 0), y: Math.min(a?.y ?? 0, b?.y ?? 0) }
    const picture = state === GATE ? GATEWAY : state === SEALED ? SEALED_GATE : DOORWAY
    return {
      key: exitKey(no, exit),
      name: exitCalled(sp, t, no, exit),
      at: { x: corner.x + at(DX, side), y: corner.y + at(DY, side) },
      size: isAcross ? { width: 2, height: 1 } : { width: 1, height: 2 },
      picture,
      // One that opens to the south must not stand before those who come out of it.
      tall: state === GATE || state === SEALED ? (side === SOUTH ? 1.9 : 3.1) : 1.9,
    }
  })
}
/** The name of a tile on a ribbon above it. */
function ribbonOf({ t, sp, lang, layout }: Tableau, no: TileNo): BoardFigure {
  const { token, isRevealed, scavenged } = at(t.s.tiles, no)
  const { board, place } = layout
  // Over a wall rather than in a way.
  const { cells } = at(board.tiles, no)
  const open = cells.filter((cell) => at(at(board.links, cell), NORTH) < 0)
  const row = longestRow((open.length > 0 ? open : cells).map(place))
  const isHidden = token >= 0 && !isRevealed
  return {
    key: tileKey(no),
    name: tileCalled(sp, t, no),
    at: { x: row.x, y: row.y - 1 },
    size: { width: row.width, height: 1 },
    // Where the wall is short it hangs beside the way.
    shift: { x: row.width > 1 ? 0 : row.isWest ? -0.45 : 0.45, y: 0 },
    picture: BLANK,
    tall: 0.6,
    plate: (
      <span className="sb-ribbon" data-hidden={isHidden || undefined}>
        {tileCalled(sp, t, no)}
      </span>
    ),
    says: [tell(lang, isHidden ? 'tokenHidden' : scavenged ? 'tileSearched' : 'tileOpen')],
  }
}
/** Of squares side by side the most, as far north as can be. */
function longestRow(squares: readonly Square[]): Square & { readonly width: number; readonly isWest: boolean } {
  const has = (x: number, y: number): boolean => squares.some((one) => one.x === x && one.y === y)
  const rows = squares
    .filter(({ x, y }) => !has(x - 1, y))
    .map(({ x, y }) => {
      let width = 1
      while (has(x + width, y)) width += 1
      return { x, y, width, isWest: squares.some((one) => one.x > x + width) }
    })
  return (
    rows.toSorted((a, b) => Math.min(b.width, 3) - Math.min(a.width, 3) || a.y - b.y)[0] ?? {
      x: 0,
      y: 0,
      width: 1,
      isWest: false,
    }
  )
}
