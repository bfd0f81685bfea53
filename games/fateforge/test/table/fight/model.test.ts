import { aOf, bOf, type Match, reading, verbOf } from '@emberhall/kernel'
import { describe, expect, test } from 'vitest'
import { zoneCalled } from '../../../src/book.ts'
import { type Ability, COLOURS, type Gain, HEROES } from '../../../src/content/types.ts'
import { fateforge } from '../../../src/index.ts'
import { stands } from '../../../src/heroes.ts'
import { canPayAll } from '../../../src/results.ts'
import { V } from '../../../src/questions.ts'
import type { O, S } from '../../../src/state.ts'
import { SHOOT, STRIKE } from '../../../src/steps/actions.ts'
import { stepsOf } from '../../../src/table/fight/model/ahead.ts'
import { reactorOf } from '../../../src/steps/reactions.ts'
import { intents } from '../../../src/table/fight/model/foresight.ts'
import { blowOf, leavings, progressOf } from '../../../src/table/fight/model/prospects.ts'
import { actOf, payment } from '../../../src/table/fight/model/sources.ts'
import { beatsOf, wordIn } from '../../../src/table/fight/stage/replay.ts'
import { asAct } from '../../../src/steps/cards.ts'
import { acting } from '../../acting.ts'
import { decisions, type Setup } from './drawn.ts'

const isOrdered = ({ gain }: Ability): boolean => gain?.gain === 'sequence'
const upwards = (a: number, b: number): number => a - b
const SLOW = { timeout: 120_000 }
const { book } = fateforge.game
const SETUPS: readonly Setup[] = [
  { seats: 1, seed: 2, scene: 'c3' },
  { seats: 3, seed: 7, scene: 'c4' },
  { seats: 2, seed: 5, scene: 'c6', heroes: ['mercenary', 'rogue'] },
  { seats: 4, seed: 3, scene: 'c5' },
]
const seenTable = (match: Match<S, O>) => reading(match.game, structuredClone(match.view(0)))

/** Pairs of neighbouring moments, with what was told in between. */
function* steps(setup: Setup) {
  let before: { state: S; at: number; t: ReturnType<typeof seenTable> } | null = null
  for (const match of decisions(setup)) {
    const log = match.log(0)
    if (before !== null) yield { before, match, news: log.slice(before.at) }
    before = { state: structuredClone(match.view(0).state), at: log.length, t: seenTable(match) }
  }
}

/** What an enemy is called in the log. */
const called = ({ enemies }: S, foe: number): string =>
  foe < 0 ? '' : `${book.foes[enemies[foe]!.card]!.id}.${enemies[foe]!.init}`

describe('what enemies are said to do', () => {
  test.each(SETUPS)('FG-29.3 FG-30.2 the first to act does what the table said ($scene)', SLOW, (setup) => {
    const wrong: string[] = []
    let acted = 0
    for (const { before, news } of steps(setup)) {
      const from = news.findIndex(({ what }) => what === 'enemyTurns')
      // Nothing may have happened between the look and the turn.
      if (from < 0 || news.slice(0, from).some(({ what }) => what !== 'turnEnds')) continue
      const [first, ...then] = news.slice(from + 1)
      if (first?.what !== 'acts' && first?.what !== 'idle') continue
      const name = wordIn(first.args[0])
      const foe = before.state.enemies.findIndex(({ gone }, i) => !gone && called(before.state, i) === name)
      const { rest, section, to, targets } = intents(before.t)[foe]!
      if ((rest === null) !== (first.what === 'acts')) wrong.push(`${name} ${first.what}, said to rest: ${rest}`)
      if (first.what === 'idle') continue
      acted++
      if (section !== first.args[1]) wrong.push(`${name} did not do section ${section}`)
      const walked = then.find(({ what, args }) => what === 'foeMoved' && args[0] === name)
      if (walked !== undefined && !to.includes(zoneCalled(wordIn(walked.args[2]))))
        wrong.push(`${name} walked elsewhere`)
      const [hit] = then
      const isHit = hit?.what === 'foeStrikes' || hit?.what === 'foeShoots'
      if (isHit && !targets.some((h) => HEROES[before.state.heroes[h]!.id] === hit.args[1]))
        wrong.push(`${name} took ${wordIn(hit.args[1])}`)
    }
    expect(wrong).toEqual([])
    expect(acted).toBeGreaterThan(0)
  })
  test('FG-28.4 the one that would react is the one that does', SLOW, () => {
    const said: string[] = []
    const did: string[] = []
    for (const setup of SETUPS)
      for (const { before, news } of steps(setup)) {
        const from = news.findIndex(({ what }) => what === 'named')
        const told = news.slice(0, Math.max(0, from))
        if (from < 0 || told.some(({ what }) => what !== 'turnEnds' && what !== 'reactions')) continue
        const line = news[from + 1]
        if (line?.what !== 'noReaction' && line?.what !== 'acts') continue
        const colour = COLOURS.findIndex((one) => one === news[from]!.args[0])
        said.push(called(before.state, reactorOf(before.t, colour)?.foe ?? -1))
        did.push(line.what === 'acts' ? wordIn(line.args[0]) : '')
      }
    expect(said).toEqual(did)
    expect(did.filter((name) => name !== '').length).toBeGreaterThan(3)
  })
})

describe('what is shown happening', () => {
  test.each(SETUPS)('ends where the table stands ($scene)', SLOW, (setup) => {
    let shown = 0
    for (const { before, match, news } of steps(setup)) {
      const { state: end } = match.view(0)
      if (end.round !== before.state.round || end.phase === 'leaving' || end.phase === 'over') continue
      const beats = beatsOf(before.state, end, book, news)
      const last = beats.at(-1)?.state
      if (last === undefined) continue
      // Lines after the last one that is shown may still change something.
      const rest = news.slice(news.lastIndexOf(beats.at(-1)!.line) + 1)
      if (rest.some(({ what }) => what !== 'turn' && what !== 'turnEnds')) continue
      expect(last.enemies.map(({ zone, gone }) => [zone, gone])).toEqual(
        end.enemies.map(({ zone, gone }) => [zone, gone]),
      )
      expect(last.heroes.map(({ zone, health, down }) => [zone, health, down])).toEqual(
        end.heroes.map(({ zone, health, down }) => [zone, health, down]),
      )
      shown++
    }
    expect(shown).toBeGreaterThan(5)
  })
})

describe('what a choice would come to', () => {
  test('FG-12.3 FG-12.4 FG-20.6 an attack does what the table says of it', SLOW, () => {
    let hits = 0
    for (const setup of SETUPS)
      for (const match of decisions(setup)) {
        const ask = match.isOver ? undefined : match.asks()[0]
        if (ask?.def.name !== 'turn') continue
        const t = seenTable(match)
        for (const option of ask.options) {
          const kind = verbOf(option) === V.strike ? STRIKE : verbOf(option) === V.shoot ? SHOOT : -1
          const act = kind < 0 ? null : actOf(t.s.heroes[t.s.acting]!, bOf(option), kind)
          if (act === null) continue
          const foe = aOf(option)
          const blow = blowOf(t, t.s.acting, act, foe)
          const fork = match.fork()
          fork.play(ask.seat, option)
          const enemy = fork.table.s.enemies[foe]!
          expect([enemy.gone, enemy.red]).toEqual([blow.falls, t.s.enemies[foe]!.red + blow.wounds])
          if (++hits > 60) return
        }
      }
    expect(hits).toBeGreaterThan(20)
  })
  test('FG-12.13 a way to pay is found where there is one, and every part is paid by a result of its own', SLOW, () => {
    let paid = 0
    for (const match of decisions(SETUPS[2]!)) {
      const { heroes, acting } = match.table.s
      if (acting < 0) continue
      for (const card of book.cards)
        for (const { cost } of card.abilities) {
          if (cost === undefined) continue
          const { pool } = heroes[acting]!
          const way = payment(pool, cost)
          expect(way !== null).toBe(canPayAll(pool, cost))
          const spent = (way ?? []).filter((at) => at >= 0)
          expect(new Set(spent).size).toBe(spent.length)
          if (way !== null) paid++
        }
    }
    expect(paid).toBeGreaterThan(100)
  })
  const ordered = book.cards.filter(({ skill, abilities }) => skill !== null && abilities.some(isOrdered))
  test.each(ordered.map(({ id }) => id))('FG-14.11 the first steps shown of %s are those on offer', (id) => {
    const { no, abilities, hero } = book.cards[book.cardNo.get(id)!]!
    const pool = ['move.yellow', 'strike.red', 'strike.red', 'focus.green']
    const { match } = acting({
      game: fateforge.game,
      scene: 'c6',
      heroes: { [HEROES[hero]!]: { at: 'b2', active: [id], pool }, lord: { at: 'a1' } },
      enemies: (['b2', 'b2', 'b1', 'a2'] as const).map((at, i) => ({ enemy: 'recruit', init: i + 1, at })),
    })
    match.play(0, match.asks()[0]!.options.find((option) => verbOf(option) === V.card && aOf(option) === no)!)
    while (match.asks()[0]!.def.name === 'pay') match.play(0, match.asks()[0]!.options[0]!)
    expect(match.asks()[0]!.def.name).toBe('sequence')
    const { actions } = abilities.find(isOrdered)!.gain as Extract<Gain, { gain: 'sequence' }>
    const [first] = stepsOf(match.table, match.table.s.acting, actions.map(asAct))
    const offered = match.asks()[0]!.options.map(aOf)
    expect([...first!.zones, ...first!.foes].toSorted(upwards)).toEqual(offered.toSorted(upwards))
  })
  test('FG-33.3 an exit that is said to cost nothing hurts nobody on the way', SLOW, () => {
    let left = 0
    for (const setup of SETUPS)
      for (const { before, match, news } of steps(setup)) {
        const chosen = match.table.s.exit
        if (before.state.exit >= 0 || chosen < 0) continue
        const leaving = leavings(before.t).find(({ thing }) => thing === chosen)!
        expect(leaving.isDefended).toBe(false)
        const first = leaving.ways[0]!
        const name = HEROES[before.state.heroes[first.h]!.id]
        const mine = news.filter(({ args }) => args[0] === name)
        expect(first.harm > 0 || mine.every(({ what }) => what !== 'hurt')).toBe(true)
        left++
      }
    expect(left).toBeGreaterThan(0)
  })
  test('FG-34.1 every objective of a scene is counted from the start', () => {
    for (const scene of book.content.scenes) {
      const [match] = decisions({ seats: 2, seed: 1, scene: scene.id })
      const progress = progressOf(match!.table)
      expect(progress).toHaveLength(match!.table.s.objectives.length)
      for (const { have, need } of progress) expect(have).toBeLessThanOrEqual(need)
      expect(match!.table.s.heroes.every((hero) => stands(hero))).toBe(true)
    }
  })
})
