/** Where a link leads: a name and a colour, nothing else. */
import { type Knocked, LIMITS } from '@emberhall/server/protocol'
import { COLOURS, MARKS } from '@emberhall/ui'
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Flame } from '../Flame.tsx'
import { doorOf, titleFace } from '../games.ts'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import '../styles/online.css'
import '../styles/join.css'
import { codeOf, knock, readToken, sitDown, whoAmI } from './api.ts'
import { useProblemText } from './useOnline.ts'

export interface JoinPageProps {
  readonly token: string
  readonly way: 'join' | 'watch'
}
export function JoinPage({ token, way }: JoinPageProps): ReactNode {
  const t = useTranslations('sit')
  const common = useTranslations('common')
  const problemText = useProblemText()
  const [, navigate] = useLocation()
  const [name, setName] = useState('')
  const [colour, setColour] = useState<string>(COLOURS[1])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const wanted = useMemo(() => readToken(token), [token])
  const [knocked, setKnocked] = useState<Knocked | null>(null)
  const taken = knocked?.seats[knocked.seat]
  const isTaken = taken !== undefined && taken.kind !== 'open'
  useEffect(() => {
    if (wanted === null) return
    // Whoever sits there already is shown to their seat.
    const welcome = (found: Knocked): void => {
      if (found.mine) return navigate(`/table/${wanted.table}`, { replace: true })
      setColour((old) => freeColour(found) ?? old)
      setKnocked(found)
    }
    knock(wanted.table, wanted.key).then(welcome, (error: unknown) => setProblem(codeOf(error)))
  }, [wanted])
  useEffect(() => {
    whoAmI().then(
      (me) => setName((old) => old || me.name),
      (error: unknown) => setProblem(codeOf(error)),
    )
  }, [])
  const sit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (wanted === null) return
    setBusy(true)
    const isDressed = way === 'join' && !isTaken
    const dress = { ...(name.trim() !== '' && !isTaken && { name: name.trim() }), ...(isDressed && { colour }) }
    sitDown(wanted.table, { key: wanted.key, ...dress }).then(
      ({ id }) => navigate(`/table/${id}`, { replace: true }),
      (error: unknown) => {
        setProblem(codeOf(error))
        setBusy(false)
      },
    )
  }
  return (
    <main className="page-note join-page">
      <div className="join-card">
        <Flame />
        <h1>{way === 'join' ? t('title') : t('watch')}</h1>
        {wanted === null ? (
          <p role="alert">{t('broken')}</p>
        ) : (
          <form onSubmit={sit}>
            {way === 'join' ? (
              <span className="join-seat" style={{ '--who': colour }} aria-hidden="true">
                {name.trim().slice(0, 1).toUpperCase() || MARKS[COLOURS.findIndex((each) => each === colour)]}
              </span>
            ) : null}
            {knocked === null ? null : <Told knocked={knocked} />}
            {isTaken ? (
              <p>{t('taken', { name: taken.name })}</p>
            ) : (
              <>
                <p>{way === 'join' ? t('lead') : t('watchLead')}</p>
                <label className="field">
                  <span className="eh-label">{t('name')}</span>
                  <input
                    value={name}
                    maxLength={LIMITS.name}
                    required
                    autoComplete="nickname"
                    onChange={(event) => setName(event.target.value)}
                  />
                </label>
                {way === 'join' ? <Colours chosen={colour} onChoose={setColour} /> : null}
              </>
            )}
            <p className="problem" role="alert">
              {problem === '' ? '' : problemText(problem)}
            </p>
            <button type="submit" className="main" disabled={isBusy}>
              {way === 'watch' ? t('goWatch') : isTaken ? t('open') : t('go')}
            </button>
          </form>
        )}
        <LangSwitch />
        <Link href="/">{common('toHall')}</Link>
      </div>
    </main>
  )
}

/** A colour that nobody at the table wears. */
const freeColour = ({ seats }: Knocked): string | undefined =>
  COLOURS.find((colour) => !seats.some((seat) => seat.kind !== 'open' && seat.colour === colour))

/** What one is invited to: by whom, which game, how long it takes, and who sits where. */
function Told({ knocked: { game, title, host, seats, seat } }: { readonly knocked: Knocked }): ReactNode {
  const t = useTranslations('sit')
  const hall = useTranslations('hall')
  const format = useFormatter()
  const door = doorOf(game)
  const hours = format.number((door?.minutes ?? 0) / 60, { maximumFractionDigits: 1 })
  return (
    <div className="join-told">
      <p>{host === '' ? t('invitedThere') : t('invited', { host })}</p>
      <b style={titleFace(game)}>{door?.title ?? game}</b>
      {title === '' ? null : <p>{title}</p>}
      {door === undefined ? null : (
        <p className="note">
          {hall(door.mode)}, {t('lasts', { hours })}
        </p>
      )}
      <ul aria-label={t('seats')}>
        {seats.map(({ kind, name, colour }, i) => (
          <li key={i} style={{ '--who': colour }} data-yours={i === seat || undefined}>
            <i aria-hidden="true">{MARKS[i % MARKS.length]}</i> {kind === 'open' ? t('free') : name}
            {kind === 'bot' ? ` (${t('bot')})` : ''}
            {i === seat ? <b> {t('yours')}</b> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Colours({
  chosen,
  onChoose,
}: {
  readonly chosen: string
  readonly onChoose: (colour: string) => void
}): ReactNode {
  const t = useTranslations('sit')
  const names = useTranslations('new')
  return (
    <div className="seat-colours" role="radiogroup" aria-label={t('colour')}>
      {COLOURS.map((colour, i) => (
        <label key={colour} style={{ '--who': colour }}>
          <input
            type="radio"
            className="hidden"
            name="colour"
            checked={chosen === colour}
            onChange={() => onChoose(colour)}
          />
          <span aria-hidden="true">{MARKS[i]}</span>
          <span className="hidden">{names('colourN', { n: i + 1 })}</span>
        </label>
      ))}
    </div>
  )
}
