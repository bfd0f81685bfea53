import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { atRound, energy, hero, preparing, reacting, screen } from './acting.ts'
import { lines, namedBy, verbs } from './asking.ts'
import { type Scene, showing } from './scene.ts'
import { gameOf, heroOf, telling } from './tale.ts'

afterEach(allDone)

const ALONE: Scene = { seats: 1, heroes: { lord: {}, rogue: {} } }
const BLIND: Scene = { ...ALONE, options: { solo: 'blind' } }

test('FG-7.1 one player leads two heroes and answers for both', () => {
  const t = preparing(ALONE).asked(0, 'prepare').waitsFor(0)
  expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 0])
  expect(namedBy(t, 'roll')).toEqual(['0:15', '1:15'])
})

test('FG-7.2 otherwise it is a game of two heroes', () => {
  const roster = (seats: number) =>
    telling({ node: 'c1', seats }).state.enemies.map(({ card, init, zone }) => [card, init, zone])
  expect(roster(1)).toEqual(roster(2))
  const gems = (seats: number) =>
    telling({ node: 'c1', seats }).state.objects.filter(({ kind }) => kind === 'gem').length
  expect(gems(1)).toBe(gems(2))
})

test('FG-7.3 the player sees the dice of both', () => {
  const t = preparing(ALONE).answer(0, 'roll:0:15').answer(0, 'roll:1:15')
  const seen = t.view(0).state.screens[0]!
  expect(seen.map(({ icon }) => icon)).toEqual(t.state.screens[0]!.map(({ icon }) => icon))
  expect(seen).toHaveLength(8)
  expect([screen(t, 'lord').length, screen(t, 'rogue').length]).toEqual([4, 4])
})

const FOUR: Scene['enemies'] & object = [
  { enemy: 'guard-dog', at: 'd3' },
  { enemy: 'archer', at: 'd3' },
  { enemy: 'recruit', at: 'd3' },
  { enemy: 'assassin', at: 'd3' },
]
test('FG-7.4 Vigilance: three different colours react', () => {
  const named = (wanted: Scene) => lines(reacting({ ...wanted, enemies: FOUR }).begin(), 'named')
  expect(new Set(named(ALONE)).size).toBe(3)
  expect(named(BLIND)).toHaveLength(2)
  expect(named({ heroes: { lord: {}, rogue: {} } })).toHaveLength(2)
})
test('FG-7.4 Vigilance: leaders and bosses begin with an armor cube more, others do not', () => {
  const armor = (node: string, seats: number, solo: 'vigilance' | 'blind' = 'vigilance') => {
    const { enemies } = telling({ node, seats, options: { solo } }).state
    const { foes } = gameOf({}).book
    const of = (wanted: string) => enemies.find(({ card }) => foes[card]!.id === wanted)?.armor
    return [of('lieutenant'), of('archer'), of('hollow-castellan')]
  }
  const [leader, archer] = armor('c2', 2)
  expect(armor('c2', 1)).toEqual([leader! + 1, archer, undefined])
  expect(armor('c2', 1, 'blind')).toEqual([leader, archer, undefined])
  const boss = armor('c7', 2)[2]!
  expect([armor('c7', 1)[2], armor('c7', 1, 'blind')[2]]).toEqual([boss + 1, boss])
})

test('FG-7.5 Blind Partner: dice, sprints and the order first; only the hero who plays first rolls then', () => {
  const t = atRound(BLIND).begin().asked(0, 'prepare')
  t.answer(0, 'roll:0:15').answer(0, 'roll:1:15')
  expect([t.state.screens[0], lines(t, 'rolls')]).toEqual([[], []])
  expect(verbs(t)).toEqual(['confirm', 'sprint', 'stance'])
  t.answer(0, 'sprint:1:b1').answer(0, 'confirm:0').answer(0, 'confirm:1').asked(0, 'order').answer(0, 'order:12')
  t.asked(0, 'prepare')
  expect(namedBy(t, 'roll')).toEqual(['0:0'])
  t.roll('dice', showing('move.red', 'strike.red', 'move.yellow', 'focus.green'))
  t.answer(0, 'roll:0:0')
  expect([screen(t, 'lord').length, screen(t, 'rogue')]).toEqual([4, []])
  expect(verbs(t)).not.toContain('sprint')
})
test('FG-7.5 the later hero rolls as the action phase begins, and settles rerolls and three of a kind at once', () => {
  const t = atRound(BLIND).begin().answer(0, 'roll:0:15').answer(0, 'roll:1:15')
  t.answer(0, 'confirm:0').answer(0, 'confirm:1').answer(0, 'order:21').answer(0, 'roll:1:0')
  t.roll('dice', showing('fail.red', 'strike.red', 'move.yellow', 'fail.green'))
  t.answer(0, 'confirm:1').asked(0, 'prepare')
  expect(hero(t, 'rogue').pool).toEqual([])
  expect(screen(t, 'lord')).toEqual(['fail.red', 'strike.red', 'move.yellow', 'fail.green'])
  t.roll('dice', showing('strike.red', 'strikeShoot.green')).answer(0, 'reroll:0:9')
  expect(energy(t, 'lord')).toEqual([3, 1])
  t.asked(0, 'prepare').answer(0, 'confirm:0').asked(0, 'turn').logged('confirmed', ['lord'])
  expect(hero(t, 'rogue').pool).toHaveLength(4)
  expect(t.state.acting).toBe(1)
})

test('FG-7.5 FG-23.4 the later hero is asked whatever its dice show, so that nobody can tell', () => {
  const t = atRound(BLIND).begin().answer(0, 'roll:0:15').answer(0, 'roll:1:15')
  t.answer(0, 'confirm:0').answer(0, 'confirm:1').answer(0, 'order:21').answer(0, 'roll:1:0')
  t.roll('dice', showing('strike.red', 'strike.red', 'move.yellow', 'focus.green')).answer(0, 'confirm:1')
  t.asked(0, 'prepare').offersExactly(0, ['confirm:0'])
  expect(lines(t, 'shows')).toEqual([])
})

test('FG-7.5 FG-C1.6 the Lord turns his stance though he rolls late; a horn waits for the first roll', () => {
  const t = atRound({ ...BLIND, heroes: { lord: {}, rogue: { items: { pack2: 'war-horn' } } } }).begin()
  t.answer(0, 'stance:0').answer(0, 'roll:0:15').answer(0, 'roll:1:15').answer(0, 'confirm:0').answer(0, 'confirm:1')
  expect(hero(t, 'lord').stance).toBe('assault')
  t.answer(0, 'order:21').asked(0, 'prepare').offersExactly(0, ['roll:1:0'])
})

test('FG-7.6 what a group decides, the player decides, whatever the mode', () => {
  const t = telling({ node: 'n5', seats: 1, options: { consensus: 'all' } }).asked(0, 'choice')
  t.answer(0, 'choice:n5.force').notAsked(0, 'agree')
  expect(t.state.flags).toEqual(['act1.tollForced'])
  expect(heroOf(t, 'lord').seat).toBe(0)
})
