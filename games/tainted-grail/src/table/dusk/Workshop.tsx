/** The bench by the fire: cards that could be learned, or that a deck could hold, as they are, and what each would do there. */
import { aOf, verbOf } from '@emberhall/kernel'
import { Baked, Spot, useMedia } from '@emberhall/ui'
import { type ChainSize, EdgeCard, lengthOf } from '@emberhall/ui/chain'
import type { SeqCard } from '../../content/types.ts'
import { herePlace, printedOf } from '../../map/places.ts'
import { printed } from '../../printed.ts'
import { V } from '../../questions.ts'
import { characterOf } from '../../state.ts'
import { scenePicture } from '../art/places.ts'
import { edgeCardOf } from '../cards/edges.tsx'
import { duskKey } from '../model/keys.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { oddsOf } from './odds.ts'

const LARGE: ChainSize = { width: 212, covered: 212, height: 292, keys: { top: 60, step: 45, rows: 5 } }
/** Across a tablet, above the question. */
const MIDDLE: ChainSize = { width: 184, covered: 184, height: 252, keys: { top: 52, step: 39, rows: 5 } }
const SMALL: ChainSize = { width: 150, covered: 150, height: 206, keys: { top: 44, step: 31, rows: 5 } }

export function Workshop() {
  const { t, lang, hero, view, phone, words, names } = useTableau()
  const isUprightTablet = useMedia('(min-width: 600px) and (min-height: 900px)')
  const isNarrow = useMedia('(max-width: 1200px)')
  const { ask } = view
  if (ask === null || hero < 0) return null
  const isStudy = ask.def.name === 'study'
  const cards = ask.options.filter((option) => verbOf(option) === V.card)
  const large = isNarrow && !phone ? MIDDLE : LARGE
  const size = (phone && !isUprightTablet) || !isStudy ? SMALL : large
  return (
    <div className="tg-page tg-bench" data-page="bench">
      <div className="tg-bench-land" aria-hidden="true">
        <Baked picture={scenePicture(printedOf(t, herePlace(t, characterOf(t, hero).at)).number)} />
      </div>
      <h2>{tell(lang, isStudy ? 'bench.study' : 'bench.build', { n: ask.min })}</h2>
      <p>{tell(lang, isStudy ? 'bench.studyWhy' : 'duskBuild')}</p>
      <div className="tg-bench-cards">
        {cards.map((option) => {
          const { card } = printed(t, aOf(option), 'sequence')
          return (
            <Spot
              key={option}
              at={duskKey(option)}
              name={words.option(option, ask, view, names)}
              zoom={{ face: card.id }}
              className="tg-bench-card"
              style={{ width: lengthOf(size.width) }}
            >
              <EdgeCard card={edgeCardOf(lang, card)} size={size} after={null} look="hand" />
              <Odds card={card} isWhole={isStudy} />
            </Spot>
          )
        })}
      </div>
    </div>
  )
}
/** What it brings on average after the cards everybody begins with, and how well it chains. */
function Odds({ card, isWhole }: { readonly card: SeqCard; readonly isWhole: boolean }) {
  const { t, lang, hero } = useTableau()
  const { chains, leads, of, brings } = oddsOf(t, hero, card)
  const n = brings.toLocaleString(lang, { maximumFractionDigits: 1 })
  return (
    <span className="tg-odds">
      <b>{tell(lang, card.kind === 'combat' ? 'odds.markers' : 'odds.affinity', { n })}</b>
      {isWhole && <span>{tell(lang, 'odds.chains', { n: chains, of })}</span>}
      {isWhole && <span>{tell(lang, 'odds.leads', { n: leads, of })}</span>}
    </span>
  )
}
