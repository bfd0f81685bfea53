/** Where a link leads: a name and a colour, nothing else. */
import { LIMITS } from '@emberhall/server/protocol'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { COLOURS, MARKS } from '../seats.ts'
import { Flame } from '../Flame.tsx'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import '../styles/online.css'
import { codeOf, readToken, sitDown, whoAmI } from './api.ts'
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
  const wanted = readToken(token)
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
    const dress = { ...(name.trim() !== '' && { name: name.trim() }), ...(way === 'join' && { colour }) }
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
            <p className="problem" role="alert">
              {problem === '' ? '' : problemText(problem)}
            </p>
            <button type="submit" className="main" disabled={isBusy}>
              {way === 'join' ? t('go') : t('goWatch')}
            </button>
          </form>
        )}
        <LangSwitch />
        <Link href="/">{common('toHall')}</Link>
      </div>
    </main>
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
