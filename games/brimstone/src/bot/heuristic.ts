/** A plain player: shoots what it can, opens the nearest door, and keeps its Grit. It reads only its view. */
import { type Answer, aOf, at, DONE, NUMBER, type Option, pack, PASS, reading, verbOf } from '@emberhall/kernel'
import type { Brain, Position } from '@emberhall/speech'
import type { BrimstoneGame } from '../game.ts'
import { DOOR, GATE } from '../parts.ts'
import { connectorCells } from '../queries/board.ts'
import { boardOf, squaresOf } from '../queries/ground.ts'
import { FAR, waysFrom } from '../queries/reach.ts'
import { V } from '../questions.ts'
import type { O, S, T } from '../state.ts'

/** What is done at once where it is offered, the best first. */
const DEEDS: readonly number[] = [V.seal, V.plant, V.allHits, V.hit, V.dual, V.shoot, V.melee, V.look]
const PLAIN: readonly number[] = [V.getUp, V.breathe, V.refuse, V.takeGrit]

export function heuristic(game: BrimstoneGame): Brain<S, O> {
  return (position) => {
    const { ask } = position
    const { options, kind, min, max } = ask
    if (kind === 'number') return pack(NUMBER, max)
    if (kind !== 'one') return options.slice(0, kind === 'some' ? min : options.length)
    const t = reading(game, position.view()) as unknown as T
    return ask.def.name === 'act' ? actOf(t, position) : (firstOf(options, PLAIN) ?? quiet(options))
  }
}
const firstOf = (options: readonly Option[], verbs: readonly number[]): Option | undefined =>
  verbs.map((verb) => options.find((option) => verbOf(option) === verb)).find((option) => option !== undefined)
const quiet = (options: readonly Option[]): Option => (options.includes(PASS) ? PASS : at(options, 0))

function actOf(t: T, { ask: { options } }: Position<S, O>): Answer {
  const deed = firstOf(options, DEEDS)
  if (deed !== undefined) return deed
  const walk = nearer(t, options)
  return walk ?? firstOf(options, [V.scavenge]) ?? DONE
}
/** The square in reach that is nearest to an enemy, or to something that has not been looked at. */
function nearer(t: T, options: readonly Option[]): Option | undefined {
  const walks = options.filter((option) => verbOf(option) === V.walk)
  const hero = t.s.heroes[t.s.acting.hero]
  if (walks.length === 0 || hero === undefined) return undefined
  const { steps } = waysFrom(boardOf(t), goals(t), FAR, null)
  const far = (option: Option): number => steps[aOf(option)] ?? FAR
  const best = walks.reduce((a, b) => (far(b) < far(a) ? b : a))
  return far(best) < (steps[hero.at] ?? FAR) ? best : undefined
}
function goals(t: T): number[] {
  if (t.s.enemies.length > 0) return t.s.enemies.flatMap((_, e) => squaresOf(t, e))
  return t.s.tiles.flatMap(({ exits, token, isRevealed }, tile) => {
    if (token >= 0 && !isRevealed) return [...connectorCells(boardOf(t), tile, -1)]
    return exits.flatMap((exit, i) => (exit === DOOR || exit === GATE ? [...connectorCells(boardOf(t), tile, i)] : []))
  })
}
