/** The log, told as a story. Each line leads back to its moment and to its rule, each name to what it names. */
import type { Core, LogLine, Seat, View } from '@emberhall/kernel'
import type { Remark } from '@emberhall/minds'
import type { Telling } from '@emberhall/speech'
import { beforePaint, type GameTable, type Glance, RuleLink } from '@emberhall/ui'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../settings/settings.ts'
import { useSpoken } from '../../settings/voice.ts'
import { Head } from './Head.tsx'
import { type Lead, type Looked, leads } from './lead.ts'
import { Sign } from './Sign.tsx'
import { unlight } from './shown.ts'
import { Text } from './Text.tsx'
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
  readonly sign: GameTable['sign']
  readonly onLine: (line: LogLine) => void
  readonly onLook: (look: Looked, glance: Glance) => void
}

/** So many lines are drawn, however long a game is: what all of it would cost grows with every answer. */
const DRAWN = 100
export function Story(props: StoryProps): ReactNode {
  const { log, remarks, fresh, words, names, view, faceKeys, telling, mine, sign, onLine, onLook } = props
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
  const [most, setMost] = useState(DRAWN)
  const drawn = useMemo(() => shown.slice(-most), [shown, most])
  const said = useRemarks(told, remarks, words, names)
  const leadOf = useMemo(() => leads({ view, words, names, faceKeys }), [view, words, names, faceKeys])
  const roving = useRoving(list, drawn)
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
  // Whoever has gone back so far reads on where the line stood that came first.
  const earlier = (): void => {
    const first = list.current?.querySelector<HTMLElement>('.story-line')
    setMost((n) => n + DRAWN)
    first?.focus({ preventScroll: true })
    beforePaint(() => () => first?.scrollIntoView())
  }
  const choices = FILTERS.filter((one) => one !== 'mine' || mine.length > 0)
  return (
    <section className="story" aria-label={t('story')}>
      <Head filter={filter} filters={choices} onFilter={(story) => set({ story })} />
      {shown.length === told.length ? null : (
        <p className="story-left" role="status">
          {t('storyLeft', { n: told.length - shown.length })}
        </p>
      )}
      <ol ref={list} {...roving}>
        {shown.length === drawn.length ? null : (
          <li className="story-earlier">
            <button type="button" className="link" onClick={earlier}>
              {t('storyEarlier', { n: shown.length - drawn.length })}
            </button>
          </li>
        )}
        {drawn.map((entry) => (
          <Line
            key={entry.key}
            entry={entry}
            level={levelOf(telling, entry.line)}
            telling={telling}
            sign={sign}
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

interface LineProps extends Pick<StoryProps, 'telling' | 'sign' | 'onLine' | 'onLook'> {
  readonly entry: Told
  readonly level: string
  /** Where its pieces lead. */
  readonly leads: readonly (Lead | null)[]
  /** What a bot said about it. */
  readonly remark: string
}
const Line = memo(function Line(props: LineProps): ReactNode {
  const { entry, level, leads, telling, sign, remark, onLine, onLook } = props
  const { key, line, pieces, text, isFresh } = entry
  const t = useTranslations('table')
  const isSpoken = useSpoken(({ place }) => place === String(key))
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
      <Sign entry={entry} telling={telling} sign={sign} />
      <span className="story-text">
        <Text pieces={pieces} leads={leads} onLook={onLook} /> <RuleLink id={line.rule} />
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
