/** A finished game looked over: how the chances went, what turned it, and the way back to any of it. */
import type { Seat } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { Sheet } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { reviewGame } from '../play/local.ts'
import type { Reviewed, ReviewProgress, ToldTurn } from '../play/reviewing.ts'
import type { Snapshot, TableSource } from '../play/source.ts'
import { unended } from './tell.ts'
import '../styles/review.css'

export interface ReviewSheetProps {
  readonly source: TableSource
  readonly snapshot: Snapshot
  readonly lang: Lang
  readonly names: readonly string[]
  /** Whether those at the table played against each other. */
  readonly isRivalry: boolean
  readonly onShow: (at: number) => void
  /** Null where a copy would tell too much. */
  readonly onPlayOn: ((at: number) => void) | null
  readonly onClose: () => void
}
type Course = ReviewProgress | Reviewed | 'none'
const percent = (chance: number): number => Math.round(chance * 100)

export function ReviewSheet(props: ReviewSheetProps): ReactNode {
  const { onClose } = props
  const t = useTranslations('review')
  const common = useTranslations('common')
  const course = useReview(props)
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <div className="review">
        {course === 'none' ? <p className="note">{t('none')}</p> : null}
        {typeof course === 'object' && 'done' in course ? <Underway progress={course} onStop={onClose} /> : null}
        {typeof course === 'object' && 'points' in course ? <Found {...props} found={course} /> : null}
      </div>
    </Sheet>
  )
}
function useReview({ source, snapshot, lang, names, isRivalry }: ReviewSheetProps): Course {
  const [course, setCourse] = useState<Course>({ done: 0, all: 1 })
  const eyes: Seat = isRivalry ? (snapshot.mine[0] ?? 0) : -1
  useEffect(() => {
    let isHere = true
    const run = reviewGame(source, { eyes, lang, names }, (progress) => isHere && setCourse(progress))
    void run.found.then((found) => isHere && setCourse(found === null || found.points.length === 0 ? 'none' : found))
    return () => {
      isHere = false
      run.stop()
    }
    // The game is over: nothing of it changes any more.
  }, [source, lang])
  return course
}

function Underway({ progress, onStop }: { readonly progress: ReviewProgress; readonly onStop: () => void }): ReactNode {
  const t = useTranslations('review')
  const { done, all } = progress
  return (
    <div className="review-underway">
      <label>
        <span>{t('underway', { n: done, all })}</span>
        <progress value={done} max={all} />
      </label>
      <button type="button" className="choice" onClick={onStop}>
        <Icon name="close" /> <b>{t('stop')}</b>
      </button>
    </div>
  )
}

function Found(props: ReviewSheetProps & { readonly found: Reviewed }): ReactNode {
  const { found, names, onShow, onPlayOn, onClose } = props
  const t = useTranslations('review')
  const { points, turns, choices, luck } = found
  const [chosen, setChosen] = useState(turns[0]?.point ?? 0)
  const point = points[chosen]!
  const show = (at: number): void => {
    onClose()
    onShow(at)
  }
  return (
    <>
      <p>
        {t('sum', { choices: percent(-choices), luck: percent(Math.abs(luck)), isLucky: luck >= 0 ? 'yes' : 'no' })}
      </p>
      <Curve found={found} chosen={chosen} />
      <label className="review-pick">
        <span>
          {t('point', { n: chosen + 1, all: points.length, who: names[point.seat]!, chance: percent(point.chance) })}
        </span>
        <input
          type="range"
          className="eh-range"
          min={0}
          max={points.length - 1}
          value={chosen}
          aria-valuetext={t('point', {
            n: chosen + 1,
            all: points.length,
            who: names[point.seat]!,
            chance: percent(point.chance),
          })}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </label>
      <div className="review-deeds">
        <button type="button" className="choice" onClick={() => show(point.at)}>
          <Icon name="history" /> <b>{t('show')}</b>
        </button>
        {onPlayOn === null ? null : (
          <button type="button" className="choice" onClick={() => onPlayOn(point.at)}>
            <Icon name="branch" /> <b>{t('playOn')}</b>
          </button>
        )}
      </div>
      <h3>{t('turns')}</h3>
      {turns.length === 0 ? <p className="note">{t('noTurns')}</p> : null}
      <ol className="review-turns">
        {turns.map((turn) => (
          <li key={`${turn.point} ${turn.kind}`}>
            <TurnText turn={turn} who={names[points[turn.point]!.seat]!} />
            <button type="button" className="link" onClick={() => show(points[turn.point]!.at)}>
              {t('show')}
            </button>
          </li>
        ))}
      </ol>
      <p className="note">{t('how')}</p>
    </>
  )
}
function TurnText({ turn, who }: { readonly turn: ToldTurn; readonly who: string }): ReactNode {
  const t = useTranslations('review')
  const { kind, by, chosen, better, prompt } = turn
  const points = percent(Math.abs(by))
  if (kind === 'choice')
    return (
      <p>
        <b>{t('choice', { who, points })}</b> <span>{prompt}</span>{' '}
        <span>{t('instead', { chosen: unended(chosen), better: unended(better) })}</span>
      </p>
    )
  return (
    <p>
      <b>{t(by > 0 ? 'goodLuck' : 'badLuck', { points })}</b>{' '}
      <span>{t('after', { who, chosen: unended(chosen) })}</span>
    </p>
  )
}

const [WIDE, HIGH] = [600, 160]
function Curve({ found, chosen }: { readonly found: Reviewed; readonly chosen: number }): ReactNode {
  const t = useTranslations('review')
  const { points, turns } = found
  const x = (i: number): number => (points.length < 2 ? 0 : (i / (points.length - 1)) * WIDE)
  const y = (chance: number): number => HIGH - chance * HIGH
  const line = points.map(({ chance }, i) => `${x(i).toFixed(1)},${y(chance).toFixed(1)}`).join(' ')
  const [first, last] = [points[0]!, points.at(-1)!]
  return (
    <svg
      className="review-curve"
      viewBox={`-6 -6 ${WIDE + 12} ${HIGH + 12}`}
      role="img"
      aria-label={t('curve', { first: percent(first.chance), last: percent(last.chance) })}
    >
      <path d={`M0 ${HIGH / 2}H${WIDE}`} className="review-half" />
      <polyline points={line} />
      {turns.map(({ point, kind }) => (
        <circle key={`${point} ${kind}`} cx={x(point)} cy={y(points[point]!.chance)} r={6} className={`is-${kind}`} />
      ))}
      <circle cx={x(chosen)} cy={y(points[chosen]!.chance)} r={4} className="is-chosen" />
    </svg>
  )
}
