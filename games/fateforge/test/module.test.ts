import { begin, finishScene, startScene } from '@emberhall/campaign'
import { Match } from '@emberhall/kernel'
import { checkStories } from '@emberhall/story'
import { describe, expect, it } from 'vitest'
import { chronicles, CONTENT, fateforge, stories } from '../src/index.ts'
import { STORY_PICTURES } from '../src/table/art/scenes/Pictures.tsx'
import { factsOf } from '../src/facts.ts'
import { played, thoughtful } from './told.ts'

const { game } = fateforge

describe('facts', async () => {
  const match = played({ seats: 2, seed: 2, player: thoughtful(2), options: { play: 'campaign', until: 'end' } })
  const { s } = match.table
  const log = match.log(0)
  const told = (await fateforge.facts())(s, log)
  it('tell the end and how long it took', () => {
    expect(told.outcome).toBe(match.outcome)
    expect(told.turns).toBe(log.filter(({ what }) => what === 'round').length)
    expect(told.figures['rounds']).toBe(told.turns)
    expect(told.figures['gold']).toBe(s.gold)
  })
  it('FG-9.6 call a single fight and a battle quest won, whatever its rank', () => {
    const outcomeOf = (over: string) => factsOf(game, { ...s, over }, []).outcome
    expect(['won', 'gold', 'copper', 'lost', 'onward'].map(outcomeOf)).toEqual(['win', 'win', 'win', 'lost', 'onward'])
  })
  it('tell what became of every skill of these heroes, every item and every card of the decks', () => {
    const own = CONTENT.skills.filter(({ hero }) => hero === 'lord' || hero === 'sylvan-guard')
    expect(told.cards.length).toBe(own.length + CONTENT.items.length + game.faceKeys.length)
    expect(told.cards.filter(({ used, seen }) => used && !seen)).toEqual([])
    const uses = log.filter(({ what }) => what === 'usedCard').map(({ args }) => args[1])
    expect(uses.length).toBeGreaterThan(0)
    for (const face of uses) expect(told.cards.find((card) => card.face === face)!.used).toBe(true)
    expect(told.cards.filter(({ used }) => used).length).toBeLessThan(told.cards.length / 2)
  })
  it('count the health that was lost, and which fights were won', () => {
    const lost = log.flatMap(({ what, args }) =>
      ['hurt', 'poisoned', 'lostHealth'].includes(what) ? [args[1] as number] : [],
    )
    expect(told.figures['health lost']).toBe(lost.reduce((a, b) => a + b, 0))
    const verdicts = log.filter(({ what }) => what === 'verdict')
    expect(verdicts.length).toBeGreaterThan(3)
    for (const { args } of verdicts.slice(-1))
      expect(told.figures[`${args[1] as string} won`]).toBe(args[0] === 'won' ? 1 : 0)
  })
})

describe('the module', () => {
  it.each([1, 2, 3, 4])('a quick game for %i is a training fight that can be begun', (seats) => {
    const match = Match.start(game, { seats, seed: 1, options: fateforge.quickOptions(seats) })
    expect(match.table.s.heroes.length).toBe(seats === 1 ? 2 : seats)
    expect(match.table.s.scene).toBe('c1')
    expect(fateforge.summary(match.table.s)).toMatchObject({ round: 0, rounds: 3, gold: 0 })
  })
  it('its stories hold what their checker proves', () => {
    expect(checkStories(stories)).toEqual([])
  })
  it('every picture there is can be shown in a story', () => {
    expect(stories.pictures.toSorted()).toEqual(STORY_PICTURES.toSorted())
  })
  it('the checker knows words of this game that are wrong', () => {
    expect(stories.checkCondition({ storyCard: 'no-such-card' })).not.toEqual([])
    expect(stories.checkEffect({ item: 'no-such-item' })).not.toEqual([])
    expect(stories.checkEffect({ unlockRule: 99 })).not.toEqual([])
    expect(stories.checkEffect({ ally: 'orm' })).toEqual([])
    expect(stories.outcomesOf({ combat: 'c99' })).toBeNull()
    expect(stories.outcomesOf({ rest: 'r1' })).toEqual(['done'])
  })
})

describe('FG-4 the campaign', () => {
  it('goes from scene to scene as a document', () => {
    let document = begin(chronicles, {
      id: 'a',
      name: 'Kaan',
      at: 0,
      seats: ['Asha', 'Orrin'],
    })
    for (let scene = 1; scene <= 2; scene++) {
      const { document: open, setup } = startScene(chronicles, document, scene)
      const match = Match.start(game, setup)
      const player = thoughtful(scene)
      while (!match.isOver) {
        const seat = match.waiting()[0]!
        match.play(seat, player(match, match.askOf(seat)!))
      }
      document = finishScene(chronicles, open, match.table.s)
    }
    expect(document.scenes).toBe(2)
    expect(document.chronicle.length).toBeGreaterThan(0)
  })
})
