/** A printed card, as the frame shows it close up. */
import { at } from '@emberhall/kernel'
import type { CardProps } from '@emberhall/ui'
import { kinfireDelve } from '../module.ts'
import { CardBack } from './cards/CardBack.tsx'
import { CardFace } from './cards/CardFace.tsx'
import type { Density } from './cards/shells.tsx'
import { backOf } from './model/backs.ts'

const densityFor = (width: number): Density =>
  width >= 220 ? 'full' : width >= 150 ? 'board' : width >= 125 ? 'hand' : 'phone'

export function Card({ face, lang, width, back = false }: CardProps) {
  const { card } = at(kinfireDelve.game.printed, kinfireDelve.game.faceOf(face))
  if (back && card.kind !== 'gauntlet') return <CardBack back={backOf(card, lang)} width={width} />
  const density = densityFor(width)
  return <CardFace card={card} lang={lang} density={density} width={width} turned={back} />
}
