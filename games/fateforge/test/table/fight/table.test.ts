import { aOf, bOf, type Option, PASS, verbOf } from '@emberhall/kernel'
import { moments } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { HEROES, ICONS } from '../../../src/content/types.ts'
import { fateforge } from '../../../src/index.ts'
import { V } from '../../../src/questions.ts'
import type { S } from '../../../src/state.ts'
import { say as phrase } from '../../../src/text/phrases.ts'
import { nameOf } from '../../../src/text/things.ts'
import { tell } from '../../../src/table/fight/words.ts'
import { decisions, draw, drawView, NAMES } from './drawn.ts'

/** Whole pages are drawn, on a machine that may be busy. */
const SLOW = { timeout: 180_000 }

/** Controls of their own stand for these: dice that are marked, tiles that are shifted, buttons in their own words. */
function ownWords(option: Option, lang: 'en' | 'fr', { heroes }: S): string | null {
  const who = nameOf('hero', HEROES[heroes[aOf(option)]?.id ?? 0]!, lang)
  switch (verbOf(option)) {
    case V.end:
      return tell(lang, 'endTurn')
    case V.ready:
      return tell(lang, 'beReady')
    case V.confirm:
      return tell(lang, 'confirm', { who })
    case V.unconfirm:
      return tell(lang, 'withdraw')
    case V.order:
      return tell(lang, 'setOrder')
    default:
      return null
  }
}
/** The board of another hero comes to the front when that hero is chosen. */
function isInFront(option: Option, front: number, { heroes }: S): boolean {
  switch (verbOf(option)) {
    case V.activate:
    case V.rest:
      return heroes[front]!.skills.includes(aOf(option))
    case V.sprint:
    case V.start:
    case V.confirm:
    case V.unconfirm:
    case V.stance:
    case V.roll:
    case V.reroll:
    case V.rerollIcon:
      return aOf(option) === front
    case V.triple:
      return aOf(option) >> 3 === front
    case V.prep:
      return bOf(option) >> 6 === front
    default:
      return true
  }
}
const MARKED = new Set<number>([V.roll, V.reroll, V.stance])

describe.each([
  { phone: false, lang: 'en', seats: 1, seed: 3, scene: 'c3' },
  { phone: false, lang: 'fr', seats: 3, seed: 5, scene: 'c6' },
  { phone: true, lang: 'fr', seats: 2, seed: 8, scene: 'c4' },
  { phone: true, lang: 'en', seats: 4, seed: 4, scene: 'c7' },
] as const)('a fight in $scene with $seats on a phone: $phone, in $lang', ({ phone, lang, ...setup }) => {
  test('every legal choice is a button on the table, with its own name', SLOW, () => {
    const words = fateforge.words[lang]
    const missing: string[] = []
    const verbs = new Set<number>()
    for (const match of moments(decisions(setup), 9)) {
      const seat = match.waiting()[0]!
      const view = match.view(seat)
      const { ask, state } = view
      if (ask === null || ask.kind === 'fate' || state.phase === 'over') continue
      const markup = draw({ match, seat, lang, phone })
      expect(markup).toContain('PROMPT')
      expect(markup).not.toMatch(/undefined|NaN|\[object/)
      const own = state.heroes.flatMap((hero, h) => (hero.seat === seat ? [h] : []))
      const front = state.acting >= 0 ? state.acting : (own.find((h) => !state.heroes[h]!.confirmed) ?? own[0]!)
      for (const option of ask.options) {
        const verb = verbOf(option)
        if (option === PASS || MARKED.has(verb) || !isInFront(option, front, state)) continue
        const label = ownWords(option, lang, state) ?? words.option(option, ask, view, NAMES)
        if (!markup.includes(label)) missing.push(`${ask.def.name}: ${label}`)
        verbs.add(verb)
      }
    }
    expect(missing).toEqual([])
    expect(verbs.size).toBeGreaterThan(8)
  })
})

describe('what lies behind a screen', () => {
  test('FG-23.4 nobody can read from the page what another has rolled', SLOW, () => {
    let looked = 0
    for (const match of decisions({ seats: 2, seed: 4, scene: 'c1' })) {
      const { s } = match.table
      if (s.screens[0]!.length === 0 || s.phase !== 'preparation') continue
      const seen = { match, seat: 1, lang: 'en', phone: looked % 2 === 0 } as const
      const before = draw(seen)
      const faces = s.screens[0]!.map(({ icon }) => icon)
      for (const die of s.screens[0]!) die.icon = (die.icon + 1) % ICONS.length
      expect(draw(seen)).toBe(before)
      s.screens[0]!.forEach((die, i) => (die.icon = faces[i]!))
      expect(draw({ ...seen, seat: 0 })).toContain(phrase('en', `icon.${ICONS[faces[0]!]!}`))
      if (++looked > 6) return
    }
    expect(looked).toBeGreaterThan(3)
  })
})

describe('what a card weighs and an ally is worth', () => {
  test('corruption, fear and the ally lie with the hero they concern', SLOW, () => {
    const [match] = decisions({ seats: 1, seed: 2, scene: 'c6' })
    let moment = match!
    for (const next of decisions({ seats: 1, seed: 2, scene: 'c6' }))
      if (next.table.s.acting === next.table.s.ally.escort && next.table.s.acting >= 0) {
        moment = next
        break
      }
    const view = moment.view(0)
    const { ally, acting } = view.state
    expect(ally.id).toBeGreaterThanOrEqual(0)
    const markup = drawView(view, { match: moment, seat: 0, lang: 'en', phone: false })
    expect(acting).toBe(ally.escort)
    expect(markup).toContain(nameOf('ally', fateforge.game.book.content.allies[ally.id]!.id, 'en'))
  })
})
