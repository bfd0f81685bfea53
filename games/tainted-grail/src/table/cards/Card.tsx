/** A printed card, as the frame shows it close up. */
import type { CardProps } from '@emberhall/ui'
import { EdgeCard, lengthOf } from '@emberhall/ui/chain'
import { CONTENT } from '../../content/index.ts'
import { edgeCardOf } from './edges.tsx'
import { Face } from './Face.tsx'

const TALL = 1.36
export function Card({ face, lang, width, back = false }: CardProps) {
  const card = back ? undefined : CONTENT.cards.find(({ id }) => id === face)
  const height = Math.round(width * TALL)
  return (
    <div className="tg-large" style={{ width: lengthOf(width) }}>
      {back ? (
        <div className="tg-card tg-slate tg-back" />
      ) : card === undefined ? (
        <Face id={face} lang={lang} />
      ) : (
        <EdgeCard
          card={edgeCardOf(lang, card)}
          size={{ width, covered: width, height, keys: { top: height * 0.19, step: height * 0.17, rows: 5 } }}
          after={null}
          look="laid"
        />
      )}
    </div>
  )
}
