/** The land: cards joined into one landscape, in the fog. */
import { usePointed } from '@emberhall/ui'
import { CardMap, type MapCardSize } from '@emberhall/ui/map'
import { lightsOf } from './light.tsx'
import { useTableau } from '../model/tableau.ts'
import { actionAt, linksOf, marksOf, piecesOf, placesOf } from './model.ts'

const WIDE: MapCardSize = { width: 200, height: 134, gap: 22 }
const NARROW: MapCardSize = { width: 150, height: 118, gap: 14 }

export function Land() {
  const tableau = useTableau()
  const { lang, pace, phone, anchors } = tableau
  const pointed = usePointed()
  const here = actionAt(tableau)
  const isWay = pointed !== null && pointed !== here && (anchors.get(pointed)?.open.length ?? 0) > 0
  const size = phone ? NARROW : WIDE
  return (
    <CardMap
      lang={lang}
      size={size}
      places={placesOf(tableau)}
      links={linksOf(tableau)}
      pieces={piecesOf(tableau)}
      marks={marksOf(tableau)}
      action={here}
      way={isWay && here !== null ? [here, pointed] : []}
      under={lightsOf(tableau, size)}
      pace={pace}
    />
  )
}
