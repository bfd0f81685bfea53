/** From where a request comes. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { OWN_HEADER } from '../protocol.ts'

/** A page of somebody else's may not speak for the person who looks at it. */
export function isForeign({ headers }: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === publicOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
/** Whatever changes something is asked by a page of this server, or by a program that says so: no page of another site can. */
export function mustBeOwn(request: FastifyRequest, publicOrigin: string | null): void {
  const isNamed = request.headers.origin !== undefined || request.headers[OWN_HEADER] !== undefined
  if (!isNamed || isForeign(request, publicOrigin)) throw new Failure('forbidden', 'from another site')
}

const HERE = /^(127\.|::1$|::ffff:127\.)/
const OWN_NAME = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']
/** From the machine itself, and for nobody else: a proxy there asks for the whole world, under the server's public name. */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = PASSED_ON.some((name) => headers[name] !== undefined)
  return HERE.test(socket.remoteAddress ?? '') && !isPassedOn && OWN_NAME.test(headers.host ?? '')
}
const sum = (text: string): Buffer => createHash('sha256').update(text).digest()
export function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(sum(headers.authorization ?? ''), sum(`Bearer ${token}`))
}
