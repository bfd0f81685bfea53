import { flawFinder, runCheck } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { Match } from '@emberhall/kernel'
import { fateforge, type O, type S } from '../src/index.ts'

const { game, words, brains } = fateforge
const NAMES = ['Ada', 'Bo']
type M = Match<S, O>
const HEROES = ['lord', 'rogue']
/** A fight in its first preparation, with everybody's tokens as they are after some blows. */
function fight(arrange: (s: S) => void = () => undefined): M {
  const options = { play: 'training', training: 'c1', heroes: HEROES }
  const match = Match.start(game, { seats: 2, seed: 3, options })
  for (let i = 0; i < 40 && match.table.s.phase !== 'preparation'; i++) {
    const ask = match.asks()[0]!
    match.play(ask.seat, ask.options[0]!)
  }
  const state = match.parts().state()
  return Match.arranged(game, { seats: 2, seed: 3, options }, (t) => {
    t.s = game.copy(state)
    arrange(t.s)
  })
}
const offered = (match: M): string[] => match.corrections(0).map((o) => game.words.print(o))
const right = (match: M, word: string) => match.correct(0, game.words.parse(word))
const lord = (match: M) => match.table.s.heroes.find(({ seat }) => seat === 0)!

test('FG-51.3 a token of Health, never the last one that is ready', () => {
  const match = fight()
  expect(offered(match)).not.toContain('moreHealth:lord')
  const { health } = lord(match)
  for (let n = health; n > 1; n--) expect(right(match, 'lessHealth:lord')).toEqual({ ok: true })
  expect(lord(match)).toMatchObject({ health: 1, healthSpent: health - 1 })
  expect(offered(match)).not.toContain('lessHealth:lord')
  expect(right(match, 'moreHealth:lord')).toEqual({ ok: true })
  expect(lord(match).health).toBe(2)
})
test('FG-51.3 a token of Energy, as far as there are any', () => {
  const match = fight()
  const { energy } = lord(match)
  for (let n = energy; n > 0; n--) expect(right(match, 'lessEnergy:lord')).toEqual({ ok: true })
  expect(offered(match)).not.toContain('lessEnergy:lord')
  expect(right(match, 'moreEnergy:lord')).toEqual({ ok: true })
  expect(lord(match)).toMatchObject({ energy: 1, energySpent: energy - 1 })
})
test('FG-51.3 gold and food of the bag, never below none', () => {
  const match = fight((s) => {
    s.gold = 0
    s.food = 1
  })
  expect(offered(match)).not.toContain('lessGold')
  for (const word of ['moreGold', 'moreGold', 'lessGold', 'lessFood', 'moreFood'])
    expect(right(match, word).ok).toBe(true)
  expect(match.table.s).toMatchObject({ gold: 1, food: 1 })
})
test('FG-51.3 a hero goes to a zone that touches its own, and sets nothing off', () => {
  const match = fight()
  const ways = offered(match).filter((word) => word.startsWith('moveHero:lord'))
  expect(ways).toEqual(['moveHero:lord:a2', 'moveHero:lord:b1'])
  const told = match.log(0).length
  expect(right(match, ways[0]!)).toEqual({ ok: true })
  expect(match.log(0).filter(({ what }) => what === 'corrected')).toHaveLength(1)
  expect(match.log(0).length).toBe(told + 1)
  expect(right(match, 'moveHero:lord:d3')).toMatchObject({ ok: false, why: [{ code: 'notOffered', rule: 'FG-51.3' }] })
})
test('FG-51.3 nobody who is down is helped up by it', () => {
  const match = fight((s) => {
    const [hero] = s.heroes
    hero!.healthSpent += hero!.health
    hero!.health = 0
    hero!.down = true
  })
  const downed = ['sylvan-guard', 'rogue', 'lord', 'shaman', 'mercenary'][match.table.s.heroes[0]!.id]!
  expect(offered(match).filter((word) => word.includes(downed))).toEqual([])
})
test('everything that may be put right can be read in both languages, as a choice and in the log', () => {
  const flaws = flawFinder()
  const match = fight((s) => {
    s.gold = 1
    s.food = 1
    for (const hero of s.heroes) {
      hero.health--
      hero.healthSpent++
      hero.energy--
      hero.energySpent++
    }
  })
  expect(new Set(offered(match).map((word) => word.split(':')[0])).size).toBe(game.corrections.length)
  for (const option of match.corrections(0)) {
    const twin = match.fork()
    expect(twin.correct(0, option)).toEqual({ ok: true })
    const line = twin.log(0).findLast(({ what }) => what === 'corrected')!
    const said = flaws((lang) => {
      const { kind, text } = words[lang].correction!(option, match.view(0), NAMES)
      return [kind, text, words[lang].log(line, NAMES)]
    })
    expect(said).toEqual([])
  }
  const text = (word: string, lang: 'en' | 'fr') =>
    words[lang].correction!(game.words.parse(word), match.view(0), NAMES)
  expect(text('moreHealth:rogue', 'en')).toEqual({ kind: 'Rogue', text: 'The Rogue: +1 Health' })
  expect(text('moreGold', 'fr')).toEqual({ kind: 'Le sac', text: '+1 or' })
})
test.each([1, 2, 3, 4])('a fight with things put right goes on to its end, undone, saved and copied (%i)', (seed) => {
  const options = { play: 'training', training: `c${1 + (seed % 2)}`, heroes: HEROES }
  expect(runCheck(game, 'correct', { seed, seats: 2, options, brain: brains['heuristic'] })).toBeNull()
})
test('an act with things put right goes on', () => {
  const run = { seed: 5, seats: 2, options: { play: 'campaign', until: 'end' }, brain: brains['heuristic'] }
  expect(runCheck(game, 'correct', { ...run, maxDecisions: 150 })).toBeNull()
})
