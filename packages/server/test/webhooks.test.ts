import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { friends } from '@emberhall/roster/kinds'
import { afterEach, describe, expect, it } from 'vitest'
import { AtTable, type Person, someAnswer } from '../src/bin/driver.ts'
import type { TableInfo } from '../src/protocol.ts'
import type { WebhookSettings } from '../src/webhooks.ts'
import { again, dice, failures, newFolder, pair, playOn, server } from './harness.ts'
import { programAt } from './kept.ts'

interface Heard {
  readonly at: number
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
/** A chat service on this machine, that answers as told. */
async function chat(answer: (n: number) => { status: number; location?: string } | 'silence') {
  const heard: Heard[] = []
  const listener = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      heard.push({
        at: Date.now(),
        path: request.url!,
        headers: request.headers,
        body: JSON.parse(text) as Heard['body'],
      })
      const given = answer(heard.length)
      if (given !== 'silence')
        response.writeHead(given.status, given.location ? { location: given.location } : {}).end()
    })
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  closing.push(() => {
    listener.closeAllConnections()
    listener.close()
  })
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  return { heard, origin, url: `${origin}/hook/secret` }
}
const well = () => ({ status: 204 })
/** On a busy machine an answer takes its time; only those who wait for silence are impatient. */
const SOON: Omit<WebhookSettings, 'hosts'> = { waitMs: 40, everyMs: 0, retryMs: 20, againMs: 60_000, timeoutMs: 10_000 }
const moment = (ms = 200): Promise<void> => new Promise((go) => setTimeout(go, ms))
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 2400 && !isSo(); i++) await moment(25)
  expect(isSo()).toBe(true)
}
const tell = (who: Person, id: string, url: string, lang = 'en'): Promise<TableInfo> =>
  who.post(`/api/tables/${id}/webhook`, { url, lang })

const isAskedAlone = ({ view }: AtTable, seat: number): boolean => view!.waiting.join() === String(seat)
/** The table waits for Ben, who has just gone. */
async function waitingForBen(url: string, more: object = {}) {
  const { ana, ben, id, info } = await pair(url, more)
  await leaveAtBensTurn(ana, ben)
  return { ana, ben, id, info }
}
async function leaveAtBensTurn(ana: AtTable, ben: AtTable): Promise<void> {
  for (const random = dice(4); !isAskedAlone(ana, 1); ) await playOn([ana, ben], random, 1)
  ben.close()
  await ana.until(() => !ana.table!.seats[1]!.present)
}

describe('an address that is told when somebody away is to move', () => {
  it('hears who, where and the way there, and nothing that is secret', async () => {
    const { heard, origin, url: hook } = await chat(well)
    const { port } = await server({ webhooks: { ...SOON, hosts: [origin] }, publicUrl: 'https://table.example.org/' })
    const { ana, ben, id, info } = await pair(`http://127.0.0.1:${port}`, { title: 'Friday *night* @here' })
    const set = await tell(ana.person, id, hook)
    expect(set.webhook).toEqual({ hosts: [origin], url: hook, trouble: null })
    const random = dice(4)
    while (!isAskedAlone(ana, 0)) await playOn([ana, ben], random, 1)
    ben.close()
    await ana.until(() => !ana.table!.seats[1]!.present)
    while (!isAskedAlone(ana, 1)) await ana.answer(someAnswer(ana.view!, random))
    await until(() => heard.length > 0)
    const { path, headers, body } = heard[0]!
    expect([path, headers['content-type']]).toEqual(['/hook/secret', 'application/json'])
    const link = `https://table.example.org/table/${id}`
    expect(body).toEqual({
      event: 'turn',
      table: { title: 'Friday *night* @here', game: friends.words.en.title, link },
      seat: 'Ben',
      content: String.raw`Ben: it is your turn at Friday \*night\* \@here. ` + link,
      text: `Ben: it is your turn at Friday *night* @here. ${link}`,
      allowed_mentions: { parse: [] },
    })
    const sent = JSON.stringify(heard)
    for (const secret of [info.watch!, ...info.seats.flatMap((seat) => seat.link ?? [])])
      expect(sent).not.toContain(secret)
    // Once for each turn.
    await moment()
    expect(heard).toHaveLength(1)
  })
  it('hears nothing while they are here, nor if they are back in a moment', async () => {
    const { heard, origin, url: hook } = await chat(well)
    const { url } = await server({ webhooks: { ...SOON, waitMs: 1500, hosts: [origin] } })
    const { ana, ben, id } = await pair(url)
    await tell(ana.person, id, hook)
    await playOn([ana, ben], dice(4), 6)
    await leaveAtBensTurn(ana, ben)
    await tell(ana.person, id, hook)
    await ben.rejoin()
    await moment(2000)
    expect(heard).toEqual([])
  })
  it('hears of each seat once a minute at most, and of nobody when the table is paused or deleted', async () => {
    const { heard, origin, url: hook } = await chat(well)
    const everyMs = 1500
    const { url } = await server({ webhooks: { ...SOON, everyMs, hosts: [origin] } })
    const { ana, ben, id } = await waitingForBen(url)
    await tell(ana.person, id, hook)
    await until(() => heard.length === 1)
    await ben.rejoin()
    await playOn([ana, ben], dice(5), 1)
    await leaveAtBensTurn(ana, ben)
    await tell(ana.person, id, hook)
    await until(() => heard.length === 2)
    expect(heard[1]!.at - heard[0]!.at).toBeGreaterThan(everyMs - 100)
    await ana.person.post(`/api/tables/${id}/pause`, {})
    await ana.person.post(`/api/tables/${id}/resume`, {})
    await ana.person.request('DELETE', `/api/tables/${id}`)
    await moment(everyMs + 200)
    expect(heard).toHaveLength(2)
  })
  it('is tried once more if nobody answers, not followed elsewhere, and the host alone is told what went wrong', async () => {
    const elsewhere = await chat(well)
    const answers = [{ status: 500 }, { status: 204 }, { status: 302, location: elsewhere.url }, 'silence', 'silence']
    const { heard, origin, url: hook } = await chat((n) => answers[n - 1] as { status: number })
    const { url } = await server({ webhooks: { ...SOON, timeoutMs: 1500, hosts: [origin, elsewhere.origin] } })
    const { ana, ben, id } = await waitingForBen(url)
    const next = async (): Promise<void> => {
      await ben.rejoin()
      await playOn([ana, ben], dice(5), 1)
      await leaveAtBensTurn(ana, ben)
      await tell(ana.person, id, hook)
    }
    await tell(ana.person, id, hook)
    await until(() => heard.length === 2)
    expect(ana.table!.webhook!.trouble).toBeNull()
    await next()
    await ana.until(() => ana.table!.webhook!.trouble === 'refused')
    await next()
    const before = Date.now()
    await ana.until(() => ana.table!.webhook!.trouble === 'unreachable')
    expect(Date.now() - before).toBeLessThan(10_000)
    expect(heard).toHaveLength(5)
    expect(elsewhere.heard).toEqual([])
    await ben.rejoin()
    expect(ben.table!.webhook).toBeNull()
    expect(ben.received.join()).not.toContain('/hook/secret')
  })
  it('is tried anew after a while if nobody answered, until it has heard', async () => {
    const { heard, origin, url: hook } = await chat((n) => (n < 6 ? { status: 503 } : well()))
    const { url } = await server({ webhooks: { ...SOON, againMs: 100, hosts: [origin] } })
    const { ana, id } = await waitingForBen(url)
    await tell(ana.person, id, hook)
    await ana.until(() => ana.table!.webhook!.trouble === 'unreachable')
    await ana.until(() => ana.table!.webhook!.trouble === null)
    expect(heard).toHaveLength(6)
    await moment()
    expect(heard).toHaveLength(6)
  })
  it('is rung for as soon as the table can be read again', async () => {
    const { heard, origin, url: hook } = await chat(well)
    const data = newFolder()
    const { url } = await server({ data, webhooks: { ...SOON, waitMs: 1000, hosts: [origin] } })
    const { ana, ben, id } = await pair(url, { policies: { undo: 'free' } })
    await playOn([ana, ben], dice(4), 2)
    await leaveAtBensTurn(ana, ben)
    await tell(ana.person, id, hook)
    const other = await programAt(data)
    await other.refuse('insert on entries')
    await other.ask('alter table snapshots rename to elsewhere')
    expect(await ana.ask({ type: 'undo', seat: 0 })).toMatchObject({ type: 'refused', code: 'storage' })
    while ((await failures(url, 'storage')) < 2 && heard.length === 0) await moment(25)
    await other.takeAgain()
    await other.ask('alter table elsewhere rename to snapshots')
    await until(() => heard.length === 1)
  })
  it('never slows an answer', async () => {
    const { heard, origin, url: hook } = await chat(() => 'silence')
    const { url } = await server({ webhooks: { ...SOON, timeoutMs: 60_000, waitMs: 0, hosts: [origin] } })
    const { ana, id } = await waitingForBen(url)
    await tell(ana.person, id, hook)
    await until(() => heard.length === 1)
    const before = Date.now()
    expect(await ana.ask({ type: 'chat', text: 'Ben?' })).toMatchObject({ type: 'ack' })
    // Well before anything has come of the call, however busy the machine is.
    expect(Date.now() - before).toBeLessThan(30_000)
  })
})

describe('whom a table may tell', () => {
  it('is nobody, unless the owner of the server says so', async () => {
    const { url } = await server()
    const { ana, id, info } = await pair(url)
    expect(info.webhook).toBeNull()
    await expect(tell(ana.person, id, 'https://chat.example.org/x')).rejects.toMatchObject({ code: 'notFound' })
  })
  it('is a host that the owner has named, by https, and it is the host of the table who says where', async () => {
    const { url } = await server({ webhooks: { ...SOON, hosts: ['chat.example.org', 'http://127.0.0.1:9'] } })
    const { ana, ben, id, info } = await pair(url)
    expect(info.webhook).toEqual({ hosts: ['chat.example.org', 'http://127.0.0.1:9'], url: '', trouble: null })
    const wrong = [
      'http://chat.example.org/x',
      'https://chat.example.org:8443/x',
      'https://chat.example.org.evil.net/x',
      'https://evil.net/chat.example.org',
      'https://a:b@chat.example.org/x',
      'http://127.0.0.1:10/x',
      'file:///etc/passwd',
      'nonsense',
    ]
    for (const address of wrong)
      await expect(tell(ana.person, id, address)).rejects.toMatchObject({ code: 'webhookHost', status: 422 })
    await expect(tell(ana.person, id, `https://chat.example.org/${'x'.repeat(500)}`)).rejects.toMatchObject({
      code: 'malformed',
    })
    await expect(tell(ben.person, id, 'https://chat.example.org/x')).rejects.toMatchObject({ code: 'forbidden' })
    expect((await tell(ana.person, id, 'https://chat.example.org/x')).webhook!.url).toBe('https://chat.example.org/x')
    expect((await tell(ana.person, id, '')).webhook!.url).toBe('')
  })
  it('is no open http elsewhere, and nothing that is not a host', async () => {
    const start = (host: string) => server({ webhooks: { hosts: [host] } })
    await expect(start('http://example.org')).rejects.toThrow(/must be reached by https/)
    await expect(start('http://172.40.0.1')).rejects.toThrow(/must be reached by https/)
    await expect(start('example.org/path')).rejects.toThrow(/looks like example.org/)
    await expect(start('ftp://example.org')).rejects.toThrow(/looks like example.org/)
  })
  it('is kept over a restart, and told no more once the owner no longer allows it', async () => {
    const { heard, origin, url: hook } = await chat(well)
    const data = newFolder()
    const hosts = [origin]
    const first = await server({ data, webhooks: { ...SOON, hosts } })
    const { ana, ben, id } = await pair(first.url)
    await tell(ana.person, id, hook, 'fr')
    await first.close()

    const second = await server({ data, webhooks: { ...SOON, hosts } })
    const back = [
      await AtTable.join(again(ana.person, second.url), id),
      await AtTable.join(again(ben.person, second.url), id),
    ] as const
    expect(back[0].table!.webhook!.url).toBe(hook)
    await playOn(back, dice(8), 2)
    await leaveAtBensTurn(...back)
    await tell(back[0].person, id, hook, 'fr')
    await until(() => heard.length === 1)
    expect(heard[0]!.body['text']).toContain('Ben : c’est à vous de jouer')
    await second.close()

    const { url } = await server({ data, webhooks: { ...SOON, hosts: ['chat.example.org'] } })
    const third = await AtTable.join(again(ana.person, url), id)
    expect(third.table!.webhook!.trouble).toBe('notAllowed')
    await third.person.post(`/api/tables/${id}/pause`, {})
    await third.person.post(`/api/tables/${id}/resume`, {})
    await moment()
    expect(heard).toHaveLength(1)
  })
})
