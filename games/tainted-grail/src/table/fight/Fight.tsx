/** A fight or an argument: what stands against one, the chain, the hand, and what each card would add. */
import { cardKey, Spot, useMedia } from '@emberhall/ui'
import { CardChain, type ChainSize, EdgeCard } from '@emberhall/ui/chain'
import { Z } from '../../state.ts'
import { heroCalled } from '../../text/speech.ts'
import { DECK_KEY, NEXT_KEY } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { Arena } from './Arena.tsx'
import { Ledger } from './Ledger.tsx'
import { chainOf, standsNow, thoughtOf, useThought } from './model.tsx'
import { Pool } from './Pool.tsx'

const LARGE: ChainSize = { width: 172, covered: 116, height: 216, keys: { top: 46, step: 36, rows: 5 } }
const MIDDLE: ChainSize = { width: 150, covered: 102, height: 178, keys: { top: 40, step: 29, rows: 5 } }
const SMALL: ChainSize = { width: 128, covered: 84, height: 150, keys: { top: 34, step: 24, rows: 5 } }

export function Fight() {
  const tableau = useTableau()
  const { lang, phone, pace, plan } = tableau
  const isLow = useMedia('(max-height: 850px)')
  const thought = useThought()
  const size = phone ? SMALL : isLow ? MIDDLE : LARGE
  return (
    <div className="tg-fight">
      {phone && plan !== null && (
        <div className="tg-over">
          <Ledger />
        </div>
      )}
      <Pool then={thought?.then ?? null} />
      <Arena />
      <div className="tg-chain" data-loose>
        <CardChain
          lang={lang}
          size={size}
          cards={chainOf(tableau)}
          next={NEXT_KEY}
          thought={thought?.card ?? null}
          pace={pace}
        />
      </div>
      <Hand size={size} />
    </div>
  )
}
function Hand({ size }: { readonly size: ChainSize }) {
  const tableau = useTableau()
  const { t, sp, lang, hero, hand } = tableau
  if (hero < 0) return null
  const isCombat = t.s.encounter.kind === 'combat'
  const deck = t.cards((isCombat ? Z.combatDeck : Z.diplomacyDeck) + hero).length
  const now = standsNow(tableau)
  return (
    <section className="tg-hand" aria-label={tell(lang, 'hand', { hero: heroCalled(sp, hero) })} data-loose>
      {hand.map((id) => {
        const { card, then, preview } = thoughtOf(tableau, id)
        return (
          <div key={id} className="tg-held">
            <small data-more={then > now || undefined} data-barred={preview.why !== null || undefined}>
              {tell(lang, 'becomes', { from: now, to: then })}
            </small>
            <Spot
              at={cardKey(id)}
              name={card.name}
              card={id}
              zoom={null}
              says={card.says ?? []}
              className="tg-held-card"
            >
              <EdgeCard card={card} size={size} after={null} look="hand" />
            </Spot>
          </div>
        )
      })}
      <Spot at={DECK_KEY} name={tell(lang, 'deck', { n: deck })} className="tg-pile">
        <span>{tell(lang, 'deck', { n: deck })}</span>
        <span>{tell(lang, 'discard', { n: t.cards(Z.discard + hero).length })}</span>
      </Spot>
    </section>
  )
}
