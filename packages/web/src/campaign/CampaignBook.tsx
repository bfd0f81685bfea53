/** The book of a campaign: what happened, who the heroes are, and the way on. */
import { titleFace } from '../games.ts'
import { type ChronicleLine, modesOf, recap } from '@emberhall/campaign'
import { COLOURS, RuleLink, Switch } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { PageHead } from '../PageHead.tsx'
import { handOver } from '../download.ts'
import { Flame } from '../Flame.tsx'
import type { CampaignShell } from '@emberhall/speech'
import { Icon } from '../Icon.tsx'
import { campaigns } from '../play/local.ts'
import type { CampaignPage } from '../play/messages.ts'
import { useSettings } from '../settings/settings.ts'
import '../styles/campaign.css'
import '../styles/new.css'
import { type Book, useBook } from './Shelf.tsx'

export function CampaignBook({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const shell = useBook(game)
  const [page, setPage] = useState<CampaignPage | 'none' | null>(null)
  useEffect(() => {
    void campaigns.page(id).then(
      (found) => setPage(found ?? 'none'),
      () => setPage('none'),
    )
  }, [id])
  if (page === null || shell === null) return <div className="opening" aria-busy="true" />
  if (page === 'none' || shell === 'none') return <Missing game={game} />
  return <Pages game={game} page={page} shell={shell} onPage={setPage} />
}
function Missing({ game }: { readonly game: string }): ReactNode {
  const t = useTranslations('campaign')
  return (
    <main className="page-note">
      <Flame />
      <h1>{t('missing')}</h1>
      <p>{t('missingHelp')}</p>
      <Link className="main" href={`/campaigns/${game}`}>
        {t('shelf')}
      </Link>
    </main>
  )
}

interface PagesProps {
  readonly game: string
  readonly page: CampaignPage
  readonly shell: Book
  readonly onPage: (page: CampaignPage) => void
}
function Pages({ game, page, shell, onPage }: PagesProps): ReactNode {
  const t = useTranslations('campaign')
  const lang = useSettings((settings) => settings.lang)
  const [, navigate] = useLocation()
  const { document, kept, notes } = page
  const { sitting } = recap(shell.campaign, document)
  const playOn = (): void =>
    void campaigns
      .playOn(document.id)
      .then((on) => navigate(on.ok && on.table !== null ? `/table/${on.table}` : `/campaigns/${game}`))
  const { minutes, act, chapter, isOver } = kept.summary
  return (
    <div className="shelf" data-game={game}>
      <img className="setup-arch" src={`/art/${game}.svg`} alt="" />
      <PageHead className="setup-head" back={{ to: `/campaigns/${game}`, label: t('shelf') }} />
      <main className="chronicle">
        <h1 style={titleFace(game)}>{document.name}</h1>
        <p className="setup-lead">
          {t('act', { n: act })}, {shell.chapter(chapter, lang)}.{' '}
          {t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}. {document.seats.join(', ')}
        </p>
        {notes.map(({ code, params }) => (
          <p key={code} className="note">
            {t(`notes.${code as 'sceneShortened'}`, { why: String(params?.['why'] ?? '') })}
          </p>
        ))}
        {isOver ? (
          <p className="note">{t('over')}</p>
        ) : (
          <button type="button" className="play" onClick={playOn}>
            {kept.table === null ? t('nextScene') : t('playOn')}
          </button>
        )}
        {isOver ? null : <Modes page={page} shell={shell} onPage={onPage} />}
        <Lines title={t('recap')} lines={sitting} shell={shell} />
        <Heroes page={page} shell={shell} />
        <Lines title={t('chronicle')} lines={document.chronicle} shell={shell} />
        <BookTools game={game} page={page} />
      </main>
    </div>
  )
}

/** What may be switched between scenes; while one is under way it is only shown. */
function Modes({ page, shell, onPage }: Omit<PagesProps, 'game'>): ReactNode {
  const t = useTranslations('campaign')
  const lang = useSettings((settings) => settings.lang)
  const [isRefused, setRefused] = useState(false)
  const { document, isUnderWay } = page
  const on = modesOf(shell.campaign, document)
  const change = (mode: string, isOn: boolean): void =>
    void campaigns.switchMode(document.id, mode, isOn).then(onPage, () => setRefused(true))
  return Object.entries(shell.campaign.modes ?? {}).map(([mode, rule]) => {
    const { label = mode, help } = shell.optionWords[lang][mode] ?? {}
    return (
      <div key={mode} className="campaign-mode">
        {isUnderWay ? (
          <p className="note">
            {t('mode', { mode: label, on: String(on.includes(mode)) })} <RuleLink id={rule} />
          </p>
        ) : (
          <Switch label={label} help={help} isOn={on.includes(mode)} onChange={(isOn) => change(mode, isOn)} />
        )}
        {isRefused ? (
          <p className="problem" role="alert">
            {t('modeRefused')} <RuleLink id={rule} />
          </p>
        ) : null}
      </div>
    )
  })
}

function Lines(props: {
  readonly title: string
  readonly lines: readonly ChronicleLine[]
  readonly shell: CampaignShell
}): ReactNode {
  const { title, lines, shell } = props
  const t = useTranslations('campaign')
  const lang = useSettings((settings) => settings.lang)
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? <p>{t('nothingYet')}</p> : null}
      <ol className="deeds">
        {lines.map((line, i) => (
          <li key={i}>
            <small>{t('scene', { n: line.scene })}</small> {shell.line(line, lang)}
          </li>
        ))}
      </ol>
    </section>
  )
}
function Heroes({ page, shell }: { readonly page: CampaignPage; readonly shell: CampaignShell }): ReactNode {
  const t = useTranslations('campaign')
  const lang = useSettings((settings) => settings.lang)
  const heroes = shell.heroes(page.document.tree, lang)
  if (heroes.length === 0) return null
  return (
    <section>
      <h2>{t('heroes')}</h2>
      <ul className="hero-pages">
        {heroes.map(({ name, lines }) => (
          <li key={name}>
            <h3>{name}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function BookTools({ game, page }: { readonly game: string; readonly page: CampaignPage }): ReactNode {
  const t = useTranslations('campaign')
  const common = useTranslations('common')
  const [, navigate] = useLocation()
  const { document, kept } = page
  const [isSure, setSure] = useState(false)
  const [isRestarting, setRestarting] = useState(false)
  const save = (): void =>
    void campaigns.file(document.id).then(({ name, text }) => handOver(name, JSON.parse(text) as unknown))
  const remove = (): void => {
    if (!isSure) return setSure(true)
    void campaigns.remove(document.id).then(() => navigate(`/campaigns/${game}`))
  }
  const restart = (n: number): void => {
    const sitters = Array.from(
      { length: n },
      (_, i) => kept.sitters[i] ?? { kind: 'here' as const, name: common('player', { n: i + 1 }), colour: COLOURS[i]! },
    )
    void campaigns.restart(document.id, sitters).then(() => navigate(`/campaigns/${game}`))
  }
  return (
    <section className="book-tools">
      <button type="button" className="choice" onClick={save}>
        <Icon name="save" /> <b>{t('save')}</b>
      </button>
      <button
        type="button"
        className="choice"
        aria-expanded={isRestarting}
        onClick={() => setRestarting(!isRestarting)}
      >
        <Icon name="undo" /> <b>{t('restart')}</b>
      </button>
      <button type="button" className={`choice ${isSure ? 'sure' : ''}`} onBlur={() => setSure(false)} onClick={remove}>
        <Icon name="remove" /> <b>{isSure ? t('reallyRemove') : t('remove')}</b>
      </button>
      {isRestarting ? (
        <div className="restart">
          <p>{t('restartHelp')}</p>
          {[1, 2, 3, 4].map((n) => (
            <button key={n} type="button" className="choice" onClick={() => restart(n)}>
              <b>{t('restartWith', { n })}</b>
            </button>
          ))}
        </div>
      ) : null}
    </section>
  )
}
