import { fateforge } from '@emberhall/fateforge'
import { type AtTable, code, caughtUp, dice, pair, plansOf, playOn, server } from '@emberhall/server/testing'
import { describe, expect, it } from 'vitest'

const HARD = {
  game: fateforge.game.id,
  options: { play: 'training', training: 'c1', hardcore: true, heroes: ['lord', 'rogue'] },
}

describe('with Hardcore', () => {
  it('FG-8.1 FG-8.2 FG-8.3 all speak in preparation, and only the one who acts while heroes act', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url, HARD)
    const speaks = async (who: AtTable): Promise<string> => {
      const told = await who.ask({ type: 'chat', text: 'Left!' })
      return told?.type === 'refused' ? told.code : told!.type
    }
    const phase = (): unknown => ana.view!.state['phase']
    const random = dice(1)
    while (phase() !== 'preparation') await playOn([ana, ben], random, 1)
    expect([await speaks(ana), await speaks(ben)]).toEqual(['ack', 'ack'])
    while (phase() !== 'turns') await playOn([ana, ben], random, 1)
    const acting = ana.view!.waiting[0]
    const [active, other] = acting === 0 ? [ana, ben] : [ben, ana]
    expect(await speaks(active)).toBe('ack')
    expect(await speaks(other)).toBe('hushed')
    expect(await other.ask({ type: 'react', what: 'cheer' })).toMatchObject({ type: 'refused', code: 'hushed' })
    expect(await other.ask({ type: 'mark', name: 'Left!', at: 0 })).toMatchObject({ type: 'refused', code: 'hushed' })
  })
  it('FG-8.3 those who must keep silent neither point nor plan, and their plans are taken away', async () => {
    const { url } = await server()
    const { ana, ben } = await pair(url, HARD)
    const phase = (): unknown => ana.view!.state['phase']
    const random = dice(1)
    while (phase() !== 'preparation') await playOn([ana, ben], random, 1)
    for (const client of [ana, ben]) expect(await code(client, { type: 'point', at: 'zone 1' })).toBe('ack')
    while (phase() !== 'turns') {
      for (const client of [ana, ben]) await client.ask({ type: 'plan', at: ['zone 1'] })
      await playOn([ana, ben], random, 1)
    }
    const acting = ana.view!.waiting[0]!
    const [active, other] = acting === 0 ? [ana, ben] : [ben, ana]
    expect(await code(other, { type: 'point', at: 'zone 1' })).toBe('hushed')
    expect(await code(other, { type: 'plan', at: ['zone 1'] })).toBe('hushed')
    await caughtUp(active)
    expect(plansOf(active).map(({ seat }) => seat)).not.toContain(1 - acting)
    expect(await code(active, { type: 'point', at: 'zone 1' })).toBe('ack')
  })
})
