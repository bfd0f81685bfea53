/** TG-15 The Exploration Journal: verses, their options, what they cost. */
import { at as nth, aOf, OPEN, type Rule, SECRET, verbOf, type Why, why } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Condition, Option, Verse } from '../content/types.ts'
import { holds, OPTIONS_A_VERSE } from '../effects/conditions.ts'
import { cannotPay, demandEach, payAlone, payTogether } from '../effects/paying.ts'
import { leaveFrames, perform } from '../effects/perform.ts'
import { L } from '../log.ts'
import { bit, members, together } from '../parties.ts'
import { Q, V } from '../questions.ts'
import type { Frame, Party, T } from '../state.ts'

/** How far the reading of a verse has come. */
const ENTERED = 1
const ANSWERED = 2

/** TG-15.4 Text and effects first, then one of the options, or the end. */
export function* readVerse(t: T, frame: Frame): Rule {
  const verse = nth(bookOf(t).verses, frame.of)
  if (frame.party === 0 || frame.at === ANSWERED) return void t.s.todo.pop()
  if (frame.at === 0) {
    frame.at = ENTERED
    frame.source = -1
    t.note(L.verse, frame.of, passagesOf(t, frame))
    if (!t.s.read.includes(frame.of)) t.s.read.push(frame.of)
    return perform(t, verse.enter, frame)
  }
  frame.at = ANSWERED
  yield* answer(t, verse, frame)
}
/** Which passages are told now: a bit for each that is told only sometimes. */
function passagesOf(t: T, frame: Frame): number {
  if (!t.watched) return 0
  return nth(bookOf(t).passages, frame.of).reduce(
    (mask, when, i) => (holds(t, when, frame) ? mask | (1 << i) : mask),
    0,
  )
}
const NOT_MET = why('asksMore', 'TG-15.5')
/** TG-15.7 What would tell of statuses and secrets is not shown; attributes and resources are shown greyed. */
function isTelling(condition: Condition): boolean {
  if (condition.is === 'not') return isTelling(condition.of)
  return condition.is === 'any' || condition.is === 'all' ? condition.of.some(isTelling) : TELLING.has(condition.is)
}
const TELLING: ReadonlySet<Condition['is']> = new Set([
  'status',
  'secret',
  'secretHeld',
  'questActive',
  'taskLogged',
  'taken',
  'read',
])

/** TG-15.7, TG-15.15 Whether an option is to be seen at all. */
export function isShown(t: T, verse: number, i: number, option: Option, frame: Frame): boolean {
  if (option.once === true && t.s.taken.includes(verse * OPTIONS_A_VERSE + i)) return false
  if (option.shownIf !== undefined && !holds(t, option.shownIf, frame)) return false
  return option.needs === undefined || !isTelling(option.needs) || holds(t, option.needs, frame)
}
/** TG-15.5, TG-15.17 Why a visible option cannot be taken. */
export function cannotTake(t: T, { needs, cost }: Option, frame: Frame): Why | null {
  if (needs !== undefined && !holds(t, needs, frame)) return NOT_MET
  if (cost === undefined) return null
  if (cost.scope === 'party') return cannotPay(t, frame.party, cost.pay)
  let reason: Why | null = null
  for (const c of members(frame.party)) {
    const own = cannotPay(t, bit(c), cost.pay)
    if (own === null) return null
    reason ??= own
  }
  return reason
}
function* answer(t: T, { options, noLeave }: Verse, frame: Frame): Rule {
  if (options.length === 0) return
  t.s.about.verse = frame.of
  t.s.about.party = frame.party
  let isRead = false
  options.forEach((option, i) => {
    if (!isShown(t, frame.of, i, option, frame)) return
    isRead = true
    t.offer(V.option, i, 0, cannotTake(t, option, frame))
  })
  if (noLeave !== true || t.offerCount === 0) t.offer(V.leave)
  // Whoever can only leave still reads what there would have been.
  const chosen = yield* together(t, frame.party, Q.option, isRead ? SECRET : OPEN)
  if (verbOf(chosen) === V.leave) return t.note(L.leaves, frame.of)
  const i = aOf(chosen)
  const option = nth(options, i)
  frame.source = i
  t.note(L.option, frame.of, i)
  const no = frame.of * OPTIONS_A_VERSE + i
  if (!t.s.taken.includes(no)) t.s.taken.push(no)
  yield* payFor(t, option, frame)
  if (frame.party !== 0) perform(t, option.do, frame)
}
/** TG-14.5, TG-14.8, TG-15.17 */
function* payFor(t: T, { cost }: Option, frame: Frame): Rule {
  if (cost === undefined) return
  const { party } = frame
  if (cost.scope === 'party') return yield* payTogether(t, party, cost.pay)
  if (cost.scope === 'actor') return void (yield* payAlone(t, party, cost.pay))
  expel(t, party & ~(yield* demandEach(t, party, cost.pay)))
}
/** TG-14.5, TG-14.8 They stay on the location and take no further part. */
function expel(t: T, party: Party): void {
  leaveFrames(t, party)
  for (const c of members(party)) t.note(L.expelled, c)
}
/** TG-15.4 A jump: the verse under way is left for another. */
export function jump(t: T, to: string, party: Party): void {
  const { todo } = t.s
  const verse = todo.findLast(({ kind }) => kind === 'verse')
  if (verse === undefined) return
  todo.length = todo.indexOf(verse) + 1
  verse.of = bookOf(t).verseNo.get(to) ?? verse.of
  verse.at = 0
  verse.party |= party
}
/** TG-11.15 The exploration is over once what is under way has been carried out. */
export function endReading({ s }: T): void {
  for (let i = s.todo.length - 1; i >= 0; i--) {
    const frame = s.todo[i]
    if (frame?.kind === 'verse') frame.at = ANSWERED
    if (frame?.isRoot === true) return
  }
}
