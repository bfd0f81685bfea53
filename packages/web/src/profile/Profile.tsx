/** What one has played: results, records and luck. All of it is kept on this device. */
import { type DeedBook, luckWord } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { handOver } from '../download.ts'
import { bestLine, DOORS, doorOf, tableOf, titleFace } from '../games.ts'
import { Icon } from '../Icon.tsx'
import { PageHead } from '../PageHead.tsx'
import { addressOfRule } from '../rules/RuleList.tsx'
import { useSettings } from '../settings/settings.ts'
import type { Result } from '../storage/results.ts'
import '../styles/new.css'
import '../styles/profile.css'
import { profileFile } from './file.ts'
import { type Standing, standingAt } from './standing.ts'
import { useResults } from './useResults.ts'

const LATEST = 12

export function Profile(): ReactNode {
  const t = useTranslations('profile')
  const common = useTranslations('common')
  const results = useResults()
  if (results === null) return <div className="opening" aria-busy="true" />
  const standings = DOORS.map(({ id }) => standingAt(id, results)).filter(({ played }) => played > 0)
  return (
    <div className="setup profile">
      <PageHead className="setup-head" />
      <main>
        <h1>{t('title')}</h1>
        <p className="setup-lead">{results.length === 0 ? t('nothingYet') : t('lead')}</p>
        <div className="setup-columns">
          {standings.map((standing) => (
            <Game key={standing.game} standing={standing} />
          ))}
        </div>
        {results.length === 0 ? (
          <p className="profile-tools">
            <Link className="main" href="/">
              {common('toHall')}
            </Link>
          </p>
        ) : (
          <>
            <h2>{t('latest')}</h2>
            <ol className="profile-latest">
              {results.slice(0, LATEST).map((result) => (
                <Latest key={result.id} result={result} />
              ))}
            </ol>
            <p className="profile-tools">
              <button
                type="button"
                className="choice"
                onClick={() => void profileFile().then((file) => handOver('emberhall.profile.json', file))}
              >
                <Icon name="save" /> <b>{t('save')}</b>
              </button>
              <span className="note">{t('saveHelp')}</span>
            </p>
          </>
        )}
      </main>
    </div>
  )
}

/** The names of a game's exploits, fetched with its table. */
function useBook(game: string): DeedBook | null {
  const [book, setBook] = useState<DeedBook | null>(null)
  useEffect(() => {
    void tableOf(game).then(async (drawn) => setBook((await drawn?.deeds?.()) ?? null))
  }, [game])
  return book
}
function Game({ standing }: { readonly standing: Standing }): ReactNode {
  const t = useTranslations('profile')
  const lang = useSettings((settings) => settings.lang)
  const { game, played, won, best, exploits, luck } = standing
  const all = useBook(game)?.exploits(lang) ?? []
  return (
    <section className="slab">
      <h2 style={titleFace(game)}>{doorOf(game)?.title ?? game}</h2>
      <p>{t('tally', { played, won })}</p>
      {best === null ? null : <p>{bestLine(game, { best, exploits: exploits.length }, lang)}</p>}
      {luck.due === 0 ? null : <p>{t(luckWord(luck), { share: Math.round((100 * luck.got) / luck.due) })}</p>}
      {all.length === 0 ? null : (
        <ul className="profile-exploits">
          {all.map(({ id, text, rule }) => (
            <li key={id} data-earned={exploits.includes(id) || undefined}>
              {rule === undefined ? text : <Link href={addressOfRule(game, rule)}>{text}</Link>}
              <span className="hidden"> {t(exploits.includes(id) ? 'earned' : 'toEarn')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
function Latest({ result: { game, ended, isWon, best, exploits, seats } }: { readonly result: Result }): ReactNode {
  const t = useTranslations('profile')
  const format = useFormatter()
  const lang = useSettings((settings) => settings.lang)
  const told = [t(isWon ? 'won' : 'lost'), t('seats', { n: seats })]
  if (best !== null) told.push(bestLine(game, { best, exploits: exploits.length }, lang))
  return (
    <li>
      <b style={titleFace(game)}>{doorOf(game)?.title ?? game}</b>{' '}
      <time dateTime={new Date(ended).toISOString()}>{format.dateTime(ended, { dateStyle: 'medium' })}</time>{' '}
      <span>{told.join(', ')}</span>
    </li>
  )
}
