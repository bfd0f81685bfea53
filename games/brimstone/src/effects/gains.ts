/** What heroes gain and lose by effects: healing, Grit, Gold, tokens, cards. */
import { aOf, type Rule } from '@emberhall/kernel'
import type { Amount, DrawnDeck, Effect, HealPool } from '../content/types.ts'
import { TOKENS } from '../content/types.ts'
import { worldOf } from '../queries/ground.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { MINES } from '../parts.ts'
import { Q, V } from '../questions.ts'
import type { Affair } from '../running.ts'
import { heroOf, type HeroNo, type T, Z } from '../state.ts'
import { drawTop, freshDeck } from '../steps/decks.ts'
import { amount, heroAmount } from '../steps/dice.ts'
import { drawLoot } from '../steps/loot.ts'
import { gainGrit, loseGrit } from '../steps/grit.ts'
import { healEither, healPool, healWorth, thank } from '../steps/heal.ts'
import { drawnItem, gainToken } from '../steps/items.ts'
import { pick } from '../steps/posse.ts'
import { corrupt } from '../steps/saves.ts'
import { gainXp } from '../steps/slay.ts'

/** SB-16 */
export function* heal(t: T, h: HeroNo, pool: HealPool, n: Amount | 'full', { you, isOwn }: Affair): Rule {
  const hero = heroOf(t, h)
  const roller = isOwn === true ? you : h
  const worth = n === 'full' ? hero.wounds + hero.harm : healWorth(t, h, yield* heroAmount(t, roller, n, 'heal'))
  let healed: number
  if (pool === 'wounds') healed = healPool(t, h, 'wounds', worth)
  else if (pool === 'sanity') healed = healPool(t, h, 'harm', worth)
  else if (pool === 'either') healed = yield* healEither(t, h, worth)
  else healed = yield* healOne(t, h, worth)
  // SB-16.2 Only a hero heals somebody: cards of the mine earn nothing.
  if (isOwn === true) thank(t, you, h, healed)
}
function* healOne(t: T, h: HeroNo, worth: number): Rule<number> {
  const hero = heroOf(t, h)
  if (hero.wounds > 0) t.offer(V.pool, 0)
  if (hero.harm > 0) t.offer(V.pool, 1)
  if (t.offerCount === 0) return 0
  t.s.about.hero = h
  const isWounds = aOf(yield* t.choose(hero.seat, Q.whichPool)) === 0
  return healPool(t, h, isWounds ? 'wounds' : 'harm', worth)
}
export function changeGrit(t: T, h: HeroNo, n: number | 'loseAll'): void {
  if (n === 'loseAll') loseGrit(t, h, heroOf(t, h).grit)
  else if (n < 0) loseGrit(t, h, -n)
  else gainGrit(t, h, n)
}
export function* gain(t: T, h: HeroNo, what: 'xp' | 'gold' | 'darkStone', n: Amount): Rule {
  const number = yield* amount(t, n, 'gain')
  if (what === 'xp') return gainXp(t, h, number)
  heroOf(t, h)[what] += number
  t.note(what === 'gold' ? L.gold : L.stone, theHero(t, h), number)
}
export function changeCorruption(t: T, h: HeroNo, n: number): void {
  if (n > 0) return corrupt(t, h, n)
  heroOf(t, h).corruption = Math.max(0, heroOf(t, h).corruption + n)
}
/** As much as he has. */
export function* loseGold(t: T, h: HeroNo, n: Amount): Rule {
  const lost = Math.min(heroOf(t, h).gold, yield* amount(t, n, 'gain'))
  heroOf(t, h).gold -= lost
  if (lost > 0) t.note(L.goldLost, theHero(t, h), lost)
}
/** One of several kinds: his choice. */
export function* giveTokens(t: T, h: HeroNo, { of, n }: Extract<Effect, { do: 'token' }>): Rule {
  for (let i = 0; i < n; i++) {
    for (const kind of of) t.offer(V.token, TOKENS.indexOf(kind), h)
    t.s.about.hero = h
    yield* gainToken(t, h, aOf(yield* t.choose(heroOf(t, h).seat, Q.whichToken)))
  }
}
export function* loseToken(t: T, h: HeroNo, by: 'his' | 'random'): Rule {
  const { bag, seat } = heroOf(t, h)
  if (bag.length === 0) return
  if (by === 'random') {
    bag.splice(bag.indexOf(pick(t, 'token', bag)), 1)
    return
  }
  for (const kind of new Set(bag)) t.offer(V.putBack, kind)
  t.s.about.hero = h
  bag.splice(bag.indexOf(aOf(yield* t.choose(seat, Q.loseToken))), 1)
}

/** SB-30.11 In an OtherWorld Gear and Artifact change places, where the card says so. */
export function* drawFor(t: T, h: HeroNo, deck: DrawnDeck, n: number, swaps: boolean): Rule {
  const world = heroOf(t, h).at < 0 ? MINES : worldOf(t, h)
  if (deck === 'loot') {
    freshDeck(t, Z.loot)
    return yield* drawLoot(t, h, n)
  }
  const isSwapped = swaps && world !== MINES
  const wanted = !isSwapped ? deck : deck === 'gear' ? 'artifact' : 'gear'
  const [from, pile] = deckOf(wanted, world)
  for (let i = 0; i < n; i++) {
    const card = drawTop(t, from, pile)
    if (card >= 0) yield* drawnItem(t, h, card)
  }
}
function deckOf(deck: Exclude<DrawnDeck, 'loot'>, world: number): [number, number] {
  if (deck === 'gear') return [Z.gear, Z.gearPile]
  const of = deck === 'artifact' ? world : deck === 'mineArtifact' ? 0 : 1
  return [Z.artifactMines + of, Z.artifactMinesPile + of]
}
