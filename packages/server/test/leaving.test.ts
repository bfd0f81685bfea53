/** What leaves a table: copies, saves and campaign files (the rule stands in table/leaving.ts). */
import type { CampaignFile } from '@emberhall/campaign'
import { type SaveFile, wordsOf } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { ChatLine, TableInfo } from '../src/protocol.ts'
import { campaigners, company, dice, lay, playOn, server } from './harness.ts'

const CLOSED = 'closed hands'
/** Luck that is the same in every run, and never the same twice. */
function counted(): () => number {
  let n = 0
  return () => ++n
}
type Faces = readonly (string | null)[]
const facesAt = ({ view }: AtTable): Faces => view!.state['faces'] as Faces
const handOf = (client: AtTable, seat: number): readonly (string | null)[] => {
  const zones = client.view!.state['zones'] as Readonly<Record<string, readonly number[]>>
  return zones[`hand.${seat}`]!.map((card) => facesAt(client)[card]!)
}
const saveOf = (person: Person, id: string): Promise<SaveFile> => person.get(`/api/tables/${id}/save`)
const told = (client: AtTable): ChatLine['deed'][] => client.chat.map(({ deed }) => deed)
const shuffles = (file: SaveFile): string[] => [...wordsOf(file)].filter((word) => word.startsWith('!shuffle'))
/** Somebody who has made a copy looks from each of its seats. */
async function inAllSeats(person: Person, copy: TableInfo): Promise<AtTable> {
  for (const { link, kind } of copy.seats) if (kind === 'open') await person.sit(copy.id, link!)
  return AtTable.join(person, copy.id)
}
async function handIn(at: AtTable, seat: number): Promise<Faces> {
  at.look(seat)
  await at.until(() => at.view!.seat === seat)
  return handOf(at, seat)
}

describe('a copy of a table with closed hands', () => {
  it('shows its owner no hand of another, nor what is to come, however many they make and from whichever moment', async () => {
    const { url } = await server({ newSeed: counted() })
    const { people, eve, id } = await company(url, CLOSED, 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    await playOn([...people, eve], dice(1), 6)
    const real = handOf(ana, 0).join()
    const own = handOf(ben, 1).join()
    const at = ben.log.at(-1)!.at
    const hands: string[] = []
    for (const wanted of [{}, {}, {}, { at }, { at }]) {
      const copy = await ben.person.post(`/api/tables/${id}/clone`, wanted)
      const there = await inAllSeats(ben.person, copy)
      hands.push((await handIn(there, 0)).join())
      expect((await handIn(there, 1)).join()).toBe(own)
      const save = await saveOf(ben.person, copy.id)
      expect(save).toMatchObject({ history: [], fate: { kept: [] } })
      expect(shuffles(save)).toEqual([])
    }
    expect(new Set(hands).size).toBeGreaterThan(1)
    expect(hands).not.toContain(real)
  })
  it('is told to everybody at the table, with who made it, also to those who come later; once for a position', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, CLOSED, 2, 1)
    const [ana, ben] = people as [AtTable, AtTable]
    for (let i = 0; i < 3; i++) await ben.person.post(`/api/tables/${id}/clone`)
    await saveOf(ben.person, id)
    for (const witness of [ana, eve]) {
      await witness.until(() => witness.chat.length === 2)
      expect(witness.chat).toMatchObject([
        { seat: 1, name: 'P1', text: '', deed: 'copy' },
        { seat: 1, name: 'P1', text: '', deed: 'save' },
      ])
    }
    const late = await AtTable.join(ana.person, id)
    await late.until(() => late.chat.length === 2)
    expect(told(late)).toEqual(['copy', 'save'])
  })
  it('holds every hand with the leave of all whose hands these are, as long as the table stands as it does', async () => {
    const { url } = await server({ newSeed: counted() })
    const { people, eve, id } = await company(url, CLOSED, 3, 1)
    const [ana, ben, cleo] = people as [AtTable, AtTable, AtTable]
    await playOn([...people, eve], dice(1), 6)
    expect(await ben.ask({ type: 'whole', seat: 1 })).toMatchObject({ type: 'proposed' })
    await ana.until(() => ana.table!.proposal !== null)
    expect(ana.table!.proposal).toMatchObject({ what: 'whole', by: 1, agreed: [1], missing: [0, 2] })
    const { id: proposal } = ana.table!.proposal!
    await ana.ask({ type: 'agree', proposal })
    expect(ben.table!.whole).toBe(false)
    await cleo.ask({ type: 'agree', proposal })
    await ben.until(() => ben.table!.whole)
    expect(ana.table!.whole).toBe(false)
    const copy = await ben.person.post(`/api/tables/${id}/clone`)
    const there = await inAllSeats(ben.person, copy)
    for (const [seat, client] of people.entries()) expect(await handIn(there, seat)).toEqual(handOf(client, seat))
    const save = await saveOf(ben.person, id)
    expect([save.history, shuffles(save)]).toEqual([[], []])
    await cleo.until(() => cleo.chat.length === 2)
    expect(told(cleo)).toEqual(['wholeCopy', 'wholeSave'])
    // It was given for that position.
    await playOn([...people, eve], dice(2), 1)
    expect((await ben.person.get<TableInfo>(`/api/tables/${id}`)).whole).toBe(false)
    // One who says no has the last word.
    await ben.ask({ type: 'whole', seat: 1 })
    await ana.until(() => ana.table!.proposal !== null)
    await ana.ask({ type: 'decline', proposal: ana.table!.proposal!.id })
    await cleo.until(() => cleo.table!.proposal === null)
    expect((await ben.person.get<TableInfo>(`/api/tables/${id}`)).whole).toBe(false)
  })
  it('is not made whole by one who only acts for somebody, nor asked for among rivals or by those who look on', async () => {
    const { url } = await server({ patience: { friendMs: 50 } })
    const { people, eve, id } = await company(url, CLOSED, 3, 1)
    const [ana, ben, cleo] = people as [AtTable, AtTable, AtTable]
    await cleo.person.post(`/api/tables/${id}/seats/2/friend`, { seat: 0 })
    cleo.close()
    await ana.until(() => !ana.table!.seats[2]!.present)
    await new Promise((go) => setTimeout(go, 100))
    await ben.ask({ type: 'whole', seat: 1 })
    await ana.until(() => ana.table!.proposal !== null)
    await ana.ask({ type: 'agree', proposal: ana.table!.proposal!.id })
    await ana.until(() => ana.table!.proposal!.missing.length === 1)
    expect(ana.table!.proposal!.missing).toEqual([2])
    expect(await eve.ask({ type: 'whole', seat: 1 })).toMatchObject({ code: 'notYours' })
    const contest = await company(url, 'rivals', 2, 1)
    expect(await contest.people[0]!.ask({ type: 'whole', seat: 0 })).toMatchObject({ code: 'rivals' })
  })
  it('is made of what they have been shown for a host who looks on later', async () => {
    const { url } = await server()
    const [host, ana] = [await Person.arrive(url), await Person.arrive(url)]
    const { id, seats, watch } = await lay(host, [{ kind: 'link' }, { kind: 'bot' }], {
      options: { mode: 'normal', openHands: false },
    })
    await ana.sit(id, seats[0]!.link!)
    await host.sit(id, watch!)
    await host.post(`/api/tables/${id}/delay`, { minutes: 1 })
    const there = await AtTable.join(ana, id)
    await playOn([there], dice(1), 8)
    const { asks } = await saveOf(host, id)
    expect(asks).toBeLessThan(Number(there.view!.question.split('.')[1]))
    expect((await AtTable.join(host, (await host.post(`/api/tables/${id}/clone`)).id)).log.length).toBeLessThan(
      there.log.length,
    )
    await expect(host.post(`/api/tables/${id}/clone`, { at: asks + 5 })).resolves.toMatchObject({ status: 'playing' })
  })
})

describe('one who is alone', () => {
  it('gets a copy of the very position, with every hand and other cards to come, and nobody is told', async () => {
    const { url } = await server({ newSeed: counted() })
    const solo = await Person.arrive(url)
    const options = { mode: 'normal', openHands: false }
    const { id } = await lay(solo, [{ kind: 'me' }, { kind: 'here' }], { options })
    const at = await AtTable.join(solo, id)
    await playOn([at], dice(2), 8)
    const { state } = at.view!
    const decks = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const copy = await solo.post(`/api/tables/${id}/clone`)
      expect(copy.mine).toEqual([0, 1])
      const there = await AtTable.join(solo, copy.id, { seat: at.view!.seat })
      expect(there.view!.state).toEqual(state)
      const { checkpoint } = await saveOf(solo, copy.id)
      decks.add((checkpoint['faces'] as string[]).join())
    }
    expect(decks.size).toBe(3)
    expect(at.chat).toEqual([])
  })
  it('gets a save with the whole record, and new luck', async () => {
    let seeds = 0
    const { url } = await server({ newSeed: () => ++seeds })
    const { people, id } = await company(url, CLOSED, 1, 1)
    await playOn(people, dice(2), 8)
    const [one, two] = [await saveOf(people[0]!.person, id), await saveOf(people[0]!.person, id)]
    expect([...wordsOf(one)].length).toBeGreaterThan(5)
    expect(one).toMatchObject({ history: two.history, tail: two.tail, position: two.position })
    expect(one.fate).not.toEqual(two.fate)
  })
})

describe('a campaign file in the middle of a scene', () => {
  const fileOf = (person: Person, id: string): Promise<CampaignFile> => person.get(`/api/tables/${id}/campaign`)
  it('holds nothing that its owner cannot know: no record, no luck, and not what its scene was begun with', async () => {
    const { url } = await server({ newSeed: counted() })
    const { people, id } = await campaigners(url, 2)
    const [ana, ben] = people as [AtTable, AtTable]
    await playOn(people, dice(3), 6)
    expect(ana.isOver).toBe(false)
    const [one, two] = [await fileOf(ben.person, id), await fileOf(ben.person, id)]
    expect(one.scene!.save).toMatchObject({ history: [], fate: { kept: [] } })
    expect(one.scene!.setup.seed).not.toBe(two.scene!.setup.seed)
    await ana.until(() => ana.chat.length === 1)
    expect(told(ana)).toEqual(['save'])
    const brought = await ben.person.post('/api/campaigns/import', {
      campaign: one,
      seats: [{ kind: 'me' }, { kind: 'here' }],
    })
    expect(brought).toMatchObject({ campaign: 'The lamps', status: 'playing' })
  })
})
