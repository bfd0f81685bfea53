/** The face of a sequence card: whoever holds it in its gesture, and what it can do, on vellum. */
import type { Lang } from '@emberhall/speech'
import { Baked } from '@emberhall/ui'
import type { CSSProperties } from 'react'
import type { SeqCard } from '../../content/types.ts'
import { abilityText } from '../../text/ruleText.ts'
import { actingPicture } from '../art/acting.ts'
import { SIGNS } from '../art/figures.ts'
import { HOLDERS } from './colours.ts'

/** What has more letters takes the room of the picture, and what does not fit even so is read beside the table. */
const LONG = 70
export function SeqFace({ face, lang }: { readonly face: SeqCard; readonly lang: Lang }) {
  const { base, deep, light, shape } = SIGNS[HOLDERS[face.colour]]
  const abilities = face.abilities.map((ability) => abilityText(lang, ability, face.kind))
  return (
    <span className="tg-seq" style={{ '--deck': base, '--deep': deep, '--light': light } as CSSProperties}>
      <span className="tg-seq-art">
        <Baked picture={actingPicture(face)} />
      </span>
      <span className="tg-seq-plate">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={shape} />
        </svg>
        <b>{face.name[lang]}</b>
      </span>
      <span className="tg-abilities" data-long={abilities.join(' ').length > LONG || undefined}>
        {abilities.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </span>
    </span>
  )
}
