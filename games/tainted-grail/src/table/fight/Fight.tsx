/** A fight or an argument: what stands against one, the chain, the hand, and what each card would add. */
import { cardKey, Spot, useMedia } from '@emberhall/ui'
import { CardChain, type ChainSize, EdgeCard, lengthOf } from '@emberhall/ui/chain'
import type { CSSProperties } from 'react'
import { Z } from '../../state.ts'
import { heroCalled } from '../../text/speech.ts'
import { DECK_KEY, NEXT_KEY } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from './words.ts'
import { Arena } from './Arena.tsx'
import { Ledger } from './Ledger.tsx'
import { Balanced, chainOf, standsNow, thoughtOf, useThought } from './model.tsx'
import { Pool } from './Pool.tsx'

/** `rise`: how far the encounter stands above its chain. */
interface Sizes {
  readonly chain: ChainSize
  readonly hand: ChainSize
  readonly rise: number
}
const rows = (top: number, step: number) => ({ top, step, rows: 5 })
const LARGE: Sizes = {
  chain: { width: 160, covered: 118, height: 210, wide: 208, keys: rows(50, 34.5) },
  hand: { width: 150, covered: 150, height: 196, keys: rows(47, 32) },
  rise: 74,
}
const MIDDLE: Sizes = {
  chain: { width: 142, covered: 100, height: 178, wide: 178, keys: rows(44, 29) },
  hand: { width: 136, covered: 136, height: 172, keys: rows(43, 27.5) },
  rise: 26,
}
/** Across a tablet. */
const ACROSS: Sizes = {
  chain: { width: 132, covered: 92, height: 164, wide: 178, keys: rows(41, 26.5) },
  hand: { width: 128, covered: 128, height: 158, keys: rows(39.5, 25) },
  rise: 26,
}
/** Upright there is room for what the enemy says, and for a chain from edge to edge. */
const UPRIGHT: Sizes = {
  chain: { width: 172, covered: 126, height: 232, wide: 300, keys: rows(56, 38) },
  hand: { width: 160, covered: 160, height: 214, keys: rows(52, 35) },
  rise: 92,
}
const SMALL: Sizes = {
  chain: { width: 124, covered: 84, height: 154, wide: 128, keys: rows(39, 24.5) },
  hand: { width: 116, covered: 116, height: 148, keys: rows(38, 23.5) },
  rise: 0,
}
/** Across a phone, and where text is half as large again. */
const TINY: Sizes = {
  chain: { width: 112, covered: 76, height: 138, wide: 116, keys: rows(36, 21.5) },
  hand: { width: 104, covered: 104, height: 128, keys: rows(35, 19.5) },
  rise: 0,
}
function useSizes(): Sizes {
  const { phone } = useTableau()
  const isLow = useMedia('(max-height: 850px)')
  const isUprightTablet = useMedia('(min-width: 600px) and (min-height: 900px)')
  const isNarrow = useMedia('(max-width: 1200px)')
  const isVeryLow = useMedia('(max-height: 680px)')
  const isFlat = useMedia('(max-height: 560px)')
  if (phone) return isUprightTablet ? UPRIGHT : isFlat ? TINY : SMALL
  if (isNarrow && isVeryLow) return TINY
  if (isLow) return isNarrow ? ACROSS : MIDDLE
  return LARGE
}
export function Fight() {
  const tableau = useTableau()
  const { lang, phone, pace, plan } = tableau
  const { chain, hand, rise } = useSizes()
  const thought = useThought()
  return (
    <div className="tg-fight" style={{ '--wide': lengthOf(chain.wide ?? chain.width) } as CSSProperties}>
      <Pool then={thought?.then ?? null} />
      <Arena />
      <div className="tg-chain" style={{ marginTop: lengthOf(-rise) }} data-loose>
        <CardChain
          lang={lang}
          size={chain}
          cards={chainOf(tableau, rise)}
          next={NEXT_KEY}
          thought={thought?.card ?? null}
          pace={pace}
        />
      </div>
      <Hand size={hand} />
      {phone && plan !== null && (
        <div className="tg-over">
          <Ledger />
        </div>
      )}
    </div>
  )
}
/** How much room the tags above the hand take, and its edges. */
const TAGS = 40
function Hand({ size }: { readonly size: ChainSize }) {
  const tableau = useTableau()
  const { t, sp, lang, hero } = tableau
  // What is seen being laid has left the hand.
  const hand = tableau.hand.filter((id) => !t.s.encounter.line.some(({ card }) => card === id))
  const style = { minHeight: lengthOf(size.height + TAGS) }
  if (hero < 0) return <div className="tg-hand" style={style} />
  const isCombat = t.s.encounter.kind === 'combat'
  const deck = t.cards((isCombat ? Z.combatDeck : Z.diplomacyDeck) + hero).length
  const now = standsNow(tableau)
  return (
    <section
      className="tg-hand"
      style={style}
      aria-label={tell(lang, 'hand', { hero: heroCalled(sp, hero) })}
      data-loose
    >
      {hand.length === 0 && <p className="tg-none">{tell(lang, 'noneHeld')}</p>}
      {hand.map((id) => {
        const { card, then, preview } = thoughtOf(tableau, id)
        return (
          <div key={id} className="tg-held">
            <small data-more={then > now || undefined} data-barred={preview.why !== null || undefined}>
              <Balanced from={now} to={then} />
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
