/** What leaves the board or changes hands is seen to go, and then is gone. */
import { at } from '@emberhall/kernel'
import { useRef } from 'react'
import { inPlay, koboldsAt, siteOf } from '../../figures.ts'
import { SITES } from '../../state.ts'
import { KoboldPiece, OrePiece, type Place, PLANS, slotAt } from '../art/index.ts'
import { type Passing as Gone, passingOf } from '../model/passing.ts'
import { type Tableau, useTableau } from '../model/tableau.ts'
import { type Box, KOBOLD, placed } from './place.ts'

const ORE: Box = { width: 48, height: 48, foot: [0.5, 0.5] }
/** As high above a figure's feet as it holds its ore; where the bag is, above the site. */
const HELD = 46
const ABOVE = 110

export function Passing() {
  const tableau = useTableau()
  const { t, news } = tableau
  // What had happened before the table was laid is over.
  const old = useRef(news)
  if (old.current === news) return null
  return passingOf(t, news).map((gone) => <One key={gone.key} tableau={tableau} gone={gone} />)
}
function One({ tableau, gone }: { readonly tableau: Tableau; readonly gone: Gone }) {
  const { t, layout } = tableau
  const id = at(SITES, gone.site)
  const { piece } = PLANS[layout]
  if (gone.what === 'kobold') {
    const count = inPlay(t).filter((adv) => siteOf(t, adv) === gone.site).length + koboldsAt(t, gone.site).length + 1
    const at = slotAt(id, 'figure', layout, count - 1, count)
    return (
      <i className="ff-passing ff-fleeing" style={placed(at, KOBOLD, piece, layout)} aria-hidden="true">
        <KoboldPiece pose="sneak" />
      </i>
    )
  }
  const heap = slotAt(id, 'heap', layout)
  const feet = slotAt(id, 'figure', layout)
  const hand = { x: feet.x, y: feet.y - HELD * piece }
  const bag = { x: feet.x, y: feet.y - ABOVE * piece }
  const [from, to] = { up: [heap, hand], down: [hand, heap], in: [bag, hand], out: [heap, bag] }[gone.way] as [
    Place,
    Place,
  ]
  const share = (n: number): string => `${((n / (ORE.width * piece)) * 100).toFixed(0)}%`
  const style = { ...placed(from, ORE, piece, layout), '--dx': share(to.x - from.x), '--dy': share(to.y - from.y) }
  return (
    <i className="ff-passing ff-carried-off" style={style} aria-hidden="true">
      <OrePiece kind={gone.ore} />
    </i>
  )
}
