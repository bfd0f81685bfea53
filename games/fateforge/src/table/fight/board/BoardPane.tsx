/** The combat board: the ground, what lies and stands on it, and what would happen. */
import { Spot } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import { sceneNow } from '../../../book.ts'
import { isDifficult, zonesOf } from '../../../ground.ts'
import { UPRIGHT, wideTiling } from '../../art/index.ts'
import { useDesk } from '../model/desk.ts'
import { zoneKey } from '../model/keys.ts'
import { TilingContext } from '../model/tiling.ts'
import { tell } from '../words.ts'
import { Rising } from '../stage/Rising.tsx'
import { Arrows } from './Arrows.tsx'
import { Figures } from './Figures.tsx'
import { Ground } from './Ground.tsx'
import { middle, placed, planOf, zoneSaid } from './place.ts'
import { Things } from './Things.tsx'
import { WeakPoint } from './WeakPoint.tsx'

export function BoardPane() {
  const { t, lang, phone } = useDesk()
  const scene = sceneNow(t)
  const tiling = phone ? UPRIGHT : wideTiling(scene.columns, scene.rows)
  const plan = planOf(scene, tiling)
  return (
    <TilingContext value={tiling}>
      <section
        className="fg-board"
        data-board=""
        aria-label={tell(lang, 'board')}
        style={{ aspectRatio: `${plan.width} / ${plan.height}`, '--ratio': plan.width / plan.height } as CSSProperties}
      >
        <Ground />
        {zonesOf(scene).map((zone) => (
          <Spot
            key={zone}
            at={zoneKey(zone)}
            name={tell(lang, 'zone', { zone: zoneSaid(zone), hard: isDifficult(t, zone) ? 'yes' : 'no' })}
            className="fg-zone"
            style={placed(plan, middle(zone, tiling), tiling.width, tiling.height)}
          >
            <i />
          </Spot>
        ))}
        <Things />
        <Figures />
        <WeakPoint />
        <Arrows />
        <Rising />
      </section>
    </TilingContext>
  )
}
