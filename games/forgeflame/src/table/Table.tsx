/** The table: what the frame hands over, drawn for a wide or a narrow screen. */
import type { Why } from '@emberhall/kernel'
import { calm, type SpotChoice, Stage, type TableProps, useSettled } from '@emberhall/ui'
import { type CSSProperties, useMemo, useRef } from 'react'
import type { O, S } from '../state.ts'
import { Desk } from './layout/Desk.tsx'
import { Phone } from './layout/Phone.tsx'
import type { Choice } from './model/choices.ts'
import { SceneContext, sceneOf } from './model/scene.ts'
import { useFlights } from './stage/useFlights.ts'
import { useSteps } from './stage/useSteps.ts'
import { useWalk } from './stage/useWalk.ts'
import { tell } from './words.ts'

export function Table(props: TableProps<S, O>) {
  const pace = calm(props.pace)
  const walkTo = useWalk(props, pace)
  const walk = useRef(walkTo)
  walk.current = walkTo
  const scene = useMemo(() => sceneOf(props, (goal) => walk.current(goal)), [props])
  const root = useRef<HTMLDivElement>(null)
  useFlights(root, props.view, scene.me, pace)
  useSteps(root, props.view, props.news, scene.layout, pace)
  const isSettled = useSettled()
  const stage = useMemo(
    () => ({
      anchors: scene.anchors,
      choose: (choice: SpotChoice) => scene.choose(choice as Choice),
      zoom: scene.zoom,
      why: (reason: Why) => scene.words.why(reason),
      pickWords: (n: number) => tell(scene.lang, 'picked', { n }),
      question: scene.view.question,
    }),
    [scene],
  )
  return (
    <SceneContext value={scene}>
      <div
        className="ff-root"
        ref={root}
        style={{ '--pace': pace } as CSSProperties}
        data-still={pace === 0 || !isSettled || undefined}
      >
        <Stage {...stage}>{props.phone ? <Phone /> : <Desk />}</Stage>
      </div>
    </SceneContext>
  )
}
