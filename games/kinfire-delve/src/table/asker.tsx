/** The Seeker of whoever is asked. */
import { type Ask, reading, type View } from '@emberhall/kernel'
import { kinfireDelve } from '../module.ts'
import { type S, Z } from '../state.ts'
import { seekerOf } from './people/Hand.tsx'
import { Portrait } from './people/Portrait.tsx'

export function face(view: View<S>, { seat }: Ask) {
  const t = reading(kinfireDelve.game, view)
  return t.cards(Z.seeker + seat).length === 0 ? null : <Portrait seeker={seekerOf(t, seat)} round />
}
