/** The one question on the table: who decides, what, why now, and everything that can be answered. */
import type { Option, WindowPolicy } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import { type Beat, MARKS, Ruled, RuleLink } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { Snapshot } from '../play/source.ts'
import { useSpoken } from '../settings/voice.ts'
import type { Asked } from './asked.ts'
import { Choices } from './Choices.tsx'
import { DiceEntry } from './DiceEntry.tsx'
import { HintNote } from './HintNote.tsx'
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
  /** The face of whoever is asked, where the game knows it. */
  readonly face: ReactNode
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
  const { snapshot, asked, answering, hint, note, face } = props
  const t = useTranslations('table')
  const [showsBarred, setShowsBarred] = useState(false)
  const question = asked?.id
  const spoken = useSpoken(({ place }) => place)
  useEffect(() => setShowsBarred(false), [question])
  if (asked === null) return <Waiting {...props} />
  const who = snapshot.sitters[asked.ask.seat]!
  const others = snapshot.view.waiting.filter((seat) => seat !== asked.ask.seat && snapshot.mine.includes(seat))
  return (
    <section
      className={`prompt ${props.isReading ? 'prompt-reads' : ''}`}
      aria-label={t('question')}
      style={{ '--who': who.colour }}
    >
      <div className="prompt-body">
        <div className="prompt-words">
          <span className={`prompt-who ${face === null ? '' : 'prompt-face'}`} aria-hidden="true">
            {face ?? <b>{who.name.slice(0, 1).toUpperCase()}</b>}
            <i>{MARKS[asked.ask.seat % MARKS.length]}</i>
          </span>
          <div>
            <h2
              id="question"
              data-question={asked.id}
              data-long={lengthOf(asked.question)}
              className={spoken === 'question' ? 'spoken' : ''}
            >
              {asked.question}
            </h2>
            <p className="prompt-why" data-long={lengthOf(asked.state)}>
              {snapshot.mine.length > 1 ? <span className="prompt-sitter">{who.name}</span> : null}
              {asked.state === '' ? null : <span className="prompt-state">{asked.state}</span>}
              <RuleLink id={asked.rule} />
              {asked.barred.length === 0 ? null : (
                <BarredToggle asked={asked} isOpen={showsBarred} onToggle={setShowsBarred} />
              )}
              <LookButton className="look-near" />
              <Wishes {...props} asked={asked} isFolded />
              <AnswerAs seats={others} snapshot={snapshot} onLook={props.onLook} />
            </p>
          </div>
        </div>
        {asked.kind === 'fate' ? (
          <DiceEntry key={asked.id} asked={asked} onRoll={answering.roll} />
        ) : (
          <Choices asked={asked} answering={answering} suggested={hint?.options ?? NONE} clock={props.clock} />
        )}
      </div>
      {note}
      <StandingWishes standing={props.standing} />
      {showsBarred && asked.barred.length > 0 ? <Barred asked={asked} /> : null}
      <Replies {...props} />
    </section>
  )
}

const NONE: readonly Option[] = []
/** What does not fit a narrow screen in one line, or in two. */
const LONG = 40
const VERY_LONG = 80
const lengthOf = ({ length }: string): 'yes' | 'very' | undefined =>
  length > VERY_LONG ? 'very' : length > LONG ? 'yes' : undefined

/** A hint that was asked for, and why an answer was refused. */
function Replies({ words, hint, answering }: PromptProps): ReactNode {
  const t = useTranslations('table')
  return (
    <>
      {hint === null || hint.text === '' ? null : <HintNote hint={hint} />}
      {answering.refusal.length === 0 ? null : (
        <p className="prompt-refusal" role="alert">
          <Ruled text={reasonsText(answering.refusal, words, (message) => t('fault', { message }))} />
        </p>
      )}
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
  // Dice in the air say nothing yet, and of many lines no single one.
  const isTold = beat.line !== undefined && beat.isFalling !== true && beat.lines === undefined
  const says = isTold ? words.log(beat.line, names) : ''
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

interface BarredToggleProps {
  readonly asked: Asked
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}
function BarredToggle({ asked, isOpen, onToggle }: BarredToggleProps): ReactNode {
  const t = useTranslations('table')
  const n = reasonsIn(asked).size
  const label = t('whyNot', { n })
  return (
    <button
      type="button"
      className="barred-toggle"
      aria-expanded={isOpen}
      title={label}
      onClick={() => onToggle(!isOpen)}
    >
      <Icon name="lock" size="1em" />
      <span aria-hidden="true">{n}</span>
      <span className="hidden">{label}</span>
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
