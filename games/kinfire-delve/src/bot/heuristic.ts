/** A plain player: weighs each card of the board by odds, reward, penalty and the cards it takes, one turn ahead. */
import { type Answer, aOf, type Ask, at, bOf, type CardId, type Option, PASS, reading, verbOf } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'
import type { Effect } from '../content/types.ts'
import { difficulty } from '../counts.ts'
import { COLOURS, type O, printed, type S, type T, V, Z } from '../state.ts'
import { isEnough } from '../steps/attempt.ts'
import type { KinfireGame } from '../game.ts'
import { acting, attempts, boosting } from './attempts.ts'
import { completionWorth, worth } from './value.ts'

type Handler = (t: T, ask: Ask, p: Position<S, O>) => Answer
const HANDLERS: Readonly<Record<string, Handler>> = {
  exhaust: (t, ask) => pick(ask, exhausts(t) ? V.exhaust : V.keepHand),
  choose: (t, ask) => best(ask.options, choosing(t)),
  action: (t, ask) => best(ask.options, acting(t)),
  boost: (t, ask, p) => best(ask.options, boosting(t, p.seat)),
  reroll: (t, ask) => (isEnough(t) ? PASS : pick(ask, V.reroll)),
  discard: (t, ask) => cheapest(ask, (o) => cardWorth(t, aOf(o))),
  recover: (t, ask) => cheapest(ask, (o) => -cardWorth(t, aOf(o))),
  rewards: (t, ask) => [...ask.options].sort((a, b) => rewardFirst(t, b) - rewardFirst(t, a)),
  target: (t, ask) => best(ask.options, (o) => targetWorth(t, aOf(o))),
  moveFrom: (t, ask) => best(ask.options, (o) => difficulty(t, aOf(o)) - at(t.s.progress, aOf(o))),
  moveTo: (t, ask) =>
    best(ask.options, (o) => completionWorth(t, aOf(o)) - (difficulty(t, aOf(o)) - at(t.s.progress, aOf(o)))),
  shakeFatigue: (_, ask) => ask.options.at(-1)!,
  howMany: (_, ask) => (2 << 24) | (ask.max << 12),
  discardWell: () => [],
  reorderWell: (_, ask) => ask.options,
}

/** The heuristic player. It reads nothing but its view. */
export function heuristic(game: KinfireGame): (p: Position<S, O>) => Answer {
  return (p) => {
    const t: T = reading(game, p.view())
    const handler = HANDLERS[p.ask.def.name]
    if (handler !== undefined) return handler(t, p.ask, p)
    return p.ask.kind === 'one' ? best(p.ask.options, (o) => optionWorth(t, o)) : fallback(p.ask)
  }
}
function fallback(ask: Ask): Answer {
  return ask.kind === 'order' ? ask.options : ask.options.slice(0, ask.min)
}
function pick(ask: Ask, verb: number): Option {
  return ask.options.find((o) => verbOf(o) === verb) ?? at(ask.options, 0)
}
function best(options: readonly Option[], value: (o: Option) => number): Option {
  let top = at(options, 0)
  let most = -Infinity
  for (const o of options) {
    const v = value(o)
    if (v > most) {
      most = v
      top = o
    }
  }
  return top
}
function cheapest(ask: Ask, cost: (o: Option) => number): Option[] {
  const chosen = [...ask.options].sort((a, b) => cost(a) - cost(b)).slice(0, ask.min)
  return ask.options.filter((o) => chosen.includes(o))
}

/** A new hand costs a Fatigue card; with few Seekers a last card is given up for it, with many it is kept for a boost. */
function exhausts(t: T): boolean {
  const hand = t.cards(Z.hand + t.s.active)
  return hand.length === 0 || (hand.length === 1 && t.seats <= 2 && t.cards(Z.fatigue).length < 3)
}

// ---------------------------------------------------------------- other choices

function choosing(t: T): (o: Option) => number {
  const attempting = attempts(t)
  return (o) => (verbOf(o) === V.resolve ? eventWorth(t, aOf(o)) : attempting(aOf(o), at(COLOURS, bOf(o))))
}
function eventWorth(t: T, card: CardId): number {
  const p = printed(t, card).card
  return p.kind === 'event' ? 1 + worth(t, p.instructions, card) : 0
}
function cardWorth(t: T, card: CardId): number {
  const p = printed(t, card)
  return p.value + p.colours.length * 0.5 + (p.boost?.value ?? 0) * 0.5
}
function rewardFirst(t: T, o: Option): number {
  return worth(t, printed(t, aOf(o)).reward, aOf(o))
}
/** A card to feed or to be rid of: the nearer to completion and the richer, the better. */
function targetWorth(t: T, card: CardId): number {
  const missing = difficulty(t, card) - at(t.s.progress, card)
  return completionWorth(t, card) - missing * 0.3
}
function optionWorth(t: T, o: Option): number {
  if (o === PASS) return 0.01
  if (verbOf(o) === V.use) return useWorth(t, aOf(o))
  if (verbOf(o) === V.option) return choiceWorth(t, aOf(o), bOf(o))
  return 0
}
/** An offer of the card under way: worth it if its text pays. */
function useWorth(t: T, card: CardId): number {
  const p = printed(t, card).card
  const texts = 'abilities' in p ? (p.abilities ?? []).flatMap((a) => a.do) : p.kind === 'event' ? p.instructions : []
  return worth(t, texts, card)
}
function choiceWorth(t: T, card: CardId, i: number): number {
  const p = printed(t, card).card as {
    instructions?: readonly Effect[]
    abilities?: readonly { do: readonly Effect[] }[]
  }
  const effects = [...(p.instructions ?? []), ...(p.abilities ?? []).flatMap((a) => a.do)]
  const choice = effects.find((e) => e.do === 'choose')
  return choice === undefined ? -i : worth(t, at(choice.options, i), card)
}
