/** The table as a game draws it, with the frame's parts in their places. */
import { ChanceCard, RuleDeskContext, SeatColours, usePhone } from '@emberhall/ui'
import { memo, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { doorOf } from '../games.ts'
import { Flame } from '../Flame.tsx'
import { OnlineBar } from '../online/OnlineBar.tsx'
import { AtPlaces } from '../online/AtPlaces.tsx'
import { Away } from '../online/Away.tsx'
import { OnlineNotices } from '../online/OnlineNotices.tsx'
import { useSettings } from '../settings/settings.ts'
import { Agenda } from './Agenda.tsx'
import { Announcer } from './Announcer.tsx'
import { Curtain } from './Curtain.tsx'
import { EndScreen } from './EndScreen.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import { LessonNote } from './LessonNote.tsx'
import { Notices } from './Notices.tsx'
import { panels } from './panelsLater.ts'
import { PanelsTable } from './PanelsTable.tsx'
import { PointButton, Pointing } from './pointing/Pointing.tsx'
import { Prompt } from './Prompt.tsx'
import { ClockNews } from './ClockNews.tsx'
import { PassingNews } from './StandingWishes.tsx'
import { Lit } from './story/Lit.tsx'
import { Story } from './story/Story.tsx'
import { Tools, TopTools } from './Tools.tsx'
import { type Desk, NO_HINT, type Seated, useDesk } from './useDesk.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTheme } from './useTheme.ts'
import { type TurnClock, useTurnClock } from './useTurnClock.ts'
import { LookState } from './zoom/LookButton.tsx'
import { useZoom, type ZoomDesk } from './zoom/useZoom.ts'
import { ZoomLayer } from './zoom/ZoomLayer.tsx'

export function Frame(seated: Seated): ReactNode {
  const desk = useDesk(seated)
  const { sitters } = desk.snapshot
  const colours = useMemo(() => sitters.map(({ colour }) => colour), [sitters])
  return (
    <SeatColours value={colours}>
      <Framed seated={seated} desk={desk} />
    </SeatColours>
  )
}
/** What is looked at closely, and what counts down, changes here: the table below is not drawn anew for it. */
function Framed({ seated, desk }: { readonly seated: Seated; readonly desk: Desk }): ReactNode {
  const { source, shell, drawn } = seated
  const { snapshot, words, names, history } = desk
  const lang = useSettings((settings) => settings.lang)
  const rules = useTranslations('rules')
  const common = useTranslations('common')
  const isPhone = usePhone()
  const question = history.moment === null ? (desk.asked?.id ?? '') : ''
  const zoomed = useZoom(question)
  const isPointing = useSettings((settings) => settings.pointing)
  const clock = useTurnClock(desk, shell.module, zoomed.look !== null || zoomed.pinned !== null)
  useTableKeys(desk, source.id, zoomed)

  useTheme(drawn)
  const beat = history.moment === null ? desk.beat : history.beat
  const isOver = snapshot.view.state.over !== '' && history.moment === null
  // What was looked at on the table does not lie over its end.
  const { close } = zoomed
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])
  const desktop = useMemo(
    () => ({ open: desk.openRule, label: (id: string) => rules('open', { id }) }),
    [desk.openRule, rules],
  )
  if (snapshot.curtain !== null) {
    const seat = snapshot.curtain
    return <Curtain name={names[seat]!} onOpen={() => desk.look(seat)} />
  }
  return (
    <RuleDeskContext value={desktop}>
      <div className="frame" data-game={snapshot.game}>
        <nav aria-label={common('textTable')}>
          <Link className="skip" href={`/table/${source.id}?text`}>
            {common('textTable')}
          </Link>
        </nav>
        {isOver ? <OnlineBar source={source} desk={desk} /> : null}
        {isOver ? (
          <EndScreen
            drawn={drawn}
            seen={snapshot.view}
            words={words}
            lang={lang}
            names={names}
            log={snapshot.log}
            mine={snapshot.mine}
            canUndo={desk.doings.canUndo}
            rewinds={snapshot.rewinds}
            corrections={snapshot.corrections}
            onAgain={desk.again}
            onOnward={desk.onward}
            modes={desk.modes}
            onUndo={desk.doings.undo}
            onHistory={() => history.go(0)}
            onReview={() => desk.doings.open('review')}
            onSave={desk.doings.save}
          />
        ) : (
          <Drawn desk={desk} seated={seated} isPhone={isPhone} zoom={zoomed.zoom} clock={clock} />
        )}
        {beat?.lot === undefined ? null : <ChanceCard lot={beat.lot} pace={desk.pace} />}
        <Notices snapshot={snapshot} />
        {source.online === undefined ? null : <OnlineNotices desk={source.online} toldOf={desk.correctionText} />}
        {source.online === undefined ? null : <AtPlaces online={source.online} sitters={snapshot.sitters} />}
        {source.online === undefined || !isPointing || isOver || history.moment !== null ? null : (
          <Pointing desk={desk} online={source.online} />
        )}
        <Lit isLooking={zoomed.look !== null} />
        <ZoomLayer
          desk={zoomed}
          shell={shell}
          words={words}
          drawn={drawn}
          snapshot={snapshot}
          lang={lang}
          question={question}
        />
        <LookState />
        <Suspense fallback={null}>
          {desk.panel === null ? null : <panels.Screen desk={desk} seated={seated} zoomed={zoomed} />}
        </Suspense>
        <ClockNews clock={clock} />
        <PassingNews key={snapshot.view.seat} standing={desk.standing} />
        <Announcer snapshot={snapshot} words={words} asked={desk.asked} />
      </div>
    </RuleDeskContext>
  )
}

interface DrawnProps {
  readonly desk: Desk
  readonly seated: Seated
  readonly isPhone: boolean
  readonly zoom: ZoomDesk['zoom']
  readonly clock: TurnClock | null
}
const Drawn = memo(function Drawn({ desk, seated, isPhone, zoom, clock }: DrawnProps): ReactNode {
  const { snapshot, words, names, asked, answering, history, doings } = desk
  const { drawn, source } = seated
  const { moment } = history
  const lang = useSettings((settings) => settings.lang)
  const view = moment?.view ?? snapshot.view
  const shown = useMemo(() => (moment === null ? snapshot : { ...snapshot, view: moment.view }), [snapshot, moment])
  const log = moment?.log ?? snapshot.log
  const news = useMemo(
    () => (moment === null ? log.slice(log.length - snapshot.news) : history.news),
    [moment, log, snapshot.news, history.news],
  )
  const { lesson } = desk
  const invited = lesson?.invited ?? null
  const hint = invited === null ? desk.hint : { ...NO_HINT, options: [invited] }
  const prompt =
    moment === null ? (
      <Prompt
        snapshot={snapshot}
        words={words}
        asked={asked}
        beat={desk.beat}
        answering={answering}
        away={source.online === undefined ? null : <Away online={source.online} />}
        hint={hint}
        face={asked === null ? null : (drawn?.face?.(snapshot.view, asked.ask) ?? null)}
        note={lesson === null ? null : <LessonNote lesson={lesson} />}
        standing={desk.standing}
        isReading={lesson?.isReading === true}
        onLook={desk.look}
        onWish={desk.wish}
        onPass={desk.pass}
        clock={clock}
        isSecret={desk.isSecret}
      />
    ) : (
      <HistoryBar
        history={history}
        bookmarks={desk.bookmarks}
        snapshot={snapshot}
        onBranch={desk.branch}
        onBookmarks={() => doings.open('bookmarks')}
      />
    )
  const Table = drawn?.Table ?? PanelsTable
  return (
    <Table
      view={moment === null ? view : { ...(history.beat?.view ?? view), ask: null }}
      options={snapshot.options}
      seats={snapshot.sitters.length}
      names={names}
      colours={snapshot.sitters.map((sitter) => sitter.colour)}
      mine={moment === null ? snapshot.mine : []}
      lang={lang}
      words={words}
      log={log}
      news={news}
      beat={moment === null ? desk.beat : history.beat}
      picks={answering.picks}
      hinted={(hint ?? NO_HINT).options}
      take={answering.take}
      whyNot={answering.whyNot}
      zoom={zoom}
      pace={desk.pace}
      phone={isPhone}
      parts={{
        brand: <Brand game={snapshot.game} />,
        agenda: <Agenda snapshot={shown} words={words} />,
        top: (
          <div className="top-strip">
            <OnlineBar source={source} desk={desk} />
            {source.online === undefined || moment !== null ? null : <PointButton desk={desk} online={source.online} />}
            {isPhone ? null : <TopTools open={doings.open} />}
          </div>
        ),
        prompt: (
          <div className="prompt-room">
            <div className="prompt-place">{prompt}</div>
          </div>
        ),
        story: (
          <Story
            log={log}
            remarks={snapshot.remarks}
            fresh={news.length}
            words={words}
            names={names}
            view={view}
            faceKeys={seated.shell.module.game.faceKeys}
            telling={seated.shell.module.telling}
            mine={snapshot.mine}
            sign={drawn?.sign}
            onLine={history.goToLine}
            onLook={zoom}
          />
        ),
        tools: <Tools doings={doings} isPhone={isPhone} />,
      }}
    />
  )
})

function Brand({ game }: { readonly game: string }): ReactNode {
  const t = useTranslations('common')
  return (
    <Link className="brand" href="/" title={t('toHall')}>
      <Flame />
      <b aria-hidden="true">{doorOf(game)?.title ?? ''}</b>
      <span className="hidden" role="heading" aria-level={1}>
        {doorOf(game)?.title ?? ''}
      </span>
      <span className="hidden">, {t('toHall')}</span>
    </Link>
  )
}
