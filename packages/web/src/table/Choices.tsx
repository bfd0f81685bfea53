/** What can be answered beside the table: what has no place on it, and behind one key all the rest. */
import { type Option, PASS } from '@emberhall/kernel'
import { beforePaint, type Holds, holdsNow, useHolds } from '@emberhall/ui'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { useTip } from '../keys/bindings.ts'
import { useSettings } from '../settings/settings.ts'
import { type Asked, type ChoiceWords, isGathered } from './asked.ts'
import { type Digits, digitsOf } from './digits.ts'
import { bringIntoSight } from './strip.ts'
import type { Answering } from './useAnswering.ts'
import type { TurnClock } from './useTurnClock.ts'

interface ChoicesProps {
  readonly asked: Asked
  readonly answering: Answering
  readonly suggested: readonly Option[]
  readonly clock: TurnClock | null
}
export function Choices({ asked, answering, suggested, clock }: ChoicesProps): ReactNode {
  const t = useTranslations('table')
  const { choices, kind } = asked
  const { picks } = answering
  const holds = useHolds()
  const isListed = useSettings(({ listed }) => listed)
  const digits = useMemo(() => digitsOf(asked, holds), [asked, holds])
  useMarked(digits)
  useLit(suggested, holds)
  const shown = isListed ? choices : digits.listed
  const list = useRef<HTMLUListElement>(null)
  const cut = useCut(list, `${asked.id} ${shown.length} ${isListed}`)
  const isPicking = isGathered(asked.ask)
  // Titles that come twice are told apart by what stands below them, also where there is little room.
  const isTold = new Set(shown.map(({ title }) => title)).size < shown.length
  const isShort = !isTold && shown.every(({ title }) => title.length <= SHORT)
  const few = isShort ? (FEW[shown.length] ?? '') : ''
  const more = choices.length - shown.length + cut
  // The only answer that has no place on the table is the one to find at once, unless a hint shows another.
  const main = isPicking || digits.listed.length !== 1 || suggested.length > 0 ? undefined : digits.listed[0]
  return (
    <div className={`choices-area ${isListed ? 'choices-all' : ''}`}>
      {shown.length === 0 ? (
        <p className="choices-none">
          {t('onTheTable')} <ClockFace clock={clock} />
        </p>
      ) : (
        <ul ref={list} className={`choices ${isTold ? 'choices-told' : ''} ${few}`} aria-labelledby="question">
          {shown.map((choice, i) => (
            <li key={choice.word} inert={!isListed && i >= shown.length - cut}>
              <ChoiceButton
                choice={choice}
                hotkey={hotkeyOf(digits, choice)}
                place={kind === 'order' ? picks.indexOf(choice.option) + 1 : 0}
                times={picks.filter((o) => o === choice.option).length}
                isPicking={isPicking}
                isSplit={kind === 'split'}
                isMain={choice === main}
                isSuggested={choice.copies.some((option) => suggested.includes(option))}
                answering={answering}
                clock={clock}
              />
            </li>
          ))}
        </ul>
      )}
      {isListed || more > 0 ? <ListKey isListed={isListed} n={choices.length} more={more} /> : null}
      {isPicking ? <Confirm asked={asked} answering={answering} /> : null}
    </div>
  )
}
/** What fits half a narrow line, on two lines. */
const SHORT = 32
/** So many share the line, where that is long enough. */
const FEW: Readonly<Record<number, string>> = { 2: 'choices-pair', 3: 'choices-three' }
/** Things bear the digit that presses them; it shows while somebody plays by keys. */
function useMarked({ things }: Digits): void {
  useEffect(() => {
    const callOff = beforePaint(() => () => {
      for (const [digit, thing] of things) thing.dataset['digit'] = digit
    })
    return () => {
      callOff()
      for (const thing of things.values()) delete thing.dataset['digit']
    }
  }, [things])
}
/** What a hint speaks of is lit where it can be pressed. */
function useLit(suggested: readonly Option[], holds: Holds): void {
  useEffect(() => {
    const lit = suggested.flatMap(holds.by)
    for (const { dataset } of lit) dataset['hinted'] = ''
    return () => {
      for (const { dataset } of lit) delete dataset['hinted']
    }
  }, [suggested, holds])
  const which = suggested.join()
  useEffect(() => suggested.flatMap(holdsNow().by).forEach(bringIntoSight), [which])
}
function hotkeyOf({ ofChoice }: Digits, { word }: ChoiceWords): string | undefined {
  return ofChoice.get(word)
}
/** How many choices the line has no room for. */
function useCut(list: RefObject<HTMLUListElement | null>, what: string): number {
  const [cut, setCut] = useState(0)
  useLayoutEffect(() => {
    const line = list.current
    if (line === null) return setCut(0)
    const measure = (): void => {
      const [first, ...others] = [...line.children] as HTMLElement[]
      const bottom = (first?.offsetTop ?? 0) + (first?.offsetHeight ?? 0)
      setCut(others.filter(({ offsetTop }) => offsetTop >= bottom).length)
    }
    // It speaks at once, as soon as the line has been laid out anyway.
    const watch = new ResizeObserver(measure)
    watch.observe(line)
    return () => watch.disconnect()
  }, [list, what])
  return cut
}

interface ListKeyProps {
  readonly isListed: boolean
  readonly n: number
  readonly more: number
}
/** Opens the list of everything, and closes it again: it stays as it was left. */
function ListKey({ isListed, n, more }: ListKeyProps): ReactNode {
  const t = useTranslations('table')
  const tip = useTip()
  const label = isListed ? t('listLess') : t('listAll', { n })
  return (
    <button
      type="button"
      className="list-key"
      aria-expanded={isListed}
      aria-label={label}
      {...tip('list', label)}
      onClick={turnList}
    >
      {isListed ? null : t('more', { n: more })} <Icon name={isListed ? 'fold' : 'unfold'} />
    </button>
  )
}
export function turnList(): void {
  const { listed, set } = useSettings.getState()
  set({ listed: !listed })
}

/** Where several are wanted: how many, and the one way to say that these are they. */
function Confirm({ asked, answering }: Pick<ChoicesProps, 'asked' | 'answering'>): ReactNode {
  const t = useTranslations('table')
  const { min, max } = asked.ask
  const n = answering.picks.length
  const wanted = min === max ? 'exactly' : min === 0 ? 'upTo' : 'between'
  return (
    <div className="confirm">
      <span>{t(`wanted.${wanted}`, { n, min, max })}</span>
      <button type="button" className="quiet" disabled={n === 0} onClick={answering.clear}>
        {t('clear')}
      </button>
      <button
        type="button"
        className="main"
        disabled={!answering.canConfirm}
        aria-keyshortcuts="Enter"
        onClick={answering.confirm}
      >
        {t('confirm')} <kbd>↵</kbd>
      </button>
    </div>
  )
}

interface ChoiceButtonProps {
  readonly choice: ChoiceWords
  readonly hotkey: string | undefined
  readonly place: number
  readonly times: number
  readonly isPicking: boolean
  readonly isSplit: boolean
  readonly isMain: boolean
  readonly isSuggested: boolean
  readonly answering: Answering
  readonly clock: TurnClock | null
}
function ChoiceButton(props: ChoiceButtonProps): ReactNode {
  const { choice, hotkey, place, times, isPicking, isSplit, isMain, isSuggested, answering, clock } = props
  const t = useTranslations('table')
  const letters = useSettings((settings) => settings.letters)
  const classes = ['choice']
  if (times > 0) classes.push('choice-picked')
  if (isMain) classes.push('choice-main')
  if (isSuggested) classes.push('choice-suggested')
  if (choice.option === PASS) classes.push('choice-pass')
  const [name, aside] = splitTitle(choice.title)
  const mark = place > 0 ? String(place) : times > 0 && isSplit ? `×${times}` : ''
  return (
    <>
      <button
        type="button"
        data-choice={choice.word}
        className={classes.join(' ')}
        aria-pressed={isPicking ? times > 0 : undefined}
        aria-keyshortcuts={letters ? hotkey : undefined}
        onClick={() => answering.take(choice.option)}
      >
        {choice.chance === null ? null : (
          <span className="choice-chance" aria-hidden="true">
            {choice.chance}
            <small>%</small>
          </span>
        )}
        <span className="choice-words">
          <b>
            {name}
            {choice.copies.length > 1 ? <i className="choice-copies"> ×{choice.copies.length}</i> : null}
          </b>
          {aside === '' && choice.detail === '' ? null : <Detail choice={choice} aside={aside} />}
        </span>
        {mark === '' ? null : <span className="choice-mark">{mark}</span>}
        <ClockFace clock={clock} />
        {hotkey === undefined ? null : <kbd aria-hidden="true">{hotkey}</kbd>}
      </button>
      {isSplit && times > 0 ? (
        <button
          type="button"
          className="quiet"
          aria-label={t('less', { what: choice.title })}
          onClick={() => answering.takeBack(choice.option)}
        >
          −
        </button>
      ) : null}
    </>
  )
}

/** Stands where the turn can be closed, or beside the word that this is done on the table. */
function ClockFace({ clock }: Pick<ChoicesProps, 'clock'>): ReactNode {
  const t = useTranslations('table')
  return clock === null ? null : (
    <span className="choice-clock" aria-hidden="true" style={{ '--left': String(clock.left / clock.of) }}>
      {t('seconds', { n: clock.left })}
    </span>
  )
}

/** What a title says in brackets stands below it. */
function splitTitle(title: string): readonly [name: string, aside: string] {
  const found = / \(([^()]*)\)$/.exec(title)
  return found === null ? [title, ''] : [title.slice(0, found.index), found[1]!]
}
/** The chance stands in front of it in large figures: the eye need not read it twice. */
function Detail({ choice, aside }: { readonly choice: ChoiceWords; readonly aside: string }): ReactNode {
  const { detail, chance } = choice
  const end = chance === null ? detail.length : (/(^|[,;]\s)[^,;]*%.*$/.exec(detail)?.index ?? detail.length)
  return (
    <span title={detail}>
      {[aside, detail.slice(0, end)].filter((text) => text !== '').join(', ')}
      <i className="hidden"> {detail.slice(end)}</i>
    </span>
  )
}
