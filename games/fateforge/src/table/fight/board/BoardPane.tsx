/** The combat board: the ground, what lies and stands on it, and what would happen. */
import { Spot } from '@emberhall/ui'
import { useEffect, useRef } from 'react'
import { sceneNow } from '../../../book.ts'
import { isDifficult, zonesOf } from '../../../ground.ts'
import { ZONE } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { zoneKey } from '../model/keys.ts'
import { tell } from '../words.ts'
import { Rising } from '../stage/Rising.tsx'
import { Arrows } from './Arrows.tsx'
import { Figures } from './Figures.tsx'
import { Ground } from './Ground.tsx'
import { middle, placed, planOf, zoneSaid } from './place.ts'
import { Things } from './Things.tsx'

export function BoardPane() {
  const { t, lang, focus, phone } = useDesk()
  const scene = sceneNow(t)
  const plan = planOf(scene)
  const ref = useRef<HTMLElement>(null)
  useFollow(ref, focus, phone)
  return (
    <section
      ref={ref}
      className="fg-board"
      aria-label={tell(lang, 'board')}
      style={
        {
          aspectRatio: `${plan.width} / ${plan.height}`,
          '--columns': scene.columns,
          '--ratio': plan.width / plan.height,
        } as never
      }
    >
      <Ground />
      {zonesOf(scene).map((zone) => (
        <Spot
          key={zone}
          at={zoneKey(zone)}
          name={tell(lang, 'zone', { zone: zoneSaid(zone), hard: isDifficult(t, zone) ? 'yes' : 'no' })}
          className="fg-zone"
          style={placed(plan, middle(zone), ZONE.width, ZONE.height)}
        >
          <i />
        </Spot>
      ))}
      <Things />
      <Figures />
      <Arrows />
      <Rising />
    </section>
  )
}
/** On a narrow screen the board may run on to the side: the hero in front is brought into sight. */
function useFollow(ref: { readonly current: HTMLElement | null }, focus: number, phone: boolean): void {
  useEffect(() => {
    const pane = ref.current?.parentElement
    const figure = ref.current?.querySelector<HTMLElement>(`[data-piece="hero ${focus}"]`)
    if (!phone || !pane || !figure || pane.scrollWidth <= pane.clientWidth) return
    pane.scrollTo({ left: figure.offsetLeft - pane.clientWidth / 2 + figure.offsetWidth / 2, behavior: 'smooth' })
  }, [ref, focus, phone])
}
