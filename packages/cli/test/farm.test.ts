import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulate } from '@emberhall/lab'
import { Farm, hire } from '@emberhall/lab/farm'
import { friends, rivals } from '@emberhall/roster/kinds'
import { afterEach, describe, expect, test } from 'vitest'
import { newFarm, pieces, postgres, program, type Started, told, until, worker } from './farms.ts'
import { run, scratch } from './program.ts'

const GAME = friends.game.id
const SAMPLE = ['simulate', GAME, '--games', '70', '--seats', '2', '--bot', 'random', '--seed', '5', '--json']
/** Games that are played in one go: this many pieces make these. */
const PIECES = 4
const NO_TABLE = { part: '', label: '', seats: 1, from: 0, to: 0, seed: 1, options: {}, bots: ['random'] }
const stuck = new URL('./stuck.ts', import.meta.url).href

const running: Started[] = []
const kept = <S extends Started>(one: S): S => (running.push(one), one)
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended()
  }
}, 60_000)

describe('a farm', { timeout: 240_000 }, () => {
  test('gives the same as one machine, also when a worker is killed in the middle', async () => {
    const address = await newFarm()
    const plan = { games: 50, seats: 1, bot: 'slow', seed: 3 }
    const one = kept(await worker(address, { STUCK: '1' }))
    const farm = await Farm.open({ address })
    const playing = simulate(stuck, { ...plan, crew: farm })
    await until('a worker has begun', () => pieces(address, 'active') === 1)
    one.child.kill('SIGKILL')
    kept(await worker(address))
    kept(await worker(address))
    const alone = simulate(stuck, { ...plan, workers: 1 })
    expect(JSON.stringify(await playing)).toBe(JSON.stringify(await alone))
    await farm.end()
    expect(pieces(address)).toBe(0)
  })

  test('goes on where it was broken off, without playing anything twice', async () => {
    const address = await newFarm()
    const asked = [...SAMPLE, '--farm', address]
    // Stopped while nobody works: nothing is left for workers to do in vain.
    const first = kept(program(asked))
    await until('work lies there', () => pieces(address, 'created') === PIECES)
    await until('it says that nobody is there', () => first.err().includes('No worker is at the farm yet'))
    first.child.kill('SIGINT')
    expect(await first.ended()).toBe(130)
    expect(first.err()).toMatch(/Stopped\. What has been played is kept/)
    expect(pieces(address)).toBe(0)
    // Killed: workers finish what lies there, and it is all there for the next who asks, also without a worker.
    const second = kept(program(asked))
    await until('work lies there', () => pieces(address) === PIECES)
    second.child.kill('SIGKILL')
    const hand = kept(await worker(address))
    await until('all is played', () => pieces(address, 'completed') === PIECES)
    hand.child.kill('SIGTERM')
    expect(await hand.ended()).toBe(0)
    const { code, out } = await run(asked)
    expect(code).toBe(0)
    expect(out).toBe((await run(SAMPLE)).out)
    expect(pieces(address)).toBe(0)
  })

  test('writes the same page', async () => {
    const address = await newFarm()
    kept(await worker(address))
    const [here, there] = [join(scratch(), 'here.md'), join(scratch(), 'there.md')]
    const asked = ['simulate', rivals.game.id, '--games', '1', '--bot', 'random', '--report']
    expect(await run([...asked, there, '--farm'], '', { EMBERHALL_FARM: address })).toMatchObject({ code: 0, err: '' })
    expect(await run([...asked, here])).toMatchObject({ code: 0 })
    expect(readFileSync(there, 'utf8')).toBe(readFileSync(here, 'utf8'))
  })

  test('a game that breaks down is told of, and played again by whoever asks again', async () => {
    const address = await newFarm()
    const hand = await hire({ address, threads: 1, onTrouble: () => undefined })
    const farm = await Farm.open({ address })
    const broken = simulate(stuck, { games: 3, seats: 1, bot: 'clumsy', crew: farm })
    await expect(broken).rejects.toThrow(/game 1 \(seed \d+\) broke down: the bot "clumsy" answers/)
    await farm.stop()
    expect(pieces(address)).toBe(0)
    await hand.leave()
  })

  test('workers of another version leave the work alone, and both sides say so', async () => {
    const address = await newFarm()
    const other = { address, build: 'another' }
    const hand = await hire({ ...other, threads: 1, onTrouble: () => undefined })
    const asking = kept(program([...SAMPLE, '--farm', address, '--lang', 'fr']))
    await until('it says so', () => asking.err().includes('a d’autres règles, cartes ou automates'))
    await until('the work lies there', () => pieces(address, 'created') === PIECES)
    const own = kept(await worker(address))
    expect(await asking.ended()).toBe(0)
    await hand.leave()
    // The other way round.
    const farm = await Farm.open(other)
    let isDone = false
    void farm
      .do({ game: GAME, content: friends.game.contentHash, task: { kind: 'table', table: NO_TABLE } })
      .then(() => (isDone = true))
    await until('work lies there', () => pieces(address, 'created') === 1)
    const idle = kept(await worker(address))
    expect(idle.err()).toContain('1 piece of work at this farm is for another version')
    expect(own.child.exitCode).toBeNull()
    await farm.stop()
    expect(isDone).toBe(false)
  })
})

test('what is no farm is said in words', { timeout: 60_000 }, async () => {
  const address = await newFarm()
  const { port } = await postgres()
  const says = async (farm: string, ...more: readonly string[]): Promise<string> => {
    const { code, err } = await run(['worker', '--farm', farm, ...more])
    expect(code).toBe(2)
    return err
  }
  expect(await says('nowhere')).toMatch(/An address of a farm looks like postgres:/)
  expect(await says('postgres://127.0.0.1:1/farm', '--lang', 'fr')).toMatch(/^Personne ne répond à postgres:/)
  expect(await says(`postgres://postgres@127.0.0.1:${port}/nothing`)).toMatch(/There is no database of that name/)
  told(address, "create role guarded login password 'right'")
  const wrong = await says(address.replace('postgres@', 'guarded:wrong@'))
  expect(wrong).toMatch(/does not take this user or password/)
  expect(wrong).not.toContain('wrong')
  expect(await says(address.replace('postgres@', 'guarded:right@'))).toMatch(/may not write into the database/)
  told(address, `alter database ${new URL(address).pathname.slice(1)} set default_transaction_read_only = on`)
  expect(await says(address)).toMatch(/can only be read/)
  told(address, `set transaction read write; alter database ${new URL(address).pathname.slice(1)} reset all`)
  await (await Farm.open({ address })).end()
  told(address, 'update emberhall_farm.version set version = 9999')
  expect(await says(address)).toMatch(/laid out by a newer version/)

  const without = await run(SAMPLE.concat('--farm'))
  expect(without).toMatchObject({ code: 2, err: expect.stringMatching(/^Where is the farm\?/) as string })
  const both = await run(SAMPLE.concat('--farm', address, '--workers', '2'))
  expect(both).toMatchObject({ code: 2, err: expect.stringMatching(/^--workers counts threads/) as string })
})
