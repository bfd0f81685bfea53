import { friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import { PROTOCOL } from '../src/protocol.ts'
import { dice, lay, pair, playOn, server } from './harness.ts'

const refused = (code: string) => ({ code })
interface Raw {
  readonly socket: WebSocket
  readonly messages: { readonly type: string; readonly code?: string; readonly message?: string }[]
  readonly closed: Promise<number>
}
/** A socket that sends whatever it likes. */
async function raw(person: Person, id: string, headers: Record<string, string> = {}): Promise<Raw> {
  const address = `${person.url.replace('http', 'ws')}/api/socket?table=${id}`
  const socket = new WebSocket(address, { headers: { cookie: person.cookie, ...headers } })
  const messages: Raw['messages'] = []
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Raw['messages'][number]))
  socket.on('error', () => {})
  const closed = new Promise<number>((done) => socket.on('close', done))
  await new Promise<void>((ready) => {
    socket.on('open', () => ready())
    socket.on('close', () => ready())
  })
  return { socket, messages, closed }
}
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !isSo(); i++) await new Promise((go) => setTimeout(go, 10))
  expect(isSo()).toBe(true)
}
const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL })

describe('a hostile client', () => {
  it('with no, a forged or a changed cookie is nobody', async () => {
    const { url } = await server()
    const { ana, id } = await pair(url)
    const [value, sum] = ana.person.cookie.split(/\.(?=[^.]+$)/)
    for (const cookie of ['', 'emberhall=x', `${value}x.${sum}`, `${value}.${sum}x`, `${value}`]) {
      const thief = new Person(url)
      thief.cookie = cookie
      await expect(thief.get(`/api/tables/${id}`)).rejects.toMatchObject(refused('forbidden'))
      await expect(thief.post('/api/tables', {})).rejects.toMatchObject(refused('forbidden'))
      expect(await (await raw(thief, id)).closed).toBe(4003)
    }
  })
  it("finds nothing of other people's tables", async () => {
    const { url } = await server()
    const { id, info } = await pair(url)
    const other = await pair(url)
    const thief = await Person.arrive(url)
    const nothing = refused('unknownTable')
    for (const path of ['', '/save', '/log', '/moment?at=0'])
      await expect(thief.get(`/api/tables/${id}${path}`)).rejects.toMatchObject(nothing)
    for (const path of [
      'pause',
      'resume',
      'clone',
      'rematch',
      'seats/0/bot',
      'seats/0/take',
      'seats/0/link',
      'seats/0/stand',
      'seats/0/friend',
      'seats/0/deputy',
      'seats/0/shown',
      'delay',
    ])
      await expect(thief.post(`/api/tables/${id}/${path}`)).rejects.toMatchObject(nothing)
    await expect(thief.request('DELETE', `/api/tables/${id}`)).rejects.toMatchObject(nothing)
    expect(await (await raw(thief, id)).closed).toBe(4004)
    // A key of one table opens no other, and guessing opens none.
    for (const key of [other.info.seats[1]!.link!, other.info.watch!, 'a'.repeat(20), info.id])
      await expect(thief.sit(id, key)).rejects.toMatchObject(refused('wrongLink'))
    await expect(thief.sit('unheard-of', 'a'.repeat(20))).rejects.toMatchObject(nothing)
  })
  it('who watches sees no links and cannot act', async () => {
    const { url } = await server()
    const { id, info } = await pair(url)
    const watcher = await Person.arrive(url)
    const seen = await watcher.sit(id, info.watch!)
    expect([seen.watch, ...seen.seats.map((s) => s.link)]).toEqual([null, null, null])
    const ask = (path: string, body?: object) => watcher.post(`/api/tables/${id}/${path}`, body)
    await expect(ask('seats/1/friend', { seat: 0 })).rejects.toMatchObject(refused('forbidden'))
    await expect(ask('seats/1/deputy', { seat: 0 })).rejects.toMatchObject(refused('forbidden'))
    await expect(ask('seats/1/shown', { shown: true })).rejects.toMatchObject(refused('forbidden'))
    await expect(ask('delay', { minutes: 0 })).rejects.toMatchObject(refused('forbidden'))
    for (const path of ['pause', 'clone', 'rematch', 'seats/0/bot', 'seats/1/take', 'seats/1/link', 'seats/1/stand'])
      await expect(ask(path)).rejects.toMatchObject({
        status: expect.any(Number) as number,
      })
    const eve = await AtTable.join(watcher, id)
    for (const message of [
      { type: 'undo', seat: 0 },
      { type: 'redo', seat: 0 },
      { type: 'hint', seat: 0 },
    ])
      expect(await eve.ask(message)).toMatchObject({ type: 'refused', code: 'notYours' })
    expect(await eve.ask({ type: 'window', seat: 0, name: '*', policy: 'never' })).toMatchObject({ code: 'notYours' })
    eve.look(0)
    await eve.until(() => eve.others.some((m) => m.type === 'error' && m.code === 'forbidden'))
    expect(eve.view!.seat).toBe(-1)
  })
  it('on a page of another site cannot use the cookie of its visitor', async () => {
    const { url, port } = await server()
    const { ana, id } = await pair(url)
    expect(await (await raw(ana.person, id, { origin: 'https://evil.example' })).closed).toBe(4003)
    const own = await raw(ana.person, id, { origin: `http://127.0.0.1:${port}` })
    own.socket.send(hello)
    await until(() => own.messages.some((m) => m.type === 'snapshot'))
    own.socket.close()
  })
  it('who sends nonsense is told so, then shown the door, and nobody else notices', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const bad = await raw(ana.person, id)
    const nonsense = [
      'not json',
      '[]',
      'null',
      '{"type":"unheard"}',
      '{"type":"answer","id":"1","seat":0,"question":"0.1","value":"pass","more":1}',
      '{"type":"answer","id":"1","seat":0,"question":"0.1","value":{"toString":1}}',
      '{"type":"chat","id":"1","text":"x","__proto__":{"admin":true}}',
      '{"__proto__":{"type":"ping"}}',
      '{"type":"answer","id":"1","seat":99,"question":"0.1","value":"pass"}',
    ]
    for (const text of nonsense) bad.socket.send(text)
    await until(() => bad.messages.length === nonsense.length)
    expect(bad.messages.every((m) => m.type === 'error' && m.code === 'malformed')).toBe(true)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    bad.socket.send(Buffer.from([0xff, 0xfe, 0]))
    expect(await bad.closed).toBe(4000)
    await playOn([ana, ben], dice(1), 5)
  })
  it('who sends frames that are too large is cut off', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const bad = await raw(ana.person, id)
    bad.socket.send(JSON.stringify({ type: 'chat', id: '1', text: 'x'.repeat(100_000) }))
    expect(await bad.closed).toBe(1009)
    const big = { game: friends.game.id, seats: [{ kind: 'me' }], title: 'x'.repeat(100_000) }
    await expect(ana.person.post('/api/tables', big)).rejects.toMatchObject({ status: 413, code: 'tooLarge' })
    await playOn([ana, ben], dice(1), 5)
  })
  it('who floods is slowed down, then cut off', async () => {
    const { url } = await server({ limits: { messagesPerSecond: 20, requestsPerMinute: 40, tablesPerMinute: 5 } })
    const { ana, ben, id } = await pair(url)
    const bad = await raw(ana.person, id)
    bad.socket.send(hello)
    for (let i = 0; i < 400; i++) bad.socket.send('{"type":"ping"}')
    expect(await bad.closed).toBe(4008)
    expect(bad.messages.some((m) => m.type === 'error' && m.code === 'tooFast')).toBe(true)
    const who = ana.isAsked ? ana : ben
    expect(await who.answer(someAnswer(who.view!, dice(1)))).toMatchObject({ type: 'ack' })
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => lay(ana.person, [{ kind: 'me' }])))
    expect(made.some((m) => m.status === 'rejected' && (m.reason as { code: string }).code === 'tooFast')).toBe(true)
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => ana.person.get('/api/games')))
    expect(asked.some((m) => m.status === 'rejected' && (m.reason as { status: number }).status === 429)).toBe(true)
  })
  it('who writes script into names and chat has written text', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const script = '<script>alert(1)</script>'
    await ana.ask({ type: 'chat', text: script })
    await ben.until(() => ben.chat.length === 1)
    expect(ben.chat[0]!.text).toBe(script)
    await expect(ana.person.post(`/api/tables/${id}/seats/0`, { name: script })).rejects.toMatchObject(
      refused('malformed'),
    )
    await expect(ana.person.post(`/api/tables/${id}/seats/0`, { colour: 'red;}' })).rejects.toMatchObject(
      refused('malformed'),
    )
    ana.send({ type: 'chat', id: 'long', text: 'x'.repeat(401) })
    await ana.until(() => ana.others.some((m) => m.type === 'error' && m.code === 'malformed'))
    const page = await fetch(`${url}/t/${id}`)
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';style-src 'self';/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })
  it('who sends strange bodies gets typed errors', async () => {
    const { url } = await server()
    const ana = await Person.arrive(url)
    const send = (body: string, type = 'application/json') =>
      fetch(`${url}/api/tables`, {
        method: 'POST',
        body,
        headers: { cookie: ana.cookie, origin: url, 'content-type': type },
      })
    for (const body of [
      '{',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      `{"game":"${friends.game.id}","seats":[{"kind":"me"}],"options":{"__proto__":{"mode":"hard"}}}`,
    ]) {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'malformed' } })
    }
    expect((await fetch(`${url}/api/unheard-of`)).status).toBe(404)
    expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).status).not.toBe(200)
    await expect(ana.get('/api/tables/x')).rejects.toMatchObject(refused('malformed'))
  })
  it('who is older than the server is told to reload', async () => {
    const { url } = await server()
    const { ana, id } = await pair(url)
    const old = await raw(ana.person, id)
    old.socket.send(JSON.stringify({ type: 'hello', protocol: 0 }))
    expect(await old.closed).toBe(4010)
  })
})
