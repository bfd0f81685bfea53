/** The same table in text: headings, lists, buttons, a command line, and a live region that says only what is new. */
import { RuleDeskContext, RuleLink, Ruled } from '@emberhall/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Away } from '../online/Away.tsx'
import { OnlineNotices } from '../online/OnlineNotices.tsx'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import { SettingsSheet } from '../settings/SettingsSheet.tsx'
import { useSettings } from '../settings/settings.ts'
import { useSpoken } from '../settings/voice.ts'
import { Announcer } from './Announcer.tsx'
import { isGathered } from './asked.ts'
import { ClockNews } from './ClockNews.tsx'
import { Curtain } from './Curtain.tsx'
import { DiceEntry } from './DiceEntry.tsx'
import { LessonNote } from './LessonNote.tsx'
import { Notices } from './Notices.tsx'
import { Onward } from './Onward.tsx'
import { HintOffer } from './HintNote.tsx'
import { PutRightSheet } from './PutRightSheet.tsx'
import { RulesSheet } from './RulesSheet.tsx'
import { PassingNews, StandingWishes } from './StandingWishes.tsx'
import { ReportSheet } from './sheets.tsx'
import { TextCommand } from './TextCommand.tsx'
import { TextBookmarks, TextHistory } from './TextHistory.tsx'
import { TextPointing } from './pointing/TextPointing.tsx'
import { TermsSheet } from './TermsSheet.tsx'
import { TextSeats, TextPeople } from './TextPeople.tsx'
import { TextStory } from './TextStory.tsx'
import { reasonsText } from './tell.ts'
import { Wishes } from './Wishes.tsx'
import { type Desk, type Seated, useDesk } from './useDesk.ts'
import { type TurnClock, useTurnClock } from './useTurnClock.ts'

export function TextTable(seated: Seated): ReactNode {
  const { source, shell } = seated
  const desk = useDesk(seated, 'text')
  const clock = useTurnClock(desk, shell.module, false)
  const { snapshot, words, names, asked, panel } = desk
  const t = useTranslations('text')
  const common = useTranslations('common')
  const rules = useTranslations('rules')
  const table = useTranslations('table')
  const lang = useSettings((settings) => settings.lang)
  const isPointing = useSettings((settings) => settings.pointing)
  const desktop = useMemo(
    () => ({ open: desk.openRule, label: (id: string) => rules('open', { id }) }),
    [desk.openRule, rules],
  )
  if (snapshot.curtain !== null) {
    const seat = snapshot.curtain
    return <Curtain name={names[seat]!} onOpen={() => desk.look(seat)} />
  }
  const { moment } = desk.history
  const isPast = moment !== null
  const isOver = snapshot.view.state.over !== ''
  const view = moment?.view ?? snapshot.view
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
            {isPast ? (
              <TextHistory desk={desk} />
            ) : isOver ? (
              <Outcome desk={desk} />
            ) : asked === null ? (
              <>
                <h2 id="text-question">
                  {table('waitingFor', { who: snapshot.view.waiting.map((seat) => names[seat] ?? '').join(', ') })}
                </h2>
                {source.online === undefined ? null : (
                  <p>
                    <Away online={source.online} />
                  </p>
                )}
              </>
            ) : (
              <Question desk={desk} clock={clock} />
            )}
            {isOver || isPast ? null : <StandingWishes standing={desk.standing} />}
            {isPast ? null : <TextTools desk={desk} />}
            <TextCommand desk={desk} online={source.online} shell={shell} />
            {source.online === undefined || !isPointing || isPast ? null : (
              <TextPointing desk={desk} online={source.online} />
            )}
          </section>
          <section>
            <h2>{t('table')}</h2>
            {words.panels(view, names).map(({ title, lines }) => (
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
          <TextStory desk={desk} shell={shell} />
          <TextBookmarks desk={desk} />
          {source.online === undefined ? (
            <TextSeats desk={desk} source={source} shell={shell} />
          ) : (
            <TextPeople online={source.online} desk={desk} />
          )}
        </main>
        <Notices snapshot={snapshot} />
        {source.online === undefined ? null : <OnlineNotices desk={source.online} toldOf={desk.correctionText} />}
        {panel === 'rules' ? (
          <RulesSheet
            shell={shell}
            lang={lang}
            state={snapshot.view.state}
            at={desk.ruleAt}
            now={asked?.rule ?? ''}
            onClose={desk.closePanel}
          />
        ) : null}
        {panel === 'terms' ? <TermsSheet desk={desk} seated={seated} /> : null}
        {panel === 'putRight' ? <PutRightSheet desk={desk} seated={seated} /> : null}
        {panel === 'settings' ? <SettingsSheet onClose={desk.closePanel} /> : null}
        {panel === 'report' ? (
          <ReportSheet isSecret={desk.isSecret} onSave={desk.report} onClose={desk.closePanel} />
        ) : null}
        <ClockNews clock={clock} />
        <PassingNews key={snapshot.view.seat} standing={desk.standing} />
        <Announcer snapshot={snapshot} words={words} asked={isPast ? null : asked} />
      </div>
    </RuleDeskContext>
  )
}

function Outcome({ desk }: { readonly desk: Desk }): ReactNode {
  const t = useTranslations('end')
  const { words, snapshot, names } = desk
  const [first, ...rest] = words.outcome(snapshot.view, names)
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

function Question({ desk, clock }: { readonly desk: Desk; readonly clock: TurnClock | null }): ReactNode {
  const t = useTranslations('table')
  const { answering, words, hint, snapshot, names } = desk
  const spoken = useSpoken(({ place }) => place)
  const asked = desk.asked!
  const isPicking = isGathered(asked.ask)
  const others = snapshot.view.waiting.filter((seat) => seat !== asked.ask.seat && snapshot.mine.includes(seat))
  return (
    <>
      <h2 id="text-question" data-question={asked.id} className={spoken === 'question' ? 'spoken' : ''}>
        {asked.prompt}
      </h2>
      <p className="text-ways">
        <RuleLink id={asked.rule} />
        <Wishes asked={asked} words={words} onPass={desk.pass} onWish={desk.wish} isSecret={desk.isSecret} />
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
                {clock === null ? null : <span aria-hidden="true"> ({t('seconds', { n: clock.left })})</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      {isPicking ? (
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
          {hint.text} {hint.why} {hint.odds} {hint.offer === null ? null : <HintOffer onTake={hint.offer} />}
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
      <button type="button" onClick={doings.history}>
        {t('history')}
      </button>
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
      {doings.canCorrect ? (
        <button type="button" onClick={() => doings.open('putRight')}>
          {t('putRight')}
        </button>
      ) : null}
      <button type="button" onClick={() => doings.open('report')}>
        {t('report')}
      </button>
    </p>
  )
}
