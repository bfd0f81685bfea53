/** A page of a story: a picture, what is told, and what can be done. It can be read aloud, and needs nobody to do so. */
import '../stage/stage.css'
import './page.css'
import type { Lang } from '@emberhall/speech'
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { SpokenContext } from '../spoken.ts'
import { ChoiceRow } from '../stage/ChoiceRow.tsx'
import { choicesToShow, type ListedChoice } from '../stage/choices.ts'
import { useStage } from '../stage/stage.ts'
import { canSpeak } from '../voice.ts'
import { useReading } from './reading.ts'
import { useBelow } from './useBelow.ts'
import { PAGE_WORDS } from './words.ts'

export interface StoryPageProps {
  readonly lang: Lang
  /** Tells this page from all others. */
  readonly page: string
  readonly title: string
  readonly subtitle?: ReactNode
  readonly paragraphs: readonly string[]
  readonly picture?: ReactNode
  readonly question: string
  /** All there could be; those that are neither offered nor refused are not shown. */
  readonly choices: readonly ListedChoice[]
  /** What was chosen, and what came of it. */
  readonly told?: { readonly choice: string; readonly lines: readonly string[] } | null
  /** What stands below: a sheet of what is known, a sentence that stands on every page. */
  readonly foot?: ReactNode
}
export function StoryPage(props: StoryPageProps): ReactNode {
  const { lang, page, title, subtitle, paragraphs, picture, question, choices, told = null, foot } = props
  const words = PAGE_WORDS[lang]
  const { anchors } = useStage()
  const spoken = useContext(SpokenContext)
  const head = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const asks = useId()
  const shown = choicesToShow(choices, anchors)
  const below = useBelow(list, `${page} ${shown.length}`)
  const passages = shown.length > 0 ? [...paragraphs, question] : paragraphs
  const reading = useReading(page, passages, lang)
  // Whoever turns the page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useEffect(() => head.current?.focus({ preventScroll: true }), [page])
  const isRead = (passage: number): true | undefined => {
    const text = passages[passage] ?? ''
    return reading.passage === passage || (spoken !== '' && text.includes(spoken)) || undefined
  }
  const press = (event: KeyboardEvent): void => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey, target } = event
    // On some keyboards digits are typed with Shift: there the key itself is meant.
    const at = shown.findIndex(({ digit }) => `${digit}` === key || (!shiftKey && code === `Digit${digit}`))
    const isWriting = target instanceof Element && target.closest('input, textarea, select') !== null
    if (at < 0 || ctrlKey || metaKey || altKey || isWriting) return
    event.preventDefault()
    const button = list.current?.querySelectorAll<HTMLElement>('[data-key]')[at]
    button?.focus()
    button?.click()
  }
  return (
    <article className="eh-page" aria-label={title} onKeyDown={press}>
      {picture !== undefined && <div className="eh-page-picture">{picture}</div>}
      <div className="eh-page-sheet">
        <header>
          <h2 ref={head} tabIndex={-1}>
            {title}
          </h2>
          {canSpeak && (
            <button
              type="button"
              className="eh-page-voice"
              onClick={reading.passage === null ? reading.start : reading.stop}
            >
              <VoiceMark isOn={reading.passage !== null} />
              {reading.passage === null ? words.read : words.stop}
            </button>
          )}
          {subtitle !== undefined && <p className="eh-page-subtitle">{subtitle}</p>}
        </header>
        <div className="eh-prose">
          {paragraphs.map((text, i) => (
            <p key={text} data-read={isRead(i)}>
              {text}
            </p>
          ))}
        </div>
        {told !== null && (
          <div className="eh-page-told" role="status">
            <b>{words.chosen(told.choice)}</b>
            {told.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {shown.length > 0 && (
          <section aria-labelledby={asks}>
            <h3 id={asks} data-read={isRead(paragraphs.length)}>
              {question}
            </h3>
            <ol ref={list} className="eh-page-choices" aria-label={words.how}>
              {shown.map((numbered) => (
                <li key={numbered.choice.key}>
                  <ChoiceRow {...numbered} lang={lang} />
                </li>
              ))}
            </ol>
          </section>
        )}
        {foot}
        {below > 0 && (
          <button
            type="button"
            className="eh-page-more"
            aria-hidden="true"
            tabIndex={-1}
            onClick={() => list.current?.lastElementChild?.scrollIntoView({ block: 'end' })}
          >
            {words.below(below)}
          </button>
        )}
      </div>
    </article>
  )
}
/** A mouth of a horn; a square while it can be stopped. */
function VoiceMark({ isOn }: { readonly isOn: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={isOn ? 'M4 4H16V16H4Z' : 'M2 8H6L11 3V17L6 12H2ZM13.5 7Q16 10 13.5 13M15.5 4.5Q20 10 15.5 15.5'} />
    </svg>
  )
}
