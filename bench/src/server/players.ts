/** Players of an Emberhall table: two people with two seats each, over sockets. */
import { applyOps, PROTOCOL, type ServerMessage, type TableInfo, type ViewData } from '@emberhall/server/protocol'
import { WebSocket } from 'ws'
import { pick } from '../choices.ts'
import type { LoadTable } from './kinds.ts'

const NEWS = /\["(ask|waiting|seat)"/
interface Player {
  readonly socket: WebSocket
  view: ViewData
  seq: number
}
async function arrive(url: string): Promise<string> {
  return (await fetch(`${url}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!
}
async function post(url: string, path: string, cookie: string, body: object): Promise<TableInfo> {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as TableInfo
}

/** Lays a table out and sits down at it. */
export function seatingAt(url: string): () => Promise<LoadTable> {
  return async () => {
    const [ana, ben] = [await arrive(url), await arrive(url)]
    const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'here' }, { kind: 'link' }]
    const info = await post(url, '/api/tables', ana, { game: 'endless', seats })
    for (const seat of [1, 3]) await post(url, `/api/tables/${info.id}/sit`, ben, { key: info.seats[seat]!.link })
    return sitDown(`${url.replace('http', 'ws')}/api/socket?table=${info.id}`, [ana, ben])
  }
}
async function sitDown(address: string, cookies: readonly string[]): Promise<LoadTable> {
  const players: Player[] = []
  let n = 0
  let waiting: { readonly id: string; readonly done: () => void; seq: number } | null = null
  const isAsked = ({ view, seq }: Player, since: number) => seq >= since && view.waiting.includes(view.seat)
  const settle = (): void => {
    if (waiting === null || !players.some((p) => isAsked(p, waiting!.seq))) return
    const { done } = waiting
    waiting = null
    done()
  }
  const take = (player: Player, message: ServerMessage): void => {
    if (message.type === 'snapshot') Object.assign(player, { view: message.view, seq: message.seq })
    else if (message.type === 'patch') {
      // Nobody looks at the table here, only at what is asked.
      player.view = applyOps(
        player.view,
        message.ops.filter(([path]) => path[0] !== 'state'),
      )
      player.seq = message.seq
    } else if (message.type === 'ack' && message.id === waiting?.id) waiting.seq = message.seq
    else if (message.type === 'refused') throw new Error(JSON.stringify(message).slice(0, 500))
    settle()
  }
  for (const cookie of cookies)
    await new Promise<void>((ready) => {
      const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
      socket.on('message', (data: Buffer) => {
        const text = data.toString()
        const player = players[cookies.indexOf(cookie)]
        // Who is not asked, and was not, need not read on.
        if (player !== undefined && !isAsked(player, 0) && text.startsWith('{"type":"patch"') && !NEWS.test(text)) {
          player.seq = Number(/"seq":(\d+)/.exec(text)![1])
          return
        }
        const message = JSON.parse(text) as ServerMessage
        if (player === undefined && message.type === 'snapshot') {
          players.push({ socket, view: message.view, seq: message.seq })
          ready()
        } else if (player !== undefined) take(player, message)
      })
    })
  return {
    answer: () =>
      new Promise((done) => {
        const { socket, view } = players.find((p) => isAsked(p, Math.max(...players.map(({ seq }) => seq))))!
        const { options, kind, min } = view.ask!
        const value = kind === 'number' ? `number:${min}` : options[pick(options.length)]
        const id = `k${n++}`
        waiting = { id, done, seq: Number.POSITIVE_INFINITY }
        socket.send(JSON.stringify({ type: 'answer', id, seat: view.seat, question: view.question, value }))
      }),
  }
}
