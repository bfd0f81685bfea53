import { type S, Z } from '@emberhall/forgeflame'
import type { CardId, Match } from '@emberhall/kernel'
import {
  type AtTable,
  company,
  dice,
  KINDS,
  listenAtEach,
  listenIn,
  newFolder,
  playOn,
  server,
  tableOf,
} from '@emberhall/server/testing'
import { describe, expect, it } from 'vitest'

/** What lies on the table that a seat may not know, by where it lies. */
function secrets({ table }: Match, seat: number): Readonly<Record<string, readonly CardId[]>> {
  const { seats } = table
  const s = table.s as S
  const of = (zone: number, ...owners: number[]) => owners.flatMap((owner) => s.zones[zone + owner]!)
  const all = Array.from({ length: seats }, (_, i) => i)
  const others = all.filter((i) => i !== seat)
  const partner = seats === 4 && seat >= 0 ? [(seat + 2) % 4] : []
  const onBoard = [...s.deposit, ...s.exploration].filter((token) => token >= 0)
  const isPeeked = (token: CardId): boolean => others.some((i) => table.canSee(token, i))
  return {
    hands: of(Z.hand, ...others),
    ...(partner.length > 0 && { 'the hand of the partner': of(Z.hand, ...partner) }),
    'draw piles': of(Z.draw, ...all),
    'advanced piles': of(Z.advancedPile, ...all),
    treasures: of(Z.treasures, ...others),
    'treasures to come': s.zones[Z.treasurePile]!,
    'events to come': s.zones[Z.eventPile]!,
    'artifacts to come': s.zones[Z.artifactPile]!,
    tokens: onBoard,
    'tokens that another has looked at': onBoard.filter(isPeeked),
  }
}
const RIVALS = { kind: KINDS.rivals, secrets }

describe('what is hidden is in no byte that is sent to a seat which may not know it', () => {
  it('among two or three rivals and between two pairs', async () => {
    const kept = await listenAtEach(RIVALS, [2, 3, 4], 120)
    // There was something to give away everywhere.
    expect(Object.keys(kept).length).toBe(10)
    expect(Object.entries(kept).filter(([, n]) => n < 50)).toEqual([])
  }, 400_000)
})

describe('whoever looks on later', () => {
  it('is sent nothing before its time, also through the eyes of one who lets them', async () => {
    const kept = await listenIn(RIVALS, tableOf(RIVALS, 3), 60, { delayMs: 700, shown: 1 })
    expect(kept['hands']).toBeGreaterThan(100)
  })
})

describe('a token that somebody has looked at', () => {
  it('stays known to them and to nobody else, also when the server starts again', async () => {
    const data = newFolder()
    const first = await server({ data })
    let { people, eve } = await company(first.url, 'rivals', 3, 2)
    let clients = [...people, eve]
    const faceOf = (client: AtTable, token: CardId) => (client.view!.state['faces'] as (string | null)[])[token]
    const knowers = (token: CardId) => clients.filter((c) => faceOf(c, token) !== null)
    const peeked = (): CardId[] => {
      const { deposit, exploration } = eve.view!.state as unknown as S
      return [...deposit, ...exploration].filter((token) => token >= 0 && knowers(token).length === 1)
    }
    const random = dice(3)
    for (let seed = 3; peeked().length === 0; ) {
      await playOn(clients, random, 1)
      if (!eve.isOver) continue
      ;({ people, eve } = await company(first.url, 'rivals', 3, seed++))
      clients = [...people, eve]
    }
    const before = peeked().map((token) => [token, knowers(token)[0], faceOf(knowers(token)[0]!, token)])
    await first.close()
    await server({ data, port: first.port })
    for (const client of clients) {
      client.view = null
      await client.rejoin()
    }
    expect(peeked().map((token) => [token, knowers(token)[0], faceOf(knowers(token)[0]!, token)])).toEqual(before)
    await playOn(clients, random, 5)
  })
})
