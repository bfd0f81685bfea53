/** What can be pressed on a page is what may be chosen there: no more, no less, in the whole of an act. */
import { aOf, type Match, type Seat, verbOf } from '@emberhall/kernel'
import { promptProblems, tableProps } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HEROES } from '../../../src/content/types.ts'
import { fateforge } from '../../../src/module.ts'
import { SLOTS } from '../../../src/parts.ts'
import { V } from '../../../src/questions.ts'
import type { O, S } from '../../../src/state.ts'
import { tableauOf } from '../../../src/table/model/tableau.ts'
import { isFight } from '../../../src/table/model/where.ts'
import { Bag } from '../../../src/table/pages/camp/Bag.tsx'
import { HeroSheet } from '../../../src/table/pages/camp/HeroSheet.tsx'
import { HandContext } from '../../../src/table/pages/camp/holding.ts'
import { DeskContext, deskOf } from '../../../src/table/pages/model/desk.ts'
import { played, random, thoughtful } from '../../told.ts'
import { draw, NAMES } from './drawn.ts'
import { POSITIONS, seedFor, stand } from './positions.ts'

interface Button {
  readonly classes: readonly string[]
  readonly text: string
  readonly attributes: string
}
/** Every button that can be pressed, with what a screen reader would call it. */
function buttonsOf(markup: string): Button[] {
  const ribbons = /<nav class="fgp-ribbons".*?<\/nav>/gs
  const found = markup.replace(ribbons, '').matchAll(/<button(?![^>]*aria-disabled)([^>]*)>(.*?)<\/button>/gs)
  return [...found].map(([, attributes = '', inside = '']) => ({
    attributes,
    classes: /class="([^"]*)/.exec(attributes)?.[1]?.split(' ') ?? [],
    text: inside
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/[ \n]+/g, ' '),
  }))
}
/** What is pressed for other reasons: to read about a hero, to look at a card, to move the figure on the map. */
const ASIDE = ['fgp-niche', 'fgp-corrupt', 'fgp-place', 'fgp-figure']
const isAside = ({ classes }: Button): boolean => ASIDE.some((name) => classes.includes(name))

const isSlot = ({ classes }: Button): boolean => classes.includes('fgp-slot')

function problemsOf(match: Match<S, O>, seat: Seat, phone: boolean): string[] {
  const view = match.view(seat)
  const ask = view.ask!
  const problems = [...promptProblems(fateforge.words, ask, view, NAMES)]
  if (isFight(view) || ask.kind === 'fate') return problems
  const markup = draw({ match, seat, lang: 'en', phone })
  if (markup.split('PROMPT').length !== 2) problems.push('not one prompt')
  const buttons = buttonsOf(markup)
  const of = (verb: number) => ask.options.filter((option) => verbOf(option) === verb)
  // An item is taken in hand first, and a hero is read about before it is chosen.
  const movable = new Set(of(V.put).map(aOf)).size
  const held = buttons.filter((button) => isSlot(button) && button.attributes.includes('aria-pressed'))
  if (held.length !== movable) problems.push(`${held.length} items to take in hand, ${movable} may be`)
  const free = HEROES.length - view.state.heroes.length
  if (of(V.hero).length > 0 && of(V.hero).length !== free) problems.push(`${of(V.hero).length} of ${free} heroes`)
  const lit = buttons.filter((button) => !isAside(button) && !isSlot(button))
  const legal = ask.options.filter((option) => verbOf(option) !== V.put && verbOf(option) !== V.hero)
  const expected = legal.length + (of(V.hero).length > 0 ? 1 : 0)
  if (lit.length !== expected)
    problems.push(`${lit.length} lit, ${expected} legal: ${lit.map(({ text }) => text).join(' |')}`)
  const labels = legal.map((option) => fateforge.words.en.option(option, ask, view, NAMES))
  for (const label of labels)
    if (!lit.some(({ text }) => text.includes(label))) problems.push(`not on the page: ${label}`)
  return problems.map((problem) => `${ask.def.name}: ${problem}`)
}

const OPEN = Object.keys(POSITIONS).filter((name) => !['ended', 'onward', 'restart', 'interlude'].includes(name))
test.each([false, true])('on every kind of page, on a phone: %s', { timeout: 120_000 }, (phone) => {
  const problems = OPEN.flatMap((name) => {
    const { match } = stand(name, seedFor(name))
    return problemsOf(match, match.waiting()[0]!, phone).map((problem) => `${name}, ${problem}`)
  })
  expect(problems).toEqual([])
})

test('FG-15.3 with an item in hand, every place that takes it and no other', () => {
  for (const name of ['camp', 'testCamp']) {
    const { match } = stand(name)
    const view = match.view(match.waiting()[0]!)
    const desk = deskOf(tableauOf(tableProps(fateforge, { match, seat: view.seat, lang: 'en', phone: false })))
    const puts = view.ask!.options.filter((option) => verbOf(option) === V.put)
    for (const from of new Set(puts.map(aOf))) {
      const hand = createElement(HandContext, { value: { from, hold: () => {} } }, [
        ...view.state.heroes.map((_, h) => createElement(HeroSheet, { key: h, h, first: h * SLOTS.length })),
        ...(name === 'camp' ? [createElement(Bag, { key: 'bag' })] : []),
      ])
      const markup = renderToStaticMarkup(createElement(DeskContext, { value: desk }, hand))
      const slots = buttonsOf(markup).filter(({ attributes }) => attributes.includes('data-target="open"'))
      const bag = [...markup.matchAll(/<section class="fgp-bag" data-target="open"/g)]
      expect(slots.length + bag.length, `${name} ${from}`).toBe(puts.filter((option) => aOf(option) === from).length)
    }
    expect(puts.length).toBeGreaterThan(0)
  }
})

const act = { play: 'campaign', until: 'end', heroes: [] }
const CAMPING = /^(camp|put|activate|rest|swap|eat|tend)/
test.each([
  { seats: 2, seed: 3, phone: false, player: thoughtful(3), options: act },
  { seats: 1, seed: 5, phone: true, player: random(5), options: act },
  { seats: 3, seed: 8, phone: false, player: random(8), options: { ...act, consensus: 'all' } },
  { seats: 2, seed: 4, phone: true, player: random(4, CAMPING), options: act },
  { seats: 2, seed: 6, phone: false, player: thoughtful(6), options: { play: 'battle', until: 'end', heroes: [] } },
])('in $options.play for $seats with seed $seed', { timeout: 180_000 }, ({ phone, ...setup }) => {
  const problems = new Set<string>()
  const asked = new Set<string>()
  played(setup, (match) => {
    for (const { seat, def } of match.asks().filter(({ answer }) => answer === null)) {
      if (isFight(match.view(seat))) continue
      asked.add(def.name)
      for (const problem of problemsOf(match, seat, phone)) problems.add(problem)
    }
  })
  expect([...problems]).toEqual([])
  expect(asked.size).toBeGreaterThan(setup.options.play === 'battle' ? 2 : 6)
})
