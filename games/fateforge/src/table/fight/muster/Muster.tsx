/** FG-18.2 Four panels before the fight, and who is ready. */
import { at, aOf, type Option, verbOf } from '@emberhall/kernel'
import { optionKey, RuleLink, Spot, useHold } from '@emberhall/ui'
import { type ReactNode, useRef, useState } from 'react'
import { heroIdOf } from '../../../content/types.ts'
import { sceneNow } from '../../../book.ts'
import { V } from '../../../questions.ts'
import { heroAt, type HeroNo, type S, type Thing } from '../../../state.ts'
import { objectiveText } from '../../../text/placeText.ts'
import { nameOf, say } from '../../../text/things.ts'
import { BoardPiece, BoardToken, EnemyToken, ExitGate, Fountain, GemToken, HeroBadge } from '../../art/index.ts'
import { textOf } from '../../model/printed.ts'
import { type Desk, useDesk } from '../model/desk.ts'
import { fightSummary, heroName } from '../model/names.ts'
import { progressOf } from '../model/prospects.ts'
import { tell } from '../words.ts'

const PANELS = ['summary', 'material', 'terrain', 'objectives'] as const
type Panel = (typeof PANELS)[number]
const CONTENTS: Readonly<Record<Panel, () => ReactNode>> = {
  summary: Summary,
  material: Material,
  terrain: Terrain,
  objectives: Goals,
}

export function Muster() {
  const { lang, phone } = useDesk()
  const [open, setOpen] = useState<Panel>('summary')
  const shown = phone ? [open] : PANELS
  return (
    <section className="fg-muster" aria-label={tell(lang, 'muster')}>
      {phone && (
        <div className="fg-muster-tabs">
          {PANELS.map((panel) => (
            <button key={panel} type="button" aria-pressed={panel === open} onClick={() => setOpen(panel)}>
              {tell(lang, `muster.${panel}`)}
            </button>
          ))}
        </div>
      )}
      <div className="fg-muster-panels">
        {shown.map((panel) => {
          const Content = CONTENTS[panel]
          return (
            <section key={panel} className="fg-panel fg-muster-panel" tabIndex={0}>
              <h2>{tell(lang, `muster.${panel}`)}</h2>
              <Content />
            </section>
          )
        })}
      </div>
      <ReadyCheck />
    </section>
  )
}
function Summary() {
  const desk = useDesk()
  const { t, lang } = desk
  const { unlocks } = sceneNow(t)
  return (
    <>
      <p>{fightSummary(desk)}</p>
      <p>{tell(lang, 'muster.rounds', { n: t.s.lastRound })}</p>
      <p className="fg-quiet">{tell(lang, 'muster.slots', { slots: t.s.slots.map((slot) => slot + 1).join(', ') })}</p>
      {unlocks.length > 0 && (
        <p className="fg-new-rules">
          {tell(lang, 'muster.rules')}{' '}
          {unlocks.map((n) => (
            <span key={n}>
              {say(lang, 'rule', { n })} <RuleLink id={`FG-U${n}.1`} />
            </span>
          ))}
        </p>
      )}
    </>
  )
}
function Material() {
  const { t, lang, book } = useDesk()
  const cards = [...new Set(t.s.enemies.filter(({ gone }) => !gone).map(({ card }) => card))]
  return (
    <ul className="fg-muster-list">
      {cards.map((card) => {
        const foe = at(book.foes, card)
        const { name } = textOf(foe.id, lang)
        const n = t.s.enemies.filter((enemy) => enemy.card === card && !enemy.gone).length
        return (
          <li key={card}>
            <Spot at={`muster ${card}`} name={name} says={textOf(foe.id, lang).lines} zoom={{ face: foe.id }}>
              <EnemyToken id={foe.id} colour={foe.colour} resistance={foe.resistance} armor={foe.armor} />
              <b>{tell(lang, 'times', { name, n })}</b>
            </Spot>
          </li>
        )
      })}
    </ul>
  )
}
const KINDS: readonly Thing['kind'][] = [
  'exit',
  'fountain',
  'chest',
  'device',
  'portal',
  'door',
  'trap',
  'exploration',
  'objective',
  'gem',
  'food',
]
function Sample({ thing }: { readonly thing: Thing }) {
  switch (thing.kind) {
    case 'exit':
      return <ExitGate letter={thing.letter} />
    case 'fountain':
      return <Fountain cubes={thing.n} />
    case 'chest':
      return <BoardPiece kind="chest-closed" />
    case 'portal':
      return <BoardPiece kind="portal" />
    case 'device':
      return <BoardPiece kind={thing.id.startsWith('altar') ? 'altar-whole' : 'lantern-unlit'} />
    case 'gem':
      return <GemToken gem="yellow" />
    case 'door':
      return <BoardPiece kind="chest-closed" />
    default:
      return <BoardToken kind={thing.kind} />
  }
}
const said = (zones: readonly string[]): string => zones.join(', ').toUpperCase()
function Terrain() {
  const { t, lang } = useDesk()
  const { difficult = [], barricades = [], walls = [] } = sceneNow(t)
  const kinds = KINDS.flatMap((kind) => t.s.objects.find((thing) => thing.kind === kind && !thing.done) ?? [])
  return (
    <ul className="fg-muster-list">
      {difficult.length > 0 && (
        <li>
          <BoardPiece kind="difficult" />
          <span>{tell(lang, 'muster.difficult', { zones: said(difficult) })}</span>
        </li>
      )}
      {barricades.length > 0 && (
        <li>{tell(lang, 'muster.barricades', { zones: said(barricades.map(({ zone }) => zone)) })}</li>
      )}
      {walls.length > 0 && <li>{tell(lang, 'muster.walls', { zones: said(walls.map((ends) => ends.join('–'))) })}</li>}
      {kinds.map((thing) => (
        <li key={thing.kind}>
          {thing.kind !== 'door' && <Sample thing={thing} />}
          <span>{tell(lang, `about.${thing.kind}`)}</span>
        </li>
      ))}
    </ul>
  )
}
function Goals() {
  const { t, lang } = useDesk()
  const tone = t.s.battle.quest === '' ? 'story' : 'battle'
  return (
    <ul className="fg-muster-goals">
      {progressOf(t).map(({ objective }, i) => (
        <li key={i}>{objectiveText(objective, sceneNow(t), tone, lang)}</li>
      ))}
    </ul>
  )
}

/** Which of the heroes an option before the fight is about; null: the whole group. */
function heroOf({ heroes }: S, option: Option): HeroNo | null {
  switch (verbOf(option)) {
    case V.start:
      return aOf(option)
    case V.activate:
    case V.rest:
      return heroes.findIndex(({ skills }) => skills.includes(aOf(option)))
    default:
      return null
  }
}
const GROUP = [V.camp, V.ready]
function ReadyCheck() {
  const desk = useDesk()
  const { t, lang, view, focus } = desk
  const ref = useRef<HTMLDivElement>(null)
  const offered = view.ask?.options ?? []
  const group = GROUP.flatMap((verb) => offered.filter((option) => verbOf(option) === verb))
  // FG-18.3 Where one starts is chosen on the board; one's other heroes have their turn there once they are brought to the front.
  const own = offered.filter((option) => heroOf(t.s, option) !== null)
  const skills = own.filter((option) => verbOf(option) !== V.start && heroOf(t.s, option) === focus)
  useHold(own.map(optionKey), ref, '')
  return (
    <div className="fg-ready" ref={ref}>
      <ul>
        {t.s.heroes.map((hero, h) => (
          <li key={h} data-ready={hero.confirmed || undefined}>
            <Mustered h={h} canFront={own.some((option) => heroOf(t.s, option) === h)} />
          </li>
        ))}
      </ul>
      {skills.length > 0 && (
        <div className="fg-ready-skills">
          {skills.map((option) => (
            <Skill key={option} option={option} />
          ))}
        </div>
      )}
      <div>
        {group.map((option) => {
          const isReady = verbOf(option) === V.ready
          const words = tell(lang, isReady ? 'beReady' : 'openBag')
          return (
            <Spot
              key={option}
              at={optionKey(option)}
              name={labelOf(desk, option) ?? words}
              className={isReady ? 'fg-do' : 'fg-do fg-end'}
            >
              {words}
            </Spot>
          )
        })}
      </div>
    </div>
  )
}
function Mustered({ h, canFront }: { readonly h: HeroNo; readonly canFront: boolean }) {
  const desk = useDesk()
  const { t, lang, focus, setFocus } = desk
  const { id, confirmed } = heroAt(t, h)
  const shown = (
    <>
      <HeroBadge id={heroIdOf(id)} />
      <span>
        {heroName(desk, h)}
        <small>{tell(lang, confirmed ? 'ready' : 'musters')}</small>
      </span>
    </>
  )
  if (!canFront) return shown
  return (
    <button type="button" aria-pressed={focus === h} onClick={() => setFocus(h)}>
      {shown}
    </button>
  )
}
/** FG-18.6 A skill that goes along, or stays behind; pressed, the other way round. */
function Skill({ option }: { readonly option: Option }) {
  const desk = useDesk()
  const { book, lang } = desk
  const name = nameOf('skill', at(book.cards, aOf(option)).id, lang)
  const isActive = verbOf(option) === V.rest
  return (
    <Spot
      at={optionKey(option)}
      name={labelOf(desk, option) ?? name}
      className={`fg-ready-skill ${isActive ? 'fg-ready-on' : ''}`}
    >
      <b>{name}</b>
      <small>{tell(lang, isActive ? 'skillActive' : 'skillRests')}</small>
    </Spot>
  )
}
const labelOf = ({ anchors }: Desk, option: Option): string | undefined =>
  anchors.get(optionKey(option))?.open[0]?.label
