/** The Advanced cards from which the next is taken at the end of the round. */
import { at } from '@emberhall/kernel'
import { cardKey, Spot } from '@emberhall/ui'
import { asKind } from '../../printed.ts'
import { printed, Z } from '../../state.ts'
import { Sign, softened, SymbolMedal } from '../art/index.ts'
import { textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Advanced() {
  const tableau = useTableau()
  const { t, lang, me } = tableau
  const cards = t.cards(Z.advanced + me).filter((card) => at(t.s.faces, card) >= 0)
  if (cards.length === 0) return null
  return (
    <section className="ff-advanced ff-panel" aria-label={tell(lang, 'advanced')}>
      <h2>{tell(lang, 'advanced')}</h2>
      {cards.map((card) => {
        const p = asKind(printed(t, card), 'action')
        const { name, lines } = textIn(tableau, p)
        return (
          <Spot key={card} at={cardKey(card)} card={card} name={name} className="ff-advanced-one">
            <Sign id={p.card.adventurer} />
            <span>
              <b>{softened(name)}</b>
              <small>{lines.join(' ')}</small>
            </span>
            <span className="ff-medals">
              {p.card.symbols.map((symbol, i) => (
                <SymbolMedal key={`${symbol} ${i}`} symbol={symbol} />
              ))}
            </span>
          </Spot>
        )
      })}
    </section>
  )
}
