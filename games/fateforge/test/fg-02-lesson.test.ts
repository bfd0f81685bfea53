/** The lesson that goes along with the first fight. */
import { restartAct, startScene } from '@emberhall/campaign'
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match, type Seat, type View } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { fateforge, type O, type S } from '../src/index.ts'
import { lesson } from '../src/lesson/index.ts'
import { moments } from '../src/lesson/moments.ts'
import { en } from '../src/lesson/words.en.ts'
import { fr } from '../src/lesson/words.fr.ts'
import { acting, type Playing, preparing } from './acting.ts'
import { showing } from './scene.ts'
import { begun, campaign, players, playScene, type Volume } from './volume.ts'

afterEach(allDone)
const { game } = fateforge
const ALL = Object.keys(en)

/** What a seat would be told now. */
const due = (view: View<S>, log: ReturnType<Match<S, O>['log']>): string[] =>
  lesson.due(view, log, 'en').map(({ id }) => id)
const dueIn = ({ match }: Playing, seat: Seat = 0): string[] => due(match.view(seat), match.log(seat))

interface Read {
  readonly match: Match<S, O>
  /** What each seat has read, in order. */
  readonly told: readonly string[][]
}
interface Wanted {
  readonly bot?: 'heuristic' | 'random'
  readonly tutorial?: boolean
}
/** The first fight as bots play it; one note is read at each question. */
function firstFight(seed: number, heroes: readonly string[], seats: number, wanted: Wanted = {}): Read {
  const { bot: name = 'heuristic', tutorial = true } = wanted
  const options = { play: 'training', training: 'c1', heroes: [...heroes], tutorial } as const
  const match = Match.start<S, O>(game, { seats, options, seed })
  const told: string[][] = Array.from({ length: seats }, () => [])
  const fate = new Fate(seed)
  const bot = botOf(fateforge as unknown as GameModule, name)
  while (!match.isOver) {
    const { seat } = match.asks().find(({ answer }) => answer === null)!
    const next = due(match.view(seat), match.log(seat)).find((id) => !told[seat]!.includes(id))
    if (tutorial && next !== undefined) told[seat]!.push(next)
    const answer = decide(match as unknown as Match, seat, bot, fate)
    const words = [answer].flat().map((option) => game.words.print(option))
    const value = Array.isArray(answer) ? words : words[0]!
    const verdict = match.answer({ seat, question: match.question, value })
    if (!verdict.ok) throw new Error(`${match.question}: ${String(value)}`)
  }
  return { match, told }
}
const TABLES = [
  [['lord', 'rogue'], 1],
  [['shaman', 'mercenary'], 2],
  [['lord', 'shaman', 'rogue'], 3],
] as const

describe('the first fight', () => {
  const fights = [1, 2, 3, 4].flatMap((seed) => TABLES.map(([heroes, seats]) => firstFight(seed, heroes, seats)))
  /** Whoever plays at random falls sooner or later. */
  const careless = [1, 2, 3].map((seed) => firstFight(seed, ['rogue', 'shaman'], 1, { bot: 'random' }))

  test('FG-2.6 every moment of the lesson comes up in real fights', () => {
    const told = new Set([...fights, ...careless].flatMap((fight) => fight.told.flat()))
    expect(ALL.filter((id) => !told.has(id))).toEqual([])
  })
  test('FG-2.6 whoever plays is told what matters first: the goal, the dice, the turn', () => {
    for (const { told } of fights)
      for (const read of told) {
        const basics = read.filter((id) => ['goal', 'dice', 'turn'].includes(id))
        expect(basics).toEqual(['goal', 'dice', 'turn'])
        expect(read.length).toBeGreaterThan(8)
      }
  })
  test('FG-2.6 with the lesson or without, a fight comes out the same', () => {
    for (const [heroes, seats] of TABLES) {
      const [taught, untaught] = [firstFight(7, heroes, seats), firstFight(7, heroes, seats, { tutorial: false })]
      expect(taught.match.log(0)).toEqual(untaught.match.log(0))
      expect(taught.match.table.s).toEqual(untaught.match.table.s)
      expect(untaught.told.flat()).toEqual([])
    }
  })
})

test('FG-2.6 the lesson reads and touches nothing', () => {
  const t = acting({ scene: 'c1', heroes: { lord: { at: 'b2', pool: ['strike.red'] }, shaman: {} } })
  const before = structuredClone(t.match.view(0).state)
  const view = t.match.view(0)
  expect(dueIn(t)).toContain('turn')
  lesson.due(view, t.match.log(0), 'fr')
  expect(view.state).toEqual(before)
})
test('FG-2.6 FG-23.6 FG-23.7 rerolls and three of a kind are explained to whoever has rolled them', () => {
  const rolled = (...faces: readonly string[]): string[] =>
    dueIn(
      preparing({ heroes: { lord: {}, shaman: {} } })
        .roll('dice', showing(...faces))
        .answer(0, 'roll:0:15'),
    )
  expect(dueIn(preparing({ heroes: { lord: {}, shaman: {} } }))).toEqual(['dice'])
  expect(rolled('fail.red', 'strike.red', 'move.yellow', 'focus.green')).toEqual(['reroll', 'sprint', 'confirm'])
  expect(rolled('move.red', 'strike.red', 'move.yellow', 'move.green')).toEqual(['triple', 'sprint', 'confirm'])
})
test('FG-2.6 FG-36.3 who plays is told of the turn and of whoever is down; who waits is told nothing', () => {
  const t = acting({ heroes: { lord: { pool: ['move.red'] }, shaman: { health: 0 } } })
  expect(dueIn(t)).toEqual(['down', 'turn', 'barred'])
  expect(dueIn(t, 1)).toEqual([])
})
test('FG-2.6 FG-19.5 a defended token is explained near it, as long as it is defended', () => {
  const tokens = [{ kind: 'objective', id: 'o1', zone: 'b1' }] as const
  const guard = { enemy: 'recruit', at: 'b1', defends: 'o1' } as const
  const near = (at: 'a1' | 'd3', gone: boolean): string[] =>
    dueIn(
      acting({
        ground: { tokens },
        heroes: { lord: { at, pool: ['move.red'] }, shaman: {} },
        enemies: [{ ...guard, gone }],
      }),
    )
  expect(near('a1', false)).toContain('defended')
  expect(near('d3', false)).not.toContain('defended')
  expect(near('a1', true)).not.toContain('defended')
})

test('FG-2.6 every note is said in both languages and rests on a rule', async () => {
  expect(Object.keys(fr).toSorted()).toEqual(ALL.toSorted())
  expect(moments.map(({ id }) => id).toSorted()).toEqual(ALL.toSorted())
  expect(ALL).toContain(lesson.end)
  const rules = (await fateforge.rules.en()).flatMap(({ rules: listed }) => listed.map(({ id }) => id))
  expect(moments.filter(({ rule }) => !rules.includes(rule))).toEqual([])
})

describe('a campaign', () => {
  const isTaught = (volume: Volume): unknown => startScene(campaign, volume, 1).setup.options['tutorial']

  test('FG-2.6 its first fight is explained, unless that was not wanted', () => {
    expect(isTaught(begun(2))).toBe(true)
    expect(isTaught(begun(2, {}, { tutorial: false }))).toBe(false)
  })
  test('FG-2.6 one that was kept before there was a lesson has it too', () => {
    expect(campaign.migrate[1]!({ act: 1 })).toEqual({ act: 1, tutorial: true })
  })
  test('FG-2.6 once it has been fought nothing is explained any more, whatever came of it', () => {
    const story = playScene(begun(2), {})
    expect(isTaught(story)).toBe(true)
    const fought = playScene(story, {})
    expect(fought.chronicle.some(({ code }) => code.startsWith('c1.'))).toBe(true)
    expect(isTaught(fought)).toBe(false)
    expect(isTaught(restartAct(campaign, fought, 1, players(2)) as Volume)).toBe(false)
  })
})
