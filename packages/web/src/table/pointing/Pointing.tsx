/** People show each other things on the drawn table: fingers that pulse for a moment, and plans that stay a while. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../Icon.tsx'
import { useTip } from '../../keys/bindings.ts'
import { useOnline } from '../../online/useOnline.ts'
import type { OnlineDesk, Pointed } from '../../play/online.ts'
import { useSettings } from '../../settings/settings.ts'
import { play } from '../../settings/sound.ts'
import '../../styles/pointing.css'
import type { Desk } from '../useDesk.ts'
import { leavePointing, setPointMode, usePointMode } from './mode.ts'
import { useFollow } from './useFollow.ts'
import { useHand } from './useHand.ts'
import { type OwnPlan, usePlan } from './usePlan.ts'
import { useTold } from './useTold.ts'

export interface PointingProps {
  readonly desk: Desk
  readonly online: OnlineDesk
}
export function Pointing(props: PointingProps): ReactNode {
  const { desk, online } = props
  const { table } = useOnline(online)
  const { lines } = useTold(desk, online)
  return (
    <>
      <Layer {...props} />
      {table.mine.length > 0 && desk.things.length > 0 ? <Hand {...props} /> : null}
      <div className="hidden" aria-live="polite" data-testid="pointed">
        {lines.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
    </>
  )
}

/** Beside who is here: turns pointing on and off. */
export function PointButton({ desk, online }: PointingProps): ReactNode {
  const t = useTranslations('pointing')
  const isOn = usePointMode(({ mode }) => mode !== 'off')
  const isShown = useSettings(({ pointing }) => pointing)
  const { table } = useOnline(online)
  const tip = useTip()
  if (!isShown || table.mine.length === 0 || desk.things.length === 0) return null
  return (
    <button
      type="button"
      className="point-button"
      aria-pressed={isOn}
      {...tip('point', t('start'))}
      onClick={() => setPointMode(isOn ? 'off' : 'point')}
    >
      <Icon name="point" />
      <span className="hidden">{t('start')}</span>
    </button>
  )
}

const SHOWN_MS = 3200
/** Those who point at this moment; what was pointed at before one came in is over. */
function useFingers(points: readonly Pointed[], mine: readonly number[]): readonly Pointed[] {
  const last = points.at(-1)
  const [gone, setGone] = useState(last?.n ?? 0)
  const heard = useRef(gone)
  useEffect(() => {
    if (last === undefined || last.n <= heard.current) return
    heard.current = last.n
    if (!mine.includes(last.seat)) play('point', useSettings.getState().effects)
    setTimeout(() => setGone((old) => Math.max(old, last.n)), SHOWN_MS)
  }, [last])
  return points.filter(({ n }) => n > gone)
}
function Layer({ desk, online }: PointingProps): ReactNode {
  const t = useTranslations('pointing')
  const { points, plans, table } = useOnline(online)
  const { things, names, snapshot } = desk
  const layer = useRef<HTMLUListElement>(null)
  const fingers = useFingers(points, table.mine)
  const nameOf = (key: string): string | undefined => things.find((thing) => thing.key === key)?.name
  const colourOf = (seat: number): string => snapshot.sitters[seat]?.colour ?? 'var(--accent)'
  const marks = plans.flatMap(({ seat, at }, who) => at.map((key, i) => ({ seat, key, n: i + 1, who })))
  useFollow(layer, fingers.length + marks.length > 0)
  return (
    <ul ref={layer} className="pointed" aria-hidden="true">
      {marks.map(({ seat, key, n, who }) => (
        <li
          key={`${seat} ${key}`}
          className="plan-mark"
          data-at={key}
          style={{ '--who': colourOf(seat), '--nth': String(who) }}
        >
          <b>{n}</b>
        </li>
      ))}
      {fingers.map(({ n, seat, at }) => (
        <li key={n} className="finger" data-at={at} style={{ '--who': colourOf(seat) }}>
          <i />
          <b>{names[seat]}</b>
          <span>{t('pointed', { who: names[seat] ?? '', what: nameOf(at) ?? '' })}</span>
        </li>
      ))}
    </ul>
  )
}

function Hand({ desk, online }: PointingProps): ReactNode {
  const plan = usePlan(desk, online)
  useHand(desk, online, plan)
  const { mode } = usePointMode()
  return mode === 'off' ? null : <Bar plan={plan} isSecret={desk.isSecret} />
}
function Bar({ plan, isSecret }: { readonly plan: OwnPlan; readonly isSecret: boolean }): ReactNode {
  const t = useTranslations('pointing')
  const { mode } = usePointMode()
  const tip = useTip()
  return (
    <div className="point-bar" role="group" aria-label={t('title')}>
      <p>
        {t(mode === 'plan' ? 'planHelp' : 'help')} {mode === 'plan' && isSecret ? t('onlyYou') : ''}
      </p>
      <button type="button" aria-pressed={mode === 'point'} onClick={() => setPointMode('point')}>
        <Icon name="point" /> {t('point')}
      </button>
      <button type="button" aria-pressed={mode === 'plan'} onClick={() => setPointMode('plan')}>
        <Icon name="plan" /> {t('plan')}
      </button>
      {plan.at.length === 0 ? null : (
        <button type="button" {...tip('unplan', t('clear'))} onClick={plan.clear}>
          <Icon name="remove" /> <span className="hidden">{t('clear')}</span>
        </button>
      )}
      <button type="button" title={`${t('done')} (Esc)`} onClick={leavePointing}>
        <Icon name="close" /> <span className="hidden">{t('done')}</span>
      </button>
    </div>
  )
}
