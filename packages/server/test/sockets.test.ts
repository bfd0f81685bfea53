/** Sockets that do not do as they should: what they may ask for, and what the server keeps for them, is bounded. */
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Person } from '../src/bin/driver.ts'
import { LIMITS, PROTOCOL } from '../src/protocol.ts'
import { company, dice, pair, playOn, server } from './harness.ts'

const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL })
const MANY = { requestsPerMinute: 100_000, messagesPerSecond: 20_000, looksPerSecond: 20_000 }
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
interface Open {
  readonly socket: WebSocket
  readonly closed: Promise<number>
  /** How many pongs, and what else, has come. */
  pongs: number
  readonly messages: { readonly type: string; readonly code?: string; readonly message?: string }[]
}
async function opened({ url, cookie }: Person, id: string): Promise<Open> {
  const address = `${url.replace('http', 'ws')}/api/socket?table=${id}`
  const socket = new WebSocket(address, { headers: { cookie } })
  socket.on('error', () => {})
  const closed = new Promise<number>((done) => socket.on('close', done))
  const open: Open = { socket, closed, pongs: 0, messages: [] }
  socket.on('pong', () => open.pongs++)
  socket.on('message', (data: Buffer) => open.messages.push(JSON.parse(data.toString()) as Open['messages'][number]))
  await new Promise<void>((ready) => socket.on('open', () => ready()).on('close', () => ready()))
  return open
}
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (await isSo()) return
    await pause(10)
  }
  throw new Error('waited in vain')
}
async function heldBytes(url: string): Promise<number> {
  return Number(/^emberhall_held_bytes (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())![1])
}

describe('pings and pongs', () => {
  const limits = { messagesPerSecond: 20 }
  it('are answered, within the allowance of messages; who goes on is cut off', async () => {
    const { url } = await server({ limits })
    const { ana, ben, id } = await pair(url)
    const one = await opened(ana.person, id)
    one.socket.ping('here?')
    await until(() => one.pongs === 1)
    for (let i = 0; i < 5000; i++) one.socket.ping('x'.repeat(100))
    expect(await one.closed).toBe(4008)
    expect(one.pongs).toBeLessThan(1000)
    await playOn([ana, ben], dice(1), 3)
  })
  it('that nobody asked for count too', async () => {
    const { url } = await server({ limits })
    const { ana, id } = await pair(url)
    const one = await opened(ana.person, id)
    for (let i = 0; i < 5000; i++) one.socket.pong('x')
    expect(await one.closed).toBe(4008)
  })
  it('are not looked at after the server has said goodbye, nor is anything else', async () => {
    const { url } = await server({ limits })
    const { ana, ben, id } = await pair(url)
    const one = await opened(ana.person, id)
    one.socket.send(HELLO)
    for (let i = 0; i < 500; i++) one.socket.send('{"type":"ping"}')
    one.socket.send(JSON.stringify({ type: 'chat', id: 'late', text: 'still here' }))
    expect(await one.closed).toBe(4008)
    await ben.ask({ type: 'chat', text: 'hello' })
    expect(ben.chat.map(({ text }) => text)).toEqual(['hello'])
  })
})

describe('a message', () => {
  it('in very many parts is refused', async () => {
    const { url } = await server()
    const { ana, id } = await pair(url)
    const one = await opened(ana.person, id)
    for (let i = 0; i < 1000; i++) one.socket.send(i === 0 ? '{' : ' ', { fin: false })
    expect(await one.closed).toBe(1008)
  })
  it('nested too deeply is malformed, and hurts nobody', async () => {
    const { url } = await server()
    const { ana, ben, id } = await pair(url)
    const one = await opened(ana.person, id)
    const deep = '['.repeat(LIMITS.frame / 2 - 100)
    one.socket.send(`{"type":"answer","id":"1","seat":0,"question":"0.1","value":${deep}${deep.replaceAll('[', ']')}}`)
    await until(() => one.messages.length === 1)
    expect(one.messages[0]).toMatchObject({ type: 'error', code: 'malformed', message: 'deeper than 64' })
    await playOn([ana, ben], dice(1), 3)
  })
})

describe('who connects', () => {
  it('and does not say hello has to go, and nobody else', async () => {
    const { url } = await server({ beatMs: 300, helloMs: 1500 })
    const { ana, id } = await pair(url)
    const mute = await opened(ana.person, id)
    expect(await mute.closed).toBe(1006)
    expect(await ana.ask({ type: 'chat', text: 'here' })).toMatchObject({ type: 'ack' })
  })
  it('from one address finds so many places and no more, whoever they are', async () => {
    const { url } = await server({ limits: { socketsPerAddress: 3 } })
    const { ana, id } = await pair(url)
    const third = await opened(await Person.arrive(url), id)
    expect(await third.closed).toBe(4004)
    const [fourth, fifth] = [await opened(ana.person, id), await opened(ana.person, id)]
    expect(await fifth.closed).toBe(1006)
    fourth.socket.close()
    await fourth.closed
    await until(async () => (await opened(ana.person, id)).socket.readyState === WebSocket.OPEN)
  })
})

describe('who does not read', () => {
  it('makes the server keep no more by many sockets than by one, and harms nobody else', async () => {
    const { url } = await server({ limits: { ...MANY, heldPerPerson: 1_000_000 } })
    const { people, id } = await company(url, 'secrets among friends', 2, 11)
    const [ana, ben] = [people[0]!, people[1]!]
    const deaf = await Promise.all(Array.from({ length: 6 }, () => opened(ben.person, id)))
    for (const { socket } of deaf) {
      socket.send(HELLO)
      socket.pause()
    }
    let most = 0
    for (let i = 0; i < 150; i++) {
      for (const { socket } of [...deaf, ...deaf, ...deaf, ...deaf])
        if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"resync"}')
      await ana.ask({ type: 'react', what: 'wow' })
      most = Math.max(most, await heldBytes(url))
    }
    // It came to where something had to be kept; a little more than allowed may be there before it is noticed.
    expect(most).toBeGreaterThan(300_000)
    expect(most).toBeLessThan(2_000_000)
    for (const { socket } of deaf) socket.terminate()
    await until(async () => (await heldBytes(url)) === 0)
    expect(ben.closed).toBeNull()
    await playOn([ana, ben], dice(1), 3)
  })
  it('what they ask for over HTTP is given no more of it, and others are', async () => {
    const { url, port } = await server({ limits: { ...MANY, heldPerPerson: 100_000 } })
    const { people, id } = await company(url, 'open hands to the end', 2, 3)
    const [ana, ben] = [people[0]!.person, people[1]!.person]
    const path = `/api/tables/${id}/log?seat=0`
    const ask = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${ana.cookie}\r\n\r\n`
    const lines = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').pause())
    const asks = async (): Promise<boolean> => {
      for (const line of lines) line.write(ask.repeat(5))
      await pause(20)
      return (await heldBytes(url)) > 100_000
    }
    await until(asks)
    await expect(ana.get(path)).rejects.toMatchObject({ status: 429, code: 'tooFast' })
    expect(await ben.get(path)).toMatchObject({ from: 0 })
    expect(await heldBytes(url)).toBeLessThan(1_000_000)
    for (const line of lines) line.destroy()
    await until(async () => (await heldBytes(url)) === 0)
    expect(await ana.get(path)).toMatchObject({ from: 0 })
  })
})
