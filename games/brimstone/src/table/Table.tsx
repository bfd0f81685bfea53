/** The table: what the frame hands over, drawn for a wide or a narrow screen. */
import type { Why } from '@emberhall/kernel'
import { calm, type SpotChoice, Stage, type TableProps, TableRoot } from '@emberhall/ui'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { O, S } from '../state.ts'
import { Desk } from './layout/Desk.tsx'
import { aftermath, DiceFlights, materials, phone, town, warm } from './later.tsx'
import { TableauContext, tableauOf, type Walked } from './model/tableau.ts'
import { tell } from './words.ts'

const NOBODY_WALKED: Walked = {}
export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const [walked, setWalked] = useState(NOBODY_WALKED)
  const tableau = useMemo(() => tableauOf(props), [props])
  const isBetween = props.view.state.phase === 'road' || props.view.state.phase === 'town'
  const root = useRef<HTMLDivElement>(null)
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
        <Suspense fallback={null}>
          <materials.Screen />
        </Suspense>
        <DiceFlights root={root} />
        <Stage {...stage}>
          <Suspense fallback={<div aria-busy="true" />}>
            {isBetween ? <town.Screen /> : props.phone ? <phone.Screen walked={walked} /> : <Desk walked={walked} />}
          </Suspense>
          {props.beat?.line?.what === 'fightOver' && (
            <Suspense fallback={null}>
              <aftermath.Screen isPassing />
            </Suspense>
          )}
        </Stage>
      </TableauContext>
    </TableRoot>
  )
}
