/** What somebody should know about a table on the server: seats to fill, votes, a lost connection. */
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Icon } from '../Icon.tsx'
import type { Terms } from '@emberhall/server/protocol'
import { type OnlineDesk, type OnlineState, toldBySource } from '../play/online.ts'
import { Problem } from '../Problem.tsx'
import { addressLike } from '../table/useHistory.ts'
import { linkTo } from './api.ts'
import { Invite } from './Invite.tsx'
import { SeatNotices } from './SeatNotices.tsx'
import { WatchingNote } from './Watching.tsx'
import { useOnline, useProblemText } from './useOnline.ts'

export interface OnlineNoticesProps {
  readonly desk: OnlineDesk
  /** What would be put right, in words. */
  readonly toldOf: (word: string) => string
}
interface PartProps extends OnlineNoticesProps {
  readonly state: OnlineState
}
export function OnlineNotices({ desk, toldOf }: OnlineNoticesProps): ReactNode {
  const state = useOnline(desk)
  const t = useTranslations('online')
  const common = useTranslations('common')
  const problemText = useProblemText()
  const { table, connection, problem, rematch, isUnsent } = state
  const mayAct = table.mine.length > 0 || table.host
  const [, navigate] = useLocation()
  // Whoever asks for the game again is shown to the table that is there, and sits down.
  const sitThere = (): void => void desk.again().then((id) => navigate(addressLike(id)), toldBySource)
  return (
    <div className="online-notices" aria-live="polite">
      {connection === 'lost' ? (
        <div className="notice online-lost">
          <Icon name="warn" />
          <p>{isUnsent ? t('lostUnsent') : t('lost')}</p>
          <button type="button" className="quiet" onClick={desk.retry}>
            {t('retry')}
          </button>
        </div>
      ) : null}
      {connection === 'out' || connection === 'gone' ? (
        <div className="notice">
          <Icon name="warn" />
          <p>{t(connection)}</p>
          <Link className="quiet" href="/">
            {common('toHall')}
          </Link>
        </div>
      ) : null}
      {connection === 'outdated' ? (
        <div className="notice">
          <Icon name="warn" />
          <p>{t('outdated')}</p>
          <button type="button" className="quiet" onClick={() => location.reload()}>
            {t('reload')}
          </button>
        </div>
      ) : null}
      {problem === null ? null : <Problem text={problemText(problem)} onClose={desk.dismiss} />}
      <Vote desk={desk} toldOf={toldOf} state={state} />
      <SeatNotices desk={desk} table={table} eyes={state.eyes} />
      {table.status === 'paused' ? (
        <div className="notice notice-calm">
          <Icon name="time" />
          <p>{t('paused')}</p>
          {mayAct ? (
            <button type="button" className="quiet" onClick={() => desk.setPaused('resume')}>
              {t('resume')}
            </button>
          ) : null}
        </div>
      ) : null}
      {rematch === null || rematch.table === table.id ? null : (
        <div className="notice notice-calm">
          <Icon name="again" />
          <p>{t('rematch', { by: rematch.by })}</p>
          {rematch.link === null ? (
            <Link className="quiet" href={addressLike(rematch.table)}>
              {t('rematchGo')}
            </Link>
          ) : (
            <button type="button" className="quiet" onClick={sitThere}>
              {t('rematchGo')}
            </button>
          )}
        </div>
      )}
      <Lobby state={state} />
    </div>
  )
}

function useTermsText(): (terms: Terms) => string {
  const t = useTranslations('new')
  const terms = useTranslations('terms')
  return ({ undo, luck, hints }) =>
    [
      undo === undefined && luck === undefined ? '' : t(`luckHelp.${undo === 'own' ? 'strict' : (luck ?? 'same')}`),
      hints === undefined ? '' : terms(hints ? 'hintsAgain' : 'noHints'),
    ]
      .filter((text) => text !== '')
      .join(' ')
}
function Vote({ desk, toldOf, state }: PartProps): ReactNode {
  const t = useTranslations('online')
  const termsText = useTermsText()
  const { proposal, mine, seats } = state.table
  if (proposal === null || mine.length === 0) return null
  const what = proposal.option === undefined ? '' : toldOf(proposal.option)
  const isAsked = proposal.missing.some((seat) => mine.includes(seat))
  return (
    <div className="notice notice-calm">
      <Icon name={proposal.what === 'whole' ? 'copy' : proposal.what} />
      <p>
        {isAsked
          ? t(`proposal.${proposal.what}`, { who: seats[proposal.by]?.name ?? '', what })
          : t(`proposed.${proposal.what}`, { what })}
        {proposal.terms === undefined ? null : <> {termsText(proposal.terms)}</>}
      </p>
      {isAsked ? (
        <button type="button" className="main" onClick={() => desk.vote('agree')}>
          {t('agree')}
        </button>
      ) : null}
      <button type="button" className="quiet" onClick={() => desk.vote('decline')}>
        {t('decline')}
      </button>
    </div>
  )
}

/** As long as seats are open, their links are at hand; for those who look on, what that means. */
function Lobby({ state }: { readonly state: OnlineState }): ReactNode {
  const t = useTranslations('online')
  const common = useTranslations('common')
  const [isRead, setRead] = useState(false)
  const { table } = state
  const open = table.seats.filter((seat) => seat.kind === 'open' && seat.link !== null)
  const isWatching = table.mine.length === 0 && !table.host
  const isShown = !isRead && (open.length > 0 || isWatching)
  useLayoutEffect(() => {
    // Asked of the style sheet, the whole table would be styled anew with every change on it.
    document.documentElement.toggleAttribute('data-row', isShown)
    return () => document.documentElement.removeAttribute('data-row')
  }, [isShown])
  if (!isShown) return null
  return (
    <div className={`notice notice-calm notice-row ${isWatching ? '' : 'lobby'}`}>
      <Icon name={isWatching ? 'info' : 'join'} />
      <div>
        <p>{isWatching ? <WatchingNote state={state} /> : t('lobby', { n: open.length })}</p>
        <div className="around-deeds">
          {open.map((seat) => (
            <Invite
              key={seat.seat}
              label={t('copySeat', { name: seat.name })}
              link={linkTo('join', table.id, seat.link!)}
            />
          ))}
          {isWatching || table.watch === null ? null : (
            <Invite label={t('copyWatch')} link={linkTo('watch', table.id, table.watch)} />
          )}
        </div>
      </div>
      <button type="button" className="eh-close" aria-label={common('close')} onClick={() => setRead(true)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
