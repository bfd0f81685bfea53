import { readCampaign, writeCampaign } from '@emberhall/campaign'
import { chronicles } from '@emberhall/fateforge'
import { AtTable, band, bandThatPlayed, dice, fileOf, Person, playOn, SEATS, server } from '@emberhall/server/testing'
import { describe, expect, it } from 'vitest'

describe('a campaign on the server', () => {
  it('FG-3.4 leaves to those who told it to its end that later campaigns prompt no rules', async () => {
    const { url } = await server()
    const first = await band(url)
    const at = await fileOf(first.ana.person, first.info.id)
    const opened = readCampaign(chronicles, at).document
    const tree = { ...opened.tree, act: 3, node: 'act-3-threshold' }
    const last = { ...opened, tree, acts: [{ ...opened.acts[0]!, act: 3, tree }], scene: null }
    const [ana, ben] = [first.ana.person, first.ben.person]
    const info = await ana.post('/api/campaigns/import', { campaign: writeCampaign(chronicles, last), seats: SEATS })
    await ben.sit(info.id, info.seats[1]!.link!, 'Ben')
    await playOn([await AtTable.join(ana, info.id), await AtTable.join(ben, info.id)], dice(1), 400)
    await expect(ana.post(`/api/tables/${info.id}/onward`)).rejects.toMatchObject({ code: 'notNow' })
    const rulesOf = async (person: Person): Promise<unknown> => {
      const wanted = { game: chronicles.id, seats: [{ kind: 'me', name: 'One' }], campaign: 'Again' }
      const { id } = await person.post('/api/tables', wanted)
      return ((await fileOf(person, id)).tree as { readonly rules: unknown }).rules
    }
    const all = Array.from({ length: 14 }, (_, i) => i + 1)
    expect([await rulesOf(ana), await rulesOf(ben)]).toEqual([all, all])
    expect(await rulesOf(await Person.arrive(url, 'Eve'))).toEqual([])
  })

  it('FG-8.3 Hardcore is switched on the way to the next scene, and not during one', async () => {
    const { url } = await server()
    const first = await bandThatPlayed(url)
    const { person: ana } = first.ana
    const onward = (id: string, modes: object) => ana.post(`/api/tables/${id}/onward`, { modes })
    await expect(onward(first.info.id, { haste: true })).rejects.toMatchObject({ code: 'notNow' })
    const next = await onward(first.info.id, { hardcore: true })
    expect((await fileOf(ana, next.id)).tree).toMatchObject({ hardcore: true })
    await expect(onward(next.id, { hardcore: false })).rejects.toMatchObject({ code: 'notNow' })
    await expect(onward(first.info.id, { hardcore: false })).rejects.toMatchObject({ code: 'notNow' })
    expect((await ana.post(`/api/tables/${first.info.id}/onward`)).id).toBe(next.id)
  })
})
