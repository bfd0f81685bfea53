/** Items, secrets and skills in encounters: what is in force, and what can still be used (TG-18.3, TG-18.6, TG-24.3). */
import { at as nth } from '@emberhall/kernel'
import { bookOf, deedNo, type Source } from '../book.ts'
import type { Flag, Mod, Power, PowerTrigger } from '../content/types.ts'
import { commonSources } from '../items/sources.ts'
import { MAX_CHARACTERS } from '../parts.ts'
import { type CharacterNo, characterOf, type T } from '../state.ts'

/** Secrets are numbered after this many items, so that one list can mark both. */
const SECRETS_FROM = 512
export const itemThing = (item: number): number => item
const secretThing = (secret: number): number => SECRETS_FROM + secret
export const isSecretThing = (thing: number): boolean => thing >= SECRETS_FROM
export const numberOfThing = (thing: number): number => (isSecretThing(thing) ? thing - SECRETS_FROM : thing)

/** Something in force with a character: `thing` is -1 for a skill. */
export interface Bearing {
  readonly source: Source
  readonly thing: number
}

/** TG-18.4, TG-24.3 What a character has in force in this encounter, Global cards apart (TG-18.11); flipped cards still bear their other rules. */
export function inForce(t: T, c: CharacterNo): Bearing[] {
  const { items, secrets, skills } = characterOf(t, c)
  const book = bookOf(t)
  const { aside } = t.s.encounter
  const found: Bearing[] = []
  for (const { item, isUp, isLocked } of items)
    if (isUp && !isLocked && !aside.includes(itemThing(item)))
      found.push({ source: nth(book.items, item), thing: itemThing(item) })
  for (const { secret, isUp } of secrets)
    if (isUp && nth(book.content.secrets, secret).global !== true)
      found.push({ source: nth(book.secrets, secret), thing: secretThing(secret) })
  for (const skill of skills) found.push({ source: nth(book.skills, skill), thing: -1 })
  return found
}
/** By how much a figure is otherwise for a character in this encounter. */
export function modIn(t: T, c: CharacterNo, what: Mod['mod']): number {
  const { kind } = t.s.encounter
  let by = 0
  for (const { source } of inForce(t, c)) by += addedUp(source, what, kind)
  for (const source of commonSources(t)) by += addedUp(source, what, kind)
  return by
}
function addedUp({ mods }: Source, what: Mod['mod'], of: string): number {
  let by = 0
  for (const { mod, kind, by: n } of mods) if (mod === what && (kind === undefined || kind === of)) by += n
  return by
}
export function hasFlag(t: T, c: CharacterNo, what: Flag['flag']): boolean {
  return inForce(t, c).some(({ source }) => source.flags.some(({ flag }) => flag === what))
}
/** Exceptions that hold once an encounter, marked by their place among the flags there are. */
const ONCE = ['freeMagicKey', 'linkAs', 'fullMulligan', 'swapEquipment'] as const
type OnceFlag = (typeof ONCE)[number]
/** Marks of flags come before those of deeds. */
const flagMark = (c: CharacterNo, what: OnceFlag): number => ONCE.indexOf(what) * MAX_CHARACTERS + c
const deedMark = (t: T, c: CharacterNo, power: Power): number => (ONCE.length + deedNo(t, power)) * MAX_CHARACTERS + c
/** The attribute that one key may be joined by instead of its own, in diplomacy, once. */
export function linkAsOf(t: T, c: CharacterNo): Extract<Flag, { flag: 'linkAs' }> | null {
  if (t.s.encounter.kind !== 'diplomacy' || !hasFlagLeft(t, c, 'linkAs')) return null
  for (const { source } of inForce(t, c)) for (const own of source.flags) if (own.flag === 'linkAs') return own
  return null
}
export const hasFlagLeft = (t: T, c: CharacterNo, what: OnceFlag): boolean =>
  hasFlag(t, c, what) && !t.s.encounter.used.includes(flagMark(c, what))
export const spendFlag = (t: T, c: CharacterNo, what: OnceFlag): void => void t.s.encounter.used.push(flagMark(c, what))

/** A power that can be used now, and what bears it. */
export interface Usable {
  readonly power: Power
  readonly thing: number
}
/** Powers for this moment that are not used up; whether they can be paid for is another matter. */
export function powersFor(t: T, c: CharacterNo, on: PowerTrigger): Usable[] {
  const { kind, used, flipped, twice } = t.s.encounter
  const found: Usable[] = []
  for (const { source, thing } of inForce(t, c))
    for (const power of source.powers) {
      if (power.on !== on || (power.kind !== undefined && power.kind !== kind)) continue
      if ((power.limit === 'encounter' || power.first === true) && used.includes(deedMark(t, c, power))) continue
      if (power.limit === 'day' && characterOf(t, c).usedToday.includes(deedNo(t, power))) continue
      const flips = power.cost?.some(({ pay }) => pay === 'flip') === true
      const times = flipped.filter((other) => other === thing).length
      if (flips && times >= (twice.includes(thing) ? 2 : 1)) continue
      found.push({ power, thing })
    }
  return found
}
/** Marks a power as used, if it can be used only so often. */
export function spendPower(t: T, c: CharacterNo, power: Power): void {
  if (power.limit === 'encounter' || power.first === true) t.s.encounter.used.push(deedMark(t, c, power))
  if (power.limit === 'day') characterOf(t, c).usedToday.push(deedNo(t, power))
}
