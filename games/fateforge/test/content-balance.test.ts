import { describe, expect, it } from 'vitest'
import { isNextTo, isOnBoard } from '../src/content/grid.ts'
import { CONTENT } from '../src/content/index.ts'
import type { Enemy, Zone } from '../src/content/types.ts'
import { ZONES } from '../src/content/types.ts'
import type { Place, Scene } from '../src/content/scene-types.ts'

const cases = CONTENT.scenes.flatMap((scene) => [2, 3, 4].map((heroes) => [scene.id, heroes, scene] as const))
const cardOf = ({ enemy }: Place): Enemy => CONTENT.enemies.find(({ id }) => id === enemy)!
const rosterFor = (scene: Scene, heroes: number) => scene.roster.filter((place) => (place.heroes ?? 2) <= heroes)
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

function isCut({ walls = [], tokens }: Scene, a: Zone, b: Zone): boolean {
  const doors = tokens.flatMap((token) => (token.kind === 'door' ? [[token.zone, token.other]] : []))
  return [...walls, ...doors].some((edge) => edge.includes(a) && edge.includes(b))
}
function distances(scene: Scene, start: Zone): Map<Zone, number> {
  const steps = new Map([[start, 0]])
  for (const [from, n] of steps)
    for (const to of ZONES)
      if (!steps.has(to) && isNextTo(from, to) && isOnBoard(scene, to) && !isCut(scene, from, to)) steps.set(to, n + 1)
  return steps
}
/** What an enemy deals from where it is set up to heroes who have not moved. */
function firstDamage(place: Place, far: number | undefined): number {
  const section = cardOf(place).band.find(
    ({ distance, orMore }) => far !== undefined && (orMore ? far >= distance : far === distance),
  )
  const actions = section?.actions ?? []
  if ((place.defends || place.guards) && actions.some((action) => action.do === 'move')) return 0
  return sum(actions.map(({ do: what, extra = 0 }) => (what === 'strike' || what === 'shoot' ? 1 + extra : 0)))
}

/** Enemies without whose defeat the objectives cannot be met. */
function forced({ objectives, tokens }: Scene, roster: readonly Place[]): Place[] {
  const exits = tokens.flatMap((token) => (token.kind === 'exit' ? [token] : []))
  const needed = objectives.flatMap((objective) => {
    if (objective.kind === 'collect') return [objective.token]
    if (objective.kind === 'interact') return objective.tokens
    if (objective.kind === 'exit' && objective.letters.length === 1)
      return exits.filter(({ letter }) => objective.letters.includes(letter)).map(({ id }) => id)
    return []
  })
  const tags = objectives.flatMap((objective) => (objective.kind === 'defeat' ? [objective.tag] : []))
  return roster.filter(
    ({ defends = '', guards = '', tag = '' }) =>
      needed.includes(defends) || tags.includes(guards) || tags.includes(tag),
  )
}
/** FG-C3.1 */
const bossToughness = (heroes: number) =>
  sum([CONTENT.boss.armor, CONTENT.boss.resistance].map(([always, each]) => always + each * heroes))

describe('scenes can be met (spec 12.5)', () => {
  it.each(cases)('%s with %i heroes: the first blows are at most 1.5 damage a hero', (_, heroes, scene) => {
    for (const start of scene.start) {
      const far = distances(scene, start)
      const blows = rosterFor(scene, heroes).map((place) => firstDamage(place, far.get(place.zone)))
      expect(sum(blows)).toBeLessThanOrEqual(1.5 * heroes)
    }
  })
  it.each(cases)('%s with %i heroes: the objectives leave room for more than fighting', (_, heroes, scene) => {
    const cards = forced(scene, rosterFor(scene, heroes)).map(cardOf)
    const tough = sum(cards.map(({ armor, resistance }) => armor + resistance))
    const boss = scene.boss ? bossToughness(heroes) : 0
    expect(tough + boss).toBeLessThanOrEqual(0.6 * heroes * scene.rounds * 2)
  })
  it('finds who has to be beaten', () => {
    const names = CONTENT.scenes.map((scene) =>
      forced(scene, rosterFor(scene, 4)).map(({ enemy, init }) => `${enemy} ${init}`),
    )
    expect(names).toEqual([
      ['recruit 1', 'guard-dog 2', 'recruit 4', 'recruit 2'],
      ['conscript 4', 'conscript 3', 'militia-guard 3', 'militia-guard 4', 'guard-dog 2', 'guard-dog 6'],
      ['risen 2', 'risen 5', 'elite-ghost 1', 'bone-singer 1'],
      [],
      ['recruit 1'],
      ['risen 2', 'risen 4', 'elite-ghost 2', 'risen 5', 'barrow-knight 2', 'bone-archer 3'],
      ['guildmistress 1', 'recruit 3', 'recruit 1', 'assassin 2', 'assassin 4', 'bruiser 2', 'bruiser 3'],
      [],
      ['risen 3', 'risen 4', 'risen 5', 'elite-ghost 2', 'bone-archer 2'],
      ['knife-thrower 1', 'bruiser 1', 'recruit 2', 'knife-thrower 2', 'recruit 4', 'assassin 1'],
    ])
  })
})
