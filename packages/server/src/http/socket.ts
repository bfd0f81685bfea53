/** The way to tables over sockets: who is let in, how many, and for how long nobody need be there. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import { Failure } from '../failure.ts'
import { CLOSE, SOCKET_PATH } from '../protocol.ts'
import { SOCKET_QUERY } from '../schemas.ts'
import { left } from '../table/absence.ts'
import type { Room } from '../table/room.ts'
import { Connection, type ConnectionSettings } from './connection.ts'
import { whoIs } from './identity.ts'
import { isForeign } from './origin.ts'
import { lineOf } from './outbox.ts'
import { read } from './read.ts'
import { inSlices } from './slices.ts'

export interface SocketSettings extends ConnectionSettings {
  readonly socketsPerAddress: number
  readonly publicOrigin: string | null
  readonly beatMs: number
  readonly onSockets: (change: 1 | -1) => void
}
const MOST_PER_PERSON = 100

/** The request that became this socket is not needed as long as it is open, and weighs as much as the socket. */
function letGoOfRequest(socket: WebSocket): void {
  const line = lineOf(socket) as Socket & { _httpMessage?: ServerResponse | null }
  line._httpMessage?.detachSocket(line)
  socket.removeAllListeners('error')
}

async function leave(loading: Promise<Room>, connection: Connection): Promise<void> {
  const room = await loading.catch(() => null)
  if (room === null) return
  // In one go: nobody is told that somebody is away before it is known since when.
  room.errands.now(`${connection.who} has left`, () => {
    room.viewers.remove(connection)
    left(room, connection.who)
    room.viewers.tellPresence()
  })
}

/** How many there are of each. */
class Tally {
  private readonly counts = new Map<string, number>()
  of(key: string): number {
    return this.counts.get(key) ?? 0
  }
  add(key: string, change: 1 | -1): void {
    const n = this.of(key) + change
    if (n > 0) this.counts.set(key, n)
    else this.counts.delete(key)
  }
}

export function socketRoutes(app: FastifyInstance, settings: SocketSettings): void {
  const { notes } = settings.hall.settings
  const [people, addresses] = [new Tally(), new Tally()]
  const connections = new Set<Connection>()
  const heart = setInterval(() => inSlices([...connections], (connection) => connection.beat()), settings.beatMs)
  heart.unref()
  app.addHook('onClose', () => clearInterval(heart))

  /** Before there is a socket, and before anybody has to be told who they are. */
  const mayCome = async ({ ip }: FastifyRequest): Promise<void> => {
    if (addresses.of(ip) >= settings.socketsPerAddress) throw new Failure('tooMany', 'too many connections')
  }
  app.get(SOCKET_PATH, { websocket: true, preValidation: mayCome }, (socket, request) => {
    const { ip } = request
    addresses.add(ip, 1)
    settings.onSockets(1)
    socket.on('close', () => {
      addresses.add(ip, -1)
      settings.onSockets(-1)
    })
    let who: string
    let table: string
    try {
      if (isForeign(request, settings.publicOrigin)) throw new Failure('forbidden', 'from another site')
      who = whoIs(request)
      ;({ table } = read(SOCKET_QUERY, request.query))
      if (people.of(who) >= MOST_PER_PERSON) throw new Failure('tooMany', 'too many connections')
    } catch (error) {
      request.log.warn({ ip, reason: (error as Error).message }, 'socket refused')
      socket.close(CLOSE.forbidden, 'who are you?')
      return
    }
    people.add(who, 1)
    const loading = settings.hall.roomFor(table, who)
    const connection = new Connection(socket, request, who, settings, loading)
    connections.add(connection)
    loading.then(
      (room) => room.viewers.add(connection),
      (error: unknown) => {
        const failure = error instanceof Failure ? error : new Failure('internal', 'this table cannot be opened')
        if (failure !== error) notes.error({ error, table }, 'a table cannot be opened')
        else notes.warn({ who, table, code: failure.code }, 'socket refused')
        connection.send(JSON.stringify({ type: 'error', code: failure.code, message: failure.message }))
        connection.close(failure.code === 'unknownTable' ? CLOSE.gone : CLOSE.stopping, failure.message.slice(0, 100))
      },
    )
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!settings.hall.isStopping) connection.receive(isBinary ? '' : data.toString())
    })
    socket.on('ping', (data: Buffer) => connection.ping(data))
    socket.on('pong', () => connection.pong())
    letGoOfRequest(socket)
    socket.on('error', (error: Error) => notes.warn({ who, reason: error.message }, 'socket error'))
    socket.on('close', () => {
      connections.delete(connection)
      connection.ended()
      people.add(who, -1)
      void leave(loading, connection)
    })
  })
}
