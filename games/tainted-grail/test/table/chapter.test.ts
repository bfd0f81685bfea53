/** How a chapter ended: who did what, what was brought home, and when it turned. */
import type { LogLine } from '@emberhall/kernel'
import { describe, expect, test } from 'vitest'
import { chapterParts, gainedIn, turnOf } from '../../src/table/end/chapter.ts'

const line = (what: string, ...args: LogLine['args']): LogLine => ({ what, rule: 'TG-1.1', args, at: 0 })
const DAYS = [
  line('dawn', 1),
  line('acts', 'ailei'),
  line('explores', 'ailei', 'loc-101'),
  line('item', 'ailei', { card: 3, face: null }),
  line('dawn', 2),
  line('acts', 'beor'),
  line('travels', 'beor', 'loc-102'),
  line('lays', 'beor', { card: 4, face: null }),
  line('encounterWon', 'GN1'),
  line('questDone', 'part-1.1'),
  line('dawn', 3),
  line('menhirOut', 'loc-101'),
]

describe('what is told of a chapter', () => {
  test('everybody is told by what they did themselves, and what was found is counted', () => {
    expect(chapterParts(DAYS)).toMatchObject([
      { who: 'ailei', explored: 1, travelled: 0, laid: 0 },
      { who: 'beor', explored: 0, travelled: 1, laid: 1 },
    ])
    expect(Object.fromEntries(gainedIn(DAYS))).toEqual({ quests: 1, items: 1, secrets: 0, cards: 0, skills: 0 })
  })
  test('it was won where a quest was done, not with the last deed itself', () => {
    const last = [line('dawn', 4), line('acts', 'ailei'), line('questDone', 'part-1.8'), line('ended', 'won')]
    expect(turnOf([...DAYS, ...last], 'won')).toMatchObject({ day: 2, line: { args: ['part-1.1'] } })
    const back = [line('graceGiven'), line('dawn', 2), ...last]
    expect(turnOf([...DAYS, ...back], 'won')).toMatchObject({ day: 3, line: { what: 'graceGiven' } })
  })
  test('it was lost where the light went out; where nothing of the kind happened nothing turned', () => {
    expect(turnOf(DAYS, 'lost')).toMatchObject({ day: 3, line: { what: 'menhirOut' } })
    expect(turnOf([...DAYS, line('died', 'beor', 'loc-102')], 'lost')).toMatchObject({ line: { what: 'died' } })
    expect(turnOf([line('day', 1)], 'lost')).toBeNull()
  })
})
