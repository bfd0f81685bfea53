/** Finds the words of what a card offers: its "you may", and the branches of its "choose one". */
import { at, type CardId } from '@emberhall/kernel'
import type { Ability, Card, Effect } from '../content/types.ts'
import type { Printed } from '../printed.ts'
import { printed, SLOTS, type T, Z } from '../state.ts'
import { capitalise, type Host, sentences, sequence } from './phrases.ts'
import { abilityText } from './sentences.ts'
import { type Speech, tell } from './speech.ts'

interface Text {
  readonly host: Host
  readonly abilities: readonly Ability[]
  readonly effects: readonly Effect[]
}
/** Everything that may speak on a card, with the voice it speaks in. */
function textsOf(card: Card, isTurned: boolean): Text[] {
  const plain = (host: Host, abilities: readonly Ability[] = [], effects: readonly Effect[] = []): Text[] => [
    { host, abilities, effects },
  ]
  switch (card.kind) {
    case 'challenge':
      return [...plain('attempt', card.attempt, [...card.reward, ...card.penalty]), ...plain('table', card.bold)]
    case 'event':
      return [...plain('attempt', [], card.instructions), ...plain('table', card.bold)]
    case 'gauntlet': {
      if (isTurned) return plain('table', card.back.abilities)
      const { attempt, bold, reward, penalty } = card.front
      return [...plain('attempt', attempt, [...reward, ...penalty]), ...plain('table', bold)]
    }
    case 'master':
      return plain('table', card.abilities, card.penalty)
    case 'fatigue':
      return plain('table', card.abilities, card.onReveal)
    case 'seeker':
      return plain('seeker', card.abilities)
    case 'lantern':
    case 'skill':
      return plain('action', card.abilities)
  }
}
/** An effect and all that is inside it. */
function within(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((e) => {
    if (e.do === 'if') return [e, ...within(e.then), ...within(e.else ?? [])]
    if (e.do === 'may' || e.do === 'forEach' || e.do === 'eachSeeker') return [e, ...within(e.effects)]
    return e.do === 'choose' ? [e, ...e.options.flatMap(within)] : [e]
  })
}

type Test = (e: Effect) => boolean
const isOffer: Test = (e) => e.do === 'may'
/** The sentences on a card in which some effect stands. */
function textsWith({ lang }: Speech, p: Printed, isTurned: boolean, test: Test): string[] {
  return textsOf(p.card, isTurned).flatMap(({ host, abilities, effects }) => [
    ...abilities
      .filter((a) => (test === isOffer && a.optional) || within(a.do).some(test))
      .map((a) => abilityText({ lang, host }, a)),
    ...effects.filter((e) => within([e]).some(test)).map((e) => sentences({ lang, host }, [e])),
  ])
}
/** What a card lets its Seeker decide to do. */
export function offerOf(sp: Speech, p: Printed, isTurned: boolean): string {
  return textsWith(sp, p, isTurned, isOffer).join(' ')
}

const CHOSEN: readonly string[] = ['chosenChallenge', 'otherChallenge', 'chosenWellCard']
export const picksCard: Test = (e) =>
  e.do === 'attach' ? e.what === 'chosenChallenge' || e.to !== undefined : 'on' in e && CHOSEN.includes(e.on.target)
export const movesProgress: Test = (e) => e.do === 'moveProgress'
export const recovers: Test = (e) => e.do === 'recover'
/** The card whose text is being carried out, if only one can be meant. */
export function sourceOf(sp: Speech, t: T, test: Test): { card: CardId; text: string } | null {
  const found = [...new Set(sources(t).flat())].flatMap((card) => {
    const texts = textsWith(sp, printed(t, card), t.s.flipped[card] === 1, test)
    return texts.length > 0 ? [{ card, text: texts.join(' ') }] : []
  })
  return found.length === 1 ? at(found, 0) : null
}

interface Choice {
  readonly card: CardId
  readonly host: Host
  readonly options: readonly (readonly Effect[])[]
}
function choicesOn(t: T, card: CardId): Choice[] {
  return textsOf(printed(t, card).card, t.s.flipped[card] === 1).flatMap(({ host, abilities, effects }) =>
    within([...effects, ...abilities.flatMap((a) => a.do)]).flatMap((e) =>
      e.do === 'choose' ? [{ card, host, options: e.options }] : [],
    ),
  )
}
/** Where a text that is being carried out can stand, the likeliest place first. */
function sources(t: T): CardId[][] {
  const { attempt, completing, active } = t.s
  const board = SLOTS.flatMap((slot) => t.cards(slot))
  const inAttempt = attempt.open ? [attempt.action, attempt.target].filter((card) => card >= 0) : []
  const events = attempt.open ? [] : board.filter((card) => printed(t, card).kind === 'event')
  const bold = board.filter((card) => attempt.open || printed(t, card).kind !== 'event')
  const others = [...bold, ...t.cards(Z.master), ...t.cards(Z.fatigue), ...t.cards(Z.seeker + active)]
  return [completing, inAttempt, events, others]
}
/** One branch of the "choose one" on a card. */
export function branchInWords(sp: Speech, t: T, card: CardId, i: number): string {
  const choice = choicesOn(t, card).find((c) => c.options[i] !== undefined)
  if (choice === undefined) return tell(sp.lang, 'option.option.unknown', { n: i + 1 })
  return capitalise(sequence({ lang: sp.lang, host: choice.host }, at(choice.options, i), 'do'))
}
