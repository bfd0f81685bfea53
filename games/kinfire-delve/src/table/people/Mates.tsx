/** The other Seekers: what they hold, as far as it may be seen, their piles and their lanterns. */
import { at } from '@emberhall/kernel'
import { printed, Z } from '../../state.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { Gem } from '../cards/Gem.tsx'
import { LanternPicture } from '../cards/Lantern.tsx'
import { HUES, huesOf } from '../cards/colours.ts'
import { cardKey, seatKey } from '@emberhall/ui'
import { called, type Tableau, seen, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'
import { seekerOf } from './Hand.tsx'
import { Portrait } from './Portrait.tsx'

export function Mates() {
  const tableau = useTableau()
  const { seats, me, lang } = tableau
  const others = Array.from({ length: seats }, (_, i) => (me + i) % seats).slice(1)
  if (others.length === 0) return null
  return (
    <section className="kd-mates" aria-label={tell(lang, 'teammates')}>
      {others.map((seat) => (
        <Mate key={seat} tableau={tableau} seat={seat} />
      ))}
    </section>
  )
}
function Mate({ tableau, seat }: { readonly tableau: Tableau; readonly seat: number }) {
  const { t, lang, names, colours, view, anchors } = tableau
  const seeker = t.cards(Z.seeker + seat)[0]
  const lantern = t.cards(Z.lantern + seat)[0]
  if (seeker === undefined || lantern === undefined) return null
  const name = called(tableau, seeker)
  // Whoever is called as their Seeker is named once.
  const player = names[seat] === name ? '' : names[seat]
  const isActive = t.s.active === seat
  const isWaited = view.waiting.includes(seat)
  return (
    <div className="kd-mate" data-active={isActive || undefined} data-anchor={`seat ${seat}`}>
      <Spot
        at={anchors.has(seatKey(seat)) ? seatKey(seat) : cardKey(seeker)}
        card={seeker}
        name={name}
        className="kd-mate-face"
      >
        <Portrait seeker={seekerOf(t, seat)} round />
      </Spot>
      <p className="kd-mate-name">
        <b>
          <i style={{ background: colours[seat] }} />
          {name}
        </b>
        <span>
          {[player, isWaited ? tell(lang, 'waiting') : isActive ? tell(lang, 'active') : ''].filter(Boolean).join(' ')}
        </span>
      </p>
      <Spot at={cardKey(lantern)} card={lantern} name={called(tableau, lantern)} className="kd-mate-lamp">
        <LanternPicture lit={at(t.s.charged, seat)} />
      </Spot>
      <Held tableau={tableau} seat={seat} />
      <p className="kd-mate-piles">
        <b>{t.cards(Z.deck + seat).length}</b> {tell(lang, 'deck')} <b>{t.cards(Z.discard + seat).length}</b>{' '}
        {tell(lang, 'discard')}
      </p>
    </div>
  )
}
/** Open cards as chips of their colour and value; closed ones as backs. */
function Held({ tableau, seat }: { readonly tableau: Tableau; readonly seat: number }) {
  const { t, lang } = tableau
  const hand = t.cards(Z.hand + seat)
  const hidden = hand.filter((card) => at(t.s.faces, card) < 0)
  const open = hand.filter((card) => at(t.s.faces, card) >= 0)
  return (
    <div className="kd-mate-hand" data-anchor={`hand ${seat}`}>
      {hidden.length > 0 && (
        <span className="kd-mate-backs" role="img" aria-label={tell(lang, 'unseen', { n: hidden.length })}>
          {hidden.map((card) => (
            <CardBack key={card} back={{ of: 'skill', seeker: seekerOf(t, seat) }} width={30} />
          ))}
          <b>{hidden.length}</b>
        </span>
      )}
      {open.map((card) => {
        const p = seen(tableau, card)!
        const hues = huesOf(printed(t, card).colours)
        return (
          <Spot
            key={card}
            at={cardKey(card)}
            card={card}
            name={called(tableau, card)}
            className="kd-chip"
            style={{ borderColor: HUES[at(hues, 0)].base }}
          >
            <Gem hues={hues} value={p.value} lang={lang} size="2.125rlh" figure={40} letter={28} />
          </Spot>
        )
      })}
    </div>
  )
}
