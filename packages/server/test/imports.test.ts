import { hashText, Match } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'
import { friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../src/allowance.ts'
import { AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import { LIMITS, OWN_HEADER, type TableLine } from '../src/protocol.ts'
import { Reading, type ReadingSettings } from '../src/reading/reading.ts'
import { again, dice, lay, newFolder, pair, playOn, QUICK, server } from './harness.ts'

const SEATS = [{ kind: 'me' }]
const GAME = friends.game
const FILE = save(Match.start(GAME, { seats: 1, seed: 1 }))
/** A save that somebody has changed, with a sum that fits again. */
function forged(changes: Partial<Record<keyof SaveFile, unknown>>): object {
  const { sum: _, ...body } = { ...FILE, ...changes }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
const bring = (person: Person, file: object = FILE) => person.post('/api/tables/import', { save: file, seats: SEATS })
/** Why it was refused. */
const refusal = (asked: Promise<unknown>): Promise<{ readonly code: string; readonly problems: readonly string[] }> =>
  asked.then(
    () => ({ code: '', problems: [] }),
    (error: unknown) => error as { code: string; problems: string[] },
  )
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusal(asked)).code
const refused = (code: string) => ({ code })
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((go) => setTimeout(go, 20))
}

describe('what is brought from elsewhere', () => {
  it('is told a few of its problems, and the server goes on', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    const many = forged({ history: Array.from({ length: LIMITS.words - 1 }, (_, i) => i) })
    const { code, problems } = await refusal(bring(ana.person, many))
    expect([code, problems.length]).toEqual(['badSave', 5])
    await playOn([ana, ben], dice(1), 5)
  })
  it('may be as long as a game can be, and lie as full, not more', async () => {
    const { url } = await server()
    const ana = await Person.arrive(url)
    const { fate, checkpoint } = FILE
    const kept = [{ key: 'dice', outcomes: Array.from({ length: 4000 }, () => [1, 2, 3, 4]) }]
    for (const changes of [
      { history: new Array<string>(LIMITS.words + 1).fill('#') },
      {
        checkpoint: {
          ...checkpoint,
          mods: Array.from({ length: 3000 }, () => ({ what: 'x', on: 0, n: 1, until: 'never' })),
        },
      },
      { fate: { ...fate, kept } },
    ])
      await expect(bring(ana, forged(changes))).rejects.toMatchObject(refused('tooLarge'))
    await expect(bring(ana, { game: GAME.id, x: 'x'.repeat(LIMITS.save + 20_000) })).rejects.toMatchObject(
      refused('tooLarge'),
    )
    expect(await bring(ana)).toMatchObject({ game: GAME.id })
  })
  it('is refused where it is no JSON, or made of brackets', async () => {
    const { url } = await server()
    const ana = await Person.arrive(url)
    const send = async (body: string) => {
      const headers = { cookie: ana.cookie, 'content-type': 'application/json', [OWN_HEADER]: 'test' }
      const answer = await fetch(`${url}/api/tables/import`, { method: 'POST', headers, body })
      return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code]
    }
    expect(await send('{"save":')).toEqual([400, 'malformed'])
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`
    expect(await send(`{"save":{"game":"${GAME.id}","x":${deep}},"seats":[{"kind":"me"}]}`)).toEqual([400, 'malformed'])
  })
})

describe('the thread that reads', () => {
  const thread = (name: string): URL => new URL(`./threads/${name}.ts`, import.meta.url)
  const reading = (settings: Partial<ReadingSettings>): Reading => new Reading(settings)

  it('is stopped when it takes too long or too much memory; the next one begins anew', async () => {
    for (const [name, limit] of [
      ['endless', { timeMs: 50 }],
      ['greedy', { memoryMb: 32, timeMs: 60_000 }],
    ] as const) {
      const { url } = await server({ reading: reading({ ...limit, thread: thread(name) }) })
      const { ana, ben } = await pair(url)
      await expect(bring(ana.person)).rejects.toMatchObject(refused('badSave'))
      await expect(bring(ben.person)).rejects.toMatchObject(refused('badSave'))
      await playOn([ana, ben], dice(1), 5)
    }
  })
  it('lets a few wait, one for each person, and nobody else notices', async () => {
    const slow = reading({ thread: thread('endless'), timeMs: 60_000, most: 1 })
    const { url } = await server({ reading: slow })
    const { ana, ben } = await pair(url)
    const [cy, dan] = [await Person.arrive(url), await Person.arrive(url)]
    const twice = (person: Person) => [codeOf(bring(person)), codeOf(bring(person))]
    const ofAna = twice(ana.person)
    expect(await Promise.race(ofAna)).toBe('busy')
    const ofCy = twice(cy)
    expect(await Promise.race(ofCy)).toBe('busy')
    expect(await codeOf(bring(dan))).toBe('busy')
    await playOn([ana, ben], dice(1), 5)
    slow.close()
    for (const codes of [ofAna, ofCy]) expect((await Promise.all(codes)).toSorted()).toEqual(['busy', 'stopping'])
  })
})

describe('the allowance for what is brought', () => {
  it('is for each person and for each address', async () => {
    const { url } = await server({ limits: { ...QUICK.limits, importsPerHour: 2, importsPerAddress: 3 } })
    const [ana, ben] = [await Person.arrive(url), await Person.arrive(url)]
    const tried = (person: Person) => codeOf(bring(person, { game: 'none' }))
    expect([await tried(ana), await tried(ana), await tried(ana)]).toEqual(['unknownGame', 'unknownGame', 'tooOften'])
    expect(await tried(ben)).toBe('tooOften')
    expect(await lay(ben, [{ kind: 'me' }])).toMatchObject({ game: GAME.id })
  })
  it('counts what one household has as one address', () => {
    expect(placeOf('203.0.113.7')).toBe('203.0.113.7')
    expect(placeOf('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
    expect(placeOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(placeOf('2001:db8::6')).toBe('2001:db8:0:0')
    expect(placeOf('::1')).toBe('0:0:0:0')
  })
})

describe('what is kept', () => {
  it('offers tables that nobody has played at for long, to their host alone, and deletes them together', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, id } = await pair(first.url)
    await playOn([ana, ben], dice(1), 1)
    await bring(ana.person)
    const shared = await lay(ana.person, [{ kind: 'me' }, { kind: 'link' }])
    await ben.person.sit(shared.id, shared.seats[1]!.link!)
    const offered = async (person: Person) => {
      const lines = await person.get<TableLine[]>('/api/tables')
      return lines.filter(({ untouched }) => untouched).length
    }
    expect(await offered(ana.person)).toBe(0)
    expect(await ana.person.post('/api/tables/tidy', {})).toEqual({ removed: 0 })
    await first.close()

    const { url } = await server({ data, untouchedDays: 0 })
    const [host, guest] = [again(ana.person, url), again(ben.person, url)]
    expect([await offered(host), await offered(guest)]).toEqual([2, 0])
    expect(await guest.post('/api/tables/tidy', {})).toEqual({ removed: 0 })
    const there = await AtTable.join(guest, shared.id)
    expect(await host.post('/api/tables/tidy', {})).toEqual({ removed: 1 })
    expect((await host.get<TableLine[]>('/api/tables')).map((line) => line.id)).toContain(id)
    const next = await AtTable.join(host, shared.id)
    const who = there.isAsked ? there : next
    await who.answer(someAnswer(who.view!, dice(1)))
    expect(await offered(host)).toBe(0)
  })
})

it('a hall remembers few tables that nobody is at', async () => {
  const { url } = await server()
  const ana = await Person.arrive(url)
  const { ana: seated } = await pair(url)
  const inMemory = async () => (await ana.get<{ tables: number }>('/api/health')).tables
  for (let i = 0; i < 60; i++) await lay(ana, [{ kind: 'me' }])
  await until(async () => {
    await lay(ana, [{ kind: 'me' }])
    return (await inMemory()) < 50
  })
  expect(seated.closed).toBeNull()
})
