/** What each answer is called. */
import { aOf, type Ask, at, bOf, type CardId, type Option, reading, verbOf, type View } from '@emberhall/kernel'
import { KOBOLD_TOKENS, ORES, POTIONS, SYMBOLS } from '../content/types.ts'
import { asKind } from '../printed.ts'
import { type Adv, heroOf, NO_DROP, pawnOf, printed, type S, type T, type VERBS } from '../state.ts'
import { costOf } from '../steps/forge.ts'
import { cardText } from './cardText.ts'
import { ofName, type Place as AnyPlace, type PrintedText, type Values, type Verb } from '@emberhall/speech'
import { abilitySentence } from './phrases.ts'
import {
  abilityText,
  abilityUnderWay,
  advName,
  endsInWords,
  inSentence,
  isKnown,
  type Key,
  oresInWords,
  placeWords,
  rulesOf,
  siteName,
  someOre,
  type Speech,
  symbolsInWords,
  tell,
  textOf,
  who,
} from './speech.ts'
import { oreName, symbolName } from './things.ts'
import { koboldTokenText, potionText } from './tokenText.ts'

type Place = AnyPlace<Speech, T>

const advValues = ({ sp }: Place, adv: Adv): Values => ({
  adv: advName(sp, adv),
  ofAdv: ofName(sp.lang, advName(sp, adv)),
})
const withText = ({ sp }: Place, key: Key, text: PrintedText): string =>
  tell(sp.lang, key, { name: text.name, text: rulesOf(text) })

// ---------------------------------------------------------------- cards

/** An action card as one line: whose it is, its symbols, what it can do, and what marks will take from it. */
function actionLine(p: Place, card: CardId, key: Key): string {
  const { sp, t } = p
  const side = asKind(printed(t, card), 'action')
  const text = textOf(sp.lang, side)
  const { stun, slow } = pawnOf(t, side.adv)
  return tell(sp.lang, key, {
    ...advValues(p, side.adv),
    name: text.name,
    symbols: symbolsInWords(sp.lang, side.pool),
    text: rulesOf(text),
    marks: stun && slow ? 'both' : stun ? 'stun' : slow ? 'slow' : 'none',
  }).trim()
}
function artifactValues({ sp, t }: Place, card: CardId): Values {
  const side = asKind(printed(t, card), 'artifact')
  const text = textOf(sp.lang, side)
  return {
    name: text.name,
    vp: side.card.vp,
    cost: oresInWords(sp.lang, costOf(t, card)),
    collection: side.card.collection ?? 'none',
    power: side.card.power === undefined ? 'no' : 'yes',
    text: rulesOf(text),
  }
}
function cardLine(p: Place): string {
  const { sp, t, option } = p
  const card = aOf(option)
  if (!isKnown(t, card)) return tell(sp.lang, 'option.card.hidden')
  const side = printed(t, card)
  if (side.kind === 'action') return actionLine(p, card, 'option.card.action')
  if (side.kind === 'artifact') return tell(sp.lang, 'option.card.artifact', artifactValues(p, card))
  return withText(p, 'option.card', textOf(sp.lang, side))
}
function totem(p: Place): string {
  const { sp, t, option } = p
  const site = t.s.totem.indexOf(aOf(option))
  const { name, lines } = textOf(sp.lang, printed(t, aOf(option)))
  return tell(sp.lang, 'option.totem', { name, text: lines.join(' '), at: placeWords(sp.lang, site).at })
}
function abilityLine({ sp, t, option }: Place): string {
  const side = printed(t, aOf(option))
  return tell(sp.lang, 'option.ability', {
    name: textOf(sp.lang, side).name,
    text: abilityText(sp, side, bOf(option)),
  })
}
/** FF-26.FL.2, FF-26.FL.3 One of the effects between which the ability under way lets choose. */
function effect({ sp, t, option }: Place): string {
  const now = abilityUnderWay(t)!
  const { card, adv } = asKind(printed(t, now.card), 'action')
  const choice = at(card.abilities, now.i).steps.find((step) => step.do === 'choose')!
  const { name } = heroOf(sp.game, adv)
  const text = abilitySentence({ timing: 'loop', steps: [at(choice.options, aOf(option))] }, name, sp.lang)
  return tell(sp.lang, 'option.effect', { text })
}

// ---------------------------------------------------------------- figures and ores

function kobold(p: Place, key: Key): string {
  const { sp, t, option } = p
  const figure = t.s.kobolds[aOf(option)]
  const { stun, slow, site } = figure ?? { stun: false, slow: false, site: 0 }
  const marks = stun && slow ? 'both' : stun ? 'stun' : slow ? 'slow' : 'none'
  return tell(sp.lang, key, { marks, at: placeWords(sp.lang, site).at })
}
function adventurer(p: Place): string {
  const { sp, t, option } = p
  const { seat, site } = pawnOf(t, aOf(option))
  const values = { ...advValues(p, aOf(option)), who: who(sp, seat), at: placeWords(sp.lang, site).at }
  return tell(sp.lang, seat === p.ask.seat ? 'option.adventurer' : 'option.adventurer.other', values)
}
const oreKey =
  (key: Key) =>
  ({ sp, option }: Place): string =>
    tell(sp.lang, key, { ore: someOre(sp.lang, aOf(option)), name: oreName(at(ORES, aOf(option)), sp.lang) })
const handing =
  (key: Key) =>
  (p: Place): string =>
    tell(p.sp.lang, key, { ...advValues(p, aOf(p.option)), ore: someOre(p.sp.lang, bOf(p.option)) })
function pick({ sp, option }: Place): string {
  const ore = someOre(sp.lang, aOf(option))
  if (bOf(option) === NO_DROP) return tell(sp.lang, 'option.pick', { ore })
  return tell(sp.lang, 'option.pick.drop', { ore, other: someOre(sp.lang, bOf(option)) })
}
const passage =
  (key: Key) =>
  ({ sp, option }: Place): string =>
    tell(sp.lang, key, endsInWords(sp.lang, aOf(option)))
const oneOf =
  (key: Key) =>
  (p: Place): string =>
    tell(p.sp.lang, key, advValues(p, aOf(p.option)))
const plain =
  (key: Key) =>
  ({ sp }: Place): string =>
    tell(sp.lang, key)

// ---------------------------------------------------------------- going on

/** FF-4.9 What follows, and what is lost. */
function stop({ sp, t, ask }: Place): string {
  if (ask.def.name === 'lentAct') return tell(sp.lang, 'option.stop.lent')
  const { chain, card, pool } = t.s.turn
  const symbols = symbolsInWords(sp.lang, pool)
  const values = { card: inSentence(sp, t, card), symbols, lost: symbols === '' ? 'no' : 'yes' }
  if (chain.length === 0) return tell(sp.lang, 'option.stop', values)
  return tell(sp.lang, 'option.stop.chain', { ...values, next: inSentence(sp, t, at(chain, 0)) })
}
const PASSES: Readonly<Record<string, Key>> = {
  potion: 'option.pass.potion',
  absorption: 'option.pass.absorption',
  passenger: 'option.pass.passenger',
  moreOre: 'option.pass.moreOre',
  addMithrul: 'option.pass.addMithrul',
  keepOre: 'option.pass.keepOre',
  clan: 'option.pass.clan',
  lend: 'option.pass.lend',
  eventRow: 'option.pass.eventRow',
  eventMove: 'option.pass.eventMove',
}

const LABELS: Readonly<Record<Verb<typeof VERBS>, (p: Place) => string>> = {
  recruit: (p) => {
    const text = cardText(heroOf(p.sp.game, aOf(p.option)), p.sp.lang)
    return tell(p.sp.lang, 'option.recruit', { name: text.name, kind: text.kindLine, text: rulesOf(text) })
  },
  include: (p) => actionLine(p, aOf(p.option), 'option.include'),
  station: oneOf('option.station'),
  play: (p) => actionLine(p, aOf(p.option), 'option.play'),
  potion: (p) => withText(p, 'option.potion', potionText(at(POTIONS, aOf(p.option)), p.sp.lang)),
  absorb: (p) => tell(p.sp.lang, 'option.absorb', { card: inSentence(p.sp, p.t, aOf(p.option)) }),
  move: ({ sp, option }) => tell(sp.lang, 'option.move', { the: placeWords(sp.lang, aOf(option)).the }),
  dig: plain('option.dig'),
  pick,
  fight: (p) => kobold(p, 'option.fight'),
  clear: passage('option.clear'),
  forge: (p) => tell(p.sp.lang, 'option.forge', artifactValues(p, aOf(p.option))),
  totem,
  give: handing('option.give'),
  take: handing('option.take'),
  ability: abilityLine,
  power: (p) => withText(p, 'option.power', textOf(p.sp.lang, printed(p.t, aOf(p.option)))),
  stop,
  spend: ({ sp, option }) =>
    tell(sp.lang, 'option.spend', {
      symbol: symbolName(at(SYMBOLS, aOf(option)), sp.lang),
      kind: at(SYMBOLS, aOf(option)),
    }),
  bring: oneOf('option.bring'),
  token: (p) => withText(p, 'option.token', koboldTokenText(at(KOBOLD_TOKENS, aOf(p.option)), p.sp.lang)),
  ore: oreKey('option.ore'),
  carried: (p) => {
    const key = p.ask.def.name === 'pay' ? 'option.carried.pay' : 'option.carried'
    const name = oreName(at(ORES, bOf(p.option)), p.sp.lang)
    return tell(p.sp.lang, key, { ...advValues(p, aOf(p.option)), name, ore: someOre(p.sp.lang, bOf(p.option)) })
  },
  lying: ({ sp, option }) =>
    tell(sp.lang, 'option.lying', {
      name: oreName(at(ORES, bOf(option)), sp.lang),
      at: placeWords(sp.lang, aOf(option)).at,
    }),
  leave: oreKey('option.leave'),
  drop: oreKey('option.drop'),
  adventurer,
  lead: (p) =>
    tell(p.sp.lang, 'option.lead', {
      ...advValues(p, aOf(p.option)),
      the: placeWords(p.sp.lang, bOf(p.option)).the,
    }),
  kobold: (p) => kobold(p, 'option.kobold'),
  site: ({ sp, option }) => tell(sp.lang, 'option.site', { name: siteName(sp.lang, aOf(option)) }),
  passage: passage('option.passage'),
  card: cardLine,
  keep: oreKey('option.keep'),
  flame: ({ sp, t, option }) =>
    tell(sp.lang, 'option.flame', {
      at: placeWords(sp.lang, at(t.s.flames, aOf(option)).site).at,
      face: bOf(option) === 0 ? 'lit' : 'unlit',
    }),
  treasureOf: ({ sp, option }) =>
    tell(sp.lang, 'option.treasureOf', { who: who(sp, aOf(option)), ofWho: ofName(sp.lang, who(sp, aOf(option))) }),
  reserve: plain('option.reserve'),
  bag: plain('option.bag'),
  search: plain('option.search'),
  nothing: plain('option.nothing'),
  effect,
  number: ({ sp, option }) => tell(sp.lang, 'option.number', { n: aOf(option) }),
  yes: plain('option.yes'),
  no: plain('option.no'),
  face: ({ sp, option }) => tell(sp.lang, 'option.face', { n: aOf(option) + 1 }),
  trigger: ({ sp, t, option }) => tell(sp.lang, 'option.trigger', { card: inSentence(sp, t, aOf(option)) }),
  done: plain('option.done'),
  pass: ({ sp, ask }) => tell(sp.lang, PASSES[ask.def.name] ?? 'option.pass'),
}

export function optionText(sp: Speech, option: Option, ask: Ask, view: View<S>): string {
  const verb = sp.game.words.names[verbOf(option)] as Verb<typeof VERBS>
  return LABELS[verb]({ sp, t: reading(sp.game, view), ask, option })
}
