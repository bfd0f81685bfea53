/** The Master in the middle: a mask asleep on its attached cards, or the face it has shown. */
import type { CSSProperties } from 'react'
import { attachedTo, masterCard } from '../../board.ts'
import { Z } from '../../state.ts'
import { coloursOf } from '../../statics.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { Gem } from '../cards/Gem.tsx'
import type { Density } from '../cards/shells.tsx'
import { cardKey } from '@emberhall/ui'
import { called, liveOf, type Tableau, seen, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'

const MOST_SHOWN = 4
export function Master({ density }: { readonly density: Density }) {
  const tableau = useTableau()
  const { t, lang, sp } = tableau
  const master = masterCard(t)
  if (master === undefined) return null
  const p = t.s.where[master] === Z.master ? seen(tableau, master) : null
  const attached = attachedTo(t, master)
  const name = called(tableau, master)
  return (
    <div
      className="kd-master-place"
      data-up={p !== null || undefined}
      data-target={(t.s.attempt.open && t.s.attempt.target === master) || undefined}
    >
      <div className="kd-attached" data-loose="">
        {attached.slice(-MOST_SHOWN).map((card, i, all) => (
          <Attached key={card} tableau={tableau} card={card} turn={(i - (all.length - 1) / 2) * 9} />
        ))}
      </div>
      <Spot
        at={cardKey(master)}
        card={master}
        zoom={p === null ? null : { card: master }}
        name={name}
        className="kd-lies"
      >
        {p === null ? (
          <CardBack back={{ of: 'master', name: sp.game.masterBack.name[lang] }} />
        ) : (
          <CardFace card={p.card} lang={lang} density={density} live={liveOf(tableau, master)} />
        )}
      </Spot>
      <p className="kd-master-label">
        {p === null ? (
          <>
            <b>{tell(lang, 'sleeps', { name })}</b>
            <span>{tell(lang, 'attached', { n: attached.length })}</span>
          </>
        ) : (
          <Weakness tableau={tableau} attached={attached.length} />
        )}
      </p>
    </div>
  )
}
function Weakness({ tableau, attached }: { readonly tableau: Tableau; readonly attached: number }) {
  const { t, lang } = tableau
  const colours = coloursOf(t, masterCard(t))
  return (
    <>
      <b className="kd-weak">
        {colours.length === 0 ? tell(lang, 'notVulnerable') : tell(lang, 'vulnerable')}
        {colours.map((colour) => (
          <Gem key={colour} hues={[colour]} lang={lang} value="" size="1.875rlh" letter={34} />
        ))}
      </b>
      <span>{tell(lang, 'attachedUp', { n: attached })}</span>
    </>
  )
}
function Attached({
  tableau,
  card,
  turn,
}: {
  readonly tableau: Tableau
  readonly card: number
  readonly turn: number
}) {
  const p = seen(tableau, card)
  if (p === null) return null
  return (
    <Spot
      at={cardKey(card)}
      card={card}
      name={called(tableau, card)}
      className="kd-under"
      style={{ '--turn': turn } as CSSProperties}
    >
      <CardFace card={p.card} lang={tableau.lang} density="phone" />
    </Spot>
  )
}
