/** The own draw and discard pile. */
import { Z } from '../../state.ts'
import { CardBack } from '../art/index.ts'
import { Face } from '../Face.tsx'
import { seen, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

export function Piles() {
  const tableau = useTableau()
  const { t, lang, me } = tableau
  const draw = t.cards(Z.draw + me).length
  const discard = t.cards(Z.discard + me)
  const top = discard.at(-1)
  const p = top === undefined ? null : seen(tableau, top)
  return (
    <div className="ff-piles">
      <figure data-anchor="draw">
        {draw > 0 && <CardBack back="action" />}
        <figcaption>{tell(lang, 'drawPile', { n: draw })}</figcaption>
      </figure>
      <figure data-anchor="discard">
        {p !== null && (
          <span aria-hidden="true">
            <Face p={p} lang={lang} bare />
          </span>
        )}
        <figcaption>{tell(lang, 'discardPile', { n: discard.length })}</figcaption>
      </figure>
    </div>
  )
}
