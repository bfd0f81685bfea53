/** FG-18.2 Four panels before the fight, and who is ready. */
import { at, aOf, bOf, type Option, verbOf } from '@emberhall/kernel'
import { optionKey, RuleLink, Spot } from '@emberhall/ui'
import { type ReactNode, useState } from 'react'
import { heroIdOf } from '../../../content/types.ts'
import { sceneNow } from '../../../book.ts'
import { V } from '../../../questions.ts'
import { heroAt, type Thing } from '../../../state.ts'
import { objectiveText } from '../../../text/placeText.ts'
import { nameOf } from '../../../text/things.ts'
import { BoardPiece, BoardToken, EnemyToken, ExitGate, Fountain, GemToken, HeroBadge } from '../../art/index.ts'
import { textOf } from '../../model/printed.ts'
import { zoneSaid } from '../board/place.ts'
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
            <RuleLink key={n} id={`FG-U${n}.1`} />
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

const shownHere = (option: Option): boolean =>
  verbOf(option) === V.ready ||
  verbOf(option) === V.camp ||
  verbOf(option) === V.start ||
  verbOf(option) === V.activate ||
  verbOf(option) === V.rest
function ReadyCheck() {
  const desk = useDesk()
  const { t, lang, view, anchors } = desk
  const own = view.ask?.options.filter(shownHere) ?? []
  return (
    <div className="fg-ready">
      <ul>
        {t.s.heroes.map((hero, h) => (
          <li key={h} data-ready={hero.confirmed || undefined}>
            <HeroBadge id={heroIdOf(hero.id)} />
            <span>
              {heroName(desk, h)}
              <small>{tell(lang, hero.confirmed ? 'ready' : 'musters')}</small>
            </span>
          </li>
        ))}
      </ul>
      <div>
        {own.map((option) => (
          <Spot
            key={option}
            at={optionKey(option)}
            name={anchors.get(optionKey(option))?.open[0]?.label ?? wordsOf(desk, option)}
            className={verbOf(option) === V.ready ? 'fg-do' : 'fg-do fg-end'}
          >
            {wordsOf(desk, option)}
          </Spot>
        ))}
      </div>
    </div>
  )
}
function wordsOf({ lang, t, book }: Desk, option: Option): string {
  switch (verbOf(option)) {
    case V.ready:
      return tell(lang, 'beReady')
    case V.camp:
      return tell(lang, 'openBag')
    case V.start:
      return tell(lang, 'startIn', {
        who: nameOf('hero', heroIdOf(heroAt(t, aOf(option)).id), lang),
        zone: zoneSaid(bOf(option)),
      })
    default:
      return tell(lang, verbOf(option) === V.activate ? 'useSkill' : 'restSkill', {
        skill: nameOf('skill', at(book.cards, aOf(option)).id, lang),
      })
  }
}
