/** Making heroes, and what the posse settles together. */
import { type Answer, aOf, at, bOf, NO, PASS, verbOf, YES } from '@emberhall/kernel'
import { type Book, bookOf } from '../book.ts'
import type { Effect } from '../content/types.ts'
import { SKILLS, TOKENS } from '../content/types.ts'
import { printed } from '../printed.ts'
import { boardOf, standing } from '../queries/ground.ts'
import { FAR, waysFrom } from '../queries/reach.ts'
import { maxHealth, skillOf } from '../queries/stats.ts'
import { V } from '../questions.ts'
import type { T } from '../state.ts'
import { connectorCells } from '../queries/board.ts'
import { hurt, leftOf, menaceOf, shaken } from './odds.ts'
import { best, heroNo, type Seen } from './seen.ts'
import { costOf, worthOf } from './worth.ts'

// ---------------------------------------------------------------- before the Adventure

/** Spec 10.5 What the reference bot takes. */
const UPGRADES = ['su-quick-draw', 'su-second-iron', 'su-sturdy', 'su-tumbler']

/** Somebody whom the posse does not have yet. */
export function chooseClass({ t, ask, random }: Seen): Answer {
  const made = t.s.heroes.slice(0, -1).map((hero) => hero.class)
  const fresh = ask.options.filter((option) => !made.includes(aOf(option)))
  const from = fresh.length > 0 ? fresh : ask.options
  return at(from, random(from.length))
}
export const chooseUpgrade = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => UPGRADES.indexOf(at(bookOf(t).upgrades, aOf(option)).id))
/** SB-2.2 Dynamite for whoever knows how to throw it, bandages for the others. */
export function chooseFreeToken({ t, ask }: Seen): Answer {
  const { keywords } = at(bookOf(t).content.classes, heroNo(t, t.s.about.hero).class)
  const wanted = TOKENS.indexOf(keywords.includes('Outlaw') ? 'dynamite' : 'bandages')
  return best(ask.options, (option) => (aOf(option) === wanted ? 1 : 0))
}
/** SB-4.4 Whoever bears most. */
export const chooseBearer = ({ t, ask }: Seen): Answer => best(ask.options, (option) => maxHealth(t, aOf(option)))
/** SB-4.8 As far down as the start goes. */
export function chooseStart({ t, ask }: Seen): Answer {
  const { steps } = waysFrom(boardOf(t), connectorCells(boardOf(t), 0, 0), FAR, null)
  return best(ask.options, (option) => -at(steps, aOf(option)))
}

// ---------------------------------------------------------------- who, and in which order

/** SB-6.5 The lantern first, so that the others can follow it; in a fight whoever is fitter. */
export const chooseNext = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => {
    const h = aOf(option)
    return t.s.enemies.length === 0 ? (h === t.s.lantern.holder ? 1 : 0) : -hurt(t, h)
  })
/** SB-12.2 The highest skill. */
export function chooseTester({ t, ask }: Seen): Answer {
  const skill = SKILLS.find((one) => one === t.s.about.kind)
  return best(
    ask.options,
    (option) => (skill === undefined ? 0 : skillOf(t, aOf(option), skill)) - hurt(t, aOf(option)),
  )
}
/** A revive token goes to whoever has lost most. */
export const chooseMostHurt = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => Math.max(hurt(t, aOf(option)), shaken(t, aOf(option))))
/** Whoever is chosen is mostly healed, or given Grit. */
export const chooseWhom = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => {
    const h = aOf(option)
    return Math.max(hurt(t, h), shaken(t, h)) - heroNo(t, h).grit * 0.1
  })
/** The type that is before most heroes. */
export const chooseType = ({ t, ask }: Seen): Answer =>
  best(
    ask.options,
    (option) => t.s.enemies.filter(({ type }) => type === aOf(option)).length * menaceOf(t, aOf(option)),
  )

// ---------------------------------------------------------------- cards

type Choices = readonly (readonly Effect[])[]
const known = new WeakMap<Book, Map<number, Choices>>()
/** The lists of effects of the choice under way. */
function choicesOf(t: T): Choices {
  const book = bookOf(t)
  let byNeed = known.get(book)
  if (byNeed === undefined) known.set(book, (byNeed = new Map<number, Choices>()))
  const { need } = t.s.about
  let choices = byNeed.get(need)
  if (choices === undefined) byNeed.set(need, (choices = printedChoices(book, need)))
  return choices
}
function printedChoices({ parts }: Book, need: number): Choices {
  const first = parts[need]
  const lists: (readonly Effect[])[] = []
  const visit = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.do === 'choose' && effect.options[0] === first) lists.push(...effect.options)
      for (const inner of Object.values(effect)) if (Array.isArray(inner)) visit(inner.flat() as Effect[])
    }
  }
  for (const part of parts) if (Array.isArray(part) && lists.length === 0) visit(part as readonly Effect[])
  return lists
}
export function chooseChoice({ t, ask }: Seen): Answer {
  const lists = choicesOf(t)
  const h = Math.max(0, t.s.about.hero)
  return best(ask.options, (option) => worthOf(t, lists[aOf(option)] ?? [], h))
}
export function chooseMay({ t }: Seen): Answer {
  const part = bookOf(t).parts[t.s.about.need]
  if (!Array.isArray(part)) return NO
  return worthOf(t, part as readonly Effect[], t.s.about.hero) > 0 ? YES : NO
}
const cardWorth = (t: T, card: number): number => {
  const face = at(bookOf(t).faces, t.face(card))
  return 'do' in face.card ? worthOf(t, face.card.do, Math.max(0, t.s.about.hero)) : 0
}
/** A card goes back for another if it does harm. */
export function chooseRedraw({ t, ask }: Seen): Answer {
  const worst = best(ask.options, (option) => (option === PASS ? -99 : -cardWorth(t, aOf(option))))
  return worst !== PASS && cardWorth(t, aOf(worst)) < -1 ? worst : PASS
}
export const choosePutBack = ({ t, ask }: Seen): Answer => best(ask.options, (option) => -cardWorth(t, aOf(option)))
/** SB-13.3 Everybody pays: only for what could lose the last fight. */
export function chooseCancelDread({ t, ask }: Seen): Answer {
  const worth = worthOf(t, printed(t, t.s.about.card, 'dread').card.do, at(standing(t), 0))
  return worth <= -3.5 ? at(ask.options, 0) : PASS
}
/** Once an Adventure: not for a trifle. */
export function chooseCancelCard({ t, ask }: Seen): Answer {
  const { card } = printed(t, t.s.about.card, 'darkness')
  const worth = worthOf(t, card.do, at(standing(t), 0)) - (card.remains === undefined ? 0 : 2)
  return worth < -3 ? at(ask.options, 0) : PASS
}
/** An ability that is offered at its moment, if it does more good than it costs. */
export function chooseUse({ t, ask }: Seen): Answer {
  const worth = (option: number): number => (option === PASS ? 0.3 : useWorth(t, option))
  return best([PASS, ...ask.options.filter((option) => option !== PASS)], worth)
}
export function useWorth(t: T, option: number): number {
  const part = at(bookOf(t).parts, aOf(option))
  if (verbOf(option) !== V.use || !('on' in part)) return 0
  return worthOf(t, part.do, bOf(option)) - costOf(part.cost) - (part.limit === 'adventure' ? 1 : 0)
}
/** A room brings a token, and tokens bring clues. */
export const chooseMap = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => (printed(t, aOf(option), 'tile').card.kind === 'room' ? 1 : 0))
/** SB-5.12 What holds the Darkness back is for when it is near. */
export const chooseHoldBack = ({ t, ask }: Seen): Answer => (t.s.depth.darkness <= 5 ? at(ask.options, 0) : PASS)
export function chooseHoldBackAgain({ t, ask }: Seen): Answer {
  const [a = 0, b = 0] = t.s.about.dice
  const value = bookOf(t).content.track.stages.findLast(({ from }) => t.s.depth.posse >= from)?.holdBack ?? 0
  return a !== b && a + b < value ? at(ask.options, 0) : PASS
}
/** SB-17.15 Flash powder before many who would be first; what else does more good than it costs. */
export function chooseAtTurnStart({ t, ask }: Seen): Answer {
  const use = ask.options.find((option) => verbOf(option) === V.use && useWorth(t, option) > 2)
  if (use !== undefined) return use
  const isOutnumbered = t.s.enemies.length - standing(t).length >= 2 && t.s.fight.flashes.length === 0
  return (isOutnumbered ? ask.options.find((option) => verbOf(option) === V.token) : undefined) ?? PASS
}
/** SB-31.5 Lost beyond doubt, and where falling costs something. */
export function isLost(t: T): boolean {
  if (t.options.hardcore === 'off' && t.options.campaign.heroes.length === 0) return false
  const own = standing(t)
  const left = [...t.s.enemies.keys()].reduce((sum, e) => sum + leftOf(t, e), 0)
  const health = own.reduce((sum, h) => sum + maxHealth(t, h) * (1 - Math.max(hurt(t, h), shaken(t, h))), 0)
  return t.s.revives === 0 && left > 6 * own.length && health * 2.5 < left
}
