/** A printed card, as the frame shows it close up. */
import { at } from '@emberhall/kernel'
import type { CardProps } from '@emberhall/ui'
import { forgeflame } from '../module.ts'
import { Back, Face } from './Face.tsx'

export function Card({ face, lang, width, back = false }: CardProps) {
  const { game } = forgeflame
  const p = at(game.printed, game.faceOf(face))
  return <div style={{ width: `${width / 16}rlh` }}>{back ? <Back p={p} /> : <Face p={p} lang={lang} />}</div>
}
