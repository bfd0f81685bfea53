/** How something ended, in a scene of its own: the people one chose in the picture, and what became of it all. */
import type { Lang } from '@emberhall/speech'
import type { CSSProperties, ReactNode } from 'react'
import { tell } from './words.ts'
import './ending.css'

export interface EndingPerson {
  readonly key: string
  readonly name: string
  readonly picture: ReactNode
  /** What they did, each in a few words. */
  readonly deeds: readonly string[]
  readonly isDown?: boolean
}
export interface EndingProps {
  readonly lang: Lang
  readonly mood: 'won' | 'lost' | 'onward'
  readonly title: string
  readonly lines: readonly string[]
  readonly picture: ReactNode
  /** They stand in the picture. */
  readonly people: readonly EndingPerson[]
  /** When it turned, unless the words say so, and what happened then; null: it never did. */
  readonly turn: { readonly when: string; readonly says: string } | null
  readonly won: readonly string[]
  readonly cost: readonly string[]
  readonly gain: readonly string[]
  readonly actions: ReactNode
  /** A page of its own, or part of one that goes on. */
  readonly place?: 'page' | 'part'
  /** What else there is to tell: first what stands beside the words, then what stands below them. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}
const LISTS = ['won', 'cost', 'gain'] as const

export function Ending(props: EndingProps): ReactNode {
  const { lang, mood, title, lines, picture, people, turn, actions, place = 'page', aside, children } = props
  const Page = place === 'page' ? 'main' : 'section'
  const Title = place === 'page' ? 'h1' : 'h2'
  const Head = place === 'page' ? 'h2' : 'h3'
  const lists = LISTS.filter((list) => props[list].length > 0)
  const busy = people.filter(({ deeds }) => deeds.length > 0)
  return (
    <Page className="eh-ending" data-mood={mood} data-place={place}>
      <header className="eh-ending-scene">
        <div className="eh-ending-picture" aria-hidden="true">
          {picture}
        </div>
        <div className="eh-ending-people" aria-hidden="true">
          {people.map(({ key, picture: figure, isDown = false }, i) => (
            <i key={key} data-down={isDown || undefined} style={{ '--i': i } as CSSProperties}>
              {figure}
            </i>
          ))}
        </div>
        <div className="eh-ending-title">
          <Title>{title}</Title>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      <div className="eh-ending-page">
        <div className="eh-ending-told">
          {turn === null ? null : (
            <section className="eh-ending-turn">
              <Head>{tell(lang, 'turn')}</Head>
              <p>
                {turn.when === '' ? null : <b>{turn.when}</b>} {turn.says}
              </p>
            </section>
          )}
          {actions === null ? null : <div className="eh-ending-actions">{actions}</div>}
          {lists.length === 0 ? null : (
            <div className="eh-ending-lists">
              {lists.map((list) => (
                <section key={list} data-list={list}>
                  <Head>{tell(lang, list)}</Head>
                  <ul>
                    {[...new Set(props[list])].map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
          {children}
        </div>
        <aside className="eh-ending-aside">
          {busy.length === 0 ? null : (
            <section>
              <Head>{tell(lang, 'deeds')}</Head>
              <ul className="eh-ending-deeds">
                {busy.map(({ key, name, deeds }) => (
                  <li key={key}>
                    <b>{name}</b> {deeds.join(' · ')}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {aside}
        </aside>
      </div>
    </Page>
  )
}

interface HappenedProps {
  readonly lang: Lang
  /** What belongs together, under what it is called. */
  readonly chapters: readonly { readonly title: string; readonly lines: readonly string[] }[]
}
/** The whole of it in order. */
export function Happened({ lang, chapters }: HappenedProps): ReactNode {
  if (chapters.length === 0) return null
  return (
    <section className="eh-ending-happened">
      <h2>{tell(lang, 'happened')}</h2>
      <ol>
        {chapters.map(({ title, lines }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{lines.join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
