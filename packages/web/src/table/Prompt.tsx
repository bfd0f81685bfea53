/** The one question on the table: who decides, what, why now, and everything that can be answered. */
import { type Option, PASS, type WindowPolicy } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import { type Beat, RuleLink, Ruled } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MARKS } from '../seats.ts'
import { Icon } from '../Icon.tsx'
import type { Snapshot } from '../play/source.ts'
import { useSettings } from '../settings/settings.ts'
import { useSpoken } from '../settings/voice.ts'
import type { Asked, ChoiceWords } from './asked.ts'
import { DiceEntry } from './DiceEntry.tsx'
import { canFold, useFold } from './fold.ts'
import { FoldButton, FoldedPrompt } from './FoldedPrompt.tsx'
import { StandingWishes } from './StandingWishes.tsx'
import { reasonsText } from './tell.ts'
import type { Answering } from './useAnswering.ts'
import type { Hint } from './useDesk.ts'
import type { Standing } from './useStanding.ts'
import type { TurnClock } from './useTurnClock.ts'
import { Wishes } from './Wishes.tsx'
import { LookButton } from './zoom/LookButton.tsx'

export interface PromptProps {
  readonly snapshot: Snapshot
  readonly words: GameWords
  readonly asked: Asked | null
  /** What is being shown happening: the question comes after it. */
  readonly beat: Beat | null
  readonly answering: Answering
  /** Since when those are away for whom the table waits. */
  readonly away: ReactNode
  /** What a good player would do, if somebody has asked. */
  readonly hint: Hint | null
  readonly note: ReactNode
  readonly standing: readonly Standing[]
  /** A lesson is being read; on a narrow screen the question waits until it has been. */
  readonly isReading: boolean
  readonly onLook: (seat: number) => void
  readonly onWish: (policy: WindowPolicy) => void
  readonly onPass: (() => void) | null
  /** The turn closes by itself. */
  readonly clock: TurnClock | null
  /** Whether somebody is asked can tell rivals something. */
  readonly isSecret: boolean
}

export function Prompt(props: PromptProps): ReactNode {
  const { snapshot, asked, answering, hint, note } = props
  const t = useTranslations('table')
  const [showsBarred, setShowsBarred] = useState(false)
  const question = asked?.id
  const spoken = useSpoken(({ place }) => place)
  useEffect(() => setShowsBarred(false), [question])
  const isFolded = useFold((fold) => fold.isFolded)
  if (asked === null) return <Waiting {...props} />
  const who = snapshot.sitters[asked.ask.seat]!
  if (isFolded && canFold(asked))
    return (
      <FoldedPrompt asked={asked} answering={answering} colour={who.colour}>
        {note}
        <Replies {...props} />
      </FoldedPrompt>
    )
  const others = snapshot.view.waiting.filter((seat) => seat !== asked.ask.seat && snapshot.mine.includes(seat))
  return (
    <section
      className={`prompt ${props.isReading ? 'prompt-reads' : ''}`}
      aria-label={t('question')}
      style={{ '--who': who.colour }}
    >
      <div className={`prompt-body ${asked.choices.length > 2 || asked.kind === 'fate' ? 'prompt-body-many' : ''}`}>
        <div className="prompt-words">
          <span className="prompt-who" aria-hidden="true">
            <b>{who.name.slice(0, 1).toUpperCase()}</b>
            <i>{MARKS[asked.ask.seat % MARKS.length]}</i>
          </span>
          <div>
            <h2 id="question" data-question={asked.id} className={spoken === 'question' ? 'spoken' : ''}>
              <Question text={asked.prompt} />
            </h2>
            <p className="prompt-why">
              <RuleLink id={asked.rule} />
              {asked.barred.length === 0 ? null : (
                <BarredToggle asked={asked} isOpen={showsBarred} onToggle={setShowsBarred} />
              )}
              <LookButton className="look-near" />
              <Wishes {...props} asked={asked} isFolded />
              <AnswerAs seats={others} snapshot={snapshot} onLook={props.onLook} />
              {canFold(asked) ? <FoldButton asked={asked} isFolded={false} /> : null}
            </p>
          </div>
        </div>
        {asked.kind === 'fate' ? (
          <DiceEntry key={asked.id} asked={asked} onRoll={answering.roll} />
        ) : (
          <Choices asked={asked} answering={answering} suggested={hint?.options ?? []} clock={props.clock} />
        )}
      </div>
      {note}
      <StandingWishes standing={props.standing} />
      {showsBarred && asked.barred.length > 0 ? <Barred asked={asked} /> : null}
      <Replies {...props} />
    </section>
  )
}

/** A hint that was asked for, and why an answer was refused. */
function Replies({ words, hint, answering }: PromptProps): ReactNode {
  const t = useTranslations('table')
  return (
    <>
      {hint === null || hint.text === '' ? null : (
        <p className="prompt-hint" role="status">
          <Icon name="hint" /> {hint.text} {hint.why === '' ? null : <span className="hint-why">{hint.why}</span>}
          {hint.offer === null ? null : <HintOffer onTake={hint.offer} />}
        </p>
      )}
      {answering.refusal.length === 0 ? null : (
        <p className="prompt-refusal" role="alert">
          <Ruled text={reasonsText(answering.refusal, words, (message) => t('fault', { message }))} />
        </p>
      )}
    </>
  )
}

export function HintOffer({ onTake }: { readonly onTake: () => void }): ReactNode {
  const t = useTranslations('tools')
  return (
    <button type="button" className="link" onClick={onTake}>
      {t('hintsOn')}
    </button>
  )
}

/** The question itself stands large; how things stand comes after it. */
function Question({ text }: { readonly text: string }): ReactNode {
  const end = text.indexOf('? ')
  if (end < 0) return text
  return (
    <>
      {text.slice(0, end + 1)} <small>{text.slice(end + 2)}</small>
    </>
  )
}

interface AnswerAsProps extends Pick<PromptProps, 'snapshot' | 'onLook'> {
  readonly seats: readonly number[]
}
/** Others at this screen who are asked as well. */
function AnswerAs({ seats, snapshot, onLook }: AnswerAsProps): ReactNode {
  const t = useTranslations('table')
  return seats.map((seat) => (
    <button
      key={seat}
      type="button"
      className="link"
      aria-keyshortcuts={`Shift+${seat + 1}`}
      onClick={() => onLook(seat)}
    >
      {t('askInstead', { who: snapshot.sitters[seat]!.name })}
    </button>
  ))
}

function Waiting({ snapshot, beat, words, away, standing, onLook }: PromptProps): ReactNode {
  const t = useTranslations('table')
  if (beat !== null) return <Happening beat={beat} words={words} snapshot={snapshot} />
  const here = snapshot.view.waiting.filter((seat) => snapshot.mine.includes(seat))
  const names = snapshot.view.waiting.map((seat) => snapshot.sitters[seat]?.name ?? '')
  return (
    <section className="prompt prompt-waiting" aria-label={t('question')}>
      <div className="prompt-words">
        <span className="prompt-who" aria-hidden="true">
          <Icon name="time" />
        </span>
        <div>
          <h2 id="question">{names.length === 0 ? t('over') : t('waitingFor', { who: names.join(', ') })}</h2>
          <p className="prompt-why">
            {away}
            <AnswerAs seats={here} snapshot={snapshot} onLook={onLook} />
          </p>
        </div>
      </div>
      <StandingWishes standing={standing} />
    </section>
  )
}

/** Where the question will stand. */
function Happening({
  beat,
  words,
  snapshot,
}: Pick<PromptProps, 'words' | 'snapshot'> & { readonly beat: Beat }): ReactNode {
  const t = useTranslations('table')
  const names = snapshot.sitters.map(({ name }) => name)
  const says = beat.line === undefined ? '' : words.log(beat.line, names)
  return (
    <section className="prompt prompt-waiting prompt-happening" aria-label={t('question')}>
      <div className="prompt-words">
        <span className="prompt-who" aria-hidden="true">
          <Icon name="time" />
        </span>
        <div>
          <h2 id="question">{says === '' ? t('happening') : says}</h2>
          <p className="prompt-why">{t('happeningHelp')}</p>
        </div>
      </div>
    </section>
  )
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

function Choices({
  asked,
  answering,
  suggested,
  clock,
}: {
  readonly asked: Asked
  readonly answering: Answering
  readonly suggested: readonly Option[]
  readonly clock: TurnClock | null
}): ReactNode {
  const t = useTranslations('table')
  const { ask, choices, kind } = asked
  const { picks } = answering
  const isPicking = kind !== 'one' && kind !== 'number'
  const isMany = choices.length > 3
  // Titles that come twice are told apart by what stands below them, also where there is little room.
  const isTold = new Set(choices.map(({ title }) => title)).size < choices.length
  return (
    <div className="choices-area" style={{ '--choices': String(choices.length) }}>
      <ul
        className={`choices ${isMany ? 'choices-many' : ''} ${isTold ? 'choices-told' : ''}`}
        aria-labelledby="question"
      >
        {choices.map((choice, i) => (
          <li key={choice.word}>
            <ChoiceButton
              choice={choice}
              hotkey={KEYS[i]}
              place={kind === 'order' ? picks.indexOf(choice.option) + 1 : 0}
              times={picks.filter((o) => o === choice.option).length}
              isPicking={isPicking}
              isSplit={kind === 'split'}
              isSuggested={choice.copies.some((option) => suggested.includes(option))}
              answering={answering}
              clock={clock}
            />
          </li>
        ))}
      </ul>
      {isPicking ? (
        <div className="confirm">
          <span>{t('picked', { n: picks.length, min: ask.min, max: ask.max })}</span>
          <button type="button" className="quiet" disabled={picks.length === 0} onClick={answering.clear}>
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
      ) : null}
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
  readonly isSuggested: boolean
  readonly answering: Answering
  readonly clock: TurnClock | null
}
function ChoiceButton(props: ChoiceButtonProps): ReactNode {
  const { choice, hotkey, place, times, isPicking, isSplit, isSuggested, answering, clock } = props
  const t = useTranslations('table')
  const letters = useSettings((settings) => settings.letters)
  const classes = ['choice']
  if (times > 0) classes.push('choice-picked')
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
        {clock === null ? null : (
          <span className="choice-clock" aria-hidden="true" style={{ '--left': String(clock.left / clock.of) }}>
            {t('seconds', { n: clock.left })}
          </span>
        )}
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

interface BarredToggleProps {
  readonly asked: Asked
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}
function BarredToggle({ asked, isOpen, onToggle }: BarredToggleProps): ReactNode {
  const t = useTranslations('table')
  return (
    <button type="button" className="barred-toggle" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      <Icon name="lock" size="1em" /> {t('whyNot', { n: reasonsIn(asked).size })}
    </button>
  )
}
/** What cannot be chosen, under each reason why. */
function reasonsIn(asked: Asked): ReadonlyMap<string, { readonly rule: string; readonly names: Set<string> }> {
  const groups = new Map<string, { rule: string; names: Set<string> }>()
  for (const { reason, rule, title } of asked.barred) {
    const group = groups.get(reason) ?? { rule, names: new Set() }
    groups.set(reason, group)
    group.names.add(title)
  }
  return groups
}
function Barred({ asked }: { readonly asked: Asked }): ReactNode {
  return (
    <div className="barred">
      <ul>
        {[...reasonsIn(asked)].map(([reason, { rule, names }]) => (
          <li key={reason}>
            <b>{[...names].join(', ')}</b> <span>{reason}</span> <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </div>
  )
}
