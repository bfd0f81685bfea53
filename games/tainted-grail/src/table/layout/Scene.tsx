/** What lies in the middle: the land, a page of the journal, or an encounter. */
import { Dusk } from '../dusk/Dusk.tsx'
import { Fight } from '../fight/Fight.tsx'
import { Land } from '../land/Land.tsx'
import { useTableau } from '../model/tableau.ts'
import { Journal } from '../page/Journal.tsx'
import { Told } from '../page/Told.tsx'
import { usePages } from '../page/usePages.ts'
import { Moment } from '../stage/Moment.tsx'

const MIDDLES = { fight: Fight, page: Journal, dusk: Dusk, land: Land }
export function Scene() {
  const tableau = useTableau()
  const Middle = MIDDLES[tableau.scene]
  const { page, turn } = usePages(tableau)
  return (
    <div className="tg-scene" data-board>
      <Middle />
      {page !== null && <Told page={page} turn={turn} />}
      <Moment />
    </div>
  )
}
