import type { Exploration } from './types.ts'
import type { Complain } from './validate.ts'

/** FG-46: everything named is on the map, and the goal can be reached in time from every start. */
export function checkExploration(exploration: Exploration, complain: Complain) {
  const { places, blocked, starts, goal, steps } = exploration
  const ids = places.map(({ id }) => id)
  for (const id of [...blocked.flat(), ...starts, goal]) if (!ids.includes(id)) complain(`has no place "${id}"`)
  const spots = places.map(({ column, row }) => `${column}/${row}`)
  for (const spot of new Set(spots.filter((one, i) => spots.indexOf(one) !== i))) complain(`has two places at ${spot}`)
  for (const [a, b] of blocked) if (!isNeighbour(exploration, a, b)) complain(`blocks no street from ${a} to ${b}`)
  for (const start of starts) {
    const far = walk(exploration, start).get(goal)
    if (far === undefined || far > steps) complain(`cannot be finished from ${start} in ${steps} steps`)
  }
}

function isNeighbour({ places }: Exploration, a: string, b: string): boolean {
  const from = places.find(({ id }) => id === a)
  const to = places.find(({ id }) => id === b)
  return from !== undefined && to !== undefined && Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1
}

/** How many steps it takes to each place. */
function walk(exploration: Exploration, start: string): Map<string, number> {
  const isBlocked = (a: string, b: string) => exploration.blocked.some((edge) => edge.includes(a) && edge.includes(b))
  const steps = new Map([[start, 0]])
  for (const [from, n] of steps)
    for (const { id } of exploration.places)
      if (!steps.has(id) && isNeighbour(exploration, from, id) && !isBlocked(from, id)) steps.set(id, n + 1)
  return steps
}
