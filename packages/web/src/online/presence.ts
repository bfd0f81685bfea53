/** How somebody is at the table, and since when they are not. */
import type { SeatInfo } from '@emberhall/server/protocol'
import { useFormatter, useNow, useTranslations } from 'use-intl'

export const SECOND = 1000
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const NAMED_DAYS = 6 * DAY
type Format = Pick<ReturnType<typeof useFormatter>, 'number' | 'dateTime'>
type Translate = ReturnType<typeof useTranslations<'online'>>

/** A length of time in its largest whole unit. */
export function lengthText(ms: number, format: Format): string {
  const [unit, length] =
    ms < MINUTE ? (['second', SECOND] as const) : ms < HOUR ? (['minute', MINUTE] as const) : (['hour', HOUR] as const)
  return format.number(Math.floor(ms / length), { style: 'unit', unit, unitDisplay: 'long' })
}
export function awayText(seen: number | null, now: number, t: Translate, format: Format): string {
  if (seen === null) return t('away')
  const ms = now - seen
  if (ms < MINUTE) return t('justLeft')
  if (ms < DAY) return t('awayFor', { time: lengthText(ms, format) })
  if (ms < NAMED_DAYS) return t('lastDay', { day: format.dateTime(seen, { weekday: 'long' }) })
  return t('lastDate', { day: format.dateTime(seen, { day: 'numeric', month: 'long' }) })
}

/** How somebody is there, in words that keep up with the time. */
export function useSeatText(): (seat: SeatInfo) => string {
  const t = useTranslations('online')
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE / 4 })
  return ({ kind, mine, present, seen }) => {
    if (kind === 'bot') return t('bot')
    if (kind === 'open') return t('open')
    if (mine) return t('you')
    return present ? t('present') : awayText(seen, now.getTime(), t, format)
  }
}
