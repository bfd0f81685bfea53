/** The table: the land, the journal or an encounter, on a wide or a narrow screen. */
import { type Option, verbOf } from '@emberhall/kernel'
import { calm, type SpotChoice, Stage, type TableProps, TableRoot } from '@emberhall/ui'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { O, S } from '../state.ts'
import { Desk } from './layout/Desk.tsx'
import { aftermath, warm } from './later.tsx'
import { Phone } from './layout/Phone.tsx'
import { V } from '../questions.ts'
import { type Tableau, TableauContext, tableauOf } from './model/tableau.ts'
import { tell } from './words.ts'

export function Table(props: TableProps<S, O>) {
  const [thought, setThought] = useState<{ readonly question: string; readonly option: Option } | null>(null)
  const { question } = props.view
  const plan = thought?.question === question ? thought.option : null
  const tableau = useMemo(() => {
    const think = (option: Option | null): void => setThought(option === null ? null : { question, option })
    return tableauOf(props, { plan, think })
  }, [props, plan, question])
  const { anchors, lang, words, view, take, zoom } = tableau
  useEffect(() => void warm(), [])
  return (
    <TableRoot prefix="tg" pace={calm(props.pace)} beat={props.beat}>
      <TableauContext value={tableau}>
        <Stage
          anchors={anchors}
          choose={({ option }: SpotChoice) => (isThoughtOf(tableau, option) ? tableau.think(option) : take(option))}
          zoom={zoom}
          why={(reason) => words.why(reason)}
          pickWords={(n) => tell(lang, 'picked', { n })}
          question={view.question}
        >
          {props.phone ? <Phone /> : <Desk />}
          <Suspense fallback={null}>
            <aftermath.Screen />
          </Suspense>
        </Stage>
      </TableauContext>
    </TableRoot>
  )
}
/** A card is laid in thought before it is laid: whoever chooses it again means it. */
const isThoughtOf = ({ screen, plan }: Tableau, option: Option): boolean =>
  screen === 'fight' && verbOf(option) === V.lay && option !== plan
