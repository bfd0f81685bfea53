/** Conditions of the content's vocabulary. */
import { at as nth } from '@emberhall/kernel'
import type { Condition } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { CAPPED, MINES, OTHER } from '../parts.ts'
import { type HeroNo, type T, type TileNo, Z } from '../state.ts'
import { worldOf } from './ground.ts'

/** What a condition may look at besides the table. */
export interface About {
  readonly hero: HeroNo
  /** The room of the token, or -1. */
  readonly tile: TileNo
  readonly allPassed: boolean
  /** Natural 1s of the attack under way. */
  readonly ones: number
}
export const ABOUT_NOBODY: About = { hero: -1, tile: -1, allPassed: false, ones: 0 }

export function holds(t: T, cond: Condition, about: About): boolean {
  const { s } = t
  const hero = s.heroes[about.hero]
  switch (cond.is) {
    case 'inFight':
      return s.enemies.length > 0
    case 'noEnemies':
      return s.enemies.length === 0
    case 'holdsLantern':
      return s.lantern.holder === about.hero
    case 'otherWorld':
      return hero !== undefined && hero.at >= 0 && worldOf(t, about.hero) === OTHER
    case 'allPassed':
      return about.allPassed
    case 'hasCorruption':
      return (hero?.corruption ?? 0) > 0
    case 'hasTreatableInjury':
      return hero?.injuries.some((no) => nth(bookOf(t).content.injuries, no).kind === 'treatable') ?? false
    case 'darknessRemains':
      return t.cards(Z.remains).length > 0
    case 'cappedExit':
      return about.tile >= 0 && nth(s.tiles, about.tile).exits.includes(CAPPED)
    case 'cappedExitInMines':
      return cappedRooms(t).length > 0
    case 'heroes':
      return s.heroes.length >= cond.atLeast
    case 'ones':
      return about.ones >= cond.atLeast
  }
}
/** Rooms of the Mines with a capped exit. */
export function cappedRooms(t: T): TileNo[] {
  const { tiles } = bookOf(t).content
  return t.s.tiles.flatMap(({ tile, section, exits }, no) =>
    t.s.sections[section] === MINES && nth(tiles, tile).kind === 'room' && exits.includes(CAPPED) ? [no] : [],
  )
}
