/** TG-13.4, TG-37.6 The end of a chapter: the next set-up card, or victory. */
import type { Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { L } from '../log.ts'
import { OUTCOMES } from '../parts.ts'
import type { T } from '../state.ts'

export function* chapterEnd(t: T): Rule {
  const { s } = t
  t.note(L.chapterEnd, s.chapter)
  const hasNext = bookOf(t).content.storyEvents.some(({ id }) => id.startsWith(`part-${s.chapter + 1}.`))
  if (hasNext) {
    t.next('turn')
    return t.next('chapter', s.chapter + 1)
  }
  s.outcome = 'won'
  s.period = 'over'
  t.note(L.ended, OUTCOMES.indexOf('won'))
  t.end('won')
}
