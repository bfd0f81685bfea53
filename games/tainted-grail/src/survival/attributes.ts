/** TG-10 Attributes and resources. */
import { at as nth } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Attr, ATTRS, type Resource, RESOURCES } from '../content/types.ts'
import { flagsOf } from '../items/sources.ts'
import { L } from '../log.ts'
import { placeAt } from '../map/places.ts'
import { RESOURCE_CAP } from '../parts.ts'
import { characterOf, type CharacterNo, type T } from '../state.ts'
import { sheetOf } from './tracks.ts'

/** TG-10.2 Markers on the board and attached Skill cards. */
export function attribute(t: T, c: CharacterNo, attr: Attr): number {
  const { attributes, skills } = characterOf(t, c)
  let value = nth(attributes, ATTRS.indexOf(attr))
  const { content } = bookOf(t)
  for (let i = 0; i < skills.length; i++) if (nth(content.skills, nth(skills, i)).attr === attr) value++
  return value
}
/** TG-10.4, TG-35.9 What is beyond the cap is settled right after (TG-10.5); what it really was. */
export function gain(t: T, c: CharacterNo, res: Resource, n: number): number {
  const by = res === 'reputation' && isOutcastHere(t, c) ? Math.max(0, n - 1) : n
  if (by <= 0) return 0
  const one = characterOf(t, c)
  const isTraded = res === 'food' || res === 'wealth'
  const before = one[res]
  one[res] = isTraded || res === 'xp' ? before + by : Math.min(RESOURCE_CAP, before + by)
  if (one[res] > before) t.note(L.gains, c, RESOURCES.indexOf(res), one[res] - before)
  return one[res] - before
}
/** TG-1.3 As much as there is. */
export function lose(t: T, c: CharacterNo, res: Resource, n: number): number {
  const one = characterOf(t, c)
  const by = Math.min(one[res], n)
  one[res] -= by
  if (by > 0) t.note(L.loses, c, RESOURCES.indexOf(res), by)
  return by
}
/** TG-35.9 */
function isOutcastHere(t: T, c: CharacterNo): boolean {
  if (!hasFlaw(t, c, 'outcast')) return false
  const symbols = placeAt(t, characterOf(t, c).at)?.symbols ?? []
  return symbols.includes('friendly') || symbols.includes('hostile')
}
/** TG-35.6 to TG-35.9 Unless a card takes it away. */
export function hasFlaw(t: T, c: CharacterNo, flaw: string): boolean {
  if (sheetOf(t, c).flaw.id !== flaw) return false
  return !flagsOf(t, c).some((own) => own.flag === 'flawOff' && own.flaw === flaw)
}
