/** Tells those who are not at the table that it is their turn, at the address the host has given. */
import { at, type Seat } from '@emberhall/kernel'
import { Failure } from '../failure.ts'
import type { WebhookInfo, WebhookTrouble } from '../protocol.ts'
import type { WebhookRow } from '../storage/storage.ts'
import type { Room } from './room.ts'

/** A table is not kept in memory for ever because of an address where nobody answers. */
const MOST_TRIES = 6

export class Doorbell {
  trouble: WebhookTrouble | null = null
  private readonly room: Room
  /** Who has been told of this turn, and when each was last told of any. */
  private readonly rung = new Set<Seat>()
  private readonly last = new Map<Seat, number>()
  /** How often nobody has answered when a seat was to be told of this turn. */
  private readonly unheard = new Map<Seat, number>()

  constructor(room: Room) {
    this.room = room
  }
  /** Something has happened. Nobody waits for what comes of it. */
  look(): void {
    const { settings, table } = this.room
    if (table.webhook === null || !settings.webhooks.allows(table.webhook.url)) return
    const due = this.due()
    if (due.length === 0) return
    const { waitMs } = settings.webhooks.settings
    const wait = Math.max(waitMs, Math.min(...due.map((seat) => this.freeFrom(seat))) - Date.now())
    this.room.errands.later('the doorbell rings', () => this.ring(), wait)
  }
  /** It is another address from now on. */
  move(): void {
    this.trouble = null
    this.unheard.clear()
    this.look()
  }
  /** Where nobody answers it is tried ever more seldom. */
  private freeFrom(seat: Seat): number {
    const { everyMs, againMs } = this.room.settings.webhooks.settings
    const unheard = this.unheard.get(seat) ?? 0
    return (this.last.get(seat) ?? 0) + Math.max(everyMs, unheard === 0 ? 0 : againMs * 2 ** (unheard - 1))
  }
  private due(): Seat[] {
    const { room, rung, unheard } = this
    const present = room.viewers.present()
    const isAway = (seat: Seat): boolean => room.seats[seat]?.kind === 'person' && !present.has(seat)
    const away = room.status === 'playing' ? room.match.waiting().filter(isAway) : []
    for (const told of [rung, unheard]) for (const seat of told.keys()) if (!away.includes(seat)) told.delete(seat)
    return away.filter((seat) => !rung.has(seat))
  }
  private async ring(): Promise<void> {
    const { webhook } = this.room.table
    if (webhook === null) return
    const now = Date.now()
    for (const seat of this.due()) {
      if (this.freeFrom(seat) > now) continue
      const isUpToUs = await this.isUpToUs(seat, now)
      this.rung.add(seat)
      this.last.set(seat, now)
      if (isUpToUs) void this.tell(webhook, seat)
    }
    this.look()
  }
  /** Where several processes serve the table, one of them rings; and again where nobody answered it. */
  private async isUpToUs(seat: Seat, now: number): Promise<boolean> {
    const { neighbours, id, settings } = this.room
    if (neighbours === undefined || (this.unheard.get(seat) ?? 0) > 0) return true
    return neighbours.ring(id, seat, now, settings.webhooks.settings.everyMs)
  }
  private async tell(webhook: WebhookRow, seat: Seat): Promise<void> {
    const { room } = this
    const { webhooks, notes } = room.settings
    const trouble = await webhooks.post(webhook.url, turnOf(room, seat, webhook.lang))
    // Its path may be a secret.
    if (trouble !== null) notes.warn({ table: room.id, host: hostOf(webhook.url), trouble }, 'a webhook was not told')
    if (room.table.webhook !== webhook) return
    const unheard = trouble === 'unreachable' ? (this.unheard.get(seat) ?? 0) + 1 : 0
    this.unheard.set(seat, unheard)
    if (unheard > 0 && unheard < MOST_TRIES) {
      this.rung.delete(seat)
      this.look()
    }
    if (trouble === this.trouble) return
    this.trouble = trouble
    await room.do(() => room.viewers.tellTable()).catch(() => {})
  }
}
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** Names come from anybody: nothing in them is a mark or a call to a chat service. */
const inMarkdown = (text: string): string => text.replace(/[\\`*_~|<>[\]()@#]/g, String.raw`\$&`)
const inMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const SAID = {
  en: (who: string, where: string, link: string) => `${who}: it is your turn at ${where}. ${link}`,
  fr: (who: string, where: string, link: string) => `${who} : c’est à vous de jouer, à la table ${where}. ${link}`,
}
/** Nothing that is not told to everybody at the table, and no link that opens a seat. */
function turnOf(room: Room, seat: Seat, lang: WebhookRow['lang']): object {
  const { id, table, module, settings } = room
  const { title: game } = module.words[lang]
  const title = table.title || game
  const link = `${settings.webhooks.address().replace(/\/$/, '')}/table/${id}`
  const { name } = at(room.seats, seat)
  return {
    event: 'turn',
    table: { title, game, link },
    seat: name,
    content: SAID[lang](inMarkdown(name), inMarkdown(title), link),
    text: SAID[lang](inMarkup(name), inMarkup(title), link),
    allowed_mentions: { parse: [] },
  }
}

/** An empty address takes it away. */
export async function setWebhook(room: Room, who: string, { url, lang }: WebhookRow): Promise<void> {
  const { webhooks } = room.settings
  if (!webhooks.isOn) throw new Failure('notFound', 'this server tells nobody')
  if (!room.isHost(who)) throw new Failure('forbidden', 'only the one who made a table can do that')
  if (url !== '' && !webhooks.allows(url))
    throw new Failure('webhookHost', 'the owner of this server does not allow that address')
  await room.setTable({ webhook: url === '' ? null : { url, lang } })
  room.doorbell.move()
  room.viewers.tellTable()
}
/** For the host alone: the address may be a secret. */
export function webhookFor(room: Room, who: string): WebhookInfo | null {
  const { webhooks } = room.settings
  if (!webhooks.isOn || !room.isHost(who)) return null
  const url = room.table.webhook?.url ?? ''
  const trouble = url !== '' && !webhooks.allows(url) ? 'notAllowed' : room.doorbell.trouble
  return { hosts: webhooks.hosts, url, trouble }
}
