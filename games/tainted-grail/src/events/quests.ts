/** TG-13.1, TG-13.2, TG-13.9, TG-13.10, TG-37.3 Quests. */
import { at as nth } from '@emberhall/kernel'
import { bookOf, locationNo } from '../book.ts'
import { holds } from '../effects/conditions.ts'
import { type Affair, perform } from '../effects/perform.ts'
import { L } from '../log.ts'
import { isNamed, printedOf } from '../map/places.ts'
import { everybody } from '../parties.ts'
import { cardIn } from '../printed.ts'
import { type Place, type T, Z } from '../state.ts'

const byAll = (t: T): Affair => ({ you: -1, party: everybody(t), cell: -1 })

/** TG-13.2, TG-13.9 The moment a condition is met. */
export function checkQuests(t: T): void {
  const { storyEvents } = bookOf(t).content
  for (const no of t.s.quests.slice()) {
    const when = nth(storyEvents, no).quest?.when
    if (when !== undefined && holds(t, when, byAll(t))) succeedQuest(t, no)
  }
}
export function succeedQuest(t: T, no: number): void {
  if (!closeQuest(t, no)) return
  t.note(L.questDone, no)
  perform(t, nth(bookOf(t).content.storyEvents, no).quest?.success ?? [], byAll(t))
}
export function failQuest(t: T, no: number): void {
  if (!closeQuest(t, no)) return
  t.note(L.questFailed, no)
  perform(t, nth(bookOf(t).content.storyEvents, no).quest?.failure ?? [], byAll(t))
}
/** TG-13.7, TG-37.3 It leaves the Active Quests with its dial and tokens. */
function closeQuest(t: T, no: number): boolean {
  const { s } = t
  if (!s.quests.includes(no)) return false
  s.quests = s.quests.filter((one) => one !== no)
  s.dials = s.dials.filter(({ anchor, on }) => anchor !== 'event' || on !== no)
  if (nth(bookOf(t).content.storyEvents, no).tokens !== undefined) for (const place of s.map) place.quest = 0
  t.move(cardIn(t, Z.eventsUp, 'story', no), Z.eventDiscard)
  return true
}
/** TG-13.10 The quest on a secret, for whoever brought it there. */
export function succeedSecret(t: T, no: number, affair: Affair): void {
  const { you, party, cell } = affair
  t.note(L.secretQuestDone, no)
  perform(t, nth(bookOf(t).content.secrets, no).quest?.success ?? [], { you, party, cell })
}
/** TG-13.5 Tokens of active quests lie on their places as soon as these are in play. */
export function layQuestTokens(t: T, place: Place): void {
  const { storyEvents } = bookOf(t).content
  const location = printedOf(t, place)
  for (const no of t.s.quests)
    for (const number of nth(storyEvents, no).tokens ?? [])
      if (isNamed(location, number) && !t.s.tokensTaken.includes(locationNo(t, number)) && place.quest === 0) {
        place.quest = 1
        t.note(L.questToken, place.location)
      }
}
