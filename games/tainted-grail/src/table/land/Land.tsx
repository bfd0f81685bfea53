/** The land: cards joined into one landscape, in the fog. */
import { usePointed } from '@emberhall/ui'
import { CardMap, type MapCardSize } from '@emberhall/ui/map'
import { Suspense, useMemo } from 'react'
import { party } from '../later.tsx'
import { useTableau } from '../model/tableau.ts'
import { lightsOf } from './light.tsx'
import { actionAt, linksOf, marksOf, piecesOf, placesOf } from './model.ts'
import { proposalOf } from './proposal.ts'

const WIDE: MapCardSize = { width: 200, height: 132, gap: 22 }
const NARROW: MapCardSize = { width: 150, height: 118, gap: 12 }

export function Land() {
  const tableau = useTableau()
  const { lang, pace, phone, anchors, beat } = tableau
  const pointed = usePointed()
  const here = actionAt(tableau)
  const proposal = beat === null ? proposalOf(tableau, pointed) : null
  const isWay = pointed !== null && pointed !== here && (anchors.get(pointed)?.open.length ?? 0) > 0
  const to = proposal?.to ?? (isWay ? pointed : null)
  const size = phone ? NARROW : WIDE
  // Pointing somewhere moves nothing on it.
  const land = useMemo(
    () => ({
      places: placesOf(tableau),
      links: linksOf(tableau),
      pieces: piecesOf(tableau),
      marks: marksOf(tableau),
      under: lightsOf(tableau, size, 'ground'),
      over: lightsOf(tableau, size, 'air'),
    }),
    [tableau, size],
  )
  return (
    <>
      <CardMap
        lang={lang}
        size={size}
        {...land}
        action={here}
        way={to !== null && here !== null ? [here, to] : []}
        pace={pace}
      />
      {proposal !== null && (
        <Suspense fallback={null}>
          <party.Screen proposal={proposal} />
        </Suspense>
      )}
    </>
  )
}
