/** Why the heuristic player would answer so: its answer against the next best, with the odds that the table shows. */
import { type Answer, aOf, type Ask, at, bOf, type Option, PASS, reading, verbOf, type Why } from '@emberhall/kernel'
import type { Known } from '@emberhall/speech'
import { chanceOf, chanceOfRoll, chancesOfCard, prospectOfAction, prospectOfBoost } from '../chance.ts'
import type { KinfireGame } from '../game.ts'
import { COLOURS, type O, printed, type S, type T, V, Z } from '../state.ts'
import { difficulty } from '../counts.ts'
import { isEnough } from '../steps/attempt.ts'
import { completionWorth, penaltyWorth } from './value.ts'

const because = (code: string, params: Why['params'] = {}): Why => ({ code: `hint.${code}`, rule: '', params })

interface Weighed {
  readonly option: Option
  readonly chance: number
}
type Explain = (t: T, ask: Ask, chosen: Option) => readonly Why[]
const EXPLAIN: Readonly<Record<string, Explain>> = {
  exhaust: (t, _, chosen) => [whyExhaust(t, chosen)],
  choose: whyTarget,
  action: whyAction,
  boost: whyBoost,
  reroll: (t, _, chosen) => {
    const chance = chanceOfRoll(t)
    if (chosen !== PASS) return [because('reroll', { chance })]
    return [isEnough(t) ? because('enough') : because('keepsShort', { chance })]
  },
  discard: (_, { max }) => [because('least', { n: max })],
  recover: () => [because('most')],
  rewards: () => [because('rewards')],
  target: whyNearest,
  moveTo: whyNearest,
  moveFrom: () => [because('furthest')],
}

export function reasons(game: KinfireGame): (known: Known<S, O>, answer: Answer) => readonly Why[] {
  return (known, answer) => {
    const { ask } = known
    if (ask.kind === 'one' && ask.options.length === 1) return [because('only')]
    const chosen = [answer].flat()[0] ?? PASS
    const explain = EXPLAIN[ask.def.name]
    if (explain !== undefined) return explain(reading(game, known.view()), ask, chosen)
    if (ask.kind === 'one') return [because(chosen === PASS ? 'costs' : 'pays')]
    return [because(ask.kind === 'number' ? 'asMuch' : 'leave')]
  }
}

function bestOf(options: readonly Option[], chance: (o: Option) => number): Weighed | null {
  let top: Weighed | null = null
  for (const option of options) {
    const now = chance(option)
    if (top === null || now > top.chance) top = { option, chance: now }
  }
  return top
}
/** Odds that read the same are the same to whoever reads them. */
function comparison(chance: number, other: number, otherwise: string): string {
  if (Math.round(chance * 100) === Math.round(other * 100)) return 'equal'
  return chance > other ? 'better' : otherwise
}
const faceOf = (t: T, card: number): string => t.game.faceKeys[at(t.s.faces, card)] ?? ''

function whyExhaust(t: T, chosen: Option): Why {
  const n = t.cards(Z.hand + t.s.active).length
  if (verbOf(chosen) === V.keepHand) return because('keepHand', { n })
  return n === 0 ? because('emptyHand') : because('lastCard')
}

// ---------------------------------------------------------------- attempts

function attemptChance(t: T, o: Option): number {
  const card = aOf(o)
  if (at(t.s.faces, card) < 0 || t.s.flipped[card] === 1) return 0
  const { alone, acted } = chancesOfCard(t, card, at(COLOURS, bOf(o)))
  return acted ?? alone
}
/** The card that is taken on, against the best chance at any other card. */
function whyTarget(t: T, ask: Ask, chosen: Option): readonly Why[] {
  const card = aOf(chosen)
  const isAttempt = (o: Option): boolean => verbOf(o) === V.attempt
  const others = ask.options.filter((o) => isAttempt(o) && aOf(o) !== card)
  const next = bestOf(others, (o) => attemptChance(t, o))
  if (!isAttempt(chosen)) return [next === null ? because('event') : because('eventRather', { other: next.chance })]
  const chance = attemptChance(t, chosen)
  if (next === null) return [because('onlyCard', { chance })]
  const other = aOf(next.option)
  const compared = { chance, other: next.chance, card: faceOf(t, other) }
  const said = [because(comparison(chance, next.chance, 'worse'), compared)]
  if (completionWorth(t, card) > completionWorth(t, other)) said.push(because('reward'))
  if (penaltyWorth(t, card) > penaltyWorth(t, other)) said.push(because('penalty'))
  return said.length > 1 || chance >= next.chance ? said : [...said, because('cheaper')]
}

function actionCard(t: T, o: Option): number {
  return verbOf(o) === V.lantern ? at(t.cards(Z.lantern + t.s.active), 0) : aOf(o)
}
/** The action, against the best other action; without any, against the best there is. */
function whyAction(t: T, ask: Ask, chosen: Option): readonly Why[] {
  const chanceWith = (o: Option): number => (o === PASS ? chanceOf(t) : prospectOfAction(t, actionCard(t, o)).chance)
  const chance = chanceWith(chosen)
  const isSame = (o: Option): boolean =>
    o === chosen || (o !== PASS && chosen !== PASS && faceOf(t, actionCard(t, o)) === faceOf(t, actionCard(t, chosen)))
  const next = bestOf(
    ask.options.filter((o) => o !== PASS && !isSame(o)),
    chanceWith,
  )
  if (chosen === PASS) return [next === null ? because('only') : because('noAction', { chance, other: next.chance })]
  if (next === null) return raised(chance, chanceOf(t))
  const card = actionCard(t, next.option)
  const compared = { chance, other: next.chance, card: faceOf(t, card) }
  return [because(comparison(chance, next.chance, 'saves'), compared), ...whatIsKept(t, actionCard(t, chosen), card)]
}
/** Where the chance is the same without it, a card is played for the progress that stays, or for what it says. */
const raised = (chance: number, other: number): readonly Why[] =>
  chance - other < 0.01 ? [because('stays', { chance })] : [because('raises', { chance, other })]
/** Cards of a colour that stay in hand because this card goes instead of that one. */
function whatIsKept(t: T, goes: number, stays: number): readonly Why[] {
  const colour = printed(t, stays).colours.find((c) => !printed(t, goes).colours.includes(c))
  if (colour === undefined) return []
  const hand = t.cards(Z.hand + t.s.active)
  const n = hand.filter((card) => card !== goes && printed(t, card).colours.includes(colour)).length
  return n === 0 ? [] : [because('keeps', { n, colour })]
}
function whyBoost(t: T, ask: Ask, chosen: Option): readonly Why[] {
  const now = chanceOf(t)
  const chanceWith = (o: Option): number => prospectOfBoost(t, aOf(o), ask.seat).chance
  if (chosen !== PASS) return raised(chanceWith(chosen), now)
  if (now > 1 - 1e-9) return [because('certain')]
  const next = bestOf(
    ask.options.filter((o) => o !== PASS),
    chanceWith,
  )
  return [next === null ? because('only') : because('noBoost', { chance: now, other: next.chance })]
}
function whyNearest(t: T, _: Ask, chosen: Option): readonly Why[] {
  const card = aOf(chosen)
  if (verbOf(chosen) !== V.target || at(t.s.faces, card) < 0) return [because('pays')]
  return [because('nearest', { missing: Math.max(0, difficulty(t, card) - at(t.s.progress, card)) })]
}
