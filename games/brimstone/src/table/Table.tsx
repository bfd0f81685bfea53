/** The table: what the frame hands over, drawn for a wide or a narrow screen. */
import type { Why } from '@emberhall/kernel'
import { calm, type SpotChoice, Stage, type TableProps, useSettled } from '@emberhall/ui'
import { type CSSProperties, useMemo, useState } from 'react'
import type { O, S } from '../state.ts'
import { Desk } from './layout/Desk.tsx'
import { Phone } from './layout/Phone.tsx'
import { TableauContext, tableauOf, type Walked } from './model/tableau.ts'
import { tell } from './words.ts'

const NOBODY_WALKED: Walked = {}
export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const [walked, setWalked] = useState(NOBODY_WALKED)
  const tableau = useMemo(() => tableauOf(props), [props])
  const isSettled = useSettled()
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
    <TableauContext value={tableau}>
      <div
        className="sb-root"
        style={{ '--pace': pace } as CSSProperties}
        data-still={pace === 0 || !isSettled || undefined}
      >
        <Stage {...stage}>{props.phone ? <Phone walked={walked} /> : <Desk walked={walked} />}</Stage>
      </div>
    </TableauContext>
  )
}
