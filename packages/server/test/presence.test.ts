import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { PROTOCOL } from '../src/protocol.ts'
import { pair, server } from './harness.ts'

describe('presence', () => {
  it('ends for one whose line is dead, though nobody closed it, and only for them', async () => {
    const { url } = await server({ beatMs: 150 })
    const { ana, ben, id } = await pair(url)
    ben.close()
    const isHere = () => ana.table!.seats[1]!.present
    await ana.until(() => !isHere())

    // A real socket that goes silent, as behind a pulled cable: it neither closes nor answers what the server asks.
    const address = `${url.replace('http', 'ws')}/api/socket?table=${id}`
    const silent = new WebSocket(address, { headers: { cookie: ben.person.cookie }, autoPong: false })
    const beats: number[] = []
    silent.on('ping', () => beats.push(Date.now()))
    silent.on('open', () => silent.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
    const gone = new Promise<number>((told) => {
      silent.on('close', told)
    })
    await ana.until(isHere)
    await ana.until(() => !isHere(), 3000)
    expect(await gone).toBe(1006)
    expect(beats.length).toBeGreaterThan(0)
    expect(ana.closed).toBeNull()
    expect(await ana.ask({ type: 'chat', text: 'Ben?' })).toMatchObject({ type: 'ack' })
  })
})
