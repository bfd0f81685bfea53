/** Bubbles at the places of people: what they said just now, and that they left, came back or let a bot play. */
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OnlineDesk } from '../play/online.ts'
import { type Bubble, changeOf, howOf, readingMs, wasOf } from './news.ts'
import { useOnline } from './useOnline.ts'

export interface Bubbles {
  readonly shown: readonly Bubble[]
  readonly drop: (key: string) => void
}
/** Whoever comes in is not told what was before. Of everybody only the latest is shown; what is being `answered`, at a seat, stays. */
export function useBubbles(online: OnlineDesk, answered: number | null): Bubbles {
  const chat = useTranslations('chat')
  const t = useTranslations('online')
  const state = useOnline(online)
  const { chat: lines, reactions, table } = state
  const [shown, setShown] = useState<readonly Bubble[]>([])
  const heard = useRef({ line: lines.at(-1)?.n ?? 0, reaction: reactions.at(-1)?.n ?? 0, seats: table.seats })
  const held = useRef(answered)
  held.current = answered
  const drop = (key: string): void => setShown((old) => old.filter((bubble) => bubble.key !== key))
  const show = (fresh: readonly Bubble[]): void => {
    if (fresh.length === 0) return
    setShown((old) => [...old.filter(({ seat }) => !fresh.some((bubble) => bubble.seat === seat)), ...fresh])
    for (const { key, ms, seat } of fresh) setTimeout(() => seat === held.current || drop(key), ms)
  }
  useEffect(() => {
    const { line, reaction } = heard.current
    heard.current = { ...heard.current, line: lines.at(-1)?.n ?? line, reaction: reactions.at(-1)?.n ?? reaction }
    const said = lines
      .filter(({ n, seat, deed }) => n > line && seat >= 0 && deed === undefined)
      .map(({ n, seat, text }) => ({ key: `line ${n}`, seat, text, isSaid: true, ms: readingMs(text) }))
    const cried = reactions
      .filter(({ n, seat }) => n > reaction && seat >= 0)
      .map(({ n, seat, what }) => ({ key: `reaction ${n}`, seat, text: chat(what), isSaid: true, ms: readingMs('') }))
    show([...said, ...cried])
  }, [lines, reactions])
  useEffect(() => {
    const before = heard.current.seats
    heard.current = { ...heard.current, seats: table.seats }
    show(
      table.seats.flatMap((now) => {
        const then = before[now.seat]
        const change = then === undefined || now.mine ? null : changeOf(wasOf(then), howOf(now))
        if (change === null) return []
        const text = t(`change.${change}`, { name: now.name })
        return [
          { key: `${change} ${now.seat} ${Date.now()}`, seat: now.seat, text, isSaid: false, ms: readingMs(text) },
        ]
      }),
    )
  }, [table.seats])
  return { shown, drop }
}
