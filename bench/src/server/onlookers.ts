/** Those who look on at one table, in a process of their own: as many as they are told to be, coming and going if wanted. */
import { PROTOCOL } from '@emberhall/server/protocol'
import { WebSocket } from 'ws'
import { arrive, post, socketAt } from './players.ts'

/** So many, and how many of them leave and are replaced in a second. */
export interface Wanted {
  readonly n: number
  readonly changing: number
}
const [url, table, watch] = process.argv.slice(2) as [string, string, string]
const AT_ONCE = 20
const sockets: WebSocket[] = []

async function come(): Promise<void> {
  const cookie = await arrive(url)
  await post(url, `/api/tables/${table}/sit`, cookie, { key: watch })
  const socket = new WebSocket(socketAt(url, table), { headers: { cookie }, perMessageDeflate: false })
  sockets.push(socket)
  await new Promise<void>((seen) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
    socket.once('message', () => seen())
  })
}
let timer: NodeJS.Timeout | undefined
async function become({ n, changing }: Wanted): Promise<void> {
  clearInterval(timer)
  while (sockets.length < n)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, n - sockets.length) }, () => come()))
  if (changing === 0) return
  timer = setInterval(() => {
    sockets.shift()?.close()
    void come()
  }, 1000 / changing)
}
process.on('disconnect', () => process.exit(0))
process.on('message', (wanted: Wanted) => void become(wanted).then(() => process.send!('here')))
