/** The attempt under way: what has been played, the dice, and the ledger with a column under each. */
import { CardFace } from '../cards/CardFace.tsx'
import { Tile } from '../cards/Tile.tsx'
import { cardKey } from '@emberhall/ui'
import { ledgerOf } from '../model/ledger.ts'
import { called, type Scene, seen, useScene } from '../model/scene.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'
import { Dice } from './Dice.tsx'
import { Sum } from './Sum.tsx'

export function Attempt() {
  const scene = useScene()
  const ledger = ledgerOf(scene.t)
  if (ledger === null) return null
  const { attempt } = scene.t.s
  return (
    <section className="kd-attempt" aria-label={tell(scene.lang, 'attemptOn', { name: called(scene, ledger.target) })}>
      <div className="kd-row">
        {attempt.action >= 0 && <Played scene={scene} card={attempt.action} points={ledger.action ?? 0} />}
        {attempt.boosts.map((card) => (
          <Played key={card} scene={scene} card={card} />
        ))}
        <Dice ledger={ledger} />
      </div>
      <Sum scene={scene} ledger={ledger} />
    </section>
  )
}
function Played({ scene, card, points }: { readonly scene: Scene; readonly card: number; readonly points?: number }) {
  const p = seen(scene, card)
  if (p === null) return null
  return (
    <Spot at={cardKey(card)} card={card} name={called(scene, card)} className="kd-played">
      {p.kind === 'skill' || p.kind === 'lantern' ? (
        <Tile card={p.card} lang={scene.lang} {...(points === undefined ? {} : { bar: `+${points}` })} />
      ) : (
        <CardFace card={p.card} lang={scene.lang} density="phone" />
      )}
    </Spot>
  )
}
