/** What lies on the board, in words. */
import { byId } from '../book.ts'
import { at } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { GEMS } from '../content/types.ts'
import { thingAt, type T, type Thing } from '../state.ts'
import { tell } from './messages.ts'
import type { Tone } from './placeText.ts'
import { type Speech, theFoeIn, zoneName } from './speech.ts'
import { nameOf, say } from './things.ts'
import type { Scene, Token } from '../content/scene-types.ts'

const toneOf = (t: T): Tone => (t.s.battle.quest === '' ? 'story' : 'battle')

/** `lantern2` is the second lantern. */
export const deviceKind = (id: string): string => /^[a-z]+/.exec(id)![0]
const deviceNumber = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0)

function objectiveToken(lang: Lang, scene: string, id: string, tone: Tone): string {
  return tone === 'battle'
    ? say(lang, 'token.neutral', { id: id.toUpperCase() })
    : nameOf('token', `${scene}.${id}`, lang)
}
/** A thing in the middle of a sentence. */
export function thingWords({ lang }: Speech, t: T, thing: Thing): string {
  switch (thing.kind) {
    case 'objective':
      return objectiveToken(lang, t.s.scene, thing.id, toneOf(t))
    case 'gem':
      return nameOf('gem', at(GEMS, thing.n), lang)
    case 'exit':
      return tell(lang, 'word.exit', { letter: thing.letter })
    default:
      return plainThing(lang, thing.kind, thing.id)
  }
}
function plainThing(lang: Lang, kind: Exclude<Token['kind'], 'objective' | 'gem' | 'exit'>, id: string): string {
  if (kind === 'device') return tell(lang, 'word.device', { kind: deviceKind(id), n: deviceNumber(id) })
  return tell(lang, `word.${kind}`)
}

/** A thing as the log names it, `c2.chest` or, in a battle quest, `battle.chest`. */
export function namedThing({ lang, game }: Speech, name: string): string {
  const [place, id] = name.split('.') as [string, string]
  const scenes = game.book.content.scenes.filter((scene) => place === 'battle' || scene.id === place)
  const token = tokenOf(scenes, id)
  if (token.kind === 'objective') return objectiveToken(lang, place, id, place === 'battle' ? 'battle' : 'story')
  if (token.kind === 'gem') return nameOf('gem', token.gem, lang)
  if (token.kind === 'exit') return tell(lang, 'word.exit', { letter: token.letter })
  return plainThing(lang, token.kind, id)
}
function tokenOf(scenes: readonly Scene[], id: string): Token {
  return byId(
    scenes.flatMap(({ tokens }) => tokens),
    id,
  )
}

/** A thing where it lies, with the state it is in. */
export function lyingWords(sp: Speech, t: T, i: number, here: number): string {
  const { lang } = sp
  const thing = thingAt(t, i)
  const words = inItsState(sp, t, thing, here)
  const defender = t.s.enemies.findIndex(({ gone, defends }) => !gone && defends === i)
  if (defender < 0) return words
  return tell(lang, 'table.defended', { thing: words, foe: theFoeIn(sp, t, defender) })
}
function inItsState(sp: Speech, t: T, thing: Thing, here: number): string {
  const { lang } = sp
  const words = thingWords(sp, t, thing)
  switch (thing.kind) {
    case 'door': {
      const zone = zoneName(here === thing.zone ? thing.n : thing.zone)
      return tell(lang, thing.done ? 'table.doorOpen' : 'table.closed', { thing: words, zone })
    }
    case 'chest':
      return thing.done ? tell(lang, 'table.opened', { thing: words }) : words
    case 'device':
      return thing.done ? tell(lang, 'table.deviceDone', { thing: words, kind: deviceKind(thing.id) }) : words
    case 'fountain':
      return tell(lang, 'table.cubes', { thing: words, n: thing.n })
    case 'portal':
      return tell(lang, 'table.leadsTo', { thing: words, to: thing.n < 0 ? 'unknown' : zoneName(thing.n) })
    default:
      return words
  }
}
/** Whether a thing still lies on the board. */
export function isLying({ kind, done, hero }: Thing): boolean {
  if (kind === 'objective') return hero < 0
  return !done || kind === 'chest' || kind === 'device' || kind === 'door'
}
