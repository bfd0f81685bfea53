import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { Policies } from '../src/protocol.ts'
import { CLIENT_MESSAGE } from '../src/schemas.ts'
import { again, dice, lay, newFolder, pair, playOn, server } from './harness.ts'

const hintsOff = { type: 'terms', seat: 0, terms: { hints: false } } as const
const policies = ({ table }: AtTable): Policies => table!.policies

describe('the terms of a table', () => {
  it('change at once for somebody who plays alone', async () => {
    const { url } = await server()
    const host = await Person.arrive(url, 'Ana')
    const { id } = await lay(host, [{ kind: 'me' }, { kind: 'bot' }])
    const ana = await AtTable.join(host, id)
    expect(policies(ana)).toMatchObject({ luck: 'same', hints: true })
    expect(await ana.ask({ type: 'terms', seat: 0, terms: { luck: 'new', hints: false } })).toMatchObject({
      type: 'ack',
    })
    await ana.until(() => policies(ana).luck === 'new')
    expect(policies(ana)).toMatchObject({ luck: 'new', hints: false, undo: 'agreed' })
    expect(await ana.ask({ type: 'hint', seat: 0 })).toMatchObject({ type: 'refused', code: 'noHints' })
  })
  it('change once everybody agrees, while the game goes on, and outlive the server', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, info } = await pair(first.url)
    expect(await ana.ask(hintsOff)).toMatchObject({ type: 'proposed' })
    await ben.until(() => ben.table!.proposal !== null)
    expect(ben.table!.proposal).toMatchObject({
      what: 'terms',
      terms: { hints: false },
      by: 0,
      agreed: [0],
      missing: [1],
    })
    await playOn([ana, ben], dice(1), 3)
    expect(policies(ben).hints).toBe(true)
    await ben.ask({ type: 'agree', proposal: ben.table!.proposal!.id })
    for (const client of [ana, ben])
      await client.until(() => !policies(client).hints && client.table!.proposal === null)
    await first.close()

    const { url } = await server({ data })
    const back = await AtTable.join(again(ana.person, url), info.id)
    expect(policies(back).hints).toBe(false)
  })
  it('stay when somebody declines, and when nothing would change', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    await ana.ask(hintsOff)
    await ben.until(() => ben.table!.proposal !== null)
    await ben.ask({ type: 'decline', proposal: ben.table!.proposal!.id })
    await ana.until(() => ana.table!.proposal === null)
    expect(policies(ana).hints).toBe(true)
    expect(await ana.ask({ ...hintsOff, terms: { hints: true } })).toMatchObject({ type: 'ack' })
    expect(ana.table!.proposal).toBeNull()
  })
  it('are not for those who sit elsewhere, and real dice are not among them', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url)
    expect(await ben.ask(hintsOff)).toMatchObject({ type: 'refused', code: 'notYours' })
    const dicey = CLIENT_MESSAGE.safeParse({ ...hintsOff, id: 'a', terms: { ownDice: true } })
    expect(dicey.success).toBe(false)
    expect(policies(ana).hints).toBe(true)
  })
})
