/** The log, told as a story. Each line leads back to its moment and to its rule, each name to what it names. */
import type { Core, LogLine, Seat, View } from '@emberhall/kernel'
import type { Remark } from '@emberhall/minds'
import type { Telling } from '@emberhall/speech'
import { beforePaint, type Glance, RuleLink, Segments } from '@emberhall/ui'
import { memo, type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../settings/settings.ts'
import { useSpoken } from '../../settings/voice.ts'
import { type Lead, type Looked, leads } from './lead.ts'
import { light, lightUp, unlight } from './shown.ts'
import { FILTERS, filterNamed, levelOf, type Telltale, type Told, tellStory, wanted } from './told.ts'
import { useRemarks } from './remarks.ts'
import { useRoving } from './useRoving.ts'

export interface StoryProps extends Telltale {
  readonly remarks: readonly Remark[] | undefined
  /** The table that is shown, now or as it was. */
  readonly view: View<Core>
  readonly faceKeys: readonly string[]
  readonly telling: Telling
  readonly mine: readonly Seat[]
  readonly onLine: (line: LogLine) => void
  readonly onLook: (look: Looked, glance: Glance) => void
}

export function Story(props: StoryProps): ReactNode {
  const { log, remarks, fresh, words, names, view, faceKeys, telling, mine, onLine, onLook } = props
  const t = useTranslations('table')
  const list = useRef<HTMLOListElement>(null)
  const set = useSettings((settings) => settings.set)
  const kept = useSettings((settings) => filterNamed(settings.story))
  const filter = kept === 'mine' && mine.length === 0 ? 'everything' : kept
  const memory = useRef<{ readonly of: unknown; readonly names: unknown; readonly told: readonly Told[] } | null>(null)
  const told = useMemo(() => {
    const before = memory.current?.of === words && memory.current.names === names ? memory.current.told : []
    return tellStory({ log, fresh, words, names }, before)
  }, [log, fresh, words, names])
  memory.current = { of: words, names, told }
  const shown = useMemo(
    () => wanted(told, filter, telling, ownOf(telling, view, mine)),
    [told, filter, telling, view, mine],
  )
  const said = useRemarks(told, remarks, words, names)
  const leadOf = useMemo(() => leads({ view, words, names, faceKeys }), [view, words, names, faceKeys])
  const roving = useRoving(list, shown)
  // Lines that are not drawn anew call what is called now.
  const calls = useRef({ onLine, onLook })
  calls.current = { onLine, onLook }
  const goToLine = useCallback<typeof onLine>((line) => calls.current.onLine(line), [])
  const lookAt = useCallback<typeof onLook>((look, glance) => calls.current.onLook(look, glance), [])
  useEffect(
    () =>
      beforePaint(() => {
        const line = list.current
        const end = line?.scrollHeight ?? 0
        return () => line?.scrollTo({ top: end })
      }),
    [shown],
  )
  useEffect(() => unlight, [])
  const choices = FILTERS.filter((one) => one !== 'mine' || mine.length > 0)
  return (
    <section className="story" aria-label={t('story')}>
      <h2>{t('story')}</h2>
      <Segments
        label={t('storyFilter')}
        hideLabel
        value={filter}
        choices={choices.map((value) => ({ value, label: t(`storyOf.${value}`) }))}
        onChange={(story) => set({ story })}
      />
      {shown.length === told.length ? null : (
        <p className="story-left" role="status">
          {t('storyLeft', { n: told.length - shown.length })}
        </p>
      )}
      <ol ref={list} {...roving}>
        {shown.map((entry) => (
          <Line
            key={entry.key}
            entry={entry}
            level={levelOf(telling, entry.line)}
            leads={entry.pieces.map(leadOf)}
            remark={said.get(entry.key) ?? ''}
            onLine={goToLine}
            onLook={lookAt}
          />
        ))}
      </ol>
    </section>
  )
}
function ownOf(telling: Telling, { state }: View<Core>, mine: readonly Seat[]): ReadonlySet<string> {
  return new Set(mine.flatMap((seat) => [`seat ${seat}`, ...(telling.own?.(state, seat) ?? [])]))
}

/** What stands right behind a name, and so on the same line. */
const MARKS = /^[\u00a0\u202f]?[.,;:!?)»”’…]+/

interface LineProps extends Pick<StoryProps, 'onLine' | 'onLook'> {
  readonly entry: Told
  readonly level: string
  /** Where its pieces lead. */
  readonly leads: readonly (Lead | null)[]
  /** What a bot said about it. */
  readonly remark: string
}
const Line = memo(function Line({ entry, level, leads, remark, onLine, onLook }: LineProps): ReactNode {
  const { key, line, pieces, text, isFresh } = entry
  const t = useTranslations('table')
  const isSpoken = useSpoken(({ place }) => place === String(key))
  const isLead = (i: number): boolean => (leads[i] ?? null) !== null
  return (
    <li className={`story-${level} ${isFresh ? 'fresh' : ''} ${isSpoken ? 'spoken' : ''}`}>
      {/* The way back to the moment lies under the whole line, the names upon it. */}
      <a
        href={`#${line.at}`}
        className="story-line"
        title={t('seeMoment')}
        aria-label={t('seeMomentOf', { line: text })}
        onClick={(event) => {
          event.preventDefault()
          onLine(line)
        }}
      />
      <span className="story-text">
        {pieces.map((piece, i) => {
          const lead = leads[i] ?? null
          const text = isLead(i - 1) ? piece.text.replace(MARKS, '') : piece.text
          if (lead === null) return text
          return (
            <span key={i} className="story-named">
              <Name text={text} lead={lead} onLook={onLook} />
              {MARKS.exec(pieces[i + 1]?.text ?? '')?.[0]}
            </span>
          )
        })}{' '}
        <RuleLink id={line.rule} />
        {remark === '' ? null : <span className="story-remark">{remark}</span>}
      </span>
    </li>
  )
}, isSameLine)
/** A line is drawn anew when it has changed, or when what it names has come, gone or changed. */
function isSameLine(a: LineProps, b: LineProps): boolean {
  const isSameText = a.entry === b.entry && a.remark === b.remark
  return isSameText && a.level === b.level && JSON.stringify(a.leads) === JSON.stringify(b.leads)
}
interface NameProps extends Pick<StoryProps, 'onLook'> {
  readonly text: string
  readonly lead: Lead
}
function Name({ text, lead, onLook }: NameProps): ReactNode {
  const { key, look } = lead
  const rest = (): void => {
    if (key !== null) light(key)
  }
  const press = (event: MouseEvent): void => {
    const thing = key === null ? null : lightUp(key)
    onLook(look, { isPassing: false, from: thing ?? event.currentTarget, ways: [] })
  }
  return (
    <button
      type="button"
      className="story-name"
      onClick={press}
      onPointerEnter={rest}
      onPointerLeave={unlight}
      onFocus={rest}
      onBlur={unlight}
    >
      {text}
    </button>
  )
}
