/** Addresses elsewhere that tables tell something: only hosts that the server's owner has named, and never for long. */
import { BlockList, isIP } from 'node:net'
import { Failure } from './failure.ts'
import type { WebhookTrouble } from './protocol.ts'

export interface WebhookSettings {
  /** `example.org` is reached by https alone; `http://10.0.0.7:9000` is for this house. */
  readonly hosts: readonly string[]
  /** How long somebody is away before they are told: a page that is loaded again is back sooner. */
  readonly waitMs: number
  /** How often a seat is told at most. */
  readonly everyMs: number
  readonly retryMs: number
  /** Where nobody has answered twice: how long until it is tried anew, each time twice as long. */
  readonly againMs: number
  readonly timeoutMs: number
}
export const WEBHOOKS: WebhookSettings = {
  hosts: [],
  waitMs: 5000,
  everyMs: 60_000,
  retryMs: 3000,
  againMs: 60_000,
  timeoutMs: 5000,
}
const MOST_AT_ONCE = 20

const HOUSE = new BlockList()
HOUSE.addSubnet('127.0.0.0', 8)
HOUSE.addSubnet('10.0.0.0', 8)
HOUSE.addSubnet('172.16.0.0', 12)
HOUSE.addSubnet('192.168.0.0', 16)
HOUSE.addAddress('::1', 'ipv6')
HOUSE.addSubnet('fc00::', 7, 'ipv6')

function isInHouse({ hostname }: URL): boolean {
  const plain = hostname.replace(/^\[|\]$/g, '')
  return plain === 'localhost' || (isIP(plain) > 0 && HOUSE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4'))
}
/** The origin that an owner's word stands for. Throws Failure for one that does not stand for any. */
function originOf(host: string): string {
  const text = host.includes('://') ? host : `https://${host}`
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isPlain) throw new Failure('malformed', `a webhook host looks like example.org, not "${host}"`)
  if (url.protocol === 'http:' && !isInHouse(url))
    throw new Failure('malformed', `${host} must be reached by https: http is for this machine and its own network`)
  return url.origin
}

export class Webhooks {
  readonly settings: WebhookSettings
  /** How people reach this server. */
  readonly address: () => string
  private readonly origins: readonly string[]
  private underWay = 0

  constructor(settings: WebhookSettings, address: () => string) {
    this.settings = settings
    this.address = address
    this.origins = settings.hosts.map(originOf)
  }
  get isOn(): boolean {
    return this.origins.length > 0
  }
  /** What people are told that they may use. */
  get hosts(): readonly string[] {
    return this.origins.map((origin) => origin.replace(/^https:\/\//, ''))
  }
  allows(url: string): boolean {
    if (!URL.canParse(url)) return false
    const { origin, username, password } = new URL(url)
    return this.origins.includes(origin) && username === '' && password === ''
  }
  /** Posts, and once more if nobody answered. What went wrong, or null. */
  async post(url: string, body: object): Promise<WebhookTrouble | null> {
    if (!this.allows(url)) return 'notAllowed'
    if (this.underWay >= MOST_AT_ONCE) return 'unreachable'
    this.underWay++
    try {
      const first = await this.send(url, body)
      if (first !== 'unreachable') return first
      await new Promise((again) => {
        setTimeout(again, this.settings.retryMs).unref()
      })
      return await this.send(url, body)
    } finally {
      this.underWay--
    }
  }
  private async send(url: string, body: object): Promise<WebhookTrouble | null> {
    try {
      const { status, body: answer } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Emberhall' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.settings.timeoutMs),
      })
      await answer?.cancel()
      if (status >= 500) return 'unreachable'
      return status >= 200 && status < 300 ? null : 'refused'
    } catch {
      return 'unreachable'
    }
  }
}
