/** TG-1.5, TG-14 Parties: masks of characters, and who speaks for them. */
import { aOf, OPEN, type Option, type QuestionDef, type Rule, type Seat, verbOf, type Window } from '@emberhall/kernel'
import { Q, V } from './questions.ts'
import { type Cell, characterOf, type CharacterNo, type Party, seatOf, type T } from './state.ts'

export const bit = (c: CharacterNo): Party => 1 << c
export const has = (party: Party, c: CharacterNo): boolean => (party & (1 << c)) !== 0
/** In ascending character number. */
export function members(party: Party): CharacterNo[] {
  const out: CharacterNo[] = []
  for (let c = 0; 1 << c <= party; c++) if (has(party, c)) out.push(c)
  return out
}
export const lowest = (party: Party): CharacterNo => 31 - Math.clz32(party & -party)
export function sizeOf(party: Party): number {
  let n = 0
  for (let rest = party; rest > 0; rest &= rest - 1) n++
  return n
}
const maskOf = (list: readonly CharacterNo[]): Party => list.reduce((mask, c) => mask | (1 << c), 0)

/** Everybody who takes part in the campaign now; TG-1.6 how many they are is N. */
export function everybody({ s }: T): Party {
  let mask = 0
  for (let c = 0; c < s.characters.length; c++) if (s.characters[c]?.status === 'active') mask |= 1 << c
  return mask
}
export const playersOf = (t: T): number => sizeOf(everybody(t))
/** Who stands on a cell. */
export function onCell(t: T, cell: Cell): Party {
  let mask = 0
  const { characters } = t.s
  for (let c = 0; c < characters.length; c++) {
    const one = characters[c]
    if (one?.status === 'active' && one.at === cell) mask |= 1 << c
  }
  return mask
}
export const withoutDying = (t: T, party: Party): Party =>
  maskOf(members(party).filter((c) => characterOf(t, c).dying === 0))

/** TG-1.5 Who speaks for a group: whoever acts, if one of them does. */
export function speakerOf(t: T, party: Party): Seat {
  const { actor } = t.s.action
  return t.s.period === 'day' && has(party, actor) ? seatOf(t, actor) : arbiterOf(t, party)
}
/** TG-1.5, TG-33.1 Who settles what a group does not agree on: the chronicler, else its lowest number. */
function arbiterOf(t: T, party: Party): Seat {
  const { chronicler } = t.options
  return chronicler > 0 ? chronicler - 1 : seatOf(t, lowest(party))
}
/** TG-1.5 What each of a group wants of what has been put on offer; its speaker answers for all where the table wishes so and nobody objects. */
export function* opinions(
  t: T,
  party: Party,
  question: QuestionDef,
  window: Window = OPEN,
): Rule<ReadonlyMap<Seat, Option>> {
  const speaker = speakerOf(t, party)
  const seats = [...new Set(members(party).map((c) => seatOf(t, c)))]
  const offers = t.opts.slice(0, t.offerCount)
  if (seats.length === 1 || offers.length < 2 || t.options.consensus !== 'all') {
    const choice = yield* t.choose(speaker, question, window)
    const others = seats.filter((seat) => seat !== speaker)
    const mayObject = t.options.consensus === 'veto' && offers.length > 1 && others.length > 0
    if (!mayObject || !(yield* isVetoed(t, speaker, others, choice))) return new Map([[speaker, choice]])
  }
  const asks = seats.map((seat) => {
    t.withdraw()
    for (const option of offers) t.offerOption(option)
    return t.hold(seat, question)
  })
  const answers = (yield* t.together(asks)) as Option[]
  return new Map(seats.map((seat, i) => [seat, answers[i] ?? 0]))
}
/** TG-1.5 The others hear what one of them has chosen for all. */
function* isVetoed(t: T, speaker: Seat, others: readonly Seat[], choice: Option): Rule<boolean> {
  const { about } = t.s
  const { who, n, part } = about
  const own = t.s.characters.findIndex((one) => one.status === 'active' && one.seat === speaker)
  Object.assign(about, { who: own, n: verbOf(choice), part: aOf(choice) })
  const asks = others.map((seat) => {
    t.offer(V.agree)
    t.offer(V.refuse)
    return t.hold(seat, Q.veto)
  })
  const answers = (yield* t.together(asks)) as Option[]
  Object.assign(t.s.about, { who, n, part })
  return answers.some((answer) => verbOf(answer) === V.refuse)
}
/** TG-1.5, TG-15.10 A decision of the group, put on offer before: what all agree on, else what the arbiter says. */
export function* together(t: T, party: Party, question: QuestionDef, window: Window = OPEN): Rule<Option> {
  const wanted = yield* opinions(t, party, question, window)
  const answers = new Set(wanted.values())
  const arbiter = arbiterOf(t, party)
  const [choice = 0] = answers
  if (answers.size === 1) return choice
  const own = wanted.get(arbiter)
  if (own !== undefined) return own
  for (const option of answers) t.offerOption(option)
  return yield* t.choose(arbiter, question)
}
/** TG-11.8, TG-14.2 Whom of those who ask to come a party takes along: all, or some by name. */
export function* welcome(t: T, seat: Seat, willing: readonly CharacterNo[], question: QuestionDef): Rule<Party> {
  if (willing.length === 0) return 0
  t.offer(V.agree)
  t.offer(V.refuse)
  if (verbOf(yield* t.choose(seat, question)) === V.agree) return maskOf(willing)
  if (willing.length === 1) return 0
  for (const c of willing) t.offer(V.character, c)
  return maskOf((yield* t.some(seat, Q.acceptSome, 0, willing.length - 1)).map(aOf))
}
