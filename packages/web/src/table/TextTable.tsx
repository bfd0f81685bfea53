/** The same table in text: headings, lists, buttons, a command line, and a live region that says only what is new. */
import { RuleDeskContext, RuleLink, Ruled } from '@emberhall/ui'
import { type SubmitEvent, type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { OnlineDesk } from '../play/online.ts'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import { SettingsSheet } from '../settings/SettingsSheet.tsx'
import { useSettings } from '../settings/settings.ts'
import { useSpoken } from '../settings/voice.ts'
import { Announcer } from './Announcer.tsx'
import { commandOf, lookAt } from './command.ts'
import { Curtain } from './Curtain.tsx'
import { DiceEntry } from './DiceEntry.tsx'
import { LessonNote } from './LessonNote.tsx'
import { Notices } from './Notices.tsx'
import { Onward } from './Onward.tsx'
import { HintOffer, Wishes } from './Prompt.tsx'
import { RulesSheet } from './RulesSheet.tsx'
import { tellStory } from './story/told.ts'
import { StandingWishes } from './StandingWishes.tsx'
import { ReportSheet } from './sheets.tsx'
import { TextPointing } from './pointing/TextPointing.tsx'
import { TermsSheet } from './TermsSheet.tsx'
import { TextPeople, usePeopleText } from './TextPeople.tsx'
import { reasonsText } from './tell.ts'
import { type Desk, type Seated, useDesk } from './useDesk.ts'

const LATEST = 12
const LONGEST = 400

export function TextTable(seated: Seated): ReactNode {
  const { source, pack } = seated
  const desk = useDesk(seated)
  const { snapshot, words, names, asked, panel } = desk
  const t = useTranslations('text')
  const common = useTranslations('common')
  const rules = useTranslations('rules')
  const table = useTranslations('table')
  const lang = useSettings((settings) => settings.lang)
  const isPointing = useSettings((settings) => settings.pointing)
  const spoken = useSpoken(({ place }) => place)
  const desktop = useMemo(
    () => ({ open: desk.openRule, label: (id: string) => rules('open', { id }) }),
    [desk.openRule, rules],
  )
  if (snapshot.curtain !== null) {
    const seat = snapshot.curtain
    return <Curtain name={names[seat]!} onOpen={() => desk.look(seat)} />
  }
  const isOver = snapshot.view.state.over !== ''
  const story = tellStory({ log: snapshot.log, fresh: snapshot.news, words, names })
  return (
    <RuleDeskContext value={desktop}>
      <div className="text-table">
        <nav aria-label={t('toPicture')}>
          <Link className="text-switch" href={`/table/${source.id}`}>
            {t('toPicture')}
          </Link>
        </nav>
        <header>
          <h1>{words.title}</h1>
          <LangSwitch />
          <Link href="/">{common('toHall')}</Link>
        </header>
        <main>
          <section aria-labelledby="text-question">
            {isOver ? (
              <Outcome desk={desk} />
            ) : asked === null ? (
              <h2 id="text-question">
                {table('waitingFor', { who: snapshot.view.waiting.map((seat) => names[seat] ?? '').join(', ') })}
              </h2>
            ) : (
              <Question desk={desk} />
            )}
            {isOver ? null : <StandingWishes standing={desk.standing} />}
            <TextTools desk={desk} />
            <Command desk={desk} online={source.online} />
            {source.online === undefined || !isPointing ? null : <TextPointing desk={desk} online={source.online} />}
          </section>
          <section>
            <h2>{t('table')}</h2>
            {words.panels(snapshot.view, names).map(({ title, lines }) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>
                      <Ruled text={line} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
          <section>
            <h2>{t('latest')}</h2>
            <ol>
              {story.slice(-LATEST).map(({ key, text, line }) => (
                <li key={key} className={spoken === String(key) ? 'spoken' : ''}>
                  {text} <RuleLink id={line.rule} />
                </li>
              ))}
            </ol>
          </section>
          {source.online === undefined ? null : <TextPeople online={source.online} desk={desk} />}
        </main>
        <Notices snapshot={snapshot} />
        {panel === 'rules' ? (
          <RulesSheet
            pack={pack}
            lang={lang}
            state={snapshot.view.state}
            at={desk.ruleAt}
            now={asked?.rule ?? ''}
            onClose={desk.closePanel}
          />
        ) : null}
        {panel === 'terms' ? <TermsSheet desk={desk} seated={seated} /> : null}
        {panel === 'settings' ? <SettingsSheet onClose={desk.closePanel} /> : null}
        {panel === 'report' ? (
          <ReportSheet isSecret={desk.isSecret} onSave={desk.report} onClose={desk.closePanel} />
        ) : null}
        <Announcer snapshot={snapshot} words={words} asked={asked} />
      </div>
    </RuleDeskContext>
  )
}

function Outcome({ desk }: { readonly desk: Desk }): ReactNode {
  const t = useTranslations('end')
  const { words, snapshot, names } = desk
  const [first, ...rest] = words.outcome(snapshot.view.state, names)
  return (
    <>
      <h2 id="text-question">{first}</h2>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {desk.onward === null ? (
        <button type="button" onClick={desk.again}>
          {t('again')}
        </button>
      ) : (
        <Onward modes={desk.modes} onOnward={desk.onward} />
      )}
    </>
  )
}

function Question({ desk }: { readonly desk: Desk }): ReactNode {
  const t = useTranslations('table')
  const { answering, words, hint, snapshot, names } = desk
  const spoken = useSpoken(({ place }) => place)
  const asked = desk.asked!
  const isPicking = asked.kind !== 'one' && asked.kind !== 'number'
  const others = snapshot.view.waiting.filter((seat) => seat !== asked.ask.seat && snapshot.mine.includes(seat))
  return (
    <>
      <h2 id="text-question" data-question={asked.id} className={spoken === 'question' ? 'spoken' : ''}>
        {asked.prompt}
      </h2>
      <p>
        <RuleLink id={asked.rule} /> <Wishes asked={asked} words={words} onWish={desk.wish} isSecret={desk.isSecret} />
      </p>
      {desk.lesson === null ? null : <LessonNote lesson={desk.lesson} />}
      {asked.kind === 'fate' ? (
        <DiceEntry key={asked.id} asked={asked} onRoll={answering.roll} />
      ) : (
        <ol className="text-choices">
          {asked.choices.map((choice) => (
            <li key={choice.word}>
              <button
                type="button"
                data-choice={choice.word}
                aria-pressed={isPicking ? answering.picks.includes(choice.option) : undefined}
                onClick={() => answering.take(choice.option)}
              >
                {choice.label}
              </button>
            </li>
          ))}
        </ol>
      )}
      {isPicking && asked.kind !== 'fate' ? (
        <p className="text-tools">
          <button type="button" disabled={!answering.canConfirm} onClick={answering.confirm}>
            {t('confirm')}
          </button>
          <button type="button" disabled={answering.picks.length === 0} onClick={answering.clear}>
            {t('clear')}
          </button>
        </p>
      ) : null}
      {others.length === 0 ? null : (
        <p className="text-tools">
          {others.map((seat) => (
            <button key={seat} type="button" onClick={() => desk.look(seat)}>
              {t('askInstead', { who: names[seat]! })}
            </button>
          ))}
        </p>
      )}
      {asked.barred.length === 0 ? null : (
        <details>
          <summary>{t('whyNot', { n: asked.barred.length })}</summary>
          <ul>
            {asked.barred.map(({ word, label, reason, rule }) => (
              <li key={word}>
                {label}: {reason} <RuleLink id={rule} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {hint === null ? null : (
        <p role="status">
          {hint.text} {hint.why} {hint.offer === null ? null : <HintOffer onTake={hint.offer} />}
        </p>
      )}
      {answering.refusal.length === 0 ? null : (
        <p role="alert">{reasonsText(answering.refusal, words, (message) => t('fault', { message }))}</p>
      )}
    </>
  )
}
function TextTools({ desk }: { readonly desk: Desk }): ReactNode {
  const t = useTranslations('tools')
  const { doings } = desk
  return (
    <p className="text-tools">
      {doings.canUndo ? (
        <button type="button" onClick={doings.undo}>
          {t('undo')}
        </button>
      ) : null}
      {doings.canRedo ? (
        <button type="button" onClick={doings.redo}>
          {t('redo')}
        </button>
      ) : null}
      {doings.canHint ? (
        <button type="button" onClick={doings.hint}>
          {t('hint')}
        </button>
      ) : null}
      <button type="button" onClick={() => doings.open('rules')}>
        {t('rules')}
      </button>
      <button type="button" onClick={doings.save}>
        {t('save')}
      </button>
      <button type="button" onClick={() => doings.open('settings')}>
        {t('settings')}
      </button>
      <button type="button" onClick={() => doings.open('terms')}>
        {t('terms')}
      </button>
      <button type="button" onClick={() => doings.open('report')}>
        {t('report')}
      </button>
    </p>
  )
}

const TOLD = 6
/** What was told last, in words. */
function latest({ snapshot, words, names }: Desk): readonly string[] {
  return tellStory({ log: snapshot.log, fresh: 0, words, names })
    .slice(-TOLD)
    .map(({ text }) => text)
}

interface CommandProps {
  readonly desk: Desk
  readonly online: OnlineDesk | undefined
}
function Command({ desk, online }: CommandProps): ReactNode {
  const t = useTranslations('text')
  const pointing = useTranslations('pointing')
  const wishes = useTranslations('wishes')
  const peopleText = usePeopleText()
  const [line, setLine] = useState('')
  const [reply, setReply] = useState('')
  const obey = (event: SubmitEvent): void => {
    event.preventDefault()
    const command = commandOf(line, desk.asked, desk.things, desk.standing)
    setLine('')
    setReply('')
    switch (command.does) {
      case 'take':
        return desk.answering.take(command.option)
      case 'confirm':
        return desk.answering.canConfirm ? desk.answering.confirm() : setReply(t('notYet'))
      case 'undo':
        return desk.doings.canUndo ? desk.doings.undo() : setReply(desk.doings.undoNote)
      case 'redo':
        return desk.doings.canRedo ? desk.doings.redo() : setReply(t('noRedo'))
      case 'clear':
        return desk.answering.clear()
      case 'last':
        return setReply(latest(desk).join(' '))
      case 'look': {
        const seen = lookAt(command.at, desk.words.panels(desk.snapshot.view, desk.names))
        return setReply(seen.length === 0 ? t('unseen', { what: command.at }) : seen.join('. '))
      }
      case 'hint':
        return desk.doings.canHint ? desk.doings.hint() : setReply(t('noHint'))
      case 'say':
        return online === undefined ? setReply(t('alone')) : online.say(command.text)
      case 'point':
        return online?.point(command.at)
      case 'plan':
        return online === undefined ? setReply(t('alone')) : online.plan(command.at)
      case 'absent':
        return setReply(online === undefined ? t('alone') : pointing('nothing', { what: command.what }))
      case 'wishes':
        return setReply(desk.standing.map(({ text }) => text).join('. ') || wishes('none'))
      case 'withdraw':
        command.standing.withdraw()
        return setReply(wishes('withdrawn', { what: command.standing.what }))
      case 'who':
        return setReply(online === undefined ? t('alone') : peopleText(online.current()))
      case 'rule':
        return desk.openRule(command.id)
      case 'barred':
        return setReply(`${command.label}: ${command.reason} ${command.rule}`)
      case 'several':
        return setReply(t('several', { what: command.labels.join('; ') }))
      case 'unknown':
        return setReply(t('unknown', { what: line }))
      case 'help':
        return setReply(t('commands'))
    }
  }
  return (
    <form className="command" onSubmit={obey}>
      <label>
        <span>{t('command')}</span>
        <input value={line} maxLength={LONGEST} autoComplete="off" onChange={(event) => setLine(event.target.value)} />
      </label>
      <button type="submit">{t('send')}</button>
      <p role="status">{reply}</p>
    </form>
  )
}
