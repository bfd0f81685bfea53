/** A printed card, as the frame shows it close up. */
import type { CardProps } from '@emberhall/ui'
import { Face } from './Face.tsx'
import { deckOf, LOOKS } from './decks.ts'
import type { CSSProperties } from 'react'

export function Card({ face, lang, width, back = false }: CardProps) {
  const deck = deckOf(face)
  const { colour, letter } = LOOKS[deck]
  return (
    <div className="sb-card-large" style={{ width }}>
      {back ? (
        <div className="sb-card sb-card-back" data-deck={deck} style={{ '--deck': colour } as CSSProperties}>
          <b>{letter[lang]}</b>
        </div>
      ) : (
        <Face id={face} lang={lang} />
      )}
    </div>
  )
}
