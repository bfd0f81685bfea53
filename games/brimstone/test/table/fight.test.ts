/** A fight as it is looked back on: when it is over, and when the Adventure ended with it. */
import type { LogLine, Match, View } from '@emberhall/kernel'
import { decoded, NAMES } from '@emberhall/testkit'
import type { Beat } from '@emberhall/ui'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { brimstone } from '../../src/index.ts'
import { isFresh, lastFight, turningOf } from '../../src/table/end/fight.ts'
import { table } from '../../src/table/index.tsx'
import { beats } from '../../src/table/stage/beats.tsx'
import { tellEnd } from '../../src/table/end/words.ts'
import type { O, S } from '../../src/state.ts'
import { decisions, propsOf } from './drawn.ts'

const LANGS = ['en', 'fr'] as const
const UNTOLD = /undefined|NaN|\[object|\{[a-z]/
const TELLTALE = { words: brimstone.words.en, lang: 'en', names: NAMES } as const
const drawn = (props: ComponentProps<typeof table.Table>): string =>
  decoded(renderToStaticMarkup(createElement(table.Table, props)))
beforeAll(() => table.warm?.(), 60_000)

const line = (what: string, ...args: LogLine['args']): LogLine => ({ what, rule: 'SB-1.1', args, at: 0 })
const spiders = (n: number): LogLine[] => [line('turn', 3), line('arrived', 'en-spider', n), line('fight')]
const killed = line('killed', 'en-spider')

test('a won fight knows who came and fell, and the turn in which most of them did', () => {
  const log = [...spiders(4), killed, line('turn', 4), killed, killed, line('turn', 5), killed, line('fightOver')]
  const fight = lastFight([line('killed', 'en-hellbat'), ...log, line('found', 'hc-lawman.0.1', 'lt-gold')])!
  expect(fight).toMatchObject({ isWon: true, from: 3, to: 5, slain: 4 })
  expect(fight.foes).toEqual([{ id: 'en-spider', came: 4, slain: 4 }])
  expect(turningOf(fight)).toEqual({ turn: 4, fell: 2, line: null })
  expect(fight.lines.at(-1)?.what).toBe('found')
})
test('a fight that ended the Adventure was lost where the first hero of it went down', () => {
  const down = line('down', 'hc-lawman.0.1')
  const early = [...spiders(1), line('down', 'hc-bandit.0.1'), killed, line('fightOver')]
  const log = [...early, line('turn', 6), line('arrived', 'en-hellbat', 3), line('fight'), line('turn', 7), down]
  const fight = lastFight([...log, line('ended', 'allDown', 'mi-fistful')])!
  expect(fight).toMatchObject({ isWon: false, from: 6, to: 7, slain: 0 })
  expect(turningOf(fight)).toEqual({ turn: 7, fell: 0, line: down })
})
test('it may be looked up until the turn after it is over, or another one begins', () => {
  const won = [...spiders(1), killed, line('fightOver')]
  expect([won, [...won, line('turn', 4)]].map(isFresh)).toEqual([true, true])
  const later = [
    [...won, line('turn', 4), line('turn', 5)],
    [...won, line('turn', 4), line('arrived', 'en-hellbat', 1), line('fight')],
    spiders(1),
    [],
  ]
  expect(later.map(isFresh)).toEqual([false, false, false, false])
})
interface Scene {
  readonly match: Match<S, O>
  readonly view: View<S>
  readonly beat: Beat<S>
  /** What is told by then, and the line after it. */
  readonly log: readonly LogLine[]
  readonly next: LogLine | undefined
}
/** The moments of three Adventures at which a fight is looked back on. */
function* scenes(): Generator<Scene> {
  for (const seed of [1, 2, 3]) {
    let before: View<S> | null = null
    let told = 0
    for (const match of decisions({ seats: 1, seed, options: { posse: 2, odds: 'even' } })) {
      const view = structuredClone(match.view(0))
      const log = match.log(0)
      const shown = before === null ? [] : beats(before, view, log.slice(told), TELLTALE)
      for (const beat of shown.filter(({ line: shows }) => shows?.what === 'fightOver'))
        yield { match, view, beat, log: log.slice(0, told + beat.told), next: log[told + beat.told] }
      before = view
      told = log.length
    }
  }
}
test('it is looked back on once breath and finds are over, before another turn begins', { timeout: 120_000 }, () => {
  let [fights, seen] = [0, 0]
  let last: Match<S, O> | null = null
  for (const { match, view, beat, log, next } of scenes()) {
    fights++
    expect(isFresh(log)).toBe(true)
    if (match !== last) seen = 0
    last = match
    expect(log.filter(({ what }) => what === 'fightOver').length).toBe(++seen)
    expect([undefined, 'turn']).toContain(next?.what)
    for (const lang of LANGS) {
      const props = propsOf({ match, seat: 0, lang, phone: false })
      const title = tellEnd(lang, 'fight.won')
      const markup = drawn({ ...props, view: beat.view, beat, log })
      expect(markup).not.toMatch(UNTOLD)
      expect(markup).toContain('sb-aftermath')
      expect(markup).toContain(title)
      expect(markup.split('--i:').length - 1).toBe(view.state.heroes.length)
      // Who is shown nothing happening finds it pinned to the rock.
      const after = drawn({ ...props, log })
      expect(after).not.toContain('sb-aftermath')
      expect(after.split(title).length - 1).toBe(1)
    }
  }
  expect(fights).toBeGreaterThan(2)
})
test.each(LANGS)(
  'an Adventure that ends in a fight says who was left standing, in %s',
  { timeout: 120_000 },
  (lang) => {
    let lost = 0
    for (let seed = 1; seed < 12 && lost === 0; seed++) {
      const match = [...decisions({ seats: 1, seed, options: { posse: 2, odds: 'book' } })].at(-1)!
      const seen = match.view(0)
      if (seen.state.outcome !== 'allDown') continue
      lost++
      const log = match.log(0)
      const props = { seen, words: brimstone.words[lang], lang, names: NAMES, log, actions: '', mine: [0] }
      const markup = decoded(renderToStaticMarkup(createElement(table.End, props)))
      expect(markup).not.toMatch(UNTOLD)
      expect(markup).toContain(tellEnd(lang, 'fight.standing', { foes: '' }))
      const down = log.findLast(({ what }) => what === 'down')!
      expect(lastFight(log)!.lines).toContain(down)
    }
    expect(lost).toBe(1)
  },
)
