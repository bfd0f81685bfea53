/** TG-5.7, TG-13.6 to TG-13.8, TG-37.3 The event of the day. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { perform } from '../effects/perform.ts'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { everybody } from '../parties.ts'
import { cardIn } from '../printed.ts'
import { settle } from '../survival/settle.ts'
import { type T, Z } from '../state.ts'
import { addDial } from './dials.ts'
import { layQuestTokens } from './quests.ts'

/** TG-13.6, TG-32.5 From the top of the random pile onto the Event deck, in their order. */
function addRandom(t: T, n: number): void {
  const wanted = Math.max(0, n - (isOn(t, 'C5') ? 1 : 0))
  const cards = t.cards(Z.randomEvents).slice(Math.max(0, t.cards(Z.randomEvents).length - wanted))
  for (const card of cards) t.move(card, Z.events)
  if (cards.length > 0) t.note(L.randomAdded, cards.length)
}
/** TG-13.8 */
const WHEN_EMPTY = 2

/** TG-5.7 The top card is revealed: a quest stays, anything else is for this day. */
export function* event(t: T): Rule {
  const { s } = t
  if (t.top(Z.events) < 0) addRandom(t, WHEN_EMPTY)
  const card = t.top(Z.events)
  if (card < 0) return
  const face = nth(bookOf(t).faces, t.face(card))
  if (face.kind !== 'story' && face.kind !== 'random') return
  t.move(card, Z.eventsUp)
  t.note(L.event, card)
  const affair = { you: -1, party: everybody(t), cell: -1 }
  if (face.kind === 'random') {
    s.event = face.no
    return perform(t, face.card.do, affair, { isRoot: true })
  }
  if (face.card.quest === undefined) s.event = face.no
  else {
    s.quests.push(face.no)
    t.note(L.quest, face.no)
  }
  addDial(t, face.no)
  for (const place of s.map) layQuestTokens(t, place)
  t.next('eventDone', face.no)
  perform(t, face.card.do, affair, { isRoot: true })
}
/** TG-37.3, TG-13.9 Then the random events it prints; a quest that is met already succeeds at once. */
export function* eventDone(t: T, no: number): Rule {
  addRandom(t, nth(bookOf(t).content.storyEvents, no).randomAdded)
  yield* settle(t)
}
/** TG-8.7, TG-13.7, TG-22.3 At the end of Dusk. */
export function endEvent(t: T): void {
  const { event: no } = t.s
  if (no < 0) return
  const isStory = no < bookOf(t).content.storyEvents.length
  const card = cardIn(t, Z.eventsUp, isStory ? 'story' : 'random', no)
  if (isStory) t.move(card, Z.eventDiscard)
  else t.moveUnder(card, Z.randomEvents)
  t.s.event = -1
  t.note(L.eventOver, no)
}
