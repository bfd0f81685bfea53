/** The Seeker in front: portrait, talent and lantern. */
import { at } from '@emberhall/kernel'
import { printed, Z } from '../../state.ts'
import { Gem } from '../cards/Gem.tsx'
import { LanternPicture } from '../cards/Lantern.tsx'
import { huesOf } from '../cards/colours.ts'
import { faceText } from '../cards/rules.ts'
import { cardKey, seatKey } from '@emberhall/ui'
import { called, useTableau } from '../model/tableau.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'
import { Portrait } from './Portrait.tsx'

export function Me() {
  const tableau = useTableau()
  const { t, me, lang, names, anchors } = tableau
  const seeker = t.cards(Z.seeker + me)[0]
  if (seeker === undefined) return null
  const { key, card } = printed(t, seeker)
  const name = called(tableau, seeker)
  return (
    <section className="kd-me" aria-label={names[me] ?? name} data-anchor={`seat ${me}`}>
      <Spot at={anchors.has(seatKey(me)) ? seatKey(me) : cardKey(seeker)} card={seeker} name={name} className="kd-face">
        <Portrait seeker={key} />
        <span className="kd-plate">
          <b>{name}</b>
          <span>
            {names[me] === name || names[me] === undefined ? tell(lang, 'yourTurn', { n: t.s.turn }) : names[me]}
          </span>
        </span>
      </Spot>
      <p className="kd-talent">
        {faceText(card, lang)
          .lines.map((line) => line.text)
          .join(' ')}
      </p>
      <Lamp />
    </section>
  )
}
function Lamp() {
  const tableau = useTableau()
  const { t, me, lang } = tableau
  const lantern = t.cards(Z.lantern + me)[0]
  if (lantern === undefined) return null
  const { value, colours } = printed(t, lantern)
  const charged = at(t.s.charged, me)
  return (
    <Spot at={cardKey(lantern)} card={lantern} name={called(tableau, lantern)} className="kd-lamp">
      <LanternPicture lit={charged} />
      <span>
        <b>
          {tell(lang, charged ? 'charged' : 'dark')} <Gem hues={huesOf(colours)} lang={lang} size="1.125rlh" />
        </b>
        <span>{tell(lang, charged ? 'lanternUse' : 'lanternDark', { n: value })}</span>
      </span>
    </Spot>
  )
}
