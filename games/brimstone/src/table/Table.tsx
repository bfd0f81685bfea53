/** The table: what the frame hands over, drawn for a wide or a narrow screen. */
import type { Why } from '@emberhall/kernel'
import { calm, type SpotChoice, Stage, type TableProps, TableRoot } from '@emberhall/ui'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { O, S } from '../state.ts'
import { Desk } from './layout/Desk.tsx'
import { town, warm } from './later.tsx'
import { Phone } from './layout/Phone.tsx'
import { TableauContext, tableauOf, type Walked } from './model/tableau.ts'
import { useDiceFlights } from './stage/useDiceFlights.ts'
import { tell } from './words.ts'

const NOBODY_WALKED: Walked = {}
export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const [walked, setWalked] = useState(NOBODY_WALKED)
  const tableau = useMemo(() => tableauOf(props), [props])
  const isBetween = props.view.state.phase === 'road' || props.view.state.phase === 'town'
  const root = useRef<HTMLDivElement>(null)
  useDiceFlights(root, tableau)
  useEffect(() => void warm(), [])
  const stage = useMemo(
    () => ({
      anchors: tableau.anchors,
      choose: ({ option }: SpotChoice) => {
        setWalked(tableau.wayOf(option))
        tableau.take(option)
      },
      zoom: tableau.zoom,
      why: (reason: Why) => tableau.words.why(reason),
      pickWords: (n: number) => tell(tableau.lang, 'picked', { n }),
      question: tableau.view.question,
    }),
    [tableau],
  )
  return (
    <TableRoot prefix="sb" pace={pace} ref={root} beat={props.beat}>
      <TableauContext value={tableau}>
        <Stage {...stage}>
          <Suspense fallback={<div aria-busy="true" />}>
            {isBetween ? <town.Screen /> : props.phone ? <Phone walked={walked} /> : <Desk walked={walked} />}
          </Suspense>
        </Stage>
      </TableauContext>
    </TableRoot>
  )
}
