/** Players of an Emberhall table: two people with two seats each, over sockets. */
import { at } from '@emberhall/kernel'
import {
  applyOps,
  type Op,
  OWN_HEADER,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type ViewData,
} from '@emberhall/server/protocol'
import { WebSocket } from 'ws'
import { pick } from '../choices.ts'
import type { LoadTable } from './kinds.ts'

/** Of a view, all that somebody needs who only answers: who is asked, and what. */
type Head = Omit<ViewData, 'state'>
interface Player {
  readonly socket: WebSocket
  head: Head
  seq: number
}
export async function arrive(url: string): Promise<string> {
  return at(at((await fetch(`${url}/api/me`)).headers.getSetCookie(), 0).split(';'), 0)
}
export async function post(url: string, path: string, cookie: string, body: object): Promise<TableInfo> {
  const headers = { cookie, 'content-type': 'application/json', [OWN_HEADER]: 'bench' }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as TableInfo
}

/** A table as it was laid out, and the cookies of those who sit at it. */
interface Laid {
  readonly info: TableInfo
  readonly cookies: readonly string[]
}
export async function layOut(url: string, other = url): Promise<Laid> {
  const [ana, ben] = [await arrive(url), await arrive(other)]
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'here' }, { kind: 'link' }]
  const info = await post(url, '/api/tables', ana, { game: 'endless', seats })
  for (const seat of [1, 3]) await post(other, `/api/tables/${info.id}/sit`, ben, { key: at(info.seats, seat).link })
  return { info, cookies: [ana, ben] }
}
export const socketAt = (url: string, table: string): string => `${url.replace('http', 'ws')}/api/socket?table=${table}`

/** Lays a table out at the next of some servers and sits down at it; those who are apart come by way of two of them. */
export function seatingAt(urls: readonly string[], people: 'together' | 'apart'): () => Promise<LoadTable> {
  let n = 0
  return async () => {
    const next = n++
    const url = at(urls, next % urls.length)
    const other = people === 'apart' ? at(urls, (next + 1) % urls.length) : url
    const { info, cookies } = await layOut(url, other)
    return sitDown([socketAt(url, info.id), socketAt(other, info.id)], cookies)
  }
}
const PATCH = '{"type":"patch"'
const seqOf = (patch: string): number => Number(/"seq":(\d+)/.exec(patch)![1])
/** The operations of a patch that concern the question: those before them and after them, on what lies on the table, are not read. */
function headOps(patch: string): readonly Op[] {
  const seat = patch.indexOf('[["seat"]')
  const start = seat < 0 ? patch.indexOf('[["question"]') : seat
  const next = patch.indexOf(',[["state"', start)
  const end = next < 0 ? patch.indexOf('],"fingerprint"', start) : next
  return JSON.parse(`[${patch.slice(start, end)}]`) as readonly Op[]
}
const isAsked = ({ head, seq }: Player, since = 0): boolean => seq >= since && head.waiting.includes(head.seat)

export async function sitDown(addresses: readonly string[], cookies: readonly string[]): Promise<LoadTable> {
  const players: Player[] = []
  let n = 0
  let waiting: { readonly id: string; readonly done: () => void; seq: number } | null = null
  const settle = (): void => {
    if (waiting === null || !players.some((p) => isAsked(p, waiting!.seq))) return
    const { done } = waiting
    waiting = null
    done()
  }
  const take = (player: Player, text: string): void => {
    if (text.startsWith(PATCH)) {
      // Who is not asked, and is not now, need not read on.
      if (isAsked(player) || text.includes('[["waiting"')) player.head = applyOps(player.head, headOps(text))
      player.seq = seqOf(text)
      return settle()
    }
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'snapshot') Object.assign(player, { head: message.view, seq: message.seq })
    else if (message.type === 'ack' && message.id === waiting?.id) waiting.seq = message.seq
    else if (message.type === 'refused') throw new Error(text.slice(0, 500))
    settle()
  }
  for (const [i, cookie] of cookies.entries())
    await new Promise<void>((ready) => {
      const socket = new WebSocket(at(addresses, i % addresses.length), {
        headers: { cookie },
        perMessageDeflate: false,
      })
      let player: Player | null = null
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
      socket.on('message', (data: Buffer) => {
        const text = data.toString()
        if (player !== null) return take(player, text)
        const message = JSON.parse(text) as ServerMessage
        if (message.type !== 'snapshot') return
        player = { socket, head: message.view, seq: message.seq }
        players.push(player)
        ready()
      })
    })
  return {
    answer: () =>
      new Promise((done) => {
        const latest = Math.max(...players.map(({ seq }) => seq))
        const { socket, head } = players.find((p) => isAsked(p, latest))!
        const { options, kind, min } = head.ask!
        const value = kind === 'number' ? `number:${min}` : options[pick(options.length)]
        const id = `k${n++}`
        waiting = { id, done, seq: Number.POSITIVE_INFINITY }
        const answer = JSON.stringify({ type: 'answer', id, seat: head.seat, question: head.question, value })
        // As bytes it takes one write instead of two.
        socket.send(Buffer.from(answer), { binary: false })
      }),
  }
}
