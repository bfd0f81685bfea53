/** SB-17.15, SB-17.16, SB-16.3 Tokens of the Side Bag. */
import { type Rule, type Why, why } from '@emberhall/kernel'
import { TOKENS } from '../content/types.ts'
import { areAdjacent, shareTile, worldOf } from '../queries/ground.ts'
import { hasFlag } from '../queries/sources.ts'
import { heroFigure, maxGrit } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { V } from '../questions.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { heroDice } from './dice.ts'
import { gainGrit } from './grit.ts'
import { healPool, healWorth, thank } from './heal.ts'
import { spendToken } from './items.ts'

export const DYNAMITE = TOKENS.indexOf('dynamite')
export const FLASH = TOKENS.indexOf('flash')
const TONIC = TOKENS.indexOf('tonic')
/** What each token heals, with how many dice. */
const HEALS = new Map<number, { pool: 'wounds' | 'harm'; dice: number }>([
  [TOKENS.indexOf('bandages'), { pool: 'wounds', dice: 1 }],
  [TOKENS.indexOf('whisky'), { pool: 'harm', dice: 1 }],
  [TOKENS.indexOf('herbs'), { pool: 'wounds', dice: 2 }],
])
const OUT_OF_REACH = why('outOfReach', 'SB-16.3')
const UNHURT = why('unhurt', 'SB-16.1')

/** SB-16.3, SB-17.9 Adjacent in a fight, on the same tile without enemies. */
export function inReach(t: T, h: HeroNo, other: HeroNo): boolean {
  const [a, b] = [heroOf(t, h).at, heroOf(t, other).at]
  if (h === other || areAdjacent(t, a, b)) return true
  return t.s.enemies.length === 0 && shareTile(t, a, b)
}
function canHeal(t: T, h: HeroNo, other: HeroNo, pool: 'wounds' | 'harm'): Why | null {
  const isNear =
    inReach(t, h, other) || (hasFlag(t, h, 'tokensReachTile') && shareTile(t, heroOf(t, h).at, heroOf(t, other).at))
  if (!isNear) return OUT_OF_REACH
  return heroOf(t, other)[pool] === 0 ? UNHURT : null
}
/** D-10 */
export function offerTokens(t: T, h: HeroNo): void {
  const { bag } = heroOf(t, h)
  if (bag.length === 0) return
  for (const token of new Set(bag)) {
    const heals = HEALS.get(token)
    if (heals !== undefined)
      t.s.heroes.forEach(({ down }, other) => {
        if (down === 0) t.offer(V.token, token, other, canHeal(t, h, other, heals.pool))
      })
    else if (token === TONIC && heroOf(t, h).grit < maxGrit(t, h)) t.offer(V.token, token, h)
    else if (token === FLASH && t.s.enemies.length > 0) t.offer(V.token, token, h)
  }
}
/** What a hero's tokens would do good now, and to whom. */
export function* tokenUses(t: T, h: HeroNo): Generator<{ token: number; other: HeroNo }> {
  const { bag, grit } = heroOf(t, h)
  for (const token of new Set(bag)) {
    const heals = HEALS.get(token)
    if (token === TONIC && grit < maxGrit(t, h)) yield { token, other: h }
    if (heals === undefined) continue
    for (let other = 0; other < t.s.heroes.length; other++)
      if (heroOf(t, other).down === 0 && canHeal(t, h, other, heals.pool) === null) yield { token, other }
  }
}
/** What a token heals, or null. */
export const poolOf = (token: number): 'wounds' | 'harm' | null => HEALS.get(token)?.pool ?? null

/** SB-17.15 */
export function* useToken(t: T, h: HeroNo, token: number, other: HeroNo): Rule {
  if (token === FLASH) return flash(t, h)
  spendToken(t, h, token)
  t.note(L.usesToken, theHero(t, h), token)
  if (token === TONIC) return gainGrit(t, h, 1)
  const heals = HEALS.get(token)
  if (heals === undefined) return
  const faces = yield* heroDice(t, { h, key: 'heal', n: heals.dice, need: 0 })
  const given = heroFigure(t, h, 'healGiven') + (h === other ? 0 : heroFigure(t, h, 'healGivenToOthers'))
  const n = faces.reduce((sum, face) => sum + face, 0) + given + heroFigure(t, other, 'tokenHealTaken')
  thank(t, h, other, healPool(t, other, heals.pool, healWorth(t, other, n)))
}
/** SB-17.15 Every enemy of the world is slower until the turn ends. */
export function flash(t: T, h: HeroNo): void {
  spendToken(t, h, FLASH)
  t.note(L.usesToken, theHero(t, h), FLASH)
  t.s.fight.flashes.push(worldOf(t, h))
}
