/** What every request has to be: from a page of this server or a program, in JSON, not too deep, and not too often. */
import { campaign, friends } from '@emberhall/roster/kinds'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { Person } from '../src/bin/driver.ts'
import { Buckets } from '../src/bucket.ts'
import { OWN_HEADER } from '../src/protocol.ts'
import { company, lay, pair, server } from './harness.ts'

interface Told {
  readonly status: number
  readonly code: string | undefined
}
const DEEP = 100_000
/** A request as it is, with nothing added; fetch would say where it comes from. */
function send(url: string, method: string, headers: Record<string, string>, body = ''): Promise<Told> {
  return new Promise((told, failed) => {
    const asked = request(url, { method, headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => {
        const { error } = text.startsWith('{') ? (JSON.parse(text) as { error?: { code: string } }) : {}
        told({ status: answer.statusCode!, code: error?.code })
      })
    })
    asked.on('error', failed)
    asked.end(body)
  })
}

describe('a request that changes something', () => {
  const json = { 'content-type': 'application/json' }
  it('comes from a page of this server, or from a program that says so', async () => {
    const here = await server()
    const ana = await Person.arrive(here.url)
    const rename = (headers: Record<string, string>, name: string): Promise<Told> =>
      send(`${here.url}/api/me`, 'POST', { cookie: ana.cookie, ...json, ...headers }, JSON.stringify({ name }))
    const forbidden = { status: 403, code: 'forbidden' }
    expect(await rename({}, 'Eve')).toEqual(forbidden)
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', `${here.url}.evil.example`])
      expect(await rename({ origin, [OWN_HEADER]: 'page' }, 'Eve')).toEqual(forbidden)
    const { id } = await lay(ana, [{ kind: 'me' }])
    const evil = { cookie: ana.cookie, origin: 'https://evil.example' }
    expect(await send(`${here.url}/api/tables/${id}`, 'DELETE', evil)).toEqual(forbidden)
    expect(await send(`${here.url}/api/tables/${id}/pause`, 'POST', { cookie: ana.cookie })).toEqual(forbidden)
    expect(await ana.get('/api/me')).toMatchObject({ name: '' })
    expect(await ana.get(`/api/tables/${id}`)).toMatchObject({ status: 'playing' })
    expect(await rename({ origin: here.url }, 'Ana')).toMatchObject({ status: 200 })
    expect(await rename({ [OWN_HEADER]: 'program' }, 'Ana')).toMatchObject({ status: 200 })
  })
  it('may come under the public name of the server', async () => {
    const publicUrl = 'https://table.example.org'
    // This process speaks to a port; the address that others use leads there by a proxy.
    const { port } = await server({ publicUrl })
    const url = `http://127.0.0.1:${port}/api/me/code`
    expect(await send(url, 'POST', { origin: publicUrl })).toMatchObject({ code: 'forbidden', status: 403 })
    const me = await fetch(`http://127.0.0.1:${port}/api/me`)
    const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!
    expect(await send(url, 'POST', { cookie, origin: publicUrl })).toMatchObject({ status: 200 })
    expect(await send(url, 'POST', { cookie, origin: 'http://table.example.org' })).toMatchObject({ status: 403 })
  })
  it('has a body in JSON, or none', async () => {
    const { url } = await server()
    const { cookie } = await Person.arrive(url)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
    ])
      expect(
        await send(`${url}/api/me`, 'POST', { cookie, origin: url, 'content-type': type }, '{"name":"Eve"}'),
      ).toEqual({
        status: 415,
        code: 'notJson',
      })
    const utf8 = { cookie, origin: url, 'content-type': 'application/json; charset=utf-8' }
    expect(await send(`${url}/api/me`, 'POST', utf8, '{"name":"Ana"}')).toMatchObject({ status: 200 })
    expect(await send(`${url}/api/me/code`, 'POST', { cookie, origin: url })).toMatchObject({ status: 200 })
  })
  it('that is nested too deeply is malformed, wherever that is', async () => {
    const { url } = await server()
    const ana = await Person.arrive(url)
    const deep = (open: string, close: string): string => open.repeat(DEEP) + close.repeat(DEEP)
    const seats = '"seats":[{"kind":"me"}]'
    for (const [path, body] of [
      [
        'tables',
        `{"game":"${friends.game.id}",${seats},"options":{"mode":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
      ],
      ['tables/import', `{"save":{"game":"${friends.game.id}","state":${deep('[', ']')}},${seats}}`],
      [
        'tables/import',
        `{"save":{"game":"${friends.game.id}","state":${deep('{"a":', '}').replace(':}', ':1}')}},${seats}}`,
      ],
      ['campaigns/import', `{"campaign":{"game":"${campaign.id}","x":${deep('[', ']')}},${seats}}`],
      ['me', deep('[', ']').slice(0, 60_000)],
    ] as const)
      expect(await send(`${url}/api/${path}`, 'POST', { cookie: ana.cookie, origin: url, ...json }, body)).toEqual({
        status: 400,
        code: 'malformed',
      })
    // Brackets within a text nest nothing, and what people really save is far from too deep.
    await ana.post('/api/me', { name: '[{[{"\\' })
    await company(url, 'secrets among friends', 2, 11)
  })
})

describe('figures', () => {
  const metrics = (url: string, headers: Record<string, string>): Promise<Told> =>
    send(`${url}/metrics`, 'GET', headers)
  it('are for the machine itself, not for those a proxy on it asks for', async () => {
    const { url, port } = await server()
    expect(await metrics(url, {})).toMatchObject({ status: 200 })
    expect(await metrics(url, { host: `localhost:${port}` })).toMatchObject({ status: 200 })
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { host: 'table.example.org' },
    ] as Record<string, string>[])
      expect(await metrics(url, headers)).toMatchObject({ status: 404 })
  })
  it('are for whoever has the token, and for nobody else, if there is one', async () => {
    const { url } = await server({ metricsToken: 'a-long-secret' })
    const [proxied, authorization] = [{ 'x-forwarded-for': '203.0.113.7' }, 'Bearer a-long-secret']
    expect(await metrics(url, { ...proxied, authorization })).toMatchObject({ status: 200 })
    expect(await metrics(url, { authorization })).toMatchObject({ status: 200 })
    for (const headers of [{}, proxied, { authorization: 'Bearer a-long' }, { authorization: 'a-long-secret' }])
      expect(await metrics(url, headers)).toMatchObject({ status: 404 })
  })
})

describe('looking back, hints and history', () => {
  it('have an allowance of their own for each person, by whichever way, and nothing else is slowed by it', async () => {
    const { url } = await server({ limits: { requestsPerMinute: 100_000, messagesPerSecond: 1000, looksPerSecond: 2 } })
    const { ana, ben, id } = await pair(url)
    const looks = ['moment?at=0', 'log', 'corrections?seat=0', 'save'].map((path) => `/api/tables/${id}/${path}`)
    const asked = await Promise.allSettled(Array.from({ length: 200 }, (_, i) => ana.person.get(looks[i % 4]!)))
    const codes = asked.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : ''))
    expect(codes.filter((code) => code === 'tooFast').length).toBeGreaterThan(50)
    const hints = await Promise.all(Array.from({ length: 60 }, () => ana.ask({ type: 'hint', seat: 0 })))
    expect(hints.filter((told) => told?.type === 'refused' && told.code === 'tooFast').length).toBeGreaterThan(10)
    // Nothing else is slowed by it, nor anybody else.
    expect(await ana.person.get(`/api/tables/${id}`)).toMatchObject({ id })
    expect(await ana.ask({ type: 'chat', text: 'hm' })).toMatchObject({ type: 'ack' })
    expect(await ben.person.get(looks[0]!)).toMatchObject({ seat: 1 })
  })
  it('are counted by person', () => {
    const buckets = new Buckets(1)
    for (let i = 0; i < 3; i++) expect(buckets.take('ana', 1)).toBe(true)
    expect(buckets.take('ana', 1)).toBe(false)
    expect(buckets.take('ben', 1)).toBe(true)
  })
})
