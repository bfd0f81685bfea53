/** What lies before those who read, and they themselves from behind. */
import { Baked } from '@emberhall/ui'
import type { CharacterNo } from '../../state.ts'
import { behindPicture } from '../art/behind.ts'
import { scenePicture } from '../art/places.ts'
import { idOf } from '../hero/Mark.tsx'

interface SceneProps {
  readonly number: number
  /** Asleep, one is not there. */
  readonly isDream: boolean
  readonly party: readonly CharacterNo[]
}
export function Scene({ number, isDream, party }: SceneProps) {
  return (
    <>
      <Baked picture={scenePicture(number, isDream)} />
      {!isDream && (
        <div className="tg-behind" aria-hidden="true">
          {party.map((c) => (
            <Baked key={c} picture={behindPicture(idOf(c))} />
          ))}
        </div>
      )}
    </>
  )
}
