/** The table: what the frame hands over, drawn for a wide or a narrow screen. */
import { calm, type TableProps, useOffer } from '@emberhall/ui'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import type { O, S } from '../state.ts'
import { useDefs } from './cards/defs.ts'
import { Desk } from './layout/Desk.tsx'
import { Phone } from './layout/Phone.tsx'
import { TableauContext, tableauOf } from './model/tableau.ts'
import { PaceContext } from './stage/pace.ts'
import { PointContext, PointedContext } from './stage/pointed.ts'
import { useFlights } from './stage/useFlights.ts'

export function Table(props: TableProps<S, O>) {
  useDefs()
  const [at, point] = useState<string | null>(null)
  const pace = calm(props.pace)
  const tableau = useMemo(() => tableauOf(props), [props])
  const root = useRef<HTMLDivElement>(null)
  useOffer(tableau.anchors)
  useFlights(root, props.view, tableau.me, pace)
  return (
    <PaceContext value={pace}>
      <TableauContext value={tableau}>
        <PointContext value={point}>
          <PointedContext value={at}>
            <div className="kd-root" ref={root} style={{ '--pace': pace } as CSSProperties}>
              {props.phone ? <Phone /> : <Desk />}
            </div>
          </PointedContext>
        </PointContext>
      </TableauContext>
    </PaceContext>
  )
}
