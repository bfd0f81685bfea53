/** The attempt under way: what has been played, the dice, and the ledger with a column under each. */
import { CardFace } from '../cards/CardFace.tsx'
import { Tile } from '../cards/Tile.tsx'
import { cardKey } from '@emberhall/ui'
import { ledgerOf } from '../model/ledger.ts'
import { called, type Tableau, seen, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'
import { Dice } from './Dice.tsx'
import { Sum } from './Sum.tsx'

export function Attempt() {
  const tableau = useTableau()
  const ledger = ledgerOf(tableau)
  if (ledger === null) return null
  const { attempt } = tableau.t.s
  return (
    <section
      className="kd-attempt"
      aria-label={tell(tableau.lang, 'attemptOn', { name: called(tableau, ledger.target) })}
    >
      <div className="kd-row">
        {attempt.action >= 0 && <Played tableau={tableau} card={attempt.action} points={ledger.action ?? 0} />}
        {attempt.boosts.length > 0 && (
          <div className="kd-boosts">
            {attempt.boosts.map((card) => (
              <Played key={card} tableau={tableau} card={card} />
            ))}
          </div>
        )}
        <Dice ledger={ledger} />
      </div>
      <Sum tableau={tableau} ledger={ledger} />
    </section>
  )
}
function Played({
  tableau,
  card,
  points,
}: {
  readonly tableau: Tableau
  readonly card: number
  readonly points?: number
}) {
  const p = seen(tableau, card)
  if (p === null) return null
  return (
    <Spot at={cardKey(card)} card={card} name={called(tableau, card)} className="kd-played">
      {p.kind === 'skill' || p.kind === 'lantern' ? (
        <Tile card={p.card} lang={tableau.lang} {...(points === undefined ? {} : { bar: `+${points}` })} />
      ) : (
        <CardFace card={p.card} lang={tableau.lang} density="phone" />
      )}
    </Spot>
  )
}
