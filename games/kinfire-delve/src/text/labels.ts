/** What each answer is called, with its odds where dice decide. */
import { aOf, type Ask, at, bOf, type CardId, type Option, reading, verbOf, type View } from '@emberhall/kernel'
import { chanceOf, chanceOfRoll, chancesOfCard, type Prospect, prospectOfAction, prospectOfBoost } from '../chance.ts'
import { LIGHT_DARK_DIE, SKILL_DIE } from '../dice.ts'
import { COLOURS, printed, type S, type T, type VERBS, Z } from '../state.ts'
import { newHandSize } from '../statics.ts'
import { branchInWords } from './offers.ts'
import {
  chanceInWords,
  inSentence,
  type Key,
  nameOf,
  progressOf,
  shownText,
  type Speech,
  tell,
  textOf,
  trial,
  who,
} from './speech.ts'
import { lower, percent, type Place as AnyPlace, signed, type Verb } from '@emberhall/speech'

type Place = AnyPlace<Speech, T>

const isOpen = ({ ask, option }: Place): boolean => ask.options.includes(option)
const colourAt = ({ sp }: Place, i: number): string => tell(sp.lang, 'word.colour', { colour: at(COLOURS, i) })
function odds({ sp }: Place, { points, chance }: Prospect) {
  return { points, chance: chanceInWords(sp.lang, chance) }
}

function attempt(p: Place): string {
  const { sp, t, option } = p
  const card = aOf(option)
  const colour = at(COLOURS, bOf(option))
  if (at(t.s.faces, card) < 0) {
    return tell(sp.lang, 'option.attempt.hidden', { trial: tell(sp.lang, 'word.asColour', { colour }) })
  }
  const name = nameOf(sp, t, card)
  if (t.s.flipped[card] === 1) return tell(sp.lang, 'option.attempt.turned', { name })
  const values = { name, trial: trial(sp, printed(t, card), colour), ...progressOf(t, card) }
  if (!isOpen(p)) return tell(sp.lang, 'option.attempt', values)
  const { alone, acted } = chancesOfCard(t, card, colour)
  return tell(sp.lang, 'option.attempt.odds', {
    ...values,
    alone: percent(sp.lang, alone),
    acts: acted === null ? 'no' : 'yes',
    acted: percent(sp.lang, acted ?? 0),
  })
}
function play(p: Place): string {
  const { sp, t, option } = p
  const card = aOf(option)
  const values = { name: nameOf(sp, t, card), colour: colourAt(p, bOf(option)) }
  if (!isOpen(p)) return tell(sp.lang, 'option.play', values)
  return tell(sp.lang, 'option.play.odds', { ...values, ...odds(p, prospectOfAction(t, card)) })
}
/** KD-6.6 A charge gained by the attempt in which the lantern is used is lost: better said beforehand. */
function lantern(p: Place): string {
  const { sp, t, option, ask } = p
  const card = at(t.cards(Z.lantern + ask.seat), 0)
  const values = { name: nameOf(sp, t, card), colour: colourAt(p, aOf(option)) }
  if (!isOpen(p)) return tell(sp.lang, 'option.lantern', values)
  const charges = printed(t, t.s.attempt.target).reward.some((e) => e.do === 'charge' && e.who !== 'another')
  const lost = charges ? 'yes' : 'no'
  return tell(sp.lang, 'option.lantern.odds', { ...values, lost, ...odds(p, prospectOfAction(t, card)) })
}
function boost(p: Place): string {
  const { sp, t, ask, option } = p
  const card = aOf(option)
  const name = nameOf(sp, t, card)
  if (!isOpen(p)) return tell(sp.lang, 'option.boost', { name, boost: lower(textOf(sp, printed(t, card)).boost!) })
  const { points, chance } = prospectOfBoost(t, card, ask.seat)
  return tell(sp.lang, 'option.boost.odds', { name, points: signed(points), chance: chanceInWords(sp.lang, chance) })
}
const PASSES: Readonly<Record<string, Key>> = {
  action: 'option.pass.action',
  boost: 'option.pass.boost',
  reroll: 'option.pass.reroll',
  useAbility: 'option.pass.useAbility',
  pay: 'option.pass.pay',
}
function pass({ sp, t, ask }: Place): string {
  const isRolling = ask.def.name === 'action' || ask.def.name === 'boost'
  const chance = isRolling ? chanceInWords(sp.lang, chanceOf(t)) : ''
  return tell(sp.lang, PASSES[ask.def.name] ?? 'option.pass', { chance })
}

const kindOf = ({ sp, t }: Place, card: CardId): string => lower(textOf(sp, printed(t, card)).kindLine)
function cardKind(key: Key): (p: Place) => string {
  return (p) => tell(p.sp.lang, key, { name: nameOf(p.sp, p.t, aOf(p.option)), kind: kindOf(p, aOf(p.option)) })
}
function target({ sp, t, option }: Place): string {
  const card = aOf(option)
  const name = nameOf(sp, t, card)
  if (printed(t, card).kind === 'event') return tell(sp.lang, 'option.target', { name })
  return tell(sp.lang, 'option.target.progress', { name, ...progressOf(t, card) })
}
function reward({ sp, t, option }: Place): string {
  const { reward: text } = textOf(sp, printed(t, aOf(option)))
  const name = nameOf(sp, t, aOf(option))
  if (text === undefined) return tell(sp.lang, 'option.reward.none', { name })
  return tell(sp.lang, 'option.reward', { name, text })
}
/** A card and the whole of its text; the face-down Master's is on its back. */
function withText(key: Key): (p: Place) => string {
  return ({ sp, t, option }) =>
    tell(sp.lang, key, { name: nameOf(sp, t, aOf(option)), text: shownText(sp, t, aOf(option)) })
}

const LABELS: Readonly<Record<Verb<typeof VERBS>, (p: Place) => string>> = {
  exhaust: ({ sp, t }) => tell(sp.lang, 'option.exhaust', { n: newHandSize(t) }),
  keepHand: ({ sp, t, ask }) => tell(sp.lang, 'option.keepHand', { n: t.cards(Z.hand + ask.seat).length }),
  attempt,
  resolve: ({ sp, t, option }) => tell(sp.lang, 'option.resolve', { name: nameOf(sp, t, aOf(option)) }),
  play,
  lantern,
  boost,
  reroll: ({ sp, t }) => tell(sp.lang, 'option.reroll', { chance: chanceInWords(sp.lang, chanceOfRoll(t)) }),
  use: ({ sp, t, option }) => tell(sp.lang, 'option.use', { card: inSentence(sp, t, aOf(option)) }),
  discard: cardKind('option.discard'),
  recover: cardKind('option.recover'),
  target,
  fatigue: withText('option.fatigue'),
  reward,
  well: cardKind('option.well'),
  seeker: ({ sp, option }) => tell(sp.lang, 'option.seeker', { who: who(sp, aOf(option)) }),
  option: ({ sp, t, option }) => branchInWords(sp, t, aOf(option), bOf(option)),
  number: ({ sp, option }) => tell(sp.lang, 'option.number', { n: aOf(option) }),
  yes: ({ sp }) => tell(sp.lang, 'option.yes'),
  no: ({ sp }) => tell(sp.lang, 'option.no'),
  done: ({ sp }) => tell(sp.lang, 'option.done'),
  face: ({ sp, option }) => {
    const word = (face: string) => tell(sp.lang, 'word.face', { face })
    const i = aOf(option)
    return tell(sp.lang, 'option.face', {
      n: i + 1,
      skill: word(at(SKILL_DIE, i)),
      lightDark: word(at(LIGHT_DARK_DIE, i)),
    })
  },
  trigger: withText('option.trigger'),
  pass,
}

export function optionText(sp: Speech, option: Option, ask: Ask, view: View<S>): string {
  const verb = sp.game.words.names[verbOf(option)] as Verb<typeof VERBS>
  return LABELS[verb]({ sp, t: reading(sp.game, view), ask, option })
}
