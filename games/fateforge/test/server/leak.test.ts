import { fateforge, type S } from '@emberhall/fateforge'
import type { GameModule } from '@emberhall/speech'
import { campaigners, FREE, type Kind, listenAtEach, listenIn, tableOf } from '@emberhall/server/testing'
import { describe, expect, it } from 'vitest'

/** What lies behind the screens of others, where the group truly is, and what there is to be found. */
function fields(state: object, seat: number): Readonly<Record<string, readonly unknown[]>> {
  const { screens, place, finds } = state as S
  return {
    'behind screens': screens.flatMap((dice, owner) => (owner === seat ? [] : dice)),
    'the true place': place < 0 ? [] : [place],
    finds,
  }
}
const module = fateforge as unknown as GameModule
const BAND = ['lord', 'rogue', 'shaman', 'mercenary']
const training = (fight: string): Kind => ({
  module,
  options: (seats) => ({ play: 'training', training: fight, heroes: BAND.slice(0, seats) }),
})
const FIGHT = { kind: training('c1'), fields }
const SEARCH = { kind: training('c4'), fields }
const EXPLORATION = {
  kind: {
    module,
    options: () => ({ play: 'campaign', until: 'end' }),
    from: ({ table }) => (table.s as S).place >= 0,
  } satisfies Kind,
  fields,
}

describe('what is hidden is in no byte that is sent to a seat which may not know it', () => {
  it('in a fight for two, three and four, with screens up', async () => {
    const kept = await listenAtEach(FIGHT, [2, 3, 4], 90)
    expect(kept['cards']).toBeGreaterThan(500)
    expect(kept['behind screens']).toBeGreaterThan(500)
  }, 400_000)
  it('in a scene of a campaign', async () => {
    const kept = await listenIn(FIGHT, (url) => campaigners(url, 3, FREE), 120)
    expect(kept['cards']).toBeGreaterThan(500)
  })
  it('where there is something to be found, and where the group truly is', async () => {
    const searching = await listenIn(SEARCH, tableOf(SEARCH, 2), 60)
    expect(searching['finds']).toBeGreaterThan(100)
    const exploring = await listenIn(EXPLORATION, tableOf(EXPLORATION, 2), 30)
    expect(exploring['the true place']).toBeGreaterThan(10)
  })
})

describe('whoever looks on', () => {
  it('through the eyes of one who lets them sees what that seat may know, and nothing of the others', async () => {
    const screens = await listenIn(FIGHT, tableOf(FIGHT, 3), 60, { shown: 0 })
    expect(screens['behind screens']).toBeGreaterThan(200)
  })
  it('later is sent nothing before its time', async () => {
    const kept = await listenIn(FIGHT, tableOf(FIGHT, 2), 45, { delayMs: 700 })
    expect(kept['behind screens']).toBeGreaterThan(100)
  })
})
