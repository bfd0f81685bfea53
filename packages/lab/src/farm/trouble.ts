/** What is wrong with a farm, by what the person can do about it. Whoever shows it has the words. */
export type Trouble =
  /** No address of a PostgreSQL database. */
  | 'address'
  /** Nobody is there, or no longer. */
  | 'unreachable'
  | 'password'
  /** There is no database of that name. */
  | 'missing'
  /** This user may not write there. */
  | 'rights'
  | 'readOnly'
  /** It has no connection left. */
  | 'full'
  /** A newer version has laid it out. */
  | 'newer'
  /** Too many have died of the same piece. */
  | 'givenUp'
  | 'other'

export class FarmTrouble extends Error {
  override name = 'FarmTrouble'
  readonly trouble: Trouble
  constructor(trouble: Trouble, detail: string) {
    super(detail)
    this.trouble = trouble
  }
}
const CODES: Readonly<Record<string, Trouble>> = {
  '28P01': 'password',
  '28000': 'password',
  '3D000': 'missing',
  '42501': 'rights',
  '25006': 'readOnly',
  '53300': 'full',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
}
const AWAY = /^(E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE))$/
const SAID: readonly (readonly [RegExp, Trouble])[] = [
  [/timeout exceeded|Connection terminated|not queryable|timeout expired/, 'unreachable'],
  [/password must be a string/, 'password'],
]
export function troubleOf(error: unknown): FarmTrouble {
  if (error instanceof FarmTrouble) return error
  const { code, errors, message } = error as Error & { code?: string; errors?: readonly { code?: string }[] }
  const known = code ?? errors?.[0]?.code ?? ''
  const said = SAID.find(([pattern]) => pattern.test(message))?.[1]
  return new FarmTrouble(CODES[known] ?? (AWAY.test(known) ? 'unreachable' : (said ?? 'other')), message)
}
/** An address without its password. */
export function shown(address: string): string {
  const url = new URL(address)
  if (url.password !== '') url.password = '…'
  return decodeURI(url.href)
}
