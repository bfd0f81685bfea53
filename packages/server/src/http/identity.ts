/** Who somebody is: a random name in a signed cookie. No password; a code carries it to another device. */
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { Claimed, Me } from '../protocol.ts'
import { CLAIM, LUGGAGE, ME } from '../schemas.ts'
import { newCode, newSecret, readCode } from '../secrets.ts'
import type { Storage } from '../storage/storage.ts'
import { read } from './read.ts'

const COOKIE = 'emberhall'
const YEARS_S = 5 * 365 * 24 * 3600
const CODE_MS = 10 * 60_000

/** What the key is called where several processes share it. */
export const COOKIE_KEY = 'cookie'
export const newCookieKey = (): string => randomBytes(32).toString('hex')
/** The key that cookies are signed with, made on the first start. */
export function cookieKey(folder: string): string {
  const file = join(folder, 'cookie.key')
  if (!existsSync(file)) {
    writeFileSync(file, newCookieKey(), { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
  }
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32) throw new Failure('storage', `${file} is damaged: delete it, and everybody gets a new identity`)
  return key
}

/** Who sent this. Throws for those who have no identity yet, or a forged one. */
export function whoIs(request: FastifyRequest): string {
  const who = known(request)
  if (who === null) throw new Failure('forbidden', 'ask /api/me for an identity first')
  return who
}
/** The same, or null. */
export function known(request: FastifyRequest): string | null {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return null
  const { valid, value } = request.unsignCookie(cookie)
  if (!valid) request.log.warn({ ip: request.ip }, 'forged identity')
  return valid && value !== '' ? value : null
}

export function identityRoutes(app: FastifyInstance, storage: Storage, isSecure: boolean): void {
  const become = (reply: FastifyReply, who: string): void => {
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      signed: true,
      maxAge: YEARS_S,
    } as const
    void reply.setCookie(COOKIE, who, options)
  }
  const me = async (id: string): Promise<Me> => (await storage.person(id)) ?? { id, name: '' }

  type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown
  const greet: Handler = (request, reply) => {
    const who = known(request) ?? newSecret()
    become(reply, who)
    return me(who)
  }
  const rename: Handler = async (request) => {
    const person = { id: whoIs(request), name: read(ME, request.body).name }
    await storage.setPerson(person)
    return person
  }
  const makeCode: Handler = async (request) => {
    const { luggage = '' } = read(LUGGAGE, request.body ?? {})
    const code = newCode()
    const expires = Date.now() + CODE_MS
    await storage.addCode(code, { who: whoIs(request), expires, luggage })
    return { code, expires }
  }
  const claim: Handler = async (request, reply) => {
    const left = await storage.takeCode(readCode(read(CLAIM, request.body).code), Date.now())
    if (left === null) {
      request.log.warn({ ip: request.ip }, 'wrong code')
      throw new Failure('wrongCode', 'this code is wrong, used up or too old')
    }
    become(reply, left.who)
    const claimed: Claimed = { ...(await me(left.who)), luggage: left.luggage }
    return claimed
  }
  app.get('/api/me', greet)
  app.route({ method: 'POST', url: '/api/me', handler: rename })
  app.route({ method: 'POST', url: '/api/me/code', handler: makeCode })
  // Few guesses a minute against some 10^11 codes that live ten minutes.
  app.post('/api/me/claim', { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }, claim)
}
