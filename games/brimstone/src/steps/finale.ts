/** SB-11.7, SB-13.5, SB-29, SB-32, SB-38 The Objective and its final fight. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { boardOf, standing, worldAt } from '../queries/ground.ts'
import { L } from '../log.ts'
import { CAPPED, LEVELS, OTHER, UNDETERMINED } from '../parts.ts'
import { run } from '../running.ts'
import { type T, type TileNo } from '../state.ts'
import { comingThreat, placeComing } from './arrive.ts'
import { resolveDread } from './darkness.ts'
import { openRift } from './rift.ts'

/** SB-11.7, SB-11.11, SB-29.1, SB-32.2 No exits; first the Growing Dread stack, then the enemies. */
export function* startFinale(t: T, tile: TileNo): Rule {
  const { s } = t
  const { finale, special } = nth(bookOf(t).content.missions, s.mission)
  s.objective = tile
  s.stage = 'finale'
  t.note(L.objective, nth(s.tiles, tile).tile, s.mission)
  if (special?.rule === 'sealRift') yield* openRift(t, tile)
  const { exits } = nth(s.tiles, tile)
  exits.forEach((exit, i) => exit === UNDETERMINED && (exits[i] = CAPPED))
  s.fight.isFinale = true
  yield* resolveDread(t) // SB-13.5
  if (finale !== null) {
    const world = worldAt(t, nth(nth(boardOf(t).tiles, tile).cells, 0))
    const source = ++s.sources
    yield* comingThreat(t, {
      level: finaleLevel(t),
      tile,
      world: finale.threat === 'otherWorldHigh' ? OTHER : world,
      source,
      isFinale: true,
      share: shareOf(t),
      elite: (finale.elite ?? 0) + s.finaleElite,
    })
    if (finale.also !== undefined)
      yield* run(t, finale.also, { you: nth(standing(t), 0), tile, world, source: ++s.sources })
  }
  yield* placeComing(t)
  if (s.enemies.length === 0) t.next('finaleWon')
}
/** SB-29.1, SB-29.2, SB-4.11 The mission says what comes; Epic needs three heroes, or the wish of fewer, and the Advanced game; High takes its place. */
function finaleLevel(t: T): number {
  const { finale } = nth(bookOf(t).content.missions, t.s.mission)
  const threat = finale?.threat ?? 'posse'
  if (threat === 'posse') return t.s.threat
  if (threat === 'otherWorldHigh') return LEVELS.indexOf('high')
  const isSmall = t.s.heroes.length < EPIC_FROM && !t.options.epicForSmallPosse
  const isBasic = t.options.mode === 'basic'
  return LEVELS.indexOf(threat === 'epic' && (isSmall || isBasic) ? 'high' : threat)
}
const EPIC_FROM = 3
/** SB-38.2, SB-38.4, SB-38.6 Only of a card above the posse's own level, and never by the book. */
function shareOf(t: T): readonly [number, number] {
  if (t.options.odds === 'book' || finaleLevel(t) <= t.s.threat) return [1, 1]
  return nth(bookOf(t).content.difficulty, t.s.heroes.length - 1).share
}
