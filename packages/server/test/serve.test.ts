import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AtTable, someAnswer } from '../src/bin/driver.ts'
import { company, dice, newFolder, pair, playOn, QUICK, server } from './harness.ts'
import { placeOf, programAt } from './kept.ts'
import { run } from './program.ts'

/** Where a program that is started keeps things, as it is told. */
async function kept(): Promise<string[]> {
  const { data, database } = await placeOf(newFolder())
  return database === undefined ? ['--data', data!] : ['--database', database]
}
/** A client as it is built, with one page and one script. */
function builtClient(): string {
  const client = newFolder()
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>hall</title>')
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), 'export {}')
  return client
}

describe('a server', () => {
  it('is healthy, tells figures, and serves a client if there is one', async () => {
    const { url } = await server({ client: builtClient() })
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: 'ok', tables: 0 })
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('emberhall_commit_seconds')
    const page = await fetch(`${url}/t/some-table?key=x`)
    expect(await page.text()).toContain('hall')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const script = await fetch(`${url}/assets/main-1a2b.js`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404)
  })
  it('turns away who asks too much, and counts no scripts and pictures', async () => {
    const limits = { requestsPerMinute: 5, tablesPerMinute: 5, messagesPerSecond: 5 }
    const { url } = await server({ client: builtClient(), limits })
    const asked = async (path: string): Promise<number[]> => {
      const all: number[] = []
      for (let i = 0; i < 12; i++) all.push((await fetch(`${url}${path}`)).status)
      return all
    }
    expect(new Set(await asked('/assets/main-1a2b.js'))).toEqual(new Set([200]))
    expect((await asked('/api/games')).filter((status) => status === 429)).toHaveLength(7)
  })
  it('says why it cannot start', async () => {
    const { port } = await server()
    await expect(server({ port })).rejects.toThrow(`port ${port} is in use`)
    await expect(server({ publicUrl: 'example.org' })).rejects.toThrow(/public address/)
  })
  it('ends with a message and a code of its own where it cannot run', async () => {
    const taken = await server()
    const busy = await run('--port', String(taken.port), ...(await kept()))
    expect(await busy.ended).toEqual([1, null])
    expect(busy.err()).toMatch(/port \d+ is in use/)
    const wrong = await run('--port', 'many')
    expect(await wrong.ended).toEqual([1, null])
    const open = await run('--port', '0', ...(await kept()), '--webhooks', 'chat.example.org, http://example.org')
    expect(await open.ended).toEqual([1, null])
    expect(open.err()).toMatch(/http:\/\/example.org must be reached by https/)
    const one = await run('--port', '0', ...(await kept()), '--log-level', 'silent')
    one.child.kill('SIGTERM')
    expect(await one.ended).toEqual([0, null])
  }, 240_000)
  it('stops while people go on asking for things', async () => {
    const served = await server({ limits: { ...QUICK.limits, messagesPerSecond: 100_000 } })
    const { people, id } = await company(served.url, 'closed hands', 4, 1)
    const chatty = [...people]
    for (const { person } of people) chatty.push(await AtTable.join(person, id))
    const asking = chatty.map((client) =>
      setInterval(() => {
        for (let i = 0; i < 10 && client.closed === null; i++)
          client.send({ type: 'chat', id: randomUUID(), text: 'x' })
      }, 10),
    )
    await people[0]!.until(() => people[0]!.chat.length > 0)
    await served.close()
    asking.forEach(clearInterval)
    for (const client of chatty) {
      await client.until(() => client.closed !== null)
      expect(client.closed).toMatchObject({ code: 1001 })
    }
  })
  it('refuses answers that it cannot keep, and takes them when it can', async () => {
    const data = newFolder()
    const { url } = await server({ data, patienceMs: 2500 })
    const { ana, ben } = await pair(url)
    await playOn([ana, ben], dice(1), 3)
    const who = ana.isAsked ? ana : ben
    const other = await programAt(data)
    await other.hold()
    const value = someAnswer(who.view!, dice(2))
    const view = who.view
    expect(await who.answer(value, { id: 'again' })).toMatchObject({ type: 'refused', code: 'storageBusy' })
    expect(who.view).toEqual(view)
    await other.letGo()
    expect(await who.answer(value, { id: 'again' })).toMatchObject({ type: 'ack', seq: 4 })
    await playOn([ana, ben], dice(3), 5)
  })
})
