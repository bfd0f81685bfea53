/** How an encounter ended: what is told of it is what happened, and it is shown once, in a scene and then in a few words. */
import type { LogLine, Match, View } from '@emberhall/kernel'
import { decoded, NAMES } from '@emberhall/testkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { O, S } from '../../src/state.ts'
import { encounterTale, endIn } from '../../src/table/end/encounter.ts'
import { table } from '../../src/table/index.tsx'
import { beats } from '../../src/table/stage/beats.tsx'
import { tell } from '../../src/table/end/words.ts'
import { midway, type Midway, one } from '../meeting.ts'
import { chapters, propsOf } from './drawn.ts'

beforeAll(() => table.warm?.())

const line = (what: string, ...args: LogLine['args']): LogLine => ({ what, rule: 'TG-1.1', args, at: 0 })
/** As if it had been met a moment before these answers. */
function played(wanted: Midway, ...answers: readonly string[]) {
  const t = midway(wanted).begin()
  const before = t.match.log(0).length
  for (const answer of answers) t.answer(0, answer)
  const met = [line('meets', { card: 0, face: null }), line('encounterRound', 1), line('active', 'beor')]
  return { t, tale: encounterTale([...met, ...t.match.log(0).slice(before)]) }
}

describe('what is told of an encounter', () => {
  test('TG-25.10 TG-25.5 a fight that is won: who brought what, what it cost and gave, and the card that turned it', () => {
    const before = { health: 6, xp: 0, food: 0 }
    const { t, tale } = played(
      { against: 'GN1', are: { beor: before }, hands: { beor: ['C-B-01'] }, now: { pool: 2 } },
      'lay:C-B-01',
      'stop',
    )
    expect(tale).toMatchObject({ how: 'fightWon', isWon: true, isCombat: true, foe: 'GN1', rounds: 1 })
    const [beor] = tale!.parts
    expect(beor).toMatchObject({ who: 'beor', laid: 1, suffered: 0, hasRun: false, isOut: false })
    expect(beor!.brought).toBeGreaterThan(0)
    for (const key of ['health', 'xp', 'food'] as const)
      expect([key, beor!.changes.get(key) ?? 0]).toEqual([key, one(t, 'beor')[key] - before[key]])
    expect(tale!.turn?.lines.map(({ what }) => what)).toEqual(['lays', 'markers', 'markers'])
  })
  test('TG-26.5 one that is left: it is a flight, and the worst blow is what it turned on', () => {
    const { tale } = played({ against: 'GN8', are: { beor: { health: 6, energy: 3 } }, hands: { beor: [] } }, 'flee')
    expect(tale).toMatchObject({ how: 'fled', isWon: false })
    expect(tale!.parts[0]).toMatchObject({ hasRun: true, suffered: 2 })
    expect(tale!.parts[0]!.changes.get('energy')).toBe(-1)
    expect(tale!.turn?.lines.map(({ what }) => what)).toEqual(['opportunity', 'damage'])
  })
  test('TG-29.7 TG-30.5 an argument that is given up is lost', () => {
    const { tale } = played({ against: 'BL6', hands: { beor: [] } }, 'concede')
    expect(tale).toMatchObject({ how: 'talkLost', isWon: false, isCombat: false, foe: 'BL6' })
  })
  test('nothing is told before it has ended, nor what belongs to something else', () => {
    expect(played({ against: 'GN8', hands: { beor: ['C-B-01'] } }, 'lay:C-B-01').tale).toBeNull()
    const over = [line('meets', { card: 0, face: null }), line('encounterWon', 'GN1'), line('gains', 'beor', 'xp', 1)]
    const tale = encounterTale([...over, line('told', '101.1', 1, 'won'), line('gains', 'beor', 'xp', 5)])
    expect(tale!.parts[0]!.changes.get('xp')).toBe(1)
  })
})

interface Step {
  readonly before: View<S>
  readonly news: readonly LogLine[]
  readonly match: Match<S, O>
}
/** Every encounter that ends in a chapter, with the table as it stands then. */
function ends(look: (step: Step) => void): void {
  let before: View<S> | null = null
  let told = 0
  for (const match of chapters({ seats: 2, seed: 6, options: { mode: 'challenge' } })) {
    const news = match.log(0).slice(told)
    told += news.length
    if (before !== null && endIn(news) !== null) look({ before, news, match })
    before = structuredClone(match.view(0))
  }
}
test.each(['en', 'fr'] as const)(
  'every end is one scene, and afterwards a slip, in %s',
  { timeout: 180_000 },
  (lang) => {
    const hows = new Set<string>()
    ends(({ before, news, match }) => {
      const props = propsOf({ match, seat: 0, lang, phone: false })
      const { view, words, log } = props
      const scenes = beats(before, view, news, { words, lang, names: NAMES }).filter(
        ({ line: shown }) => shown !== undefined && endIn([shown]) !== null,
      )
      expect(scenes.map(({ told }) => told)).toEqual([endIn(news)!.last + 1])
      const { how } = encounterTale(log)!
      if (match.isOver || hows.has(how)) return
      hows.add(how)
      const page = (more: object): string =>
        decoded(renderToStaticMarkup(createElement(table.Table, { ...props, news, ...more })))
      const [scene] = scenes
      const shown = page({ view: { ...scene!.view, ask: null, waiting: [] }, beat: scene })
      expect(shown).toContain('tg-aftermath')
      expect(shown).toContain(tell(lang, `after.${how}`))
      expect(shown).not.toMatch(/undefined|NaN|\[object/)
      const after = page({})
      expect(after).toContain('tg-slip')
      expect(after).not.toContain('tg-aftermath')
      expect(page({ news: [] })).not.toContain('tg-slip')
    })
    expect([...hows]).toEqual(expect.arrayContaining(['fightWon', 'talkWon']))
  },
)
