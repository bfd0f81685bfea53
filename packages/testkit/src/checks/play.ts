/** Any reachable question can be answered at random to a legal end, and no card is ever lost, doubled or changed. */
import { at, type Core, type Game } from '@emberhall/kernel'
import { Problem, type Run, viewers, Walk } from './walk.ts'

/** Random play to the end; one game in four with dice that people roll themselves. */
export function play<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally, { ownDice: run.seed % 4 === 3 })
  while (walk.goesOn) walk.step()
  const { match } = walk
  if (match.isOver && match.asks().length > 0) throw new Problem('the game is over and still asks')
  for (const seat of viewers(run.seats)) match.view(seat)
}

/** Cards and tokens at every question; what the game itself calls impossible never comes about. */
export function conserve<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  const { match } = walk
  const cards = [...match.table.s.faces].sort((a, b) => a - b).join()
  for (;;) {
    const problems = problemsOfCards(game, match.table.s)
    if ([...match.table.s.faces].sort((a, b) => a - b).join() !== cards)
      problems.push('the cards are not those of the start')
    problems.push(...(game.def.check?.(match.table.s, match.options as never) ?? []))
    if (problems.length > 0) throw new Problem(problems.join('; '))
    if (!walk.goesOn) return
    walk.step()
  }
}

/** Every card is in exactly one zone, and noted there. */
export function problemsOfCards<S extends Core, O>(game: Game<S, O>, state: S): string[] {
  const problems: string[] = []
  const seen = new Set<number>()
  state.zones.forEach((ids, zone) => {
    for (const id of ids) {
      if (seen.has(id)) problems.push(`card ${id} lies in ${at(game.zoneNames, zone)} and elsewhere`)
      if (state.where[id] !== zone)
        problems.push(`card ${id} lies in ${at(game.zoneNames, zone)} but is noted elsewhere`)
      seen.add(id)
    }
  })
  if (seen.size !== state.faces.length) problems.push(`${state.faces.length - seen.size} cards lie nowhere`)
  return problems
}
