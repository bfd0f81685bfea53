/** Tables on the server, asked for over HTTP. Everything that fails does so with a code that has a text. */
import type {
  ApiError,
  Claimed,
  ErrorCode,
  ImportCampaign,
  ImportTable,
  Invitation,
  Knocked,
  Me,
  NewTable,
  Sit,
  TableInfo,
  TableLine,
} from '@emberhall/server/protocol'

/** unreachable: there is no server behind this page, or no way to it now. */
export type ProblemCode = ErrorCode | 'unreachable'

class ApiProblem extends Error {
  readonly code: ProblemCode
  constructor(code: ProblemCode, message = code as string) {
    super(message)
    this.code = code
  }
}
export const codeOf = (error: unknown): ProblemCode => (error instanceof ApiProblem ? error.code : 'internal')

type Method = 'GET' | 'POST' | 'DELETE'
export async function call<T>(method: Method, path: string, body: unknown = {}): Promise<T> {
  const sent = method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
  const answer = await fetch(`/api/${path}`, { method, ...sent }).catch(() => {
    throw new ApiProblem('unreachable')
  })
  // A page that is served without tables answers with the page itself, or with nothing.
  if (!(answer.headers.get('content-type') ?? '').includes('json')) throw new ApiProblem('unreachable')
  const told: unknown = await answer.json()
  if (answer.ok) return told as T
  const { error } = told as ApiError
  throw new ApiProblem(error.code, error.message)
}

let me: Promise<Me> | null = null
/** Who one is here; an identity is made on the first visit. */
export function whoAmI(): Promise<Me> {
  me ??= call<Me>('GET', 'me').catch((error: unknown) => {
    me = null
    throw error
  })
  return me
}
async function asMe<T>(method: Method, path: string, body?: unknown): Promise<T> {
  await whoAmI()
  return call<T>(method, path, body)
}

const KEY = 'emberhall.online'
/** Only those who have been at a table of the server are asked to wait for its list. */
function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
export function rememberOnline(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Without storage the list is asked for once somebody is at a table again.
  }
}

export async function createOnline(table: NewTable): Promise<TableInfo> {
  const made = await asMe<TableInfo>('POST', 'tables', table)
  rememberOnline()
  return made
}
export async function importOnline(table: ImportTable): Promise<TableInfo> {
  const made = await asMe<TableInfo>('POST', 'tables/import', table)
  rememberOnline()
  return made
}
export async function importCampaignOnline(table: ImportCampaign): Promise<TableInfo> {
  const made = await asMe<TableInfo>('POST', 'campaigns/import', table)
  rememberOnline()
  return made
}
export async function sitDown(table: string, wanted: Sit): Promise<TableInfo> {
  await whoAmI()
  if (wanted.name) {
    me = call<Me>('POST', 'me', { name: wanted.name })
    await me
  }
  const info = await call<TableInfo>('POST', `tables/${table}/sit`, wanted)
  rememberOnline()
  return info
}
/** Where a link leads, before anybody sits down. */
export const knock = (table: string, key: string): Promise<Knocked> =>
  asMe<Knocked>('POST', `tables/${table}/knock`, { key })
/** The tables one has on the server; none for those who have never been at one, or have no net. */
export async function tablesOnline(): Promise<TableLine[]> {
  if (!hasBeenOnline() || !navigator.onLine) return []
  return asMe<TableLine[]>('GET', 'tables')
}
/** Deletes a table that is one's own; from one of others one gets up, and it is in one's list no longer. */
export async function leaveOnline({ id, host, mine }: Pick<TableLine, 'id' | 'host' | 'mine'>): Promise<void> {
  if (host) return void (await asMe('DELETE', `tables/${id}`))
  for (const seat of mine) await asMe('POST', `tables/${id}/seats/${seat}/stand`)
  await asMe('POST', `tables/${id}/drop`)
}
/** Where a seat is kept for one. */
export async function invitationsOnline(): Promise<Invitation[]> {
  if (!hasBeenOnline() || !navigator.onLine) return []
  return asMe<Invitation[]>('GET', 'invitations')
}
export async function declineOnline(table: string): Promise<void> {
  await asMe('POST', `tables/${table}/decline`)
}
/** Deletes those of one's own tables that nobody has played at for long. */
export const tidyOnline = (): Promise<unknown> => asMe('POST', 'tables/tidy', {})

export interface Code {
  readonly code: string
  readonly expires: number
}
/** A code that takes one's seats to another device, and what this one has kept. */
export const makeCode = (luggage: string): Promise<Code> =>
  asMe<Code>('POST', 'me/code', luggage === '' ? {} : { luggage })
export async function claimCode(code: string): Promise<Claimed> {
  await whoAmI()
  const known = await call<Claimed>('POST', 'me/claim', { code })
  me = Promise.resolve(known)
  rememberOnline()
  return known
}

/** Tables of the server are told from those of this browser by the length of their names. */
export const isOnlineId = (id: string): boolean => /^[\w-]{12}$/.test(id)
/** Where a link leads: the table, and the secret that opens a seat or the gallery. */
export const linkTo = (way: 'join' | 'watch', table: string, key: string): string =>
  `${location.origin}/${way}/${table}~${key}`
export function readToken(token: string): { readonly table: string; readonly key: string } | null {
  const found = /^([\w-]{8,64})~([\w-]{8,64})$/.exec(token)
  return found === null ? null : { table: found[1]!, key: found[2]! }
}
