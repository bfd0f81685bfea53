import { describe, expect, it } from 'vitest'
import { AtTable } from '../src/bin/driver.ts'
import { again, newFolder, pair, server } from './harness.ts'

describe('what is said twice because a connection was lost', () => {
  it('is kept and shown once: chat, also after a restart', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, id } = await pair(first.url)
    const line = { type: 'chat', id: 'once', text: 'Is anybody there?' }
    expect(await ana.ask(line)).toMatchObject({ type: 'ack' })
    ana.close()
    await ana.until(() => ana.closed !== null)
    await ana.rejoin()
    expect(await ana.ask(line)).toMatchObject({ type: 'ack', id: 'once' })
    expect(await ana.ask({ ...line, id: 'twice' })).toMatchObject({ type: 'ack' })
    await ben.until(() => ben.chat.length >= 2)
    await first.close()

    const { url } = await server({ data })
    const back = await AtTable.join(again(ana.person, url), id)
    expect(await back.ask(line)).toMatchObject({ type: 'ack', id: 'once' })
    const late = await AtTable.join(again(ben.person, url), id)
    await late.until(() => late.chat.length > 0)
    expect(late.chat.map(({ n, text }) => [n, text])).toEqual([
      [1, line.text],
      [2, line.text],
    ])
    expect(ben.chat).toHaveLength(2)
  })
  it('may be the same id from two people, which are two lines', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    await ana.ask({ type: 'chat', id: 'one', text: 'I' })
    await ben.ask({ type: 'chat', id: 'one', text: 'So do I' })
    await ana.until(() => ana.chat.length === 2)
    expect(ana.chat.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  })
  it('is seen once: reactions', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    const cheer = { type: 'react', id: 'hurrah', what: 'cheer' }
    expect(await ana.ask(cheer)).toMatchObject({ type: 'ack' })
    ana.close()
    await ana.until(() => ana.closed !== null)
    await ana.rejoin()
    expect(await ana.ask(cheer)).toMatchObject({ type: 'ack', id: 'hurrah' })
    expect(await ana.ask({ ...cheer, id: 'again', what: 'wow' })).toMatchObject({ type: 'ack' })
    const seen = () => ben.others.flatMap((m) => (m.type === 'reaction' ? [m.what] : []))
    await ben.until(() => seen().includes('wow'))
    expect(seen()).toEqual(['cheer', 'wow'])
  })
})
