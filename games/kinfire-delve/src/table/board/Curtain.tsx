/** Fatigue: the theatre curtain, one fold closer with each card pinned to it. */
import { Z } from '../../state.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { cardKey } from '@emberhall/ui'
import { called, seen, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'

/** With the last card of the deck in play the curtain has fallen. */
export const MOST_FATIGUE = 6

export function Cloth({ folds, side }: { readonly folds: number; readonly side: 'left' | 'right' }) {
  const n = 3 + folds
  const width = 100 / n
  return (
    <svg className="kd-cloth" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => {
        const x = i * width
        const hem = 96 + ((i * 7) % 4)
        const fill = side === 'left' ? i >= n - 2 : i < 2
        return (
          <path
            key={i}
            d={`M${x} 0V${hem}Q${x + width / 2} ${hem + 3} ${x + width * 1.06} ${hem}V0Z`}
            fill={`url(#kd-fold-${fill ? 'wine' : 'dim'})`}
          />
        )
      })}
    </svg>
  )
}
export function Curtain({ side }: { readonly side: 'left' | 'right' }) {
  const tableau = useTableau()
  const { t, lang } = tableau
  const cards = t.cards(Z.fatigue)
  const mine = cards.filter((_, i) => (i % 2 === 0) === (side === 'left'))
  return (
    <section
      className={`kd-curtain kd-curtain-${side}`}
      data-anchor={`fatigue-${side}`}
      aria-label={tell(lang, 'fatigueSide', { side })}
    >
      <div className="kd-drape" style={{ width: `calc(62% + ${mine.length * 19}%)` }}>
        <Cloth folds={mine.length} side={side} />
      </div>
      <p className="kd-folds">
        {side === 'left' ? (
          <>
            {tell(lang, 'fatigueOf', { n: cards.length, max: MOST_FATIGUE })}
            <span aria-hidden="true">
              {Array.from({ length: MOST_FATIGUE }, (_, i) => (
                <i key={i} data-on={i < cards.length || undefined} />
              ))}
            </span>
          </>
        ) : (
          tell(lang, 'foldsLeft', { n: Math.max(0, MOST_FATIGUE - cards.length) })
        )}
      </p>
      <div className="kd-pinned">
        {mine.map((card) => {
          const p = seen(tableau, card)
          return (
            p !== null && (
              <Spot key={card} at={cardKey(card)} card={card} name={called(tableau, card)} className="kd-pin">
                <CardFace card={p.card} lang={lang} density="board" />
              </Spot>
            )
          )
        })}
      </div>
    </section>
  )
}
