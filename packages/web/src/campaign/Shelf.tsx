/** The shelf: the places where campaigns of a game are kept. */
import { COLOURS } from '@emberhall/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { PageHead } from '../PageHead.tsx'
import { doorOf, shellOf, titleFace } from '../games.ts'
import type { CampaignShell, GameShell } from '@emberhall/speech'
import { PLAIN } from '../hall/quick.ts'
import { Icon } from '../Icon.tsx'
import { campaigns } from '../play/local.ts'
import { useSettings } from '../settings/settings.ts'
import type { KeptCampaign } from '../storage/campaigns.ts'
import '../styles/campaign.css'
import '../styles/new.css'
import { useCampaigns } from './useCampaigns.ts'

/** What is said of a game's campaigns, and of the options they are played with. */
export type Book = CampaignShell & Pick<GameShell, 'optionWords'>
export function useBook(game: string): Book | 'none' | null {
  const [book, setBook] = useState<Book | 'none' | null>(null)
  useEffect(() => void shellOf(game).then((found) => setBook(bookOf(found))), [game])
  return book
}
function bookOf(shell: GameShell | null): Book | 'none' {
  const campaign = shell?.campaign ?? null
  return shell === null || campaign === null ? 'none' : { ...campaign, optionWords: shell.optionWords }
}

export function Shelf({ game }: { readonly game: string }): ReactNode {
  const t = useTranslations('campaign')
  const shell = useBook(game)
  const { kept, read } = useCampaigns(game)
  if (shell === null || kept === null) return <div className="opening" aria-busy="true" />
  const places = shell === 'none' ? 0 : Math.max(shell.slots, kept.length)
  return (
    <div className="shelf" data-game={game}>
      <img className="setup-arch" src={`/art/${game}.svg`} alt="" />
      <PageHead className="setup-head" />
      <main>
        <h1 style={titleFace(game)}>{doorOf(game)?.title ?? game}</h1>
        <h2>{t('shelf')}</h2>
        <p className="setup-lead">{t('lead')}</p>
        <ul className="books">
          {Array.from({ length: places }, (_, slot) => (
            <li key={kept[slot]?.id ?? slot} className="book">
              {shell !== 'none' && kept[slot] !== undefined ? (
                <Spine kept={kept[slot]} shell={shell} />
              ) : (
                <Link className="book-empty" href={`/new/${game}?campaign`}>
                  <Icon name="open" /> <span>{t('empty')}</span> <b>{t('begin')}</b>
                </Link>
              )}
            </li>
          ))}
        </ul>
        <TakeFile game={game} onTaken={read} />
      </main>
    </div>
  )
}

function Spine({ kept, shell }: { readonly kept: KeptCampaign; readonly shell: Book }): ReactNode {
  const t = useTranslations('campaign')
  const lang = useSettings((settings) => settings.lang)
  const format = useFormatter()
  const now = useNow()
  const { name, act, chapter, seats, minutes, played, isOver, modes } = kept.summary
  return (
    <Link className="book-link" href={`/campaign/${kept.game}/${kept.id}`}>
      <img className="book-picture" src={`/art/${kept.game}.svg`} alt="" />
      <b className="book-name" style={titleFace(kept.game)}>
        {name}
      </b>
      <span>
        {t('act', { n: act })}, {shell.chapter(chapter, lang)}
      </span>
      <span>{seats.join(', ')}</span>
      {modes.map((mode) => (
        <span key={mode}>{shell.optionWords[lang][mode]?.label ?? mode}</span>
      ))}
      <span>{t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>
      <time dateTime={new Date(played).toISOString()}>
        {format.relativeTime(new Date(Math.min(played, now.getTime())), now)}
      </time>
      <em>{isOver ? t('over') : t('open')}</em>
    </Link>
  )
}

function TakeFile({ game, onTaken }: { readonly game: string; readonly onTaken: () => Promise<void> }): ReactNode {
  const t = useTranslations('campaign')
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const take = async (file: File): Promise<void> => {
    setProblem('')
    const sitters = [{ kind: 'here' as const, name: '', colour: COLOURS[0] }]
    try {
      const taken = await campaigns.take(game, await file.text(), { sitters, policies: PLAIN })
      if (!taken.ok) return setProblem(t('full'))
      await onTaken()
      navigate(`/campaign/${game}/${taken.id}`)
    } catch (error) {
      setProblem(t('broken', { detail: (error as Error).message }))
    }
  }
  return (
    <p className="shelf-tools">
      <button type="button" className="choice" onClick={() => input.current?.click()}>
        <Icon name="open" /> <b>{t('take')}</b>
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json"
        hidden
        aria-label={t('take')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) void take(file)
          target.value = ''
        }}
      />
      {problem === '' ? null : (
        <span className="problem" role="alert">
          {problem}
        </span>
      )}
    </p>
  )
}
