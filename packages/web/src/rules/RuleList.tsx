/** A book of rules: searched, read by chapter, opened at one of them, each with an address to pass on. */
import type { RuleBook, RuleText } from '@emberhall/speech'
import { Ruled } from '@emberhall/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { CopyLink } from '../online/CopyLink.tsx'

export interface RuleListProps {
  readonly game: string
  readonly book: RuleBook
  /** The rule to open at; '' for none. */
  readonly at: string
  /** Said as long as nothing is searched. */
  readonly note: ReactNode
}
export const addressOfRule = (game: string, id: string): string => `/rules/${game}/${id}`

/** Without accents and capitals, so that nobody has to type them. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

/** All that is said under a rule. */
const saidOf = ({ id, title, text, rulings }: RuleText): string =>
  [id, title, text, ...rulings.flatMap((ruling) => [ruling.id, ruling.text])].join(' ')

export function RuleList({ game, book, at, note }: RuleListProps): ReactNode {
  const t = useTranslations('rules')
  const [search, setSearch] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const wanted = fold(search.trim())
  const chapters = useMemo(
    () =>
      book
        .map(({ id, title, rules }) => ({ title: `${id.slice(id.indexOf('-') + 1)}. ${title}`, rules }))
        .map((chapter) => ({
          ...chapter,
          rules: chapter.rules.filter(
            (rule) => wanted === '' || fold(`${chapter.title} ${saidOf(rule)}`).includes(wanted),
          ),
        }))
        .filter(({ rules }) => rules.length > 0),
    [book, wanted],
  )
  useEffect(() => {
    if (at === '') return
    setSearch('')
    const found = body.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`)
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, [at, book])
  const count = chapters.reduce((n, { rules }) => n + rules.length, 0)
  return (
    <div className="rules" ref={body}>
      <label className="search">
        <Icon name="search" />
        <span className="hidden">{t('search')}</span>
        <input
          type="search"
          value={search}
          placeholder={t('search')}
          maxLength={80}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <p className="note" role="status">
        {wanted === '' ? note : t('found', { n: count })}
      </p>
      {chapters.map(({ title, rules }) => (
        <section key={title}>
          <h3>{title}</h3>
          {rules.map(({ id, title: name, text, rulings }) => (
            <article key={id} data-rule={id} tabIndex={-1} className={id === at ? 'rule-at' : ''}>
              <h4>
                <span>{id}</span> {name}
              </h4>
              <CopyLink
                label={<span className="hidden">{t('copy', { id })}</span>}
                link={`${location.origin}${addressOfRule(game, id)}`}
              />
              <p>
                <Ruled text={text} />
              </p>
              {rulings.map((ruling) => (
                <p key={ruling.id} className="ruling">
                  <span>{ruling.id}</span> <Ruled text={ruling.text} />
                </p>
              ))}
            </article>
          ))}
        </section>
      ))}
    </div>
  )
}
