/** Tables over HTTP. */
import { infoFor } from '../table/info.ts'
import { botNames } from '@emberhall/bots'
import type { Match, Seat } from '@emberhall/kernel'
import { knowledgeAt, viewpoints } from '@emberhall/sitting'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Buckets } from '../bucket.ts'
import { Failure } from '../failure.ts'
import {
  type Corrections,
  type GameInfo,
  type Invitation,
  type LogPart,
  type TableInfo,
  type ViewData,
} from '../protocol.ts'
import {
  ACTOR,
  BOT,
  CLONE,
  CORRECTIONS_QUERY,
  DELAY,
  KNOCK,
  LOG_QUERY,
  MOMENT_QUERY,
  NEW_TABLE,
  NOTHING,
  ONWARD,
  SEAT_CHANGE,
  SHOWN,
  SIT,
  TABLE_ID,
  TABLE_SEAT,
  WEBHOOK,
} from '../schemas.ts'
import { alone } from '../table/catching.ts'
import { clone as copyTable, rematch as layAgain } from '../table/copying.ts'
import { noteGlimpse } from '../table/glimpses.ts'
import type { Hall } from '../table/hall.ts'
import { fileFor } from '../table/leaving.ts'
import { tablesOf } from '../table/listing.ts'
import { correctionsFor } from '../table/correcting.ts'
import { setWebhook } from '../table/doorbell.ts'
import { drop } from '../table/dropped.ts'
import { matchAt } from '../table/opening.ts'
import type { Room } from '../table/room.ts'
import {
  delay,
  dress,
  giveToBot,
  knock,
  letAct,
  newLink,
  pause,
  show,
  sit,
  stand,
  takeFromBot,
} from '../table/seating.ts'
import { viewData } from '../viewData.ts'
import { whoIs } from './identity.ts'
import { read } from './read.ts'

const LOG_MOST = 5000

type Handler = (request: FastifyRequest) => unknown

/** A table as somebody sees it who has just come to it. */
export function infoOf(room: Room, who: string): Promise<TableInfo> {
  return room.do(async () => {
    await room.worldOf(who)
    return infoFor(room, who)
  })
}

export function tableRoutes(app: FastifyInstance, hall: Hall, tablesPerMinute: number, looks: Buckets): void {
  const route =
    (method: 'GET' | 'POST' | 'DELETE') =>
    (url: string, handler: Handler, more: object = {}) => {
      app.route({ method, url, handler, ...more })
    }
  const [get, post, remove] = [route('GET'), route('POST'), route('DELETE')]
  const seldom = { config: { rateLimit: { max: tablesPerMinute, timeWindow: '1 minute' } } }
  /** What is played again, searched or written out for one person alone has an allowance of its own. */
  const look = (url: string, handler: Handler): void =>
    get(url, (request) => {
      if (!looks.take(whoIs(request), 1)) throw new Failure('tooFast', 'slower, please')
      return handler(request)
    })
  const roomOf = (request: FastifyRequest): Promise<Room> =>
    hall.roomFor(read(TABLE_ID, request.params).id, whoIs(request))
  /** Something done to a table by somebody who may be there; the answer is how the table is then. */
  const act = (path: string, deed: (room: Room, who: string, body: unknown) => Promise<void>): void => {
    post(`/api/tables/:id/${path}`, async (request) => {
      const who = whoIs(request)
      const room = await roomOf(request)
      return alone(room, async () => {
        await deed(room, who, request.body ?? {})
        return infoFor(room, who)
      })
    })
  }
  const actOnSeat = (
    path: string,
    deed: (room: Room, who: string, seat: Seat, body: unknown) => Promise<void>,
  ): void => {
    post(`/api/tables/:id/seats/:seat${path}`, async (request) => {
      const who = whoIs(request)
      const { id, seat } = read(TABLE_SEAT, request.params)
      const room = await hall.roomFor(id, who)
      return alone(room, async () => {
        await deed(room, who, seat, request.body ?? {})
        return infoFor(room, who)
      })
    })
  }

  get('/api/games', (): GameInfo[] =>
    hall.settings.games.map((module) => {
      const { id, version, contentHash, def } = module.game
      return { id, version, content: contentHash, seats: def.seats, bots: botNames(module) }
    }),
  )
  get('/api/tables', (request) => tablesOf(hall, whoIs(request)))
  get('/api/invitations', (request): Promise<Invitation[]> => hall.settings.storage.invitationsOf(whoIs(request)))
  post('/api/tables/:id/decline', async (request) => {
    await hall.settings.storage.uninvite(read(TABLE_ID, request.params).id, whoIs(request))
    return {}
  })
  post('/api/tables/:id/drop', async (request) => {
    const room = await roomOf(request)
    await room.do(() => drop(room, whoIs(request)))
    return {}
  })
  const create: Handler = async (request) => {
    const who = whoIs(request)
    return infoOf(await hall.create(who, read(NEW_TABLE, request.body)), who)
  }
  post('/api/tables', create, seldom)
  get('/api/tables/:id', async (request) => infoOf(await roomOf(request), whoIs(request)))
  remove('/api/tables/:id', async (request) => {
    await hall.remove(await roomOf(request), whoIs(request))
    return {}
  })
  post('/api/tables/tidy', async (request) => {
    read(NOTHING, request.body ?? {})
    return { removed: await hall.removeUntouched(whoIs(request)) }
  })
  post('/api/tables/:id/sit', async (request) => {
    const who = whoIs(request)
    const wanted = read(SIT, request.body)
    const room = await hall.room(read(TABLE_ID, request.params).id)
    return alone(room, async () => {
      await sit(room, who, wanted)
      return infoFor(room, who)
    })
  })

  post('/api/tables/:id/knock', async (request) => {
    const { key } = read(KNOCK, request.body)
    const room = await hall.room(read(TABLE_ID, request.params).id)
    return room.do(() => knock(room, whoIs(request), key))
  })

  act('pause', (room, who) => pause(room, who, 'paused'))
  act('webhook', (room, who, body) => setWebhook(room, who, read(WEBHOOK, body)))
  act('resume', (room, who) => pause(room, who, 'playing'))
  actOnSeat('', (room, who, seat, body) => dress(room, who, seat, read(SEAT_CHANGE, body)))
  actOnSeat('/stand', (room, who, seat) => stand(room, who, seat))
  actOnSeat('/link', (room, who, seat) => newLink(room, who, seat))
  actOnSeat('/bot', (room, who, seat, body) => giveToBot(room, who, seat, read(BOT, body).bot))
  actOnSeat('/shown', (room, who, seat, body) => show(room, who, seat, read(SHOWN, body).shown))
  act('delay', (room, who, body) => delay(room, who, read(DELAY, body).minutes))
  for (const by of ['friend', 'deputy'] as const)
    actOnSeat(`/${by}`, (room, who, seat, body) => letAct(room, who, seat, by, read(ACTOR, body).seat))
  actOnSeat('/take', (room, who, seat) => takeFromBot(room, who, seat))

  const clone: Handler = async (request) => {
    const who = whoIs(request)
    return infoOf(await copyTable(hall, await roomOf(request), who, read(CLONE, request.body ?? {})), who)
  }
  post('/api/tables/:id/clone', clone, seldom)
  const rematch: Handler = async (request) => {
    const who = whoIs(request)
    read(NOTHING, request.body ?? {})
    return infoOf(await layAgain(hall, await roomOf(request), who), who)
  }
  post('/api/tables/:id/rematch', rematch, seldom)
  const onward: Handler = async (request) => {
    const who = whoIs(request)
    const { modes } = read(ONWARD, request.body ?? {})
    return infoOf(await hall.onward(await roomOf(request), who, modes), who)
  }
  post('/api/tables/:id/onward', onward, seldom)
  look('/api/tables/:id/campaign', async (request) => hall.campaignFile(await roomOf(request), whoIs(request)))
  look('/api/tables/:id/save', async (request) => {
    const who = whoIs(request)
    const room = await roomOf(request)
    return room.do(() => fileFor(room, who))
  })
  look('/api/tables/:id/log', async (request): Promise<LogPart> => {
    const who = whoIs(request)
    const { seat, from = 0, to = from + LOG_MOST } = read(LOG_QUERY, request.query)
    const room = await roomOf(request)
    return room.do(async () => {
      const { match } = await room.worldOf(who)
      const lines = match.log(eyes(room, who, seat).sees, from)
      return { from, lines: lines.slice(0, Math.min(LOG_MOST, Math.max(0, to - from))) }
    })
  })
  look('/api/tables/:id/corrections', async (request): Promise<Corrections> => {
    const who = whoIs(request)
    const { seat } = read(CORRECTIONS_QUERY, request.query)
    const room = await roomOf(request)
    return room.do(() => correctionsFor(room, who, seat))
  })
  look('/api/tables/:id/moment', async (request): Promise<ViewData> => {
    const who = whoIs(request)
    const { seat, at } = read(MOMENT_QUERY, request.query)
    const room = await roomOf(request)
    return room.do(async () => {
      const { match } = await room.worldOf(who)
      const { from, sees } = eyes(room, who, seat)
      return { ...viewData(await matchThen(match, at), sees), seat: from, ask: null }
    })
  })
}

interface Eyes {
  /** The seat that one looks from. */
  readonly from: Seat
  /** Whose knowledge it is. */
  readonly sees: Seat
}
function eyes(room: Room, who: string, wanted: Seat | undefined): Eyes {
  const looker = room.looker(who)
  const from = wanted ?? looker.own
  if (!viewpoints(looker).includes(from)) throw new Failure('forbidden', 'this seat is not yours')
  const sees = knowledgeAt(looker, from)
  noteGlimpse(room, who, sees)
  return { from, sees }
}
async function matchThen(match: Match, at: number): Promise<Match> {
  try {
    return await matchAt(match, at)
  } catch {
    throw new Failure('notNow', 'what came before cannot be shown any more')
  }
}
