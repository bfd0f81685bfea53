import { botOf, playOut } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { friends } from '@emberhall/roster/kinds'
import type { Lang } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { decided, remarkText, reviewLines } from '../src/ahead.ts'
import type { Session, Table } from '../src/session.ts'
import { textsOf } from '../src/text/texts.ts'

const match = Match.start(friends.game, { seats: 1, seed: 2, options: friends.quickOptions(1) })
const table = { module: friends, match, fate: new Fate(1) } as unknown as Table
const at = (lang: Lang): Pick<Session, 'table' | 'speech' | 'eyes'> => ({
  table,
  speech: { words: friends.words[lang], names: ['Ana'], t: textsOf(lang) },
  eyes: 0,
})

test('a bot that looks ahead may say why, one that does not says nothing', () => {
  const { answer, remark } = decided(table, 0, 'heuristic')
  expect(answer).toBeDefined()
  expect(remark).toBe(null)
  expect(decided(table, 0, 'strong').answer).toBeDefined()
  const why = friends.reasons!(
    { seat: 0, ask: match.askOf(0)!, options: match.options, seats: 1, view: () => match.view(0) },
    answer,
  )
  expect(why.length).toBeGreaterThan(0)
  const said = { at: 1, seat: 0, why, chance: 0.614, otherwise: 0.5 }
  expect(remarkText(said, at('en').speech)).toMatch(/^ {2}Ana: “.+” \(61% to win with it, 50% otherwise\)$/)
  expect(remarkText(said, at('fr').speech)).toMatch(
    /^ {2}Ana : « .+ » \(61 % de chances de gagner ainsi, 50 % sinon\)$/,
  )
})
test('a game is looked over once it is over: how the chances went, and what turned it', { timeout: 180_000 }, () => {
  const tell = (): void => undefined
  expect(reviewLines(at('en'), tell)).toEqual([textsOf('en').reviewLater])
  playOut(match, [botOf(friends, 'heuristic')], new Fate(2))
  const [sum, ends, curve, turns, first] = reviewLines(at('en'), tell)
  expect(sum).toMatch(/^Choices gave away \d+ points of the chance to win; luck (brought|took) \d+ points\.$/)
  expect(ends).toMatch(/from \d+% to \d+%\.$/)
  expect(curve).toMatch(/^ {2}[▁▂▃▄▅▆▇█]{20,60}$/)
  expect(turns).toBe('What turned it:')
  expect(first).toMatch(/^1\. (Ana gave away|Luck) /)
})
