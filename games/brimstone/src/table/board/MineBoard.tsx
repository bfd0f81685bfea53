/** The mine as far as it is known, with everybody in it. */
import { aOf, at, verbOf } from '@emberhall/kernel'
import { type Block, type BoardTile, type Lamp, type MarkedSquare, type Square, TileBoard } from '@emberhall/ui/board'
import { Baked, NO_ANCHOR, usePointed } from '@emberhall/ui'
import { useMemo } from 'react'
import { GATE } from '../../parts.ts'
import { connectorCells } from '../../queries/board.ts'
import { FAR } from '../../queries/reach.ts'
import { holdingValue, stepCost, walkWays } from '../../queries/walking.ts'
import { V } from '../../questions.ts'
import type { Cell } from '../../state.ts'
import { squareCalled } from '../../text/speech.ts'
import { SQUARE } from '../art/floor.ts'
import { crystals } from '../art/ways.ts'
import { enemyKey, squareKey } from '../model/keys.ts'
import { type Tableau, useTableau, type Walked } from '../model/tableau.ts'
import { figuresOf } from './figures.tsx'
import { happensAt, overlayOf } from './overlay.ts'
import { tilesOf } from './tiles.ts'

const LANTERN = { reach: 5.2, colour: '#ffc46b' } as const
const GATE_LIGHT = { reach: 4.2, colour: '#b04ad0' } as const

export function MineBoard({ walked }: { readonly walked: Walked }) {
  const tableau = useTableau()
  const { lang, pace } = tableau
  const tiles = useMemo(() => tilesOf(tableau), [tableau])
  const figures = useMemo(() => figuresOf(tableau), [tableau])
  const marks = useMemo(() => marksOf(tableau), [tableau])
  const lamps = useMemo(() => lampsOf(tableau), [tableau])
  const pointed = usePointed()
  const over = useMemo(() => overlayOf(tableau, pointed), [tableau, pointed])
  const { x, y, width, height } = actionOf(tableau, happensAt(tableau, over))
  const action = useMemo(() => ({ x, y, width, height }), [x, y, width, height])
  // Before the posse has gathered nothing lies there.
  if (tiles.length === 0) return null
  return (
    <div className="sb-ground" data-world={worldOf(tableau)}>
      <TileBoard
        lang={lang}
        square={SQUARE}
        tiles={tiles}
        figures={figures}
        marks={marks}
        lamps={lamps}
        {...over}
        action={action}
        ways={walked}
        pace={pace}
        under={<Crystals tiles={tiles} />}
      />
    </div>
  )
}
/** Where the question is asked: the mine, or beyond a gate. */
function worldOf({ t, hero, layout }: Tableau): 'mines' | 'other' {
  const cell = t.s.heroes[hero]?.at ?? -1
  const section = layout.board.section[cell] ?? 0
  return (t.s.sections[section] ?? 0) === 0 ? 'mines' : 'other'
}
/** Dark stone grows out of the rock beside the tiles; beyond a gate it is glass. */
function Crystals({ tiles }: { readonly tiles: readonly BoardTile[] }) {
  const { t } = useTableau()
  return tiles.map(({ key, x, y, width, height }) => {
    const no = Number(key.split(' ')[1])
    const { section, tile } = at(t.s.tiles, no)
    const isWest = tile % 2 === 0
    const left = (isWest ? x - 0.9 : x + width + 0.1) * SQUARE.width
    const style = { left, top: (y + height - 0.6) * SQUARE.height }
    return (
      <i key={key} className="sb-crystals" style={style} aria-hidden="true">
        <Baked picture={crystals(at(t.s.sections, section) === 0, tile)} />
      </i>
    )
  })
}
/** Every square that the question is about, with what it costs to go there and who would hold one. */
function marksOf({ t, sp, view, layout }: Tableau): readonly MarkedSquare[] {
  const { ask } = view
  if (ask === null || ask.answer !== null) return []
  const { hero } = t.s.acting
  const options = [...ask.options, ...ask.blocked.map(({ option }) => option)]
  const isWalking = hero >= 0 && options.some((option) => verbOf(option) === V.walk)
  const ways = isWalking ? walkWays(t, hero) : null
  const seen = new Set<Cell>()
  return options.flatMap((option) => {
    const verb = verbOf(option)
    const cell = aOf(option)
    if ((verb !== V.walk && verb !== V.square) || seen.has(cell)) return []
    seen.add(cell)
    const steps = ways === null || verb !== V.walk ? FAR : at(ways.steps, cell)
    const holds = verb === V.walk ? holdingValue(t, hero, cell) : 0
    return [
      {
        key: squareKey(cell),
        name: squareCalled(sp, t, cell),
        ...layout.place(cell),
        cost: steps === FAR ? undefined : steps * stepCost(t, hero),
        warning: holds > 0 ? `${holds}+` : undefined,
      },
    ]
  })
}
/** The lantern is the light; a gate is the only other one. */
function lampsOf({ t, layout }: Tableau): readonly Lamp[] {
  const { holder, isOut } = t.s.lantern
  const bearer = t.s.heroes[holder]
  const lantern = isOut || bearer === undefined || bearer.at < 0 ? [] : [{ ...layout.place(bearer.at), ...LANTERN }]
  const gates = t.s.tiles.flatMap(({ exits }, no) =>
    exits.flatMap((state, exit) => {
      if (state !== GATE) return []
      const [cell] = connectorCells(layout.board, no, exit)
      return [{ ...layout.place(cell), ...GATE_LIGHT }]
    }),
  )
  return [...lantern, ...gates]
}
/** How far around whoever acts the floor is shown, and enemies. */
const AROUND = { wide: { x: 7, y: 3 }, narrow: { x: 3, y: 3 } } as const
const FOES_AROUND = { wide: { x: 8, y: 5 }, narrow: { x: 4, y: 5 } } as const
/** What is to be seen: what happens; but where it happens in the midst of what is seen anyway, nothing is moved for it. */
function actionOf(tableau: Tableau, happens: readonly Square[]): Block {
  const usual = whereabouts(tableau)
  const isSeen = ({ x, y }: Square): boolean =>
    x >= usual.x && y > usual.y && x < usual.x + usual.width && y < usual.y + usual.height
  return clear(happens.every(isSeen) ? usual : around(happens), tableau.phone)
}
/** Whoever acts, the floor around them, and the enemies on it; all enemies that a question is about. */
function whereabouts({ t, hero, layout, phone, view, anchors }: Tableau): Block {
  const { board, place } = layout
  const from = t.s.heroes[hero]?.at ?? -1
  const cell = from >= 0 ? from : (t.s.heroes.find((one) => one.at >= 0)?.at ?? 0)
  if (board.tilesOf[cell] === undefined) return { x: 0, y: 0, width: 4, height: 4 }
  const here = place(cell)
  const size = phone ? 'narrow' : 'wide'
  const within = (far: Square) => (one: Square) =>
    Math.abs(one.x - here.x) <= far.x && Math.abs(one.y - here.y) <= far.y
  const foes = t.s.enemies.map((enemy) => place(enemy.at))
  const isAbout = (_: unknown, e: number): boolean => (anchors.get(enemyKey(e)) ?? NO_ANCHOR).open.length > 0
  const meant = view.ask?.def.name === 'act' ? [] : foes.filter(isAbout)
  const floor = at(board.tilesOf, cell).flatMap((no) => at(board.tiles, no).cells.map(place))
  const near = [...floor.filter(within(AROUND[size])), ...foes.filter(within(FOES_AROUND[size]))]
  return around([here, ...near, ...meant])
}
/** Not under the small map in the corner; where there is little room, above it. */
function clear(block: Block, phone: boolean): Block {
  const { width, height } = block
  return phone ? { ...block, height: height + 1.5 } : { ...block, width: width + 2, height: height + 2 }
}
/** With a row above them: figures stand up. */
function around(squares: readonly Square[]): Block {
  const [xs, ys] = [squares.map((square) => square.x), squares.map((square) => square.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys) - 1]
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 }
}
