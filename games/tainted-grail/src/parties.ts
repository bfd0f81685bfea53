/** TG-1.5, TG-14 Parties: masks of characters, and who speaks for them. */
import { OPEN, type Option, type QuestionDef, type Rule, type Seat, type Window } from '@emberhall/kernel'
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
export const sizeOf = (party: Party): number => members(party).length
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

/** TG-1.5, TG-33.1 Who settles what a group does not agree on: the chronicler, else its lowest number. */
export function speakerOf(t: T, party: Party): Seat {
  const { chronicler } = t.options
  return chronicler > 0 ? chronicler - 1 : seatOf(t, lowest(party))
}
/** TG-1.5, TG-15.10 A decision of the group, put on offer before: what all agree on, else what its speaker says. */
export function* together(t: T, party: Party, question: QuestionDef, window: Window = OPEN): Rule<Option> {
  const speaker = speakerOf(t, party)
  const seats = members(party).map((c) => seatOf(t, c))
  if (t.options.consensus === 'speaker' || seats.length === 1 || t.n < 2)
    return yield* t.choose(speaker, question, window)
  const offers = t.opts.slice(0, t.n)
  const asks = seats.map((seat) => {
    t.withdraw()
    for (const option of offers) t.offerOption(option)
    return t.hold(seat, question)
  })
  const answers = (yield* t.together(asks)) as Option[]
  const [first = 0] = answers
  if (answers.every((answer) => answer === first)) return first
  const own = seats.indexOf(speaker)
  if (own >= 0) return answers[own] ?? first
  for (const option of new Set(answers)) t.offerOption(option)
  return yield* t.choose(speaker, question)
}
