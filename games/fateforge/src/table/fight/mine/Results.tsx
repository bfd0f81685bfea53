/** On one's turn: results, actions gained and energy, to be taken in hand and put to use. */
import { at, verbOf } from '@emberhall/kernel'
import { Spot, Take, usePointed, useStage } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { FROM_ACTIONS, FROM_ENERGY } from '../../../parts.ts'
import { V } from '../../../questions.ts'
import { heroAt, type Hero } from '../../../state.ts'
import { say as phrase } from '../../../text/phrases.ts'
import { nameOf } from '../../../text/things.ts'
import { ActionIcon, ResultIcon, SignGlyph } from '../../art/index.ts'
import { prospectOf } from '../model/ahead.ts'
import { type Desk, isMeant, isMine, useDesk } from '../model/desk.ts'
import { sourceKey } from '../model/keys.ts'
import { actionName, dieOf, iconOf, sourceAt } from '../model/sources.ts'
import { useCarry } from '../stage/useCarry.ts'
import { tell } from '../words.ts'
import { RolledDie } from './RolledDie.tsx'

/** Whether a source could be used for anything now. */
const isUseful = ({ view, t, focus }: Desk, source: number): boolean =>
  view.ask?.options.some((option) => isMeant(t, option, source, focus)) ?? false

export function Results() {
  const desk = useDesk()
  const { t, lang, focus, view } = desk
  const hero = heroAt(t, focus)
  const isTurn = t.s.acting === focus && isMine(desk, focus) && view.ask?.def.name === 'turn'
  const canEnd = view.ask?.options.find((option) => verbOf(option) === V.end)
  return (
    <div className="fg-results">
      <ul className="fg-dice">
        {hero.pool.map((result, i) => (
          <li key={`${i} ${result.icon} ${result.die}`}>
            <Result hero={hero} i={i} isTurn={isTurn} />
          </li>
        ))}
        {hero.pool.length === 0 && hero.actions.length === 0 && (
          <li className="fg-quiet">{tell(lang, hero.played ? 'noResults.played' : 'noResults')}</li>
        )}
      </ul>
      {(hero.actions.length > 0 || isTurn) && (
        <ul className="fg-gained">
          {hero.actions.map((act, i) => (
            <li key={i}>
              <Held
                source={FROM_ACTIONS + i}
                name={tell(lang, 'gained', { action: phrase(lang, `action.${actionName(act.kind)}`), n: act.extra })}
                isTurn={isTurn}
              >
                <ActionIcon action={actionName(act.kind)} extra={act.extra} />
              </Held>
            </li>
          ))}
          {isTurn && isUseful(desk, FROM_ENERGY) && (
            <li>
              <Held source={FROM_ENERGY} name={tell(lang, 'energyMove')} isTurn={isTurn}>
                <span className="fg-energy-move">
                  <SignGlyph name="energy" />
                  <SignGlyph name="move" />
                </span>
              </Held>
            </li>
          )}
        </ul>
      )}
      {isTurn && canEnd !== undefined && (
        <Take option={canEnd} take={desk.take} className="fg-do fg-end">
          {tell(lang, 'endTurn')}
        </Take>
      )}
    </div>
  )
}
function Result({ hero, i, isTurn }: { readonly hero: Hero; readonly i: number; readonly isTurn: boolean }) {
  const desk = useDesk()
  const { lang, anchors } = desk
  const pointed = usePointed()
  const paid = prospectOf(desk, pointed)?.paid
  const result = at(hero.pool, i)
  const source = sourceAt(hero, i)
  const die = dieOf(result)
  const icon = phrase(lang, `icon.${iconOf(result)}`)
  const name =
    die === null
      ? tell(lang, 'result.card', { icon })
      : tell(lang, 'result.die', { icon, die: nameOf('die', die, lang) })
  const face = die === null ? <ResultIcon icon={iconOf(result)} /> : <RolledDie die={die} face={iconOf(result)} />
  if (!isTurn && anchors.has(sourceKey(source)))
    return (
      <Spot at={sourceKey(source)} name={name} className="fg-die">
        {face}
      </Spot>
    )
  return (
    <Held source={source} at={i} name={name} isTurn={isTurn} pays={paid?.includes(i) ?? false}>
      {face}
    </Held>
  )
}
interface HeldProps {
  readonly source: number
  /** Its place among the results; actions and energy are one of a kind. */
  readonly at?: number
  readonly name: string
  readonly isTurn: boolean
  /** It would pay for the card that the eye rests on. */
  readonly pays?: boolean
  readonly children: ReactNode
}
/** Taken in hand by a press, or carried to where it is used. */
function Held({ source, at = -1, name, isTurn, pays = false, children }: HeldProps) {
  const desk = useDesk()
  const { held, heldAt, hold, lang } = desk
  const { point } = useStage()
  const isHeld = held === source && heldAt === at
  const carry = useCarry(() => hold(source, at))
  const canBeUsed = isTurn && isUseful(desk, source)
  if (!isTurn)
    return (
      <span className="fg-die" role="img" aria-label={name}>
        {children}
      </span>
    )
  return (
    <button
      type="button"
      className="fg-die"
      data-source={source}
      data-pays={pays || undefined}
      aria-pressed={isHeld}
      aria-disabled={!canBeUsed || undefined}
      onClick={() => hold(isHeld || !canBeUsed ? null : source, at)}
      onPointerEnter={() => point(sourceKey(source))}
      onPointerLeave={() => point(null)}
      onFocus={() => point(sourceKey(source))}
      onBlur={() => point(null)}
      {...(canBeUsed && carry)}
    >
      <span className="hidden">{canBeUsed ? name : `${name}. ${tell(lang, 'noUse')}`}</span>
      <span className="eh-shown" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
