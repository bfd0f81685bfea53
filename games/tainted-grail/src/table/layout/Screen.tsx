/** What lies in the middle: the land, a page of the journal, or an encounter. */
import { Suspense } from 'react'
import { Land } from '../land/Land.tsx'
import { dusk, fight, journal, last, moment, slip, told } from '../later.tsx'
import { befallen } from '../model/befallen.ts'
import { useTableau } from '../model/tableau.ts'
import { usePages } from '../page/usePages.ts'

const MIDDLES = { fight: fight.Screen, page: journal.Screen, dusk: dusk.Screen, last: last.Screen, land: Land }
export function Screen() {
  const tableau = useTableau()
  const { screen, beat } = tableau
  const Middle = MIDDLES[screen]
  const { page, turn } = usePages(tableau)
  return (
    <div className="tg-screen" data-board>
      <Suspense fallback={null}>
        <Middle key={screen} />
        <slip.Screen />
        {page !== null && <told.Screen page={page} turn={turn} />}
        {beat !== null && befallen(tableau) === null && <moment.Screen />}
      </Suspense>
    </div>
  )
}
