/** TG-7.1, TG-7.3, TG-7.5, TG-7.7 The action that has been paid for is carried out, as often as it is taken. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { bookOf, deedNo, type Deed } from '../book.ts'
import { COLOURS } from '../content/types.ts'
import { perform, read } from '../effects/perform.ts'
import { sendTo } from '../effects/world.ts'
import { takeItem } from '../items/holding.ts'
import { L } from '../log.ts'
import { inspect } from '../map/menhirs.ts'
import { herePlace, linkedAt, printedOf } from '../map/places.ts'
import { bit, everybody, members } from '../parties.ts'
import { cardIn } from '../printed.ts'
import { V } from '../questions.ts'
import { settle } from '../survival/settle.ts'
import { characterOf, type CharacterNo, type Place, type T, Z } from '../state.ts'

export function* carryOut(t: T): Rule {
  const { action } = t.s
  // Somebody may have died of the effort.
  const party = action.party & everybody(t)
  if (party === 0) return
  const c = action.actor
  const cell = characterOf(t, nth(members(party), 0)).at
  const place = herePlace(t, cell)
  const affair = { you: -1, party, cell }
  switch (action.verb) {
    case V.explore: {
      t.note(L.explores, c, place.location)
      const verse = bookOf(t).verseNo.get(printedOf(t, place).verse ?? '')
      return verse === undefined ? undefined : read(t, verse, affair, true)
    }
    case V.travel: {
      const to = linkedAt(t, cell, action.a)
      if (to === undefined) return
      t.note(L.travels, c, to.location)
      sendTo(t, party, to)
      return t.next('arrive', to.cell, party)
    }
    case V.work: {
      const done = nth(printedOf(t, place).actions, action.a)
      t.note(L.works, c, place.location, action.a)
      if (done.oncePerDay === true) place.used.push(action.a)
      return perform(t, done.do, affair, { isRoot: true, source: place.location * 8 + action.a })
    }
    case V.deed:
      return carryOutDeed(t, c, nth(bookOf(t).deeds, action.a))
    case V.inspect:
      t.note(L.inspects, c, place.location)
      return yield* inspect(t, cell, party)
    case V.collect:
      return yield* collect(t, c, place)
  }
}
/** TG-7.8, TG-7.10, TG-35.2, TG-35.3, TG-35.4, TG-35.5 Only the owner uses it. */
function carryOutDeed(t: T, c: CharacterNo, deed: Deed): void {
  const one = characterOf(t, c)
  const no = deedNo(t, deed)
  t.note(L.deed, c, no)
  const isOnce = 'oncePerDay' in deed || ('limit' in deed && deed.limit === 'day')
  if (isOnce) one.usedToday.push(no)
  perform(t, deed.do, { you: c, party: bit(c), cell: one.at }, { isRoot: true })
}
/** TG-7.14 All of them. */
function* collect(t: T, c: CharacterNo, place: Place): Rule {
  t.note(L.collects, c)
  for (const item of place.dropped) takeItem(t, c, cardIn(t, Z.held, 'item', item))
  place.dropped = []
  yield* settle(t)
}
/** TG-36.3 Whoever is haunted meets a purple encounter alone; then the action is over. */
export function* afterAction(t: T): Rule {
  const haunted = members(everybody(t)).find((c) => characterOf(t, c).isHaunted)
  if (haunted !== undefined) {
    characterOf(t, haunted).isHaunted = false
    t.next('afterAction')
    return t.next('draw', COLOURS.indexOf('purple'), bit(haunted))
  }
  yield* settle(t)
}
