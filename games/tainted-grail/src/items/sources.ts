/** TG-18, TG-19.3 What is in force for a character: skills, face-up items and secrets, Global secrets, the event of the day. */
import { at as nth } from '@emberhall/kernel'
import { bookOf, type Source } from '../book.ts'
import type { Flag, Kind, Mod } from '../content/types.ts'
import { characterOf, type CharacterNo, type T } from '../state.ts'

/** TG-18.4, TG-18.11 Face-down cards have no effect; Global ones hold for all. */
export function sourcesOf(t: T, c: CharacterNo): Source[] {
  const book = bookOf(t)
  const { skills, items, secrets } = characterOf(t, c)
  const out: Source[] = []
  for (const no of skills) out.push(nth(book.skills, no))
  for (const { item, isUp } of items) if (isUp) out.push(nth(book.items, item))
  for (const { secret, isUp } of secrets)
    if (isUp && nth(book.content.secrets, secret).global !== true) out.push(nth(book.secrets, secret))
  addCommon(t, out)
  return out
}
/** What holds for everybody. */
export function commonSources(t: T): Source[] {
  const out: Source[] = []
  addCommon(t, out)
  return out
}
function addCommon(t: T, out: Source[]): void {
  const book = bookOf(t)
  for (const { status, secrets } of t.s.characters)
    if (status === 'active')
      for (const { secret } of secrets)
        if (nth(book.content.secrets, secret).global === true) out.push(nth(book.secrets, secret))
  for (const no of t.s.tableSecrets) out.push(nth(book.secrets, no))
  if (t.s.event >= 0) out.push(nth(book.events, t.s.event))
}
/** By how much a figure is otherwise for a character. */
export function modOf(t: T, c: CharacterNo, mod: Mod['mod'], kind?: Kind): number {
  let by = 0
  for (const { mods } of sourcesOf(t, c))
    for (const own of mods) if (own.mod === mod && (own.kind === undefined || own.kind === kind)) by += own.by
  return by
}
export function flagsOf(t: T, c: CharacterNo): Flag[] {
  return sourcesOf(t, c).flatMap(({ flags }) => flags)
}
export const hasFlag = (t: T, c: CharacterNo, flag: Flag['flag']): boolean =>
  sourcesOf(t, c).some(({ flags }) => flags.some((own) => own.flag === flag))
