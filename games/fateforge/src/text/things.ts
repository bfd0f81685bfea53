/** What things are called, in one language. */
import { RuleFault } from '@emberhall/kernel'
import { type Lang, sayer } from '@emberhall/speech'
import { en, type Messages } from './things.en.ts'
import { fr } from './things.fr.ts'

/** Everything that has an id and a name. */
export type Thing =
  | 'ability'
  | 'ally'
  | 'allySkill'
  | 'battle'
  | 'boss'
  | 'circle'
  | 'colour'
  | 'corruption'
  | 'device'
  | 'die'
  | 'enemy'
  | 'faction'
  | 'fear'
  | 'find'
  | 'gem'
  | 'hero'
  | 'item'
  | 'location'
  | 'place'
  | 'prize'
  | 'quest'
  | 'scene'
  | 'skill'
  | 'storyCard'
  | 'target'
  | 'token'
  | 'trait'
  | 'trap'
/** What else is told about a thing. */
export type Telling = 'name' | 'role' | 'story' | 'summary' | 'text' | 'clue'

export const say = sayer<keyof Messages>({ en, fr })

export function nameOf(thing: Thing, id: string, lang: Lang): string {
  return worded(`${thing}.${id}`, lang)
}
export function toldOf(thing: Thing, id: string, telling: Telling, lang: Lang): string {
  return worded(`${thing}.${id}.${telling}`, lang)
}
export function commas(parts: readonly string[], lang: Lang): string {
  return parts.reduce((a, b) => say(lang, 'comma', { a, b }))
}

function worded(key: string, lang: Lang): string {
  if (!isKey(key)) throw new RuleFault(`there are no words for "${key}"`)
  return say(lang, key)
}
function isKey(key: string): key is keyof Messages {
  return Object.hasOwn(en, key)
}
