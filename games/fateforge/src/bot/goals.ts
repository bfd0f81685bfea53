/** What a fight is about, as far as it is not done yet (FG-34). */
import { at } from '@emberhall/kernel'
import type { FoeNo, T, Thing, ZoneNo } from '../state.ts'
import { objectivesNow } from '../steps/leave.ts'
import type { Objective } from '../content/scene-types.ts'

/** Somebody to defeat, or a thing to use or to take. */
export interface Goal {
  readonly foe: FoeNo
  readonly thing: number
  /** Whether it takes a Focus. */
  readonly isUse: boolean
  readonly zone: ZoneNo
  readonly worth: number
}
const WORTH = 40
const BOSS_WORTH = 70

export function goalsOf(t: T): Goal[] {
  const goals: Goal[] = []
  const objectives = objectivesNow(t)
  for (const objective of objectives) if (!objective.secondary) add(t, goals, objective)
  if (!objectives.some(({ kind }) => kind === 'exit')) addExit(t, goals, null)
  return goals
}
function add(t: T, goals: Goal[], objective: Objective): void {
  const { objects, enemies, found } = t.s
  const indexOf = (id: string) => objects.findIndex((thing) => thing.id === id)
  switch (objective.kind) {
    case 'collect': {
      const i = indexOf(objective.token)
      if (at(objects, i).hero < 0) addThing(t, goals, i, false, WORTH)
      return
    }
    case 'interact':
      for (const id of objective.tokens)
        if (!at(objects, indexOf(id)).done) addThing(t, goals, indexOf(id), true, WORTH)
      return
    case 'find': {
      if (found.includes(objective.what)) return
      const left = objects.flatMap((thing, i) => (thing.kind === 'exploration' && !thing.done ? [i] : []))
      for (const i of left) addThing(t, goals, i, true, WORTH / Math.sqrt(left.length))
      return
    }
    case 'defeat': {
      const foe = enemies.findIndex(({ tag, gone }) => tag === objective.tag && !gone)
      if (foe >= 0) addFoe(t, goals, foe, foe === t.s.boss.enemy ? BOSS_WORTH : WORTH)
      return
    }
    case 'exit':
      return addExit(t, goals, objective.letters)
    default: // Secondary objectives are not played for.
  }
}
function addThing(t: T, goals: Goal[], thing: number, isUse: boolean, worth: number): void {
  const { objects, enemies } = t.s
  goals.push({ foe: -1, thing, isUse, zone: at(objects, thing).zone, worth })
  enemies.forEach((enemy, foe) => {
    if (!enemy.gone && enemy.defends === thing) addFoe(t, goals, foe, worth * 0.8)
  })
}
function addFoe(t: T, goals: Goal[], foe: FoeNo, worth: number): void {
  const { enemies } = t.s
  goals.push({ foe, thing: -1, isUse: false, zone: at(enemies, foe).zone, worth })
  enemies.forEach((enemy, guard) => {
    if (!enemy.gone && enemy.guards === foe)
      goals.push({ foe: guard, thing: -1, isUse: false, zone: enemy.zone, worth: worth * 0.7 })
  })
}
/** FG-33.1 Some way out must be free. */
function addExit(t: T, goals: Goal[], letters: readonly string[] | null): void {
  const exits = exitsOf(t, letters)
  const { enemies } = t.s
  const defenders = exits.map((exit) => enemies.findIndex((enemy) => !enemy.gone && enemy.defends === exit))
  if (defenders.some((foe) => foe < 0)) return
  for (const foe of defenders) if (!goals.some((goal) => goal.foe === foe)) addFoe(t, goals, foe, WORTH)
}
function exitsOf(t: T, letters: readonly string[] | null): number[] {
  return t.s.objects.flatMap((thing: Thing, i) =>
    thing.kind === 'exit' && (letters === null || letters.includes(thing.letter)) ? [i] : [],
  )
}
/** The exits that win; all of them where the scene does not care. */
export function exitsWanted(t: T): number[] {
  const asked = objectivesNow(t).find((objective) => objective.kind === 'exit')
  return exitsOf(t, asked?.kind === 'exit' ? asked.letters : null)
}
