import { at, fits, Match } from '@emberhall/kernel'
import { friends } from '@emberhall/roster/kinds'
import { afterEach, describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import { Thinking } from '../src/thinking/thinking.ts'
import { lay, server } from './harness.ts'

const open: Thinking[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((thinking) => thinking.close()))
})
function fresh(): Thinking {
  const thinking = new Thinking()
  open.push(thinking)
  return thinking
}
const { game } = friends

describe('bots that look ahead', () => {
  it('think in a thread about the very question that is asked', async () => {
    const match = Match.start(game, { seats: 2, seed: 5 })
    const seat = at(match.waiting(), 0)
    const thought = await fresh().ponder(match, seat, 'master', 3)
    expect(fits(match.askOf(seat)!, thought!.answer)).toBe(true)
    expect(thought!.weighed.length).toBeGreaterThan(1)
  })
  it('answer plainly where too many wait, or the server stops', async () => {
    const match = Match.start(game, { seats: 2, seed: 5 })
    const seat = at(match.waiting(), 0)
    const thinking = fresh()
    const asked = Array.from({ length: 24 }, () => thinking.ponder(match, seat, 'master', 3))
    expect(await asked.at(-1)).toBe(null)
    await thinking.close()
    expect(await Promise.all(asked)).toContain(null)
  })
  it('answer at a table as soon as they have found something, and people may do as they like meanwhile', async () => {
    const { url } = await server()
    const host = await Person.arrive(url)
    const { id } = await lay(host, [
      { kind: 'bot', bot: 'strong' },
      { kind: 'bot', bot: 'easy' },
    ])
    const watching = await AtTable.join(host, id)
    await watching.until(() => watching.log.filter(({ what }) => what === 'turn').length >= 3, 20_000)
    expect(watching.log.some(({ what }) => what === 'attempted' || what === 'resolved')).toBe(true)
  })
})
