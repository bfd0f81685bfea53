/** The mine as far as it is known, with everybody in it. */
import { aOf, at, verbOf } from '@emberhall/kernel'
import { type MarkedSquare, TileBoard } from '@emberhall/ui/board'
import { usePointed } from '@emberhall/ui'
import { useMemo } from 'react'
import { FAR } from '../../queries/reach.ts'
import { holdingValue, stepCost, walkWays } from '../../queries/walking.ts'
import { V } from '../../questions.ts'
import type { Cell } from '../../state.ts'
import { squareCalled } from '../../text/speech.ts'
import { SQUARE } from '../art/mine/plan.ts'
import { squareKey } from '../model/keys.ts'
import { type Tableau, useTableau, type Walked } from '../model/tableau.ts'
import { actionOf } from './action.ts'
import { figuresOf } from './figures.tsx'
import { lampsOf } from './lamps.ts'
import { happensAt, overlayOf } from './overlay.ts'
import { Dark, Surroundings } from './Surroundings.tsx'
import { tilesOf } from './tiles.ts'

export function MineBoard({ walked }: { readonly walked: Walked }) {
  const tableau = useTableau()
  const { lang, pace } = tableau
  const tiles = useMemo(() => tilesOf(tableau), [tableau])
  const figures = useMemo(() => figuresOf(tableau), [tableau])
  const marks = useMemo(() => marksOf(tableau), [tableau])
  const lamps = useMemo(() => lampsOf(tableau), [tableau])
  const pointed = usePointed()
  const over = useMemo(() => overlayOf(tableau, pointed), [tableau, pointed])
  const { x, y, width, height } = actionOf(tableau, happensAt(tableau, over), figures)
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
        under={<Surroundings tiles={tiles} lamps={lamps} />}
        over={<Dark tiles={tiles} lamps={lamps} />}
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
