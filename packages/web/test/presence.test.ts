/** Who is there and what they say: since when somebody is away, in both languages, and talk in its order. */
import { createFormatter, createTranslator } from 'use-intl/core'
import { withPresence } from '@emberhall/server/protocol'
import { expect, test } from 'vitest'
import { heard } from '../src/play/remoteDesk.ts'
import { awayText } from '../src/online/presence.ts'
import { onThisClock } from '../src/play/remoteView.ts'
import { messages } from '../src/text/messages.ts'
import { TABLE } from './table.ts'

// A Sunday.
const NOW = Date.UTC(2026, 2, 8, 12)
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
function told(lang: 'en' | 'fr', ago: number | null): string {
  const t = createTranslator({ locale: lang, messages: messages[lang], namespace: 'online' })
  const format = createFormatter({ locale: lang, timeZone: 'UTC' })
  return awayText(ago === null ? null : NOW - ago, NOW, t, format).replaceAll('\u00A0', ' ')
}

test('how long somebody has been away is told in words, the longer ago the less exactly', () => {
  const times = [null, 20_000, MINUTE, 12.6 * MINUTE, 3 * HOUR, 5 * DAY, 40 * DAY]
  expect(times.map((ago) => told('en', ago))).toEqual([
    'away',
    'has just left',
    'away for 1 minute',
    'away for 12 minutes',
    'away for 3 hours',
    'last here on Tuesday',
    'last here on January 27',
  ])
  expect(times.map((ago) => told('fr', ago))).toEqual([
    'absent',
    'vient de partir',
    'absent depuis 1 minute',
    'absent depuis 12 minutes',
    'absent depuis 3 heures',
    'ici pour la dernière fois mardi',
    'ici pour la dernière fois le 27 janvier',
  ])
})
test('a clock that goes wrong does not make anybody leave earlier', () => {
  const seats = TABLE.seats.map((seat) => ({ ...seat, seen: 5000, botFrom: 8000 }))
  const { seen, botFrom } = onThisClock({ ...TABLE, seats, now: 6000 }).seats[0]!
  expect(Date.now() - seen).toBeGreaterThanOrEqual(1000)
  expect(Date.now() - seen).toBeLessThan(1500)
  expect(botFrom - seen).toBe(3000)
})
test('who comes and goes changes their seat alone, by the clock of this browser, and how many look on', () => {
  const news = { seat: 1, present: false, seen: 5000, botFrom: 8000, actFrom: 6500 }
  const table = withPresence(TABLE, onThisClock({ now: 6000, watchers: 12, seats: [news] }))
  expect(table.watchers).toBe(12)
  expect(table.seats[0]).toBe(TABLE.seats[0])
  const { name, present, seen, botFrom, actFrom } = table.seats[1]!
  expect([name, present]).toEqual(['1', false])
  expect(Date.now() - seen!).toBeGreaterThanOrEqual(1000)
  expect([botFrom! - seen!, actFrom! - seen!]).toEqual([3000, 1500])
})
test('talk stands in the order in which it was said, each line once, also where it is heard late', () => {
  const line = (n: number) => ({ n, seat: 0, name: 'Ana', text: `${n}`, at: n })
  const before = { chat: [line(1), line(3)], reactions: [], points: [] }
  const { chat } = heard(before, { type: 'chat', lines: [line(2), line(3), line(4)] })
  expect(chat!.map(({ n }) => n)).toEqual([1, 2, 3, 4])
})
