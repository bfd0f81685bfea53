/** Where many enemies act they are seen all at once: whom they mean, how they come, and what their blows come to. */
import type { LogLine, Match, View } from '@emberhall/kernel'
import { decoded, NAMES } from '@emberhall/testkit'
import type { Beat } from '@emberhall/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { brimstone } from '../../src/index.ts'
import { table } from '../../src/table/index.tsx'
import { beats } from '../../src/table/stage/beats.tsx'
import type { O, S } from '../../src/state.ts'
import { decisions, propsOf } from './drawn.ts'

const TELLTALE = { words: brimstone.words.en, lang: 'en', names: NAMES } as const
beforeAll(() => table.warm?.(), 60_000)

interface Shown {
  readonly match: Match<S, O>
  readonly news: readonly LogLine[]
  readonly list: readonly Beat<S>[]
}
const times = (lines: readonly LogLine[], which: string): number => lines.filter(({ what }) => what === which).length
const isMany = (news: readonly LogLine[]): boolean => times(news, 'foeAttacks') > 3 || times(news, 'foeMoved') > 3

/** Turns of many enemies in two Adventures, and what is shown of them; `look` before the match goes on. */
function watch(look: (shown: Shown) => void): void {
  for (const seed of [1, 2]) {
    let before: View<S> | null = null
    let told = 0
    for (const match of decisions({ seats: 1, seed, options: { posse: 3, odds: 'book' } })) {
      const view = structuredClone(match.view(0))
      const log = match.log(0)
      const news = log.slice(told)
      if (before !== null && isMany(news)) look({ match, news, list: beats(before, view, news, TELLTALE) })
      before = view
      told = log.length
    }
  }
}
const drawn = ({ match }: Shown, beat: Beat<S>): string => {
  const props = propsOf({ match, seat: 0, lang: 'en', phone: false })
  return decoded(renderToStaticMarkup(createElement(table.Table, { ...props, view: beat.view, beat })))
}
const count = (markup: string, part: RegExp): number => [...markup.matchAll(part)].length

test('each who is struck has a row: dice in the air first, then what each die did and what it cost', {
  timeout: 60_000,
}, () => {
  let volleys = 0
  watch((shown) => {
    for (const beat of shown.list) {
      const { lines } = beat
      if (lines === undefined || times(lines, 'foeAttacks') === 0) continue
      volleys++
      const markup = drawn(shown, beat)
      const [struck] = markup.match(/<ul class="sb-volley">.*?<\/ul>/) ?? ['']
      expect(new Set(lines.filter(({ what }) => what === 'foeAttacks').map(({ args }) => args[1])).size).toBe(
        count(struck, /<li>/g),
      )
      expect(count(struck, /data-verdict="none"/g) > 0).toBe(beat.isFalling === true)
      expect(/−\d+ Health|unhurt/.test(struck)).toBe(beat.isFalling !== true)
      const isHurt = times(lines, 'wounded') + times(lines, 'harmed') > 0
      expect(struck.includes('data-hurt')).toBe(isHurt && beat.isFalling !== true)
    }
  })
  expect(volleys).toBeGreaterThan(5)
})
test('all who come are seen to mean somebody before they move, and to stand where they have come to after', () => {
  let [moves, meant, most] = [0, 0, 0]
  watch(({ list }) => {
    list.forEach(({ line, lines = [], view }, i) => {
      if (line?.what !== 'targets' || times(lines, 'foeMoved') < 2) return
      moves++
      const next = list[i + 1]?.view.state.enemies ?? []
      const moved = view.state.enemies.filter((enemy, e) => next[e] !== undefined && next[e].at !== enemy.at)
      most = Math.max(most, moved.length)
      if (moved.some(({ target }) => target >= 0)) meant++
    })
  })
  expect(moves).toBeGreaterThan(0)
  expect(meant).toBeGreaterThan(moves / 2)
  expect(most).toBeGreaterThan(1)
})
