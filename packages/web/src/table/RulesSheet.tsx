/** All rules with their texts: searched, read by chapter, opened at one of them. */
import { type Core, type Lang, openRules } from '@emberhall/kernel'
import { RuleLink, Ruled, Sheet } from '@emberhall/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GamePack } from '../games/pack.ts'
import { Icon } from '../Icon.tsx'
import { useBook } from './useBook.ts'

export interface RulesSheetProps {
  readonly pack: GamePack
  readonly lang: Lang
  readonly state: Core
  /** The rule to open at; '' for none. */
  readonly at: string
  /** The rule of the question on the table. */
  readonly now: string
  readonly onClose: () => void
}
/** Without accents and capitals, so that nobody has to type them. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

/** What the chapter of a rule is called in the book: `FG-U5.2` is in U5. */
const chapterOf = (id = ''): string => id.slice(id.indexOf('-') + 1, id.indexOf('.'))

export function RulesSheet({ pack, lang, state, at, now, onClose }: RulesSheetProps): ReactNode {
  const t = useTranslations('rules')
  const common = useTranslations('common')
  const [search, setSearch] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const wanted = fold(search.trim())
  const whole = useBook(pack.module.rules[lang])
  const book = useMemo(() => openRules(whole, pack.module.lockedRules?.(state) ?? []), [whole, pack, state])
  const chapters = useMemo(
    () =>
      book
        .map(({ title, rules }) => ({ title: `${chapterOf(rules[0]?.id)}. ${title}`, rules }))
        .map((chapter) => ({
          ...chapter,
          rules: chapter.rules.filter(
            ({ id, title, text }) => wanted === '' || fold(`${id} ${chapter.title} ${title} ${text}`).includes(wanted),
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
    found?.focus()
  }, [at, book])
  const count = chapters.reduce((n, { rules }) => n + rules.length, 0)
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
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
          {wanted === '' ? (
            now === '' ? null : (
              <>
                {t('now')} <RuleLink id={now} />
              </>
            )
          ) : (
            t('found', { n: count })
          )}
        </p>
        {chapters.map(({ title, rules }) => (
          <section key={title}>
            <h3>{title}</h3>
            {rules.map(({ id, title: name, text }) => (
              <article key={id} data-rule={id} tabIndex={-1} className={id === at ? 'rule-at' : ''}>
                <h4>
                  <span>{id}</span> {name}
                </h4>
                <p>
                  <Ruled text={text} />
                </p>
              </article>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  )
}
