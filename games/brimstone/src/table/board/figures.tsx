/** Who and what stands on the board: heroes, enemies, doorways, and the names of the tiles. */
import { at } from '@emberhall/kernel'
import { NO_ANCHOR } from '@emberhall/ui'
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
import { SQUARE } from '../art/floor.ts'
import { GRAVE } from '../art/grave.ts'
import { BLANK, DOORWAY, GATEWAY, SEALED_GATE } from '../art/ways.ts'
import { enemyKey, exitKey, heroKey, tileKey } from '../model/keys.ts'
import { enemyLetter } from '../model/signs.ts'
import type { Tableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { tell } from '../words.ts'
import { Chance } from './Chance.tsx'

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
function heroFigure({ t, sp, lang, layout }: Tableau, h: HeroNo): BoardFigure {
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
    at: lying(t, h, layout.place(hero.at)),
    picture,
    tall: isDead ? 1.5 : picture.height * SCALE,
    plate: (
      <span
        className="sb-hero-plate"
        data-acts={t.s.acting.hero === h || undefined}
        data-over={isOver(t, h, layout.place) || undefined}
      >
        <HeroMark h={h} name={heroCalled(sp, t, h)} />
        {t.s.lantern.holder === h && <i className="sb-lantern" data-out={t.s.lantern.isOut || undefined} />}
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
/** Who lies where somebody stands is drawn before his feet. */
function lying({ s }: T, h: HeroNo, { x, y }: Square): Square {
  const { at: cell, down } = at(s.heroes, h)
  const isShared = down !== 0 && s.heroes.some((other, o) => o !== h && other.at === cell)
  return isShared ? { x: x - 0.35, y: y + 0.3 } : { x, y }
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
      tall: state === GATE || state === SEALED ? (side === SOUTH ? 1.6 : 2.5) : 1.9,
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
  const walled = open.length > 0 ? open : cells
  const top = Math.min(...walled.map((cell) => place(cell).y))
  const row = walled.filter((cell) => place(cell).y === top).map((cell) => place(cell).x)
  const isHidden = token >= 0 && !isRevealed
  return {
    key: tileKey(no),
    name: tileCalled(sp, t, no),
    at: { x: Math.min(...row), y: top - 1 },
    size: { width: Math.max(...row) - Math.min(...row) + 1, height: 1 },
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
