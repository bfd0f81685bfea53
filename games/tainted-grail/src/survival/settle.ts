/** TG-9, TG-10.5, TG-18.3, TG-20 Rules that always hold: carried out after every change. */
import { aOf, type Rule, verbOf } from '@emberhall/kernel'
import { RESOURCES } from '../content/types.ts'
import { checkQuests } from '../events/quests.ts'
import { discardItem, limitItems, oneOfEach } from '../items/holding.ts'
import { L } from '../log.ts'
import { bit, everybody, members, onCell, playersOf } from '../parties.ts'
import { RESOURCE_CAP } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { characterOf, type CharacterNo, seatOf, type T } from '../state.ts'
import { capEnergy, isInRed } from './tracks.ts'

export function* settle(t: T): Rule {
  for (const c of members(everybody(t))) {
    const one = characterOf(t, c)
    if (one.health === 0 && one.dying === 0) yield* attachDying(t, c)
    else if (one.health > 0 && one.dying > 0) detachDying(t, c)
    if (isInRed(t, c) !== one.isMad) turnMad(t, c)
    for (const res of TRADED) if (one[res] > RESOURCE_CAP) yield* overflow(t, c, res)
    if (one.items.length + one.secrets.length > 1) {
      yield* limitItems(t, c)
      yield* oneOfEach(t, c)
    }
  }
  if (t.s.quests.length > 0) checkQuests(t)
}
const TRADED = ['food', 'wealth'] as const

/** TG-20.1, TG-20.4, TG-20.5, TG-20.14, TG-36.1, TG-36.2 The card comes, with a dial; few items are kept. */
function* attachDying(t: T, c: CharacterNo): Rule {
  const one = characterOf(t, c)
  const isSolo = playersOf(t) === 1
  one.dying = isSolo ? SOLO.dial : COOP.dial
  t.note(L.dying, c, one.dying)
  const kept = isSolo ? SOLO.items : COOP.items
  if (one.items.length <= kept) return
  t.s.about.who = c
  for (const { item } of one.items) t.offer(V.item, item)
  const keeps = (yield* t.some(seatOf(t, c), Q.keepItems, kept, kept)).map(aOf)
  for (const { item } of one.items.slice()) if (!keeps.includes(item)) discardItem(t, c, item)
}
export const COOP = { dial: 2, items: 2, food: 2 } as const
export const SOLO = { dial: 3, items: 3, food: 1 } as const
/** TG-9.6, TG-36.1 */
function detachDying(t: T, c: CharacterNo): void {
  characterOf(t, c).dying = 0
  capEnergy(t, c)
  t.note(L.saved, c)
}
/** TG-9.7, TG-20.12 */
function turnMad(t: T, c: CharacterNo): void {
  const one = characterOf(t, c)
  one.isMad = !one.isMad
  if (one.isMad) t.s.tally.mad |= bit(c)
  t.note(one.isMad ? L.mad : L.sane, c)
}
/** TG-10.5 What is too much goes to others here, or is discarded: as its owner says. */
function* overflow(t: T, c: CharacterNo, res: 'food' | 'wealth'): Rule {
  const one = characterOf(t, c)
  const no = RESOURCES.indexOf(res)
  while (one[res] > RESOURCE_CAP) {
    t.s.about.who = c
    const others = members(onCell(t, one.at)).filter((d) => d !== c && characterOf(t, d)[res] < RESOURCE_CAP)
    for (const d of others) t.offer(V.character, d)
    t.offer(V.discard, no)
    const option = yield* t.choose(seatOf(t, c), Q.overflow)
    one[res]--
    if (verbOf(option) === V.discard) t.note(L.overflow, c, no, 1)
    else {
      characterOf(t, aOf(option))[res]++
      t.note(L.gave, c, aOf(option), no, 1)
    }
  }
}
