/** FG-15.4, FG-43, FG-45, FG-47, FG-48.9 What the group has and knows: gold, regard, items, story cards, places and quests. */
import { at } from '@emberhall/kernel'
import { byId, cardOfNo, itemOf, bookOf, cardNoOf } from '../book.ts'
import { L } from '../log.ts'
import { STORY_CARDS } from '../parts.ts'
import type { T } from '../state.ts'
import { isHeld } from './things.ts'

/** FG-45.2 */
export function changeReputation(t: T, circle: number, n: number): void {
  const { reputation } = t.s
  reputation[circle] = Math.max(-5, Math.min(5, at(reputation, circle) + n))
  t.note(L.reputation, circle, n < 0 ? 1 : 0, Math.abs(n))
}
export function changeGold(t: T, n: number): void {
  t.s.gold = Math.max(0, t.s.gold + n)
  t.note(L.gold, n < 0 ? 1 : 0, t.s.gold)
}
/** FG-15.4 What is found is free, and lies in the bag; a card the group has or had is gone from its place. */
export function gainItem(t: T, id: string): void {
  const no = cardNoOf(t, id)
  if (isHeld(t, no)) return changeGold(t, 3)
  t.s.bag.push({ item: no, up: false, stage: 0, cubes: itemOf(cardOfNo(t, no)).armor ?? 0 })
  t.note(L.gotItem, no)
}
export function storyCard(t: T, id: string, gone: boolean): void {
  const { s } = t
  const n = (STORY_CARDS as readonly string[]).indexOf(id)
  if (gone) {
    if (!s.storyCards.includes(id)) return
    s.storyCards = s.storyCards.filter((card) => card !== id)
    s.graveyard.push(id)
    return t.note(L.storyCardGone, n)
  }
  if (s.storyCards.includes(id) || s.graveyard.includes(id)) return
  s.storyCards.push(id)
  t.note(L.storyCard, n)
}
export function openLocation(t: T, id: string): void {
  if (t.s.locations.includes(id)) return
  t.s.locations.push(id)
  t.note(L.newLocation, bookOf(t).names.locations.indexOf(id))
}
/** FG-48.9 */
export function offerQuest(t: T, id: string): void {
  const { s } = t
  const { quests } = bookOf(t).content
  if (s.quests.some((quest) => quest.id === id) || s.graveyard.includes(id)) return
  s.quests.push({ id, left: byId(quests, id).expiresAfterRests })
  t.note(L.newQuest, bookOf(t).names.quests.indexOf(id))
}
