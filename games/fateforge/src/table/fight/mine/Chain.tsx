/** What would come of it, in a row of signs: which results pay, what they become, what that does. */
import { usePointed } from '@emberhall/ui'
import { type ReactNode, useMemo } from 'react'
import { waysFrom, waysThrough } from '../../../chains.ts'
import { FROM_ACTIONS, FROM_ENERGY } from '../../../parts.ts'
import { heroAt, foeAt, type Hero } from '../../../state.ts'
import { cardOfNo, foeCard } from '../../../book.ts'
import { resistanceOf } from '../../../steps/foes.ts'
import { say as phrase } from '../../../text/phrases.ts'
import { at, bOf } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { ActionIcon, EnemyToken, ResultIcon, SignGlyph } from '../../art/index.ts'
import { textOf } from '../../model/printed.ts'
import { type Aim, aimAt } from '../model/aim.ts'
import { type Prospect, prospectOf } from '../model/ahead.ts'
import { blowWords } from '../model/blowWords.ts'
import { type Desk, isMeant, isMine, useDesk } from '../model/desk.ts'
import { keysOf } from '../model/keys.ts'
import { foeName } from '../model/names.ts'
import { actionName, dieOf, iconOf, resultOf } from '../model/sources.ts'
import { tell } from '../words.ts'
import { zoneSaid } from '../board/place.ts'
import { Arrow, GainIcons } from './Icons.tsx'
import { RolledDie } from './RolledDie.tsx'
import { Uses, Ways } from './Ways.tsx'

function SourceSign({ hero, source }: { readonly hero: Hero; readonly source: number }) {
  if (source === FROM_ENERGY) return <SignGlyph name="energy" className="fg-sign-energy" />
  if (source >= FROM_ACTIONS) {
    const act = hero.actions[source - FROM_ACTIONS]
    return act === undefined ? null : <ActionIcon action={actionName(act.kind)} extra={act.extra} />
  }
  const result = resultOf(source)
  const die = dieOf(result)
  return die === null ? <ResultIcon icon={iconOf(result)} /> : <RolledDie die={die} face={iconOf(result)} />
}

export function Chain() {
  const desk = useDesk()
  const { lang, held, phone, view } = desk
  const pointed = usePointed()
  const aim = aimAt(desk, pointed)
  const prospect = prospectOf(desk, pointed)
  const eyed = eyedOf(desk, pointed) ?? held
  const isQuiet = aim === null && prospect === null && eyed === null
  // On a phone it lies over the question, which comes first where it asks how a card is used.
  if (phone && (isQuiet || (aim === null && view.ask?.def.name !== 'turn'))) return null
  return (
    <div className="fg-chain fg-panel" aria-live="off">
      {aim !== null ? (
        <Attack aim={aim} />
      ) : prospect !== null ? (
        <Using prospect={prospect} />
      ) : eyed !== null ? (
        <InHand source={eyed} />
      ) : (
        <p className="fg-quiet">{tell(lang, hintOf(desk))}</p>
      )}
    </div>
  )
}
/** What could be taken in hand and has the eye on it, on one's turn. */
function eyedOf({ t, view, focus }: Desk, pointed: string | null): number | null {
  const found = /^source (\d+)$/.exec(pointed ?? '')
  return found !== null && t.s.acting === focus && view.ask?.def.name === 'turn' ? Number(found[1]) : null
}
/** What to do here, for those who look for it. */
function hintOf(desk: Desk): HintKey {
  const { t, view, focus } = desk
  const { phase, heroes, acting } = t.s
  if (view.ask?.def.name === 'order') return 'hint.order'
  if (phase === 'turns') return acting >= 0 && isMine(desk, acting) ? 'hint.turn' : 'hint.waits'
  if (phase === 'preparation' && isMine(desk, focus))
    return at(heroes, focus).confirmed ? 'hint.waits' : at(heroes, focus).rolledDice ? 'hint.rolled' : 'hint.roll'
  return phase === 'leaving' ? 'hint.leave' : 'hint.waits'
}
type HintKey = 'hint.order' | 'hint.turn' | 'hint.waits' | 'hint.rolled' | 'hint.roll' | 'hint.leave'
function Attack({ aim }: { readonly aim: Aim }) {
  const desk = useDesk()
  const { t, lang } = desk
  const enemy = foeAt(t, aim.foe)
  const card = foeCard(t, aim.foe)
  const hero = heroAt(t, t.s.acting)
  return (
    <>
      <SourceSign hero={hero} source={bOf(aim.option)} />
      <Arrow />
      <ActionIcon action={actionName(aim.act.kind)} extra={aim.blow.damage - 1} />
      <Arrow />
      <EnemyToken
        id={card.id}
        colour={card.colour}
        initiative={enemy.init}
        resistance={resistanceOf(t, aim.foe)}
        damage={enemy.red}
        threatened={aim.blow.wounds}
        armor={enemy.armor}
      />
      <Words title={foeName(desk, aim.foe)} text={blowWords(lang, aim.blow)} />
    </>
  )
}
function Using({ prospect }: { readonly prospect: Prospect }) {
  const { t, lang, held } = useDesk()
  const hero = heroAt(t, t.s.acting)
  const { ability, paid, no, isPossible, steps, option } = prospect
  const ways = useMemo(
    () => (option === null ? [] : waysThrough(t, t.s.acting, option, held === null ? [] : [held])),
    [t, option, held],
  )
  return (
    <>
      {(ability.cost ?? []).map((part, i) => {
        const place = paid?.[i] ?? -1
        const result = hero.pool[place]
        const die = result === undefined ? null : dieOf(result)
        return (
          <span
            key={i}
            className="fg-chain-pay"
            data-missing={(result === undefined && (part.pay === 'result' || part.pay === 'wild')) || undefined}
          >
            {result !== undefined && die !== null ? (
              <RolledDie die={die} face={iconOf(result)} />
            ) : part.pay === 'result' ? (
              <ResultIcon icon={part.icon} />
            ) : part.pay === 'wild' ? (
              <ResultIcon icon="wild" />
            ) : (
              <SignGlyph name={part.pay === 'parryToken' ? 'parry' : part.pay === 'cubes' ? 'call' : part.pay} />
            )}
          </span>
        )
      })}
      <Arrow />
      <span className="fg-plate">{textOf(cardOfNo(t, no).id, lang).name}</span>
      <Arrow />
      {ability.gain !== undefined && <GainIcons gain={ability.gain} />}
      {ways.length > 0 && at(ways, 0).uses.length > 0 && <Uses uses={at(ways, 0).uses} />}
      <Ways ways={ways} from={1} />
      {!isPossible ? (
        <Words title="" text={tell(lang, paid === null ? 'chain.short' : 'chain.cannot')} />
      ) : (
        steps.length > 0 && (
          <Words
            title={tell(lang, 'chain.steps')}
            text={steps.map((step) => stepWords(step.zones.map(zoneSaid), step.foes.length)).join(' → ')}
          />
        )
      )}
    </>
  )
  function stepWords(zones: readonly string[], foes: number): string {
    return zones.length > 0 ? zones.join('/') : tell(lang, 'chain.foes', { n: foes })
  }
}
/** What is in hand or could be, in how many ways the table would take it, and what cards would make of it. */
function InHand({ source }: { readonly source: number }) {
  const { t, lang, held, focus, hold, view } = useDesk()
  const hero = heroAt(t, t.s.acting)
  const options = view.ask?.options.filter((option) => isMeant(t, option, source, focus)) ?? []
  const open = [...new Set(options.flatMap((option) => keysOf(t, option)))]
  const count = (kind: string): number => open.filter((key) => key.startsWith(`${kind} `)).length
  const ways = useMemo(() => waysFrom(t, t.s.acting, source), [t, source])
  const name =
    source === FROM_ENERGY
      ? tell(lang, 'energyMove')
      : source >= FROM_ACTIONS
        ? phrase(lang, `action.${actionName(hero.actions[source - FROM_ACTIONS]?.kind ?? 0)}`)
        : phrase(lang, `icon.${iconOf(resultOf(source))}`)
  return (
    <>
      <SourceSign hero={hero} source={source} />
      <Arrow />
      <Words
        title={name.charAt(0).toUpperCase() + name.slice(1)}
        text={acceptedBy(
          lang,
          (['zone', 'foe', 'thing', 'card'] as const).map((kind) => [kind, count(kind)]),
        )}
      />
      <Ways ways={ways} />
      {held !== null && (
        <button type="button" className="fg-put-back" onClick={() => hold(null)}>
          {tell(lang, 'putBack')}
        </button>
      )}
    </>
  )
}
const LISTS = { en: new Intl.ListFormat('en-GB'), fr: new Intl.ListFormat('fr') }
type Count = readonly [kind: 'zone' | 'foe' | 'thing' | 'card', n: number]
function acceptedBy(lang: Lang, counts: readonly Count[]): string {
  const parts = counts.flatMap(([kind, n]) => (n > 0 ? [tell(lang, `takes.${kind}`, { n })] : []))
  return parts.length === 0 ? tell(lang, 'noUse') : tell(lang, 'chain.held', { what: LISTS[lang].format(parts) })
}
function Words({ title, text }: { readonly title: string; readonly text: ReactNode }) {
  return (
    <span className="fg-chain-words">
      {title !== '' && <b>{title}</b>}
      <span>{text}</span>
    </span>
  )
}
