/** The table: what the frame hands over, drawn for a wide or a narrow screen. */
import type { Why } from '@emberhall/kernel'
import { calm, type SpotChoice, Stage, type TableProps, TableRoot, useMedia } from '@emberhall/ui'
import { useMemo, useRef } from 'react'
import type { O, S } from '../state.ts'
import { Desk } from './layout/Desk.tsx'
import { Phone } from './layout/Phone.tsx'
import type { Choice } from './model/choices.ts'
import { TableauContext, tableauOf } from './model/tableau.ts'
import { useFlights } from './stage/useFlights.ts'
import { useSteps } from './stage/useSteps.ts'
import { useWalk } from './stage/useWalk.ts'
import { tell } from './words.ts'

export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const walkTo = useWalk(props, pace)
  const walk = useRef(walkTo)
  walk.current = walkTo
  const isLow = useMedia('(max-height: 560px) and (orientation: landscape)')
  const layout = props.phone && !isLow ? 'tall' : 'wide'
  const tableau = useMemo(() => tableauOf(props, layout, (goal) => walk.current(goal)), [props, layout])
  const root = useRef<HTMLDivElement>(null)
  useFlights(root, props.view, tableau.me, pace)
  useSteps(root, props.view, props.news, tableau.layout, pace)
  const stage = useMemo(
    () => ({
      anchors: tableau.anchors,
      choose: (choice: SpotChoice) => tableau.choose(choice as Choice),
      zoom: tableau.zoom,
      why: (reason: Why) => tableau.words.why(reason),
      pickWords: (n: number) => tell(tableau.lang, 'picked', { n }),
      question: tableau.view.question,
    }),
    [tableau],
  )
  return (
    <TableRoot prefix="ff" pace={pace} ref={root}>
      <TableauContext value={tableau}>
        <Stage {...stage}>{props.phone ? <Phone /> : <Desk />}</Stage>
      </TableauContext>
    </TableRoot>
  )
}
