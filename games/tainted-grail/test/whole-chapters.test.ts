import { Fate, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { KEYWORDS, RESOURCES } from '../src/content/types.ts'
import { type O, type S, type T, Z } from '../src/state.ts'
import { isInRed, limitOf } from '../src/survival/tracks.ts'
import { answerAtRandom } from './at-random.ts'
import { game } from './scene.ts'

const MOST = 60_000
/** A whole chapter, answered at random; between actions everything has to be in order. */
function playOut(seats: number, seed: number, options: Partial<O>) {
  const match = Match.start(game, { seats, seed, record: false, options })
  const fate = new Fate(seed)
  const wrong: string[] = []
  let answers = 0
  for (; !match.isOver && answers < MOST; answers++) {
    if (match.asks()[0]?.def.name === 'act') wrong.push(...disorder(match.table))
    answerAtRandom(match, fate)
  }
  return { answers, outcome: match.table.s.outcome, wrong }
}
/** 26.2 What may not be between two actions. */
function disorder(t: T): string[] {
  const { s } = t
  const wrong: string[] = []
  const is = (holds: boolean, what: string): void => void (holds || wrong.push(`day ${s.day}: ${what}`))
  s.characters.forEach((one, c) => {
    if (one.status !== 'active') return
    const { id } = game.book.content.characters[c]!
    for (const res of RESOURCES) is(one[res] >= 0 && (res === 'xp' || one[res] <= 20), `${id} has ${one[res]} ${res}`)
    is(one.energy <= limitOf(t, c, 'energy'), `${id} has ${one.energy} Energy with ${one.health} Health`)
    is(one.health <= limitOf(t, c, 'health') && one.terror <= limitOf(t, c, 'terror'), `${id} is off its tracks`)
    is(one.dying > 0 === (one.health === 0), `${id}: dying ${one.dying}, Health ${one.health}`)
    is(one.isMad === isInRed(t, c), `${id}: mad ${one.isMad}, Terror ${one.terror}`)
    for (const keyword of KEYWORDS) is(faceUp(s, c, keyword) <= 1, `${id} has more than one ${keyword} face up`)
    for (const [deck, pool, side] of PILES) {
      const [inDeck = 0, inPool = 0, beside = 0] = [deck, pool, side].map((zone) => s.zones[zone + c]!.length)
      is(inDeck >= 15 && inDeck + inPool + beside === 40, `${id} has ${inDeck} + ${inPool} + ${beside} cards of a kind`)
    }
    is(
      s.map.some(({ cell }) => cell === one.at),
      `${id} stands nowhere`,
    )
  })
  is([...s.zones[Z.hand]!, ...s.zones[Z.sequence]!, ...s.zones[Z.met]!].length === 0, 'cards of an encounter lie about')
  is(new Set(s.zones.flat()).size === s.faces.length, 'a card is nowhere, or twice')
  const standing = s.map.flatMap(({ guardians }) => guardians)
  is(standing.toSorted((a, b) => a - b).join() === s.zones[Z.guardians]!.toSorted((a, b) => a - b).join(), 'guardians')
  is(s.todo.length === 0, 'something is still to be carried out')
  return wrong
}
const PILES = [
  [Z.combatDeck, Z.combatPool, Z.combatSide],
  [Z.diplomacyDeck, Z.diplomacyPool, Z.diplomacySide],
] as const
function faceUp({ characters }: S, c: number, keyword: string): number {
  const { items, secrets } = game.book.content
  const one = characters[c]!
  const up = [
    ...one.items.map(({ item, isUp }) => isUp && items[item]!.keyword === keyword),
    ...one.secrets.map(({ secret, isUp }) => isUp && secrets[secret]!.keyword === keyword),
  ]
  return up.filter(Boolean).length
}

test.each([1, 2, 3, 4])('TG-1.1 random chapters of %i characters stay in order and come to an end', (seats) => {
  for (let seed = 1; seed <= 6; seed++) {
    const { answers, outcome, wrong } = playOut(seats, seed, {})
    expect(wrong).toEqual([])
    expect(answers).toBeLessThan(MOST)
    expect(outcome).not.toBe('none')
  }
})
test.each(['story', 'challenge'] as const)('TG-2.3 chapters in %s mode stay in order and come to an end', (mode) => {
  for (let seed = 1; seed <= 4; seed++) {
    const { answers, outcome, wrong } = playOut(2, seed, { mode, consensus: seed === 1 ? 'all' : 'speaker' })
    expect(wrong).toEqual([])
    expect(answers).toBeLessThan(MOST)
    expect(outcome).not.toBe('none')
  }
})
