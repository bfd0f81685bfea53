/** FG-24 The order of play: heroes, the reactions at their slot, the enemies at the end. */
import { at, verbOf, aOf, type Option } from '@emberhall/kernel'
import { Take } from '@emberhall/ui'
import { type DragEvent, useState } from 'react'
import { heroIdOf, COLOURS } from '../../content/types.ts'
import { stands } from '../../heroes.ts'
import { ORDERS } from '../../parts.ts'
import { V } from '../../questions.ts'
import { heroAt, type HeroNo } from '../../state.ts'
import { placesIn } from '../../steps/order.ts'
import { coloursNamed } from '../../steps/reactions.ts'
import { nameOf } from '../../text/things.ts'
import { HeroPiece, SignGlyph, TypeMark } from '../art/index.ts'
import { type Desk, useDesk } from './model/desk.ts'
import { heroName } from './model/names.ts'
import { tell } from './words.ts'
import { inColour } from '../../steps/foes.ts'

const standingHeroes = ({ t }: Desk): HeroNo[] => t.s.heroes.flatMap((hero, h) => (stands(hero) ? [h] : []))

export function Track() {
  const desk = useDesk()
  const { t, lang, view, phone } = desk
  const isAsked = view.ask?.def.name === 'order'
  const up = standingHeroes(desk)
  const [proposal, propose] = useProposal(desk, up)
  const order = isAsked ? proposal : t.s.order.length > 0 ? t.s.order : up
  const slot = Math.min(t.s.reactionSlot, Math.max(0, order.length - 1))
  const move = (h: HeroNo, by: number): void => {
    const from = order.indexOf(h)
    const rest = order.filter((other) => other !== h)
    propose([...rest.slice(0, from + by), h, ...rest.slice(from + by)])
  }
  const drop = (at: HeroNo) => (event: DragEvent) => {
    event.preventDefault()
    const h = Number(event.dataTransfer.getData('text/plain'))
    if (up.includes(h) && h !== at) move(h, order.indexOf(at) - order.indexOf(h))
  }
  return (
    <section className="fg-track fg-panel" aria-label={tell(lang, 'track')} data-asked={isAsked || undefined}>
      <ol tabIndex={0}>
        {order.map((h, i) => [
          i === slot && <Reactions key="reactions" />,
          <li
            key={h}
            className="fg-tile-hero"
            data-now={t.s.acting === h || undefined}
            data-past={isPast(desk, h) || undefined}
            draggable={isAsked}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(h))}
            onDragOver={(event) => isAsked && event.preventDefault()}
            onDrop={drop(h)}
          >
            <HeroPiece id={heroIdOf(heroAt(t, h).id)} />
            <span>
              <b>{heroName(desk, h)}</b>
              <small>{stateWords(desk, h)}</small>
              {phone && <Counts h={h} />}
            </span>
            {isAsked && (
              <span className="fg-shift">
                <button
                  type="button"
                  disabled={i === 0}
                  aria-label={tell(lang, 'earlier', { who: heroName(desk, h) })}
                  onClick={() => move(h, -1)}
                >
                  ‹
                </button>
                <button
                  type="button"
                  disabled={i === order.length - 1}
                  aria-label={tell(lang, 'later', { who: heroName(desk, h) })}
                  onClick={() => move(h, 1)}
                >
                  ›
                </button>
              </span>
            )}
          </li>,
        ])}
        <Enemies />
      </ol>
      {isAsked && <SetOrder order={order} />}
    </section>
  )
}
interface Proposal {
  readonly order: readonly HeroNo[]
  /** The hint that lay there when the tiles were shifted. */
  readonly after: Option | undefined
}
/** The order that the key would set: as a hint lays the tiles, or as they were shifted since. */
function useProposal({ hinted = [] }: Desk, up: readonly HeroNo[]) {
  const [own, setOwn] = useState<Proposal>({ order: up, after: undefined })
  const advised = hinted.find((option) => verbOf(option) === V.order)
  const wanted = advised === undefined || advised === own.after ? own.order : placesIn(at(ORDERS, aOf(advised)))
  const fits = wanted.length === up.length && wanted.every((h) => up.includes(h))
  return [fits ? wanted : up, (order: readonly HeroNo[]) => setOwn({ order, after: advised })] as const
}
const isPast = ({ t }: Desk, h: HeroNo): boolean =>
  t.s.phase !== 'preparation' && t.s.phase !== 'muster' && heroAt(t, h).played && t.s.acting !== h

function stateWords({ t, lang }: Desk, h: HeroNo): string {
  const hero = heroAt(t, h)
  if (t.s.phase === 'muster') return tell(lang, hero.confirmed ? 'ready' : 'musters')
  if (t.s.phase === 'preparation') return tell(lang, hero.confirmed ? 'ready' : hero.rolledDice ? 'thinks' : 'chooses')
  if (t.s.acting === h) return tell(lang, 'now')
  return tell(lang, hero.played ? 'hasPlayed' : hero.idle ? 'idle' : 'waits')
}

/** Health and energy in figures, where the boards of the heroes are out of sight. */
function Counts({ h }: { readonly h: HeroNo }) {
  const { t, lang } = useDesk()
  const { health, healthSpent, healthAside, energy, energySpent } = heroAt(t, h)
  const words = [
    tell(lang, 'health', { n: health, of: health + healthSpent + healthAside }),
    tell(lang, 'energy', { n: energy, of: energy + energySpent }),
  ]
  return (
    <span className="fg-counts" role="img" aria-label={words.join(', ')}>
      <SignGlyph name="health" />
      {health}
      <SignGlyph name="energy" />
      {energy}
    </span>
  )
}
function Reactions() {
  const { t, lang } = useDesk()
  const { foretold, reacted } = t.s
  return (
    <li
      className="fg-tile-reactions"
      data-now={t.s.phase === 'reactions' || undefined}
      data-past={reacted || undefined}
    >
      <i>
        {foretold.length > 0 ? (
          foretold.map((c) => <TypeMark key={c} colour={at(COLOURS, c)} />)
        ) : (
          <u aria-hidden="true">?</u>
        )}
      </i>
      <span>
        <b>{tell(lang, 'reactions')}</b>
        <small>
          {foretold.length > 0
            ? foretold.map((c) => nameOf('colour', at(COLOURS, c), lang)).join(', ')
            : tell(lang, reacted ? 'over' : 'twoColours', {
                n: coloursNamed(t),
              })}
        </small>
      </span>
    </li>
  )
}
function Enemies() {
  const { t, lang } = useDesk()
  const colours = COLOURS.filter((_, c) => inColour(t, c).length > 0)
  return (
    <li className="fg-tile-enemies" data-now={t.s.phase === 'enemies' || undefined}>
      <i>
        {colours.map((colour) => (
          <TypeMark key={colour} colour={colour} />
        ))}
      </i>
      <span>
        <b>{tell(lang, 'enemies')}</b>
        <small>{tell(lang, 'allAct')}</small>
      </span>
    </li>
  )
}
function SetOrder({ order }: { readonly order: readonly HeroNo[] }) {
  const { view, take, lang } = useDesk()
  const name = order.map((h) => h + 1).join('')
  const orders = view.ask?.options.filter((o) => verbOf(o) === V.order) ?? []
  const option = orders.find((o) => ORDERS[aOf(o)] === name)
  if (option === undefined) return null
  return (
    <Take option={option} also={orders} take={take} className="fg-do">
      {tell(lang, 'setOrder')}
    </Take>
  )
}
