/** The rules of a game without a table: opened by an address, at one of them if it names one. */
import { type GameShell, openRules } from '@emberhall/speech'
import { type GameTable, RuleDeskContext } from '@emberhall/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { PageHead } from '../PageHead.tsx'
import { doorOf, shellOf, tableOf, titleFace } from '../games.ts'
import { Flame } from '../Flame.tsx'
import { useSettings } from '../settings/settings.ts'
import '../styles/rules.css'
import { useBook } from '../table/useBook.ts'
import { useTheme } from '../table/useTheme.ts'
import { addressOfRule, RuleList } from './RuleList.tsx'
import { lockedHere } from './unlocked.ts'

export interface RulesPageProps {
  readonly game: string
  /** '' for none. */
  readonly rule: string
}
interface Opened {
  readonly shell: GameShell | null
  readonly drawn: GameTable | null
}
export function RulesPage({ game, rule }: RulesPageProps): ReactNode {
  const t = useTranslations('rules')
  const common = useTranslations('common')
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    setOpened(null)
    void Promise.all([shellOf(game), tableOf(game)]).then(
      ([shell, drawn]) => setOpened({ shell, drawn }),
      () => setOpened({ shell: null, drawn: null }),
    )
  }, [game])
  useTheme(opened?.drawn ?? null)
  if (opened === null) return <div className="opening" aria-busy="true" />
  if (opened.shell !== null) return <Book shell={opened.shell} rule={rule} />
  return (
    <main className="page-note">
      <Flame />
      <h1>{t('noGame')}</h1>
      <p>{t('noGameHelp', { game })}</p>
      <Link className="main" href="/">
        {common('toHall')}
      </Link>
    </main>
  )
}

function Book({ shell, rule }: { readonly shell: GameShell; readonly rule: string }): ReactNode {
  const t = useTranslations('rules')
  const lang = useSettings((settings) => settings.lang)
  const [, navigate] = useLocation()
  const { module } = shell
  const { id: game } = module.game
  const locked = useMemo(() => lockedHere(module), [module])
  const whole = useBook(module.rules[lang])
  const book = useMemo(() => openRules(whole, locked), [whole, locked])
  const title = doorOf(game)?.title ?? game
  useEffect(() => {
    document.title = [rule, title, 'Emberhall'].filter((part) => part !== '').join(' · ')
    return () => {
      document.title = 'Emberhall'
    }
  }, [rule, title])
  const desk = useMemo(
    () => ({
      open: (id: string) => navigate(addressOfRule(game, id)),
      label: (id: string) => t('open', { id }),
    }),
    [navigate, game, t],
  )
  const isThere = book.some(({ rules }) => rules.some(({ id }) => id === rule))
  const absent = locked.some((start) => rule.startsWith(start)) ? 'locked' : 'noRule'
  return (
    <RuleDeskContext value={desk}>
      <div className="rules-page" data-game={game}>
        <PageHead />
        <main>
          <h1 style={titleFace(game)}>{title}</h1>
          <h2>{t('title')}</h2>
          {rule === '' || isThere || whole.length === 0 ? null : (
            <p className="rules-absent" role="alert">
              {t(absent, { id: rule })}
            </p>
          )}
          <RuleList
            game={game}
            book={book}
            at={rule}
            note={t('all', { n: book.flatMap(({ rules }) => rules).length })}
          />
        </main>
      </div>
    </RuleDeskContext>
  )
}
