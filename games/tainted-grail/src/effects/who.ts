/** Whom an effect concerns, and who gets what a party gains. */
import { aOf, type Rule } from '@emberhall/kernel'
import type { Who } from '../content/types.ts'
import { bit, everybody, lowest, members, onCell, sizeOf, speakerOf, together } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { characterOf, type CharacterNo, type Frame, type Party, seatOf, type T } from '../state.ts'

/** TG-15.9 Without a word: the holder of a card, else every member. */
export function* concerned(t: T, frame: Frame, who: Who | undefined): Rule<CharacterNo[]> {
  const { you, party } = frame
  switch (who) {
    case undefined:
      return you >= 0 ? [you] : members(party)
    case 'each':
      return members(party)
    case 'all':
      return members(everybody(t))
    case 'others':
      return members(party & ~bit(you))
    case 'one':
      return yield* oneOf(t, party, party)
    case 'oneOfAll':
      return yield* oneOf(t, everybody(t), everybody(t))
    case 'here':
      return yield* oneOf(t, whereOf(t, frame), speakers(frame))
    case 'other':
      return yield* oneOf(t, whereOf(t, frame) & ~bit(you), speakers(frame))
  }
}
const speakers = ({ you, party }: Frame): Party => (you >= 0 ? bit(you) : party)
const whereOf = (t: T, { you, party }: Frame): Party => onCell(t, characterOf(t, you >= 0 ? you : lowest(party)).at)

/** One of them, as these say. */
function* oneOf(t: T, party: Party, deciders: Party): Rule<CharacterNo[]> {
  if (party === 0) return []
  t.s.about.party = party
  for (const c of members(party)) t.offer(V.character, c)
  if (sizeOf(deciders) === 1) return [aOf(yield* t.choose(seatOf(t, lowest(deciders)), Q.whichOne))]
  return [aOf(yield* together(t, deciders, Q.whichOne))]
}
/** TG-15.8 One gain for the whole party, shared out as it likes: how much each gets, by character. */
export function* sharesOf(t: T, party: Party, n: number): Rule<Map<CharacterNo, number>> {
  const shares = new Map<CharacterNo, number>()
  const all = members(party)
  let left = n
  t.s.about.party = party
  if (n === 1 || all.length === 1) {
    for (const c of all) t.offer(V.character, c)
    if (all.length > 0) shares.set(aOf(yield* together(t, party, Q.assign)), n)
    return shares
  }
  for (const [i, c] of all.entries()) {
    const isLast = i === all.length - 1
    Object.assign(t.s.about, { who: c, n: left })
    const share = isLast ? left : yield* t.number(speakerOf(t, party), Q.assignShare, 0, left)
    if (share > 0) shares.set(c, share)
    left -= share
  }
  return shares
}
