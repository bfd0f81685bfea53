/** Chance, choices and votes inside effects. */
import { at as nth, aOf, type Option, type Rule } from '@emberhall/kernel'
import type { Choice, Effect } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { type Branch, BRANCHES, DICE, L } from '../log.ts'
import { DIAL_FACES, DIAL_MAX } from '../parts.ts'
import { bit, everybody, lowest, members, onCell, sizeOf, speakerOf, together } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { placeOn } from '../map/places.ts'
import { characterOf, type CharacterNo, type Frame, type Party, seatOf, type T } from '../state.ts'
import { holds, OPTIONS_A_VERSE } from './conditions.ts'
import { cannotPay, demandEach, isDue, payTogether } from './paying.ts'
import { perform } from './perform.ts'
import { concerned } from './who.ts'

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>

/** TG-10.8 The standard die, once. */
export function* rollDie(t: T, what: (typeof DICE)[number], c: CharacterNo): Rule<number> {
  const [face = 0] = yield* t.roll(what, [6], c < 0 ? 0 : seatOf(t, c), Q.die)
  t.note(L.rolled, DICE.indexOf(what), face + 1)
  return face + 1
}
const rollerOf = ({ you, party }: Frame): CharacterNo => (you >= 0 ? you : lowest(party))
export function* rolls(t: T, { table }: Of<'roll'>, frame: Frame): Rule {
  const face = yield* rollDie(t, 'table', rollerOf(frame))
  const row = table.find(({ from, to }) => face >= from && face <= to)
  tell(t, row === undefined ? 'else' : (`${row.from}` as Branch))
  if (row !== undefined) perform(t, row.do, frame, inside(frame))
}
/** TG-1.10 */
export function* flips(t: T, { grail, skull }: Of<'flipDial'>, frame: Frame): Rule {
  const [face = 0] = yield* t.roll('flip', [2], seatOf(t, rollerOf(frame)), Q.flip)
  t.note(L.flipped, face)
  tell(t, nth(DIAL_FACES, face))
  perform(t, DIAL_FACES[face] === 'grail' ? grail : skull, frame, inside(frame))
}
/** G-50 */
export function* setsDial(t: T, effect: Of<'setDial'>, frame: Frame): Rule {
  const n = yield* t.number(speakerOf(t, frame.party), Q.setDial, 1, DIAL_MAX)
  t.note(L.setDial, n)
  tell(t, n === effect.right ? (`${n}` as Branch) : 'else')
  perform(t, n === effect.right ? effect.then : effect.else, frame, inside(frame))
}
/** What came of an option or a verse, for whoever tells it. */
export function tell(t: T, branch: Branch): void {
  const verse = verseUnderWay(t)
  if (verse !== undefined) t.note(L.told, verse.of, verse.source + 1, BRANCHES.indexOf(branch))
}
/** The verse that is being read, if one is. */
export function verseUnderWay({ s }: T): Frame | undefined {
  const frame = s.todo.findLast(({ kind, isRoot }) => kind === 'verse' || isRoot)
  return frame?.kind === 'verse' ? frame : undefined
}
/** What goes down with a part of an effect. */
export const inside = ({ source }: Frame): Partial<Frame> => ({ source })

export function decides(t: T, effect: Of<'if'>, frame: Frame): void {
  perform(t, (holds(t, effect.if, frame) ? effect.then : effect.else) ?? [], frame, inside(frame))
}
/** Judged one by one, in ascending number. */
export function forEach(t: T, effect: Of<'forEach'>, frame: Frame): void {
  const all = effect.of === 'all' ? everybody(t) : frame.party
  for (const c of members(all).toReversed()) {
    const affair = { you: c, party: bit(c), cell: characterOf(t, c).at }
    perform(t, (holds(t, effect.if, affair) ? effect.then : effect.else) ?? [], affair)
  }
}
export function* picks(t: T, { who, then }: Of<'pick'>, frame: Frame): Rule {
  for (const c of yield* concerned(t, frame, who))
    perform(t, then, { you: c, party: bit(c), cell: characterOf(t, c).at })
}
/** Each location with characters, they as one party; in the order they like (TG-1.4). */
export function* eachPlace(t: T, { then }: Of<'eachPlace'>): Rule {
  const cells = [...new Set(members(everybody(t)).map((c) => characterOf(t, c).at))]
  for (const cell of cells) t.offer(V.location, placeOn(t, cell)?.location ?? 0)
  const order = yield* t.order(speakerOf(t, everybody(t)), Q.effectOrder)
  for (const option of order.toReversed()) {
    const cell = cells.find((one) => placeOn(t, one)?.location === aOf(option)) ?? -1
    perform(t, then, { you: -1, party: onCell(t, cell), cell }, { isRoot: true })
  }
}

// ---------------------------------------------------------------- choosing

const priceOf = (t: T, { cost = [], eachPays }: Choice, party: Party) =>
  eachPays === true
    ? (members(party)
        .map((c) => cannotPay(t, bit(c), cost))
        .find((reason) => reason !== null) ?? null)
    : cannotPay(t, party, cost)

export function* chooses(t: T, { of, who }: Of<'choose'>, frame: Frame): Rule {
  if (who === 'each') return yield* eachChooses(t, of, frame)
  const payers = frame.you >= 0 ? bit(frame.you) : frame.party
  offerChoices(t, of, payers)
  const option =
    sizeOf(payers) === 1 ? yield* t.choose(seatOf(t, lowest(payers)), Q.choice) : yield* together(t, payers, Q.choice)
  yield* carryOut(t, nth(of, aOf(option)), payers, frame)
}
function* eachChooses(t: T, of: readonly Choice[], frame: Frame): Rule {
  const all = members(frame.party)
  const chosen: Option[] = []
  for (const c of all) {
    t.s.about.who = c
    offerChoices(t, of, bit(c))
    chosen.push(yield* t.choose(seatOf(t, c), Q.choice))
  }
  for (const [i, c] of [...all.entries()].toReversed()) {
    const choice = nth(of, aOf(nth(chosen, i)))
    yield* carryOut(t, choice, bit(c), { ...frame, you: c, party: bit(c) })
  }
}
function offerChoices(t: T, of: readonly Choice[], payers: Party): void {
  of.forEach((choice, i) => t.offer(V.choice, i, 0, priceOf(t, choice, payers)))
}
function* carryOut(t: T, choice: Choice, payers: Party, frame: Frame): Rule {
  const { cost = [], eachPays } = choice
  if (eachPays === true) yield* demandEach(t, payers, cost.filter(isDue))
  else yield* payTogether(t, payers, cost, frame.you)
  perform(t, choice.do, frame, inside(frame))
}
/** TG-15.14 A simple majority; a tie goes to what the lowest number supports. */
export function* votes(t: T, { of, by }: Of<'vote'>, frame: Frame): Rule {
  const voters = members(by === 'table' ? everybody(t) : frame.party)
  const asks = voters.map((c) => {
    of.forEach((_, i) => t.offer(V.choice, i))
    return t.hold(seatOf(t, c), Q.vote)
  })
  const answers = ((yield* t.together(asks)) as Option[]).map(aOf)
  const tally = of.map((_, i) => answers.filter((answer) => answer === i).length)
  const most = Math.max(...tally)
  const won = answers.find((answer) => tally[answer] === most) ?? 0
  const { verses, names } = bookOf(t)
  // Votes count as options taken: of the verse, or of the event of the day.
  const text = verseUnderWay(t)?.of ?? verses.length + Math.max(0, t.s.event)
  t.note(L.votes, text, won)
  const no = text * OPTIONS_A_VERSE + won
  if (text < verses.length + names.events.length && !t.s.taken.includes(no)) t.s.taken.push(no)
  perform(t, nth(of, won).do, frame, inside(frame))
}
