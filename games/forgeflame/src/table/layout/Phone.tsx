/** The table on a narrow screen: the mine above, the cards under the thumb, the rest in sheets. */
import { at } from '@emberhall/kernel'
import { cardKey, Drawers, seatKey, Spot } from '@emberhall/ui'
import { useState } from 'react'
import { isSolo, KOBOLDS, TURNS, teamOf, Z } from '../../state.ts'
import { who } from '../../text/speech.ts'
import { FlameToken, KoboldPiece, PlayerBadge } from '../art/index.ts'
import { FORGE } from '../../board.ts'
import { Mine } from '../mine/Mine.tsx'
import { pointsOf } from '../model/prospects.ts'
import { useTableau } from '../model/tableau.ts'
import { Active } from '../people/Active.tsx'
import { Hand } from '../people/Hand.tsx'
import { Piles } from '../people/Piles.tsx'
import { Players, seatsByTeam } from '../people/Players.tsx'
import { Advanced } from '../side/Advanced.tsx'
import { Alone } from '../side/Alone.tsx'
import { Row } from '../side/Row.tsx'
import { Bag, Gauges, Happening, Round } from '../side/Status.tsx'
import { Tray } from '../side/Tray.tsx'
import { tell } from '../words.ts'

export function Phone() {
  const { parts, lang, t, tray, me, anchors } = useTableau()
  const [sheet, setSheet] = useState<'players' | 'row' | 'story' | null>(null)
  const isPlaying = t.s.turn.card >= 0
  // A card may be wanted while somebody else's is in play.
  const isHandWanted = t.cards(Z.hand + me).some((card) => anchors.has(cardKey(card)))
  const isActive = isPlaying && !isHandWanted
  return (
    <main className="ff ff-phone" data-phase={t.s.phase} data-playing={isActive || undefined}>
      <header className="ff-top">
        <div className="ff-brand">{parts.brand}</div>
        {parts.top}
        <div className="ff-tools">{parts.tools}</div>
      </header>
      <Seats />
      <div className="ff-pane">
        <div className="ff-chips">
          <Round isShort />
          <Signs />
        </div>
        <Mine />
      </div>
      <Row small />
      <div className="ff-prompt">
        {tray.length > 0 && <Tray />}
        {parts.prompt}
      </div>
      <div className="ff-held-room">{isActive ? <Active /> : <Hand tiles />}</div>
      <Drawers
        prefix="ff"
        open={sheet}
        onOpen={setSheet}
        title={(name) => tell(lang, name)}
        closeLabel={tell(lang, 'close')}
        drawers={{
          players: (
            <>
              <Players />
              {isSolo(t) ? <Alone /> : <Advanced />}
              {isPlaying && <Hand tiles />}
              <Piles />
            </>
          ),
          row: (
            <>
              <Row />
              <div className="ff-status ff-panel">
                <Gauges />
                <Bag />
                <Happening />
              </div>
            </>
          ),
          story: <div className="ff-story">{parts.story}</div>,
        }}
      />
    </main>
  )
}
/** Everybody at a glance. */
function Seats() {
  const { t, sp, lang, seats } = useTableau()
  return (
    <div className="ff-seats">
      {seatsByTeam(seats).map((seat) => {
        const points = pointsOf(t, teamOf(t, seat))
        const forged = t.cards(Z.forged + seat).length
        return (
          <div
            key={seat}
            className="ff-seat ff-panel"
            data-lit={t.s.turn.seat === seat || undefined}
            data-team={seats === 4 ? teamOf(t, seat) : undefined}
            data-anchor={`seat ${seat}`}
          >
            <Spot
              at={seatKey(seat)}
              name={`${who(sp, seat)}, ${tell(lang, 'points', { ...points })}`}
              says={[
                tell(lang, 'treasures', { n: t.cards(Z.treasures + seat).length }),
                tell(lang, 'holds', { hand: t.cards(Z.hand + seat).length, turns: TURNS - at(t.s.turns, seat) }),
              ]}
            >
              <PlayerBadge player={seat} />
              <span>
                {who(sp, seat)}
                <i>
                  {Array.from({ length: seats === 4 ? 3 : 4 }, (_, i) => (
                    <u key={i} data-on={i < forged || undefined} />
                  ))}
                </i>
              </span>
              <b>{points.total}</b>
            </Spot>
          </div>
        )
      })}
    </div>
  )
}
function Signs() {
  const { t, lang } = useTableau()
  const fires = t.s.flames.filter((flame) => flame.site === FORGE)
  const lit = fires.filter((flame) => flame.lit).length
  return (
    <p className="ff-signs">
      <span role="img" aria-label={tell(lang, 'flamesLit', { n: lit, of: fires.length })}>
        <FlameToken lit={lit > 0} />
        <b>
          {lit}/{fires.length}
        </b>
      </span>
      <span role="img" aria-label={tell(lang, 'koboldsOut', { n: t.s.kobolds.length, of: KOBOLDS })}>
        <KoboldPiece />
        <b>
          {t.s.kobolds.length}/{KOBOLDS}
        </b>
      </span>
    </p>
  )
}
