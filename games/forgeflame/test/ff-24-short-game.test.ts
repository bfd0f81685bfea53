import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { atRoundEnd, litFlames } from './phases.ts'
import { forgeflame, ROW, Z } from './scene.ts'

afterEach(allDone)

const THREE = ['key-of-the-forge', 'black-hammer', 'wyrm-heart']
const short = { options: { short: true } }

test('FF-24.1 the third artifact of a player ends the game, the second does not', () => {
  const ended = atRoundEnd({ ...short, forged: [[], THREE] })
    .begin()
    .over('won 1')
  expect(ended.state.ending).toBe('artifacts')
  atRoundEnd({ ...short, forged: [THREE.slice(1), THREE.slice(0, 1)] })
    .begin()
    .goesOn()
})
test('FF-24.1 without the option three are not enough', () => {
  expect(atRoundEnd({ forged: [THREE] }).begin().state.ending).toBe('none')
})
test('FF-24.1 two against two: four artifacts of a team, not three', () => {
  const forged = [THREE, [], ['boots-of-the-winds'], []]
  const ended = atRoundEnd({ ...short, seats: 4, forged })
    .begin()
    .over()
  expect(ended.state.ending).toBe('artifacts')
  atRoundEnd({ ...short, seats: 4, forged: [THREE.slice(1), [], ['boots-of-the-winds'], ['key-of-the-forge']] })
    .begin()
    .goesOn()
})
test('FF-24.1 everything else is as ever: row, Flames, hands and piles', () => {
  const laid = (isShort: boolean) => {
    const t = fromSetup(forgeflame, {
      seats: 2,
      options: { recruitment: 'random', firstPlayer: 0, short: isShort },
    }).begin()
    const piles = [Z.hand, Z.draw, Z.advanced, Z.advancedPile, Z.eventPile, Z.artifactPile, ...ROW]
    return [litFlames(t), piles.map((zone) => t.zone(zone).length), t.state.bag, t.state.reserve]
  }
  expect(laid(true)).toEqual(laid(false))
})
