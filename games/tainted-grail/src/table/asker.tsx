/** The character a question is about. */
import { type Ask, reading, type View } from '@emberhall/kernel'
import { Baked } from '@emberhall/ui'
import { taintedGrail } from '../module.ts'
import type { S } from '../state.ts'
import { characterAsked } from '../text/prompts.ts'
import { bustPicture } from './art/figures.ts'
import { idOf } from './hero/Mark.tsx'

export function face(view: View<S>, ask: Ask) {
  const c = characterAsked(reading(taintedGrail.game, view), ask.def.name, ask.seat)
  return view.state.characters[c] === undefined ? null : <Baked picture={bustPicture(idOf(c))} />
}
