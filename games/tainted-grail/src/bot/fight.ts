/** In encounters: which card, for Magic or not, when to stop, when to run. */
import { aOf, at, NUMBER, type Option, pack, PASS, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import {
  encounterOf,
  enemyOf,
  printOfCard,
  stageOf,
  standingOf,
  talkOf,
  valueOf,
  weaponsUsed,
} from '../encounter/queries.ts'
import { ATTRS } from '../content/types.ts'
import { V } from '../questions.ts'
import { bonusOf, CHAIN, DRAW, MAGIC_ROW } from '../sequence/halves.ts'
import { addedUp, blowAt, guarded, opportunityOf } from '../sequence/enemy.ts'
import { worthOf } from '../sequence/junction.ts'
import type { Print } from '../sequence/print.ts'
import type { Standing } from '../sequence/whatif.ts'
import { type CharacterNo, characterOf, type T, Z } from '../state.ts'
import { bestLine, type Held, type Judge, magicWorth } from './chain.ts'
import { best, type Handler, leftOut, ownOf, type Seen, withVerb } from './seen.ts'

const WON = 30
const DOWN = 40
const MARKER = 1.3
const DAMAGE = 1.8
const TERROR = 0.8
const ENERGY = 0.7
const GONE = 6

const handOf = (t: T, c: CharacterNo): Held[] =>
  t.cards(Z.hand + c).map((card) => ({ card, print: printOfCard(t, card) }))
const lastOf = (t: T): Print | null => {
  const last = t.s.encounter.line.at(-1)
  return last === undefined ? null : printOfCard(t, last.card)
}
/** What stopping is worth in a combat: the pool, less what the enemy does then. */
function combatJudge(t: T, c: CharacterNo): Judge {
  const enemy = enemyOf(t)
  const value = valueOf(t)
  const { health } = characterOf(t, c)
  const times = enemy.traits.includes('enraged') ? 2 : 1
  const opening = opportunityOf(enemy)
  const few = enemy.traits.includes('opportunist') ? 2 : 1
  return (now: Standing, last: Print | null) => {
    if (now.pool >= value) return WON + handWorth(now)
    const blow = guarded(blowAt(enemy, now.pool), last === null ? [] : [last])
    const struck = now.laid < few ? opening : null
    const hurt = (blow.damage + blow.unblockable) * times + (struck === null ? 0 : struck.damage + struck.unblockable)
    const fear = blow.terror * times + (struck?.terror ?? 0)
    return (
      (now.pool - Math.min(now.pool, blow.markers)) * MARKER +
      handWorth(now) -
      hurt * DAMAGE -
      fear * TERROR -
      blow.energy * ENERGY -
      blow.hand * 0.5 -
      (hurt >= health ? DOWN : 0) -
      (blow.isRetreat ? GONE : 0)
    )
  }
}
const handWorth = ({ hand }: Standing): number => Math.min(hand, 4) * 0.4

function talkJudge(t: T): Judge {
  const { track } = talkOf(t)
  const response = addedUp(stageOf(t).response, false)
  return (now: Standing, last: Print | null) => {
    if (now.affinity >= track.up) return WON + handWorth(now)
    const blow = guarded(response, last === null ? [] : [last])
    const stands = now.affinity - blow.affinity
    return (
      stands * 1.5 +
      handWorth(now) -
      blow.terror * TERROR -
      blow.energy * ENERGY -
      blow.hand * 0.5 -
      (stands <= -track.down ? DOWN : 0)
    )
  }
}
/** Talk is won by Magic more often than fights are. */
const priceOfMagic = (t: T, c: CharacterNo): number =>
  magicWorth(characterOf(t, c).magic) * (t.s.encounter.kind === 'combat' ? 1 : 0.5)
const judgeOf = (t: T, c: CharacterNo): Judge => (t.s.encounter.kind === 'combat' ? combatJudge(t, c) : talkJudge(t))

/** D24, D27, D28 A card, something used, flight, or no more. */
export const chooseCard: Handler = (seen) => {
  const { t, ask } = seen
  const c = t.s.encounter.active
  const top = withVerb(seen, V.layTop)
  if (top !== undefined) return withVerb(seen, V.use) ?? (isHopeless(t, c) ? (withVerb(seen, V.flee) ?? top) : top)
  const use = freeUse(seen, c)
  if (use !== undefined) return use
  const judge = judgeOf(t, c)
  const offered = new Set(ask.options.filter((option) => verbOf(option) === V.lay).map(aOf))
  const hand = handOf(t, c)
  const plan = bestLine(standingOf(t, c), hand, judge, lastOf(t), priceOfMagic(t, c))
  if (plan.worth <= -DOWN / 2 && survivesFlight(t, c)) {
    const away = withVerb(seen, V.flee)
    if (away !== undefined) return away
  }
  const lay = ask.options.find((option) => verbOf(option) === V.lay && aOf(option) === plan.card)
  if (plan.card >= 0 && offered.has(plan.card) && lay !== undefined) return lay
  return withVerb(seen, V.stop) ?? at(ask.options, 0)
}
/** Fleeing is no way out for whoever would not survive it. */
function survivesFlight(t: T, c: CharacterNo): boolean {
  if (t.s.encounter.kind !== 'combat') return false
  const { damage, unblockable } = opportunityOf(enemyOf(t))
  return characterOf(t, c).health > damage + unblockable
}
function isHopeless(t: T, c: CharacterNo): boolean {
  if (!survivesFlight(t, c)) return false
  const { damage, unblockable } = blowAt(enemyOf(t), t.s.encounter.pool)
  return characterOf(t, c).health <= damage + unblockable
}
/** Charges and items that only help: markers when they bring nearer, a calm mind in a panic. */
function freeUse(seen: Seen, c: CharacterNo): Option | undefined {
  const { t, ask } = seen
  const { kind, laid, pool, affinity } = t.s.encounter
  const missing = kind === 'combat' ? valueOf(t) - pool : talkOf(t).track.up - affinity
  return ask.options.find((option) => {
    if (verbOf(option) === V.charges) {
      const entry = at(t.s.encounter.line, aOf(option))
      const does = printOfCard(t, entry.card).charge.flatMap((ability) => ability.do)
      if (does.some((effect) => effect.do === 'asChained')) return laid > 0 && t.cards(Z.hand + c).length > 0
      return missing > 0
    }
    if (verbOf(option) !== V.use || kind !== 'combat') return false
    const deed = bookOf(t).deeds[aOf(option)]
    const brings = deed?.do.some((effect) => effect.do === 'markers') === true
    return brings && missing > 0 && (laid > 0 || pool === 0)
  })
}
/** D25 Pays where the bonus is worth more than the Magic. */
export const chooseMagic: Handler = (seen) => {
  const { t, ask } = seen
  const own = ownOf(seen)
  const pays =
    ask.options.find((option) => verbOf(option) === V.payMagic && aOf(option) === own) ?? withVerb(seen, V.payMagic)
  if (pays === undefined || !ask.options.includes(PASS)) return pays ?? at(ask.options, 0)
  const { line } = t.s.encounter
  const card = at(line, line.length - 1)
  const before = line[line.length - 2]
  const right = before === undefined ? encounterEdge(t) : printOfCard(t, before.card).right
  const print = printOfCard(t, card.card)
  const left = print.left[MAGIC_ROW] ?? 0
  const n = worthOf(right[MAGIC_ROW] ?? 0, left)
  const counts = print.placement.some(({ do: effects }) =>
    effects.some((effect) => 'n' in effect && typeof effect.n === 'object' && 'linkedMagic' in effect.n),
  )
  const bonus = bonusOf(left)
  const worth = (bonus === CHAIN ? 0 : bonus === DRAW ? 0.7 * n : 1.2 * n) + (counts ? 1.2 : 0)
  const { pool, affinity, kind } = t.s.encounter
  const missing = kind === 'combat' ? valueOf(t) - pool : talkOf(t).track.up - affinity
  const wins = bonus !== DRAW && bonus !== CHAIN && missing > 0 && missing <= n
  return wins || worth >= priceOfMagic(t, own) ? pays : PASS
}
const encounterEdge = (t: T) => {
  const no = bookOf(t).content.encounters.indexOf(encounterOf(t))
  return at(bookOf(t).sequence.encounters, no)
}
/** D21 Weapons that would be broken are left behind. */
export const chooseAside: Handler = ({ t, ask }) =>
  ask.options.filter((option) => weaponsUsed(t, ownerOf(t, aOf(option))).includes(aOf(option)))
const ownerOf = (t: T, item: number): CharacterNo =>
  t.s.characters.findIndex(({ items }) => items.some((held) => held.item === item))
/** D21 A hand that begins badly is exchanged once. */
export const chooseHand: Handler = (seen) => {
  const { t } = seen
  const own = ownOf(seen)
  const keep = withVerb(seen, V.keepHand) ?? at(seen.ask.options, 0)
  const anew = withVerb(seen, V.newHand)
  if (anew === undefined || t.cards(Z.hand + own).length < 3) return keep
  const now = standingOf(t, own)
  const progress: Judge = ({ pool, affinity }) => (now.isCombat ? pool : affinity - now.affinity) * MARKER
  return bestLine(now, handOf(t, own), progress, null).worth < 1 ? anew : keep
}
/** D31, D32 The cards that would bring least here go first. */
export const chooseDiscards: Handler = (seen) => {
  const { t, ask } = seen
  const own = ownOf(seen)
  const now = { ...standingOf(t, own), laid: 0 }
  const judge = judgeOf(t, own)
  const worth = (option: Option): number =>
    bestLine(now, [{ card: aOf(option), print: printOfCard(t, aOf(option)) }], judge, null).worth
  return [...ask.options].sort((a, b) => worth(a) - worth(b)).slice(0, ask.min)
}
/** D30 Cancels what hurts, and keeps items for more than a scratch. */
export const chooseGuard: Handler = (seen) => {
  const use = seen.ask.options.find((option) => option !== PASS)
  return use ?? PASS
}
/** As much damage as there is Energy to spare. */
export const chooseConversion: Handler = (seen) => {
  const { t, ask } = seen
  const { energy, health } = characterOf(t, ownOf(seen))
  const wanted = health <= 4 ? ask.max : energy - 1
  return pack(NUMBER, Math.max(ask.min, Math.min(ask.max, wanted)))
}
/** D23 Whoever can do most; when nobody can tell, the healthiest. */
export const chooseActive: Handler = ({ t, ask }) =>
  best(ask.options, (option) => {
    const c = aOf(option)
    const plan = bestLine({ ...standingOf(t, c), laid: 0 }, handOf(t, c), judgeOf(t, c), lastOf(t))
    return plan.worth + characterOf(t, c).health * 0.1
  })
/** D22 The stage whose attributes the party has most of. */
export const chooseStage: Handler = (seen) => {
  const { t, ask } = seen
  const own = standingOf(t, ownOf(seen)).attributes
  const { stages } = talkOf(t)
  return best(ask.options, (option) => {
    const stage = at(stages, aOf(option))
    const answer = addedUp(stage.response, false)
    const worth = Object.entries(stage.rules).reduce(
      (sum, [attr, effects]) =>
        sum + (own[ATTRS.indexOf(attr as (typeof ATTRS)[number])] ?? 0) * -addedUp(effects, false).affinity,
      0,
    )
    return worth - answer.terror - answer.affinity
  })
}
/** D20 What costs little is avoided by those who talk badly. */
export const chooseAvoid: Handler = (seen) => {
  const { t } = seen
  const { stages, avoid } = talkOf(t)
  const own = standingOf(t, ownOf(seen))
  const knows = own.attributes.some((value, attr) => value > 0 && (own.rules[attr] ?? 0) > 0)
  const isDear = (avoid?.cost ?? []).length > 0
  const skips = stages.length > 1 && (!isDear || !knows)
  return (skips ? withVerb(seen, V.avoid) : withVerb(seen, V.talk)) ?? at(seen.ask.options, 0)
}
export const declined: Handler = (seen) => leftOut(seen) ?? at(seen.ask.options, 0)
