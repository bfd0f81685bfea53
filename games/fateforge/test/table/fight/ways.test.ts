import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { waysFrom } from '../../../src/chains.ts'
import { sourceOf } from '../../../src/parts.ts'
import { type Desk, DeskContext, isMeant } from '../../../src/table/fight/model/desk.ts'
import { Ways } from '../../../src/table/fight/mine/Ways.tsx'
import { acting, type Playing } from '../../acting.ts'
import type { HeroWish } from '../../scene.ts'

const guard = (wish: HeroWish): Playing =>
  acting({
    heroes: { 'sylvan-guard': { energy: 0, ...wish }, shaman: { at: 'd3' } },
    enemies: [
      { enemy: 'recruit', at: 'b1' },
      { enemy: 'recruit', at: 'b1', init: 2 },
    ],
  })
const source = (t: Playing, i: number): number => {
  const { icon, die } = t.state.heroes[0]!.pool[i]!
  return sourceOf(icon, die)
}
function shown(t: Playing, lang: 'en' | 'fr', from = 0): string[] {
  const desk = { t: t.match.table, lang } as unknown as Desk
  const ways = waysFrom(t.match.table, 0, source(t, 0))
  const markup = renderToStaticMarkup(createElement(DeskContext, { value: desk }, createElement(Ways, { ways, from })))
  return [...markup.matchAll(/<li.*?<\/li>/gs)].map(([line]) =>
    [...line.matchAll(/<b>(.*?)<\/b>|aria-label="(.*?)"|<small>(.*?)<\/small>/g)]
      .map((m) => m[1] ?? m[2] ?? m[3])
      .join(' > '),
  )
}
test('every way names its cards and says to how many its end could go', () => {
  const t = guard({ pool: ['move.yellow'], active: ['quick-draw'], items: { main: 'great-axe' } })
  expect(shown(t, 'en').toSorted()).toEqual(['Great Axe > no use from here', 'Quick Draw > Shoot (2 enemies)'])
  expect(shown(t, 'fr')).toContain('Dégaine rapide > Tir (2 ennemis)')
})
test('a way over two cards is one line; behind the first card only the rest is shown', () => {
  const t = guard({ pool: ['move.yellow'], items: { main: 'spirit-staff', secondary: 'buckler' } })
  expect(shown(t, 'en')).toEqual(['Spirit Staff > no use from here', 'Spirit Staff > Buckler > Parry'])
  expect(shown(t, 'en', 1)).toEqual(['Buckler > Parry'])
})
test('a die that only pays for a card can be taken in hand', () => {
  const t = guard({ pool: ['focus.green', 'move.yellow'], items: { main: 'spirit-staff' } })
  const { options } = t.match.view(0).ask!
  const meant = options.filter((option) => isMeant(t.match.table, option, source(t, 0), 0))
  expect(meant.map((option) => t.match.game.words.print(option))).toEqual(['card:spirit-staff:2'])
})
