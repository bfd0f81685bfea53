/** What was chosen in the first act comes back in play, and nothing that is told contradicts it. */
import { readFileSync } from 'node:fs'
import { told } from '@emberhall/story'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { FateforgeTerms } from '../src/content/story-terms.ts'
import { ZONES } from '../src/content/types.ts'
import { validateContent } from '../src/content/validate.ts'
import { CONTENT } from '../src/index.ts'
import { bagOf, heroOf, reputation, type Tale, type Telling, telling } from './tale.ts'

afterEach(allDone)

type Circles = NonNullable<Tale['reputation']>
const ids = CONTENT.enemies.map(({ id }) => id)
/** `risen.3@b2` for all who wait in a fight. */
function waiting(node: string, flags: readonly string[] = [], circles: Circles = {}): string[] {
  const { enemies } = telling({
    node,
    reputation: circles,
    campaign: { flags: flags.map((flag) => `act1.${flag}`) },
  }).state
  return enemies.map(({ card, init, zone }) => `${ids[card] ?? 'castellan'}.${init}@${ZONES[zone]}`)
}
const missing = (node: string, flags: readonly string[], circles?: Circles): string[] => {
  const here = waiting(node, flags, circles)
  return waiting(node).filter((foe) => !here.includes(foe))
}
const more = (node: string, flags: readonly string[], circles?: Circles): string[] => {
  const usual = waiting(node)
  return waiting(node, flags, circles).filter((foe) => !usual.includes(foe))
}
const has = (t: Telling, flag: string): boolean => t.state.flags.includes(`act1.${flag}`)
const at = (node: string, circles: Circles, campaign: Tale['campaign'] & object = {}): Telling =>
  telling({ node, reputation: circles, campaign })

describe('choices come back in play', () => {
  test('FG-C2.3 Teke, let go, looks away in the market; handed over, he stands at the gate for two gold', () => {
    expect([missing('c4', ['recruitFreed']), more('c4', ['recruitFreed'])]).toEqual([['recruit.4@b2'], []])
    const bound = telling({ node: 'n4-recruit' }).answer(0, 'choice:n4-recruit.bind')
    expect([bound.state.gold, more('c2', ['recruitBound'])]).toEqual([2, ['conscript.6@c2']])
  })
  test('the grey seal is worth gold to Hadrel, and an easier reading to those who kept it', () => {
    expect(telling({ node: 'n6-hadrel' }).answer(0, 'choice:n6-hadrel.show').state.gold).toBe(2)
    const kept = telling({ node: 'n6-hadrel' }).answer(0, 'choice:n6-hadrel.silent')
    const storyCards = ['satchel', 'castellan-seal']
    const reading = (flags: string[]) => at('n13-table', {}, { storyCards, flags }).asked(0, 'tester').state.test.dice
    expect([reading(kept.state.flags), reading([])]).toEqual([1, 2])
    expect(at('n13-table', {}, { storyCards: ['satchel'], flags: kept.state.flags }).state.node).toBe('n13-blank')
  })
  test('the ferryman who waited has soup; the families he fetched speak for the group', () => {
    const landed = (flag: string) =>
      telling({ node: 'landfall', heroes: { lord: { health: 3 }, rogue: {} }, campaign: { flags: [`act1.${flag}`] } })
    const [waited, fetched] = [landed('ferryWaits'), landed('ferryBack')]
    expect([heroOf(waited, 'lord').health, reputation(waited, 'lamplighters')]).toEqual([4, 0])
    expect([heroOf(fetched, 'lord').health, reputation(fetched, 'lamplighters')]).toEqual([3, 1])
  })
  test('FG-C2.3 the way Orm tells avoids an archer; the names he was given keep their bearers in the wall and in bed', () => {
    expect(missing('c3', ['wayKnown'])).toEqual(['bone-archer.2@b1'])
    expect([missing('c5', [], { orm: 1 }), missing('c7', [], { orm: 1 })]).toEqual([['risen.1@a2'], ['risen.2@b3']])
  })
  test('Yelda’s roof: the Lamplighters’ house, a day more, or a sentence about a cellar', () => {
    const housed = (with_: string) => telling({ node: 'n11' }).answer(0, `choice:n11.${with_}`)
    expect(housed('home').state.locations).toEqual(['lamplighters'])
    expect([housed('provost').state.nextRestTime, housed('home').state.nextRestTime]).toEqual([1, 0])
    const well = CONTENT.stories.find(({ id }) => id === 'poison-cellar')!.nodes
    const down = (flags: string[]) => telling({ story: well, campaign: { flags } }).answer(0, 'onward')
    down([]).asked(0, 'tester')
    const word = down(housed('sefa').state.flags).asked(0, 'page').answer(0, 'onward')
    expect([has(word, 'ratsGone'), word.state.kind]).toEqual([true, 'combat'])
  })
  test('Hadrel’s sheets: burned, one bed below is empty; read aloud, the poor bring bread and ask for oil', () => {
    expect(missing('c7', ['hadrelSpared'])).toEqual(['risen.3@b2'])
    const read = telling({ node: 'provost' }).answer(0, 'choice:provost.read')
    expect([read.state.food, reputation(read, 'lamplighters'), reputation(read, 'hadrel')]).toEqual([2, 1, -2])
  })
  test('FG-C2.8 the satchel may be let go without a fight, and is for sale in Easafir', () => {
    const let_ = telling({ node: 'ford' }).answer(0, 'choice:ford.let')
    expect([let_.state.node, let_.state.storyCards, reputation(let_, 'guild')]).toEqual(['n4b', [], 1])
    expect(telling({ node: 'ford' }).answer(0, 'choice:ford.hold').state.scene).toBe('c1')
    const sold = at('shelf-door', {}, { gold: 4 }).answer(0, 'choice:shelf.buy')
    expect([sold.state.gold, sold.state.storyCards, sold.state.node]).toEqual([0, ['satchel'], 'n9'])
    at('shelf-door', {}, { gold: 3 }).blocks(0, 'choice:shelf.buy', 'FG-43.3')
    expect(at('shelf-door', {}, { storyCards: ['satchel'] }).state.node).toBe('n9')
  })
  test('the night of N12 is paid for, unless whoever was left out thinks well of the group', () => {
    const side = (who: 'hadrel' | 'sefa', circles: Circles) => at('n12', circles).answer(0, `choice:n12.${who}`)
    expect([-1, 0, 1].map((sefa) => has(side('hadrel', { sefa }), 'brined'))).toEqual([true, true, false])
    expect([-1, 0, 1].map((hadrel) => has(side('sefa', { hadrel }), 'called'))).toEqual([true, true, false])
    expect(more('c7', ['called'])).toEqual(['risen.5@c3'])
    const spent = (flags: string[]) => heroOf(at('dusk-oil', {}, { flags }), 'lord').energySpent
    expect([spent(['act1.brined']), spent([])]).toEqual([1, 0])
  })
  test('every choice has a consequence in play', () => {
    const page = readFileSync(new URL('../../../docs/story/fateforge-choices.md', import.meta.url), 'utf8')
    expect(page).toContain('16 choices; 0 of them change only words.')
  })
})

describe('every reputation decides something in play', () => {
  test('FG-45.1 Hadrel lends his shield to those he trusts', () => {
    const shield = (hadrel: number) => bagOf(at('crypt-key', { hadrel }))
    expect([shield(2), shield(1)]).toEqual([['kite-shield'], []])
  })
  test('FG-45.1 Sefa talks to a guard, and a footman of the Guild counts to a hundred', () => {
    expect([missing('c6', [], { sefa: 2 }), missing('c6', [], { sefa: 1 })]).toEqual([['assassin.1@b1'], []])
    expect(missing('c6', [], { guild: 1 })).toEqual(['recruit.4@b2'])
  })
  test('FG-45.1 the Militia fines those it dislikes, and sends its surgeon to those it likes', () => {
    const met = (militia: number) => at('n9-watch', { militia }, { gold: 2 })
    expect([met(-1).state.node, met(0).state.kind === 'story' && met(0).state.node]).toEqual(['patrol', 'e1'])
    expect(met(-1).answer(0, 'choice:patrol.fine').state.gold).toBe(0)
    expect(heroOf(met(-1).answer(0, 'choice:patrol.vats'), 'rogue').energySpent).toBe(1)
    const dusk = (militia: number) =>
      telling({ node: 'dusk-surgeon', heroes: { lord: { health: 3 }, rogue: {} }, reputation: { militia } })
    expect([1, 0].map((militia) => heroOf(dusk(militia), 'lord').health)).toEqual([4, 3])
  })
})

test('FG-C2.3 every change that the story makes to a fight leaves one that can be played', () => {
  const fights = CONTENT.stories.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node.kind === 'scene' && 'combat' in node.scene ? [node.scene] : [])),
  )
  const battles = fights.flatMap(({ combat, changes = [] }, i) => {
    const all = changes.map(({ change }) => change)
    return [...all.map((change) => [change]), all].map((some, n) => ({
      id: `story-${i}-${n}`,
      difficulty: 1,
      minutes: 1,
      legs: [{ scene: combat, changes: some }],
    }))
  })
  expect(battles.length).toBeGreaterThan(20)
  expect(validateContent({ ...CONTENT, battles })).toEqual([])
})

describe('nothing that is told contradicts what happened', () => {
  const [act1] = CONTENT.stories
  const nodeOf = (id: string) => act1!.nodes.find((node) => node.id === id)!
  const holding = (flags: readonly string[], truths: readonly object[] = []) => {
    const known = truths.map((truth) => JSON.stringify(truth))
    return (body: Parameters<typeof told<FateforgeTerms>>[0]) =>
      told<FateforgeTerms>(
        body,
        flags.map((flag) => `act1.${flag}`),
        (own) => known.includes(JSON.stringify(own)),
      )
        .map(({ text }) => text.en)
        .join(' ')
  }
  test('a pole that was broken in the cellar stays broken', () => {
    const n11 = nodeOf('n11')
    const home = n11.kind === 'choice' ? n11.choices.find(({ id }) => id === 'home')!.body : []
    expect([holding(['cellar'])(home), holding([])(home)]).toEqual([
      expect.stringContaining('the two halves of her pole'),
      expect.stringContaining('takes her pole'),
    ])
    const dusk = nodeOf('last-dusk').body
    expect(holding(['yeldaHome', 'cellar'])(dusk)).toContain('copper wire where it broke')
    expect(holding(['yeldaHome'])(dusk)).not.toContain('broke')
  })
  test('the Rogue’s window is named at Sefa’s door, whichever way it opens', () => {
    for (const id of ['n10-welcome', 'n10-door'])
      expect(holding([], [{ hero: 'rogue' }])(nodeOf(id).body)).toMatch(/Rogue.*window/)
  })
  test('both roads bring home Hadrel’s forty sheets', () => {
    for (const id of ['crypt-won', 'hall-won']) expect(holding([])(nodeOf(id).body)).toMatch(/forty/)
    expect(holding([])(nodeOf('crypt-won').body)).toMatch(/forty sheets, one for each street/)
  })
  test('Sefa names a sale only to those who sold', () => {
    const [sold, kept] = [['oilSold'], ['bagGiven']].map((flags) => holding(flags)(nodeOf('n10-welcome').body))
    expect([sold!.includes('Varda'), kept!.includes('Varda'), kept!.includes('at the ford')]).toEqual([
      true,
      false,
      true,
    ])
  })
  test('a girl who was fetched by boat is not on the northern road', () => {
    const dark = nodeOf('end-dark').body
    expect(holding(['ferryBack'])(dark)).not.toContain('northern road')
    expect(holding([])(dark)).toContain('northern road')
  })
})
