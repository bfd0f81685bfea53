/** What goes wrong with a database elsewhere, in words for the person who runs the server. */
import { Failure } from '../../failure.ts'
import type { ErrorCode } from '../../protocol.ts'

interface Trouble {
  readonly code: ErrorCode
  readonly message: string
}
const busy = (message: string): Trouble => ({ code: 'storageBusy', message })
const broken = (message: string): Trouble => ({ code: 'storage', message })
const KNOWN: Readonly<Record<string, Trouble>> = {
  ENOTFOUND: broken('nobody knows a machine of that name'),
  EAI_AGAIN: broken('the name of its machine cannot be looked up now'),
  ECONNREFUSED: broken('nobody answers at that address'),
  EHOSTUNREACH: broken('there is no way to that address'),
  ENETUNREACH: broken('there is no way to that address'),
  ETIMEDOUT: broken('nobody answers at that address'),
  ECONNRESET: broken('the connection was cut'),
  EPIPE: broken('the connection was cut'),
  '28P01': broken('it does not take this password'),
  '28000': broken('it does not let this user in'),
  '3D000': broken('there is no database of that name; make it with createdb'),
  '42501': broken('this user may not write there'),
  '25006': broken('it can only be read: it is a copy of another one, or was set so'),
  '53100': { code: 'storageFull', message: 'its disk is full: nothing more can be kept' },
  '53300': busy('it has no connection left for us'),
  '53400': busy('it has no connection left for us'),
  '55P03': busy('something else holds what is needed'),
  '57014': busy('it took too long'),
  '57P01': busy('it is being restarted'),
  '57P02': busy('it is being restarted'),
  '57P03': busy('it is just starting or stopping'),
}
/** By what the client says where there is no code. */
const SAID: readonly (readonly [RegExp, Trouble])[] = [
  [/timeout exceeded when trying to connect/, busy('all connections to it are in use, or it does not answer')],
  [/due to connection timeout/, busy('it does not answer in time')],
  [/Connection terminated|connection is closed|not queryable/, broken('the connection was cut')],
  [/password must be a string/, broken('it wants a password; put it into the address')],
  [/server does not support SSL/, broken('it does not speak TLS; leave sslmode out of the address')],
]
const TAKEN = '23505'

function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: readonly { code?: string }[] }
  return code ?? errors?.[0]?.code ?? ''
}
/** Somebody else has written the same thing at the same time. */
export const isTaken = (error: unknown): boolean => [TAKEN, '40001', '40P01'].includes(codeOf(error))

export function problemOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  const { message } = error as Error
  const known = KNOWN[codeOf(error)] ?? SAID.find(([said]) => said.test(message))?.[1]
  return known === undefined
    ? new Failure('storage', `the database failed: ${message}`)
    : new Failure(known.code, `the database: ${known.message}`)
}
/** An address without its password. */
export function shown(address: string): string {
  const url = new URL(address)
  if (url.password !== '') url.password = '…'
  return decodeURI(url.href)
}
