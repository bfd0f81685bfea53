/** Who sits at the table: artifacts, adventurers with their loads, treasures, cards, and the points so far. */
import { cardKey, seatKey, Spot } from '@emberhall/ui'
import { at, type Seat } from '@emberhall/kernel'
import { carryLimit, inPlay, isWebbed, seatOf } from '../../figures.ts'
import { asKind } from '../../printed.ts'
import { ADVENTURERS, pawnOf, isSolo, printed, teamOf, TURNS, Z } from '../../state.ts'
import { artifactsOfSeat } from '../../steps/end.ts'
import { adventurerWords } from '../../text/mine.ts'
import { advName, who } from '../../text/speech.ts'
import { CardBack, CardPicture, FirstPlayer, Load, PlayerBadge, Sign, StateMark, TreasureToken } from '../art/index.ts'
import { oresOfAdv } from '../mine/Figures.tsx'
import { seen, textIn, useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import { Points } from './Points.tsx'

/** Partners sit side by side on the screen. */
export const seatsByTeam = (seats: number): readonly Seat[] =>
  seats === 4 ? [0, 2, 1, 3] : Array.from({ length: seats }, (_, seat) => seat)

export function Players() {
  const { seats } = useTableau()
  return (
    <div className="ff-players" data-seats={seats}>
      {seatsByTeam(seats).map((seat) => (
        <Player key={seat} seat={seat} />
      ))}
    </div>
  )
}
function Player({ seat }: { readonly seat: Seat }) {
  const { t, sp, lang, me, seats } = useTableau()
  const isTurn = t.s.turn.seat === seat
  const advs = inPlay(t).filter((adv) => seatOf(t, adv) === seat)
  return (
    <section
      className="ff-player ff-panel"
      aria-label={who(sp, seat)}
      data-lit={isTurn || undefined}
      data-team={seats === 4 ? teamOf(t, seat) : undefined}
      data-anchor={`seat ${seat}`}
      data-key={seatKey(seat)}
    >
      <header>
        <PlayerBadge player={seat} />
        <b>{who(sp, seat)}</b>
        {!isSolo(t) && t.s.first === seat && (
          <i className="ff-first" role="img" aria-label={tell(lang, 'first')} title={tell(lang, 'first')}>
            <FirstPlayer />
          </i>
        )}
        {seat === me && seats > 1 && <small>{tell(lang, 'you')}</small>}
        <Points team={teamOf(t, seat)} />
      </header>
      <div className="ff-owns">
        <Forged seat={seat} />
        <Holds seat={seat} />
      </div>
      <ul className="ff-crew">
        {advs.map((adv) => {
          const { ore, stun, slow } = pawnOf(t, adv)
          return (
            <li key={adv} data-active={t.s.turn.adv === adv || undefined} title={adventurerWords(sp, t, adv, 'no')}>
              <Sign id={at(ADVENTURERS, adv)} />
              <span className="ff-crew-name">{advName(sp, adv)}</span>
              <span className="ff-load">
                {stun && <StateMark mark="stun" />}
                {slow && <StateMark mark="slow" />}
                {isWebbed(t, adv) && <StateMark mark="web" />}
                <Load limit={carryLimit(t, adv)} ores={oresOfAdv(ore)} />
              </span>
              <span className="hidden">{adventurerWords(sp, t, adv, 'no')}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
/** Forged artifacts, and places for those that would end the game. */
function Forged({ seat }: { readonly seat: Seat }) {
  const tableau = useTableau()
  const { t } = tableau
  const forged = t.cards(Z.forged + seat)
  const places = artifactsOfSeat(t, seat)
  return (
    <div className="ff-forged">
      {forged.map((card) => {
        const p = asKind(printed(t, card), 'artifact')
        return (
          <Spot
            key={card}
            at={cardKey(card)}
            card={card}
            name={textIn(tableau, p).name}
            className={`ff-forged-one ff-of-${p.card.collection ?? 'none'}`}
          >
            <CardPicture id={p.card.id} />
            {t.s.exhausted.includes(card) && <i className="ff-cross" />}
          </Spot>
        )
      })}
      {Array.from({ length: Math.max(0, places - forged.length) }, (_, i) => (
        <i key={`free ${i}`} className="ff-free" />
      ))}
    </div>
  )
}
/** Treasures, cards in hand, turns left; treasures of others can be taken from here. */
function Holds({ seat }: { readonly seat: Seat }) {
  const tableau = useTableau()
  const { t, lang } = tableau
  const tokens = [...t.cards(Z.treasures + seat), ...t.cards(Z.opened + seat)]
  const known = tokens.map((token) => seen(tableau, token)).flatMap((p) => (p?.kind === 'treasure' ? [p.value] : []))
  const turns = TURNS - at(t.s.turns, seat)
  return (
    <div className="ff-holds">
      <Spot at={seatKey(seat)} name={tell(lang, 'treasures', { n: tokens.length })} className="ff-hold">
        <TreasureToken {...(known.length === tokens.length && known.length === 1 && { value: at(known, 0) })} />
        <b>{tokens.length}</b>
      </Spot>
      <span className="hidden">
        {tell(lang, 'holds', { treasures: tokens.length, hand: t.cards(Z.hand + seat).length, turns })}
      </span>
      <span className="ff-hold" aria-hidden="true">
        <CardBack back="action" />
        <b>{t.cards(Z.hand + seat).length}</b>
      </span>
      <span className="ff-turns" aria-hidden="true">
        {Array.from({ length: TURNS }, (_, i) => (
          <i key={i} data-gone={i < at(t.s.turns, seat) || undefined} />
        ))}
      </span>
    </div>
  )
}
