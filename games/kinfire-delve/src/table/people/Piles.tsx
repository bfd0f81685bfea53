/** Deck and discard of the Seeker in front. */
import { at } from '@emberhall/kernel'
import { printed, Z } from '../../state.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { Tile } from '../cards/Tile.tsx'
import { useTableau } from '../model/tableau.ts'
import { Count } from '../stage/Count.tsx'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'
import { seekerOf } from './Hand.tsx'

export function Piles() {
  const { t, me, lang, anchors } = useTableau()
  const deck = t.cards(Z.deck + me).length
  const discard = t.cards(Z.discard + me)
  const top = discard.at(-1)
  const back = <CardBack back={{ of: 'skill', seeker: seekerOf(t, me) }} />
  return (
    <section className="kd-piles">
      <div className="kd-pile" data-thick={Math.min(4, Math.ceil(deck / 3))} data-anchor="deck">
        {anchors.has('deck') ? (
          <Spot at="deck" name={tell(lang, 'deck')} className="kd-lies">
            {back}
          </Spot>
        ) : (
          <span className="kd-lies">{deck > 0 && back}</span>
        )}
        <p>
          <b>
            <Count n={deck} />
          </b>{' '}
          {tell(lang, 'deck')}
        </p>
      </div>
      <div className="kd-pile" data-thick={Math.min(4, Math.ceil(discard.length / 3))} data-anchor="discard">
        <span className="kd-lies">
          {top !== undefined && at(t.s.faces, top) >= 0 && <Tile card={printed(t, top).card} lang={lang} />}
        </span>
        <p>
          <b>
            <Count n={discard.length} />
          </b>{' '}
          {tell(lang, 'discard')}
        </p>
      </div>
    </section>
  )
}
