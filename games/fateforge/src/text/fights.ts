/** What fights and their objectives are called (FG-9.4). */
import { at, found } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { byId, bookOf, legObjectives, sceneNow } from '../book.ts'
import type { BattleQuest } from '../content/types.ts'
import type { T } from '../state.ts'
import { objectiveText, legTitle } from './placeText.ts'
import type { Speech } from './speech.ts'
import { nameOf, toldOf } from './things.ts'
import type { Objective, Scene } from '../content/scene-types.ts'

interface Leg {
  readonly quest: BattleQuest
  readonly leg: number
}
/** The leg of a battle quest that the log names `long-night.2`. */
function legNamed({ game }: Speech, name: string): Leg | null {
  const [id, leg] = name.split('.') as [string, string | undefined]
  const quest = game.book.content.battles.find((battle) => battle.id === id)
  return quest === undefined ? null : { quest, leg: Number(leg) - 1 }
}
export function fightName(sp: Speech, name: string): string {
  const battle = legNamed(sp, name)
  return battle === null ? nameOf('scene', name, sp.lang) : legTitle(battle.quest, battle.leg, sp.lang)
}
/** What a fight is about; a battle quest tells nothing. */
export function fightSummary(sp: Speech, name: string): string {
  return legNamed(sp, name) === null ? toldOf('scene', name, 'summary', sp.lang) : ''
}
/** An objective that the log names `c1.2` or `long-night.2.1`. */
export function objectiveNamed(sp: Speech, name: string): string {
  const { content, sceneOf } = sp.game.book
  const dot = name.lastIndexOf('.')
  const n = Number(name.slice(dot + 1)) - 1
  const fight = name.slice(0, dot)
  const battle = legNamed(sp, fight)
  if (battle === null) {
    const scene = found(sceneOf.get(fight), fight)
    return objectiveText(at(scene.objectives, n), scene, 'story', sp.lang)
  }
  const { quest, leg } = battle
  const { scene: id } = at(quest.legs, leg)
  const scene = found(sceneOf.get(id), id)
  return objectiveText(at(legObjectives(content, quest, leg), n), scene, 'battle', sp.lang)
}

/** The leg under way; after the last one is won there is no next. */
function legNow(t: T): number {
  const { quest, leg } = t.s.battle
  return Math.min(leg, byId(bookOf(t).content.battles, quest).legs.length - 1)
}
/** The fight under way. */
export function fightNow(sp: Speech, t: T): string {
  const { battle, scene } = t.s
  return fightName(sp, battle.quest === '' ? scene : `${battle.quest}.${legNow(t) + 1}`)
}
export interface Aim {
  readonly objective: Objective
  readonly text: string
}
export function aimsNow(lang: Lang, t: T): Aim[] {
  const scene: Scene = sceneNow(t)
  const { content } = bookOf(t)
  const quest = content.battles.find(({ id }) => id === t.s.battle.quest)
  const objectives = quest === undefined ? scene.objectives : legObjectives(content, quest, legNow(t))
  const tone = quest === undefined ? 'story' : 'battle'
  return objectives.map((objective) => ({ objective, text: objectiveText(objective, scene, tone, lang) }))
}
