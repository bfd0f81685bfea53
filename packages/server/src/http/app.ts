/** The web server: what every request passes, and where it goes. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import websocket from '@fastify/websocket'
import { at, BadInput } from '@emberhall/kernel'
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { Allowance } from '../allowance.ts'
import { Buckets } from '../bucket.ts'
import { Failure } from '../failure.ts'
import { type ApiError, type ErrorCode, LIMITS } from '../protocol.ts'
import type { Reading } from '../reading/reading.ts'
import type { Storage } from '../storage/storage.ts'
import type { Hall } from '../table/hall.ts'
import { Health } from './health.ts'
import type { Holding } from './holding.ts'
import { identityRoutes, known } from './identity.ts'
import { importRoutes } from './imports.ts'
import { mustBeFlat } from './json.ts'
import type { Metrics } from './metrics.ts'
import { hasToken, isFromHere, mustBeOwn } from './origin.ts'
import { socketRoutes } from './socket.ts'
import { tableRoutes } from './tables.ts'

export interface Limits {
  readonly requestsPerMinute: number
  readonly tablesPerMinute: number
  readonly messagesPerSecond: number
  /** How often a person may look back, ask for advice, or have a whole table or its history told. */
  readonly looksPerSecond: number
  readonly socketsPerAddress: number
  /** Of all kinds, from everywhere. */
  readonly connections: number
  /** Bytes that are kept for one who does not take them. */
  readonly heldPerPerson: number
  /** Games and campaigns that are brought from elsewhere, by one person and from one address. */
  readonly importsPerHour: number
  readonly importsPerAddress: number
}
export interface AppSettings {
  readonly hall: Hall
  readonly reading: Reading
  readonly storage: Storage
  readonly metrics: Metrics
  readonly holding: Holding
  readonly logger: FastifyBaseLogger
  readonly cookieKey: string
  readonly publicUrl: string | null
  /** The built client. */
  readonly client: string
  readonly limits: Limits
  readonly beatMs: number
  readonly helloMs: number
  /** Who has it may read the figures from anywhere; without one they are for this machine alone. */
  readonly metricsToken: string | null
}
const BODY_MOST = 65_536
/** An answer to a request that is longer than this counts until it has been taken. */
const LONG = 16_384
const YEAR_S = 365 * 24 * 3600

export async function makeApp(settings: AppSettings): Promise<FastifyInstance> {
  const { hall, storage, metrics, holding, publicUrl, limits } = settings
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const app = fastify({
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MOST,
    // A proxy on this machine says for whom it asks; nobody else is believed.
    trustProxy: 'loopback',
    requestTimeout: 30_000,
    // Who neither sends nor takes anything for so long is not there.
    connectionTimeout: 60_000,
    forceCloseConnections: true,
  })
  app.server.maxConnections = limits.connections
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asFailure(error)
    if (failure.code === 'internal') request.log.error({ error, url: request.url }, 'a request failed')
    else if (failure.status !== 404)
      request.log.info({ code: failure.code, url: request.url, ip: request.ip }, failure.message)
    const problems = failure.problems.length > 0 ? { problems: failure.problems } : {}
    const body: ApiError = { error: { code: failure.code, message: failure.message, ...problems } }
    return reply.status(failure.status).send(body)
  })
  await app.register(helmet, helmetOptions(isSecure))
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    // Whoever comes for the first time fetches a hundred of them to have them offline, and friends may share an address.
    allowList: ({ method, url }) => method === 'GET' && url.startsWith('/assets/'),
    errorResponseBuilder: () => new Failure('tooFast', 'too many requests; wait a minute'),
  })
  await app.register(cookie, { secret: settings.cookieKey })
  await app.register(websocket, { options: SOCKETS })
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin
  takeOnlyJson(app)
  app.addHook('onRequest', async (request) => {
    if (hall.isStopping) throw new Failure('stopping', 'the server stops; come back in a moment')
    if (!READS.includes(request.method)) mustBeOwn(request, publicOrigin)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload === 'string' && payload.length > LONG) holdUntilTaken(holding, request, reply, payload)
    return payload
  })

  const health = new Health(storage)
  app.get('/api/health', async (_, reply) => {
    const problem = await health.problem()
    if (problem === null) return { status: 'ok', tables: hall.size, data: await hall.kept() }
    const { code, message } = problem
    return reply.status(503).send({ status: 'failing', tables: hall.size, error: { code, message } })
  })
  app.get('/metrics', async (request, reply) => {
    // For whoever runs the machine, not for whoever plays.
    const { metricsToken } = settings
    const mayRead = metricsToken === null ? isFromHere(request) : hasToken(request, metricsToken)
    if (!mayRead) throw new Failure('notFound', 'there is nothing here')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
  const looks = new Buckets(limits.looksPerSecond)
  identityRoutes(app, storage, isSecure)
  tableRoutes(app, hall, limits.tablesPerMinute, looks)
  await importRoutes(app, {
    hall,
    reading: settings.reading,
    perPerson: new Allowance(limits.importsPerHour),
    perAddress: new Allowance(limits.importsPerAddress),
  })
  socketRoutes(app, { ...settings, ...limits, looks, publicOrigin, onSockets: metrics.socket })
  await serveClient(app, settings.client)
  return app
}
const READS = ['GET', 'HEAD', 'OPTIONS']
/**
 * Pings are answered by whoever counts them. A message comes in few parts, however slow the line; who is asked to close
 * has a moment to do so.
 */
const SOCKETS = {
  autoPong: false,
  maxPayload: LIMITS.frame,
  perMessageDeflate: false,
  maxFragments: 64,
  maxBufferedChunks: 512,
  closeTimeout: 5000,
}

/** No form and no page of another site can send JSON without asking first, which is refused. */
function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      mustBeFlat(body as string)
    } catch (error) {
      return done(error as Failure)
    }
    return parse(request, body as string, done)
  })
}

/** One who asks and does not take the answer is not given another. */
function holdUntilTaken(holding: Holding, request: FastifyRequest, reply: FastifyReply, payload: string): void {
  const share = holding.share(known(request) ?? '', request.ip)
  if (share.isFull) throw new Failure('tooFast', 'take first what you have asked for')
  share.hold(payload.length)
  reply.raw.once('close', () => share.hold(0))
}

/** Scripts and styles only from here, and none written into a page. */
function helmetOptions(isSecure: boolean) {
  const self = ["'self'"]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: self,
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: self,
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
  } as const
}

async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt)
    await app.register(files, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Files under assets carry a fingerprint in their name.
        const isForGood = path.startsWith(join(folder, 'assets'))
        void reply.header('cache-control', isForGood ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    // Ids of rules have dots too: /rules/vale/VA-3.2.
    const isFile = /\.[a-z]\w*$/i.test(at(request.url.split('?'), 0))
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !isFile
    if (!isPage) throw new Failure('notFound', 'there is nothing here')
    // Addresses like /table/… and /join/… are the client's own.
    if (isBuilt) return reply.sendFile('index.html')
    return reply
      .status(503)
      .type('text/plain')
      .send('The tables are served; the client has not been built (npm run build).\n')
  })
}

const FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
}
function asFailure(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error
  if (error instanceof BadInput) return new Failure('malformed', error.message, error.problems)
  const { code, statusCode } = error as Partial<FastifyError>
  const known = FASTIFY[code ?? '']
  if (known !== undefined) return new Failure(known, error.message)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Failure('malformed', error.message)
  return new Failure('internal', 'something went wrong here; nothing that was acknowledged is lost')
}
