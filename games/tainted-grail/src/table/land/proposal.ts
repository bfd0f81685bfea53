/** What somebody thinks of doing or proposes: with whom, what it costs each, and what that leaves. */
import { aOf, at, type Option, verbOf } from '@emberhall/kernel'
import { companions, deedCost, EXPLORE_COST, travelCost, travelDiscount } from '../../day/actions.ts'
import { beside, herePlace, placeOn, printedOf } from '../../map/places.ts'
import { bit, members } from '../../parties.ts'
import { V } from '../../questions.ts'
import { characterOf, type CharacterNo } from '../../state.ts'
import { optionWordsOf } from '../../text/labels.ts'
import { priceText } from '../../text/phrases.ts'
import { cardCalled } from '../../text/speech.ts'
import { placeKey, stoneKey, unseenKey } from '../model/keys.ts'
import type { Tableau } from '../model/tableau.ts'

interface Member {
  readonly c: CharacterNo
  readonly energy: number
  /** After it, if everybody pays their own; null: it is paid together. */
  readonly left: number | null
}
export interface Proposal {
  readonly actor: CharacterNo
  /** What would be done; empty: nothing so far. */
  readonly what: string
  /** Energy of each; 0: see the price. */
  readonly each: number
  readonly price: string
  /** Less in all, for whoever goes together. */
  readonly less: number
  /** Whoever acts first, then those who could come along. */
  readonly party: readonly Member[]
  /** Who stands in the way where one would go. */
  readonly guardians: readonly string[]
  /** Where one would go. */
  readonly to: string | null
}
/** The option under the eye while somebody thinks of what to do. */
function thoughtOf({ view, anchors }: Tableau, pointed: string | null): Option | null {
  const { ask } = view
  if (ask === null || pointed === null) return null
  const isOne = (option: Option): boolean => stoneKey(option) === pointed
  return anchors.get(pointed)?.open[0]?.option ?? ask.options.find(isOne) ?? null
}
const PROPOSED: ReadonlySet<string> = new Set(['join', 'accept'])
const EXPENSIVE: ReadonlySet<number> = new Set([V.explore, V.travel, V.work, V.deed, V.inspect, V.collect])

/** Null: nothing to see, whoever acts is alone and thinks of nothing. */
export function proposalOf(tableau: Tableau, pointed: string | null): Proposal | null {
  const { t, sp, lang, view } = tableau
  const question = view.ask?.def.name ?? ''
  const isProposed = PROPOSED.has(question)
  if (!isProposed && question !== 'act') return null
  const { who: actor, n, part } = t.s.about
  if (t.s.characters[actor]?.status !== 'active') return null
  const option = isProposed ? null : thoughtOf(tableau, pointed)
  const thought = option !== null && EXPENSIVE.has(verbOf(option)) ? { verb: verbOf(option), a: aOf(option) } : null
  const deed = isProposed ? { verb: n, a: part } : thought
  const others = members(companions(t, actor))
  if (deed === null && others.length === 0) return null
  const each = deed?.verb === V.explore ? EXPLORE_COST : deed?.verb === V.travel ? travelCost(t) : 0
  const cell = characterOf(t, actor).at
  const price = deed === null || each > 0 ? '' : priceText(lang, costOf(tableau, actor, deed.verb, deed.a))
  const goal = deed?.verb === V.travel ? beside(cell, deed.a) : -1
  const there = goal < 0 ? undefined : placeOn(t, goal)
  const everybody = [actor, ...others]
  const party = everybody.map((c): Member => {
    const { energy } = characterOf(t, c)
    return { c, energy, left: each === 0 ? null : energy - each }
  })
  const discount =
    deed?.verb === V.travel
      ? travelDiscount(
          t,
          everybody.reduce((mask, c) => mask | bit(c), 0),
        )
      : null
  return {
    actor,
    what: deed === null ? '' : optionWordsOf(sp, t, sp.game.words.names[deed.verb] ?? '', deed.a),
    each,
    price,
    less: discount === null ? 0 : -discount.own.by,
    party,
    guardians: (there?.guardians ?? []).map((card) => cardCalled(sp, t, card)),
    to: goal < 0 ? null : there === undefined ? unseenKey(goal) : placeKey(there.location),
  }
}
function costOf({ t, sp }: Tableau, actor: CharacterNo, verb: number, a: number) {
  if (verb === V.work) return at(printedOf(t, herePlace(t, characterOf(t, actor).at)).actions, a).cost
  return verb === V.deed ? deedCost(t, actor, at(sp.game.book.deeds, a)) : []
}
