/** People at a table on the server: talk, votes, seats. */
import { LIMITS, type ServerMessage, type TableInfo } from '@emberhall/server/protocol'
import { freshId } from '../storage/tables.ts'
import { type OnlineDesk, type OnlineState, toldBySource } from './online.ts'
import type { ServerRequest } from './requests.ts'

export interface DeskLines extends Pick<OnlineDesk, 'current' | 'subscribe' | 'remove' | 'retry' | 'dismiss' | 'look'> {
  readonly proposal: () => string | null
  /** Over the socket; what is refused is told at the table. */
  readonly ask: (message: ServerRequest) => void
  /** Over HTTP; likewise. */
  readonly post: (path: string, body?: unknown) => Promise<TableInfo>
  readonly took: (table: TableInfo) => void
}
export function deskOf({ proposal, ask, post, took, ...rest }: DeskLines): OnlineDesk {
  /** What would come too late is not sent. */
  const showNow = (message: ServerRequest): void => {
    if (rest.current().connection === 'open') ask(message)
  }
  const act = (path: string, body?: unknown): void => void post(path, body).then(took, toldBySource)
  return {
    ...rest,
    say: (text) => ask({ type: 'chat', id: freshId(), text }),
    react: (what) => ask({ type: 'react', id: freshId(), what }),
    point: (at) => showNow({ type: 'point', id: freshId(), at }),
    plan: (at) => showNow({ type: 'plan', id: freshId(), at }),
    vote: (answer) => {
      const open = proposal()
      if (open !== null) ask({ type: answer, id: freshId(), proposal: open })
    },
    seat: (seat, deed) => act(`seats/${seat}/${deed}`),
    letAct: (seat, by, other) => act(`seats/${seat}/${by}`, { seat: other }),
    letLook: (seat, shown) => act(`seats/${seat}/shown`, { shown }),
    setDelay: (minutes) => act('delay', { minutes }),
    setPaused: (status) => act(status),
    setWebhook: (url, lang) => act('webhook', { url, lang }),
    askWhole: () => ask({ type: 'whole', id: freshId(), seat: rest.current().table.mine[0] ?? -1 }),
    again: async () => (await post('rematch')).id,
  }
}

const REACTIONS_SHOWN = 6
const POINTS_SHOWN = 4
type Talk = Extract<ServerMessage, { type: 'chat' | 'reaction' | 'point' | 'plans' | 'rematch' }>
/** What people say and do around the table, added to what was there. */
export function heard(
  { chat, reactions, points }: Pick<OnlineState, 'chat' | 'reactions' | 'points'>,
  message: Talk,
): Partial<OnlineState> {
  if (message.type === 'rematch') return { rematch: { table: message.table, by: message.by, link: message.link } }
  if (message.type === 'plans') return { plans: message.plans }
  if (message.type === 'point') {
    const { seat, at } = message
    const n = (points.at(-1)?.n ?? 0) + 1
    return { points: [...points, { n, seat, at }].slice(-POINTS_SHOWN) }
  }
  if (message.type === 'reaction') {
    const { seat, name, what } = message
    const n = (reactions.at(-1)?.n ?? 0) + 1
    return { reactions: [...reactions, { n, seat, name, what }].slice(-REACTIONS_SHOWN) }
  }
  // Who looks on later hears things late that were said before what is there already.
  const fresh = message.lines.filter(({ n }) => !chat.some((line) => line.n === n))
  return { chat: [...chat, ...fresh].toSorted((a, b) => a.n - b.n).slice(-LIMITS.chatKept) }
}
