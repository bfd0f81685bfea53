/** Who decides, what, and why now. */
import { aOf, type Ask, at, bOf, reading, verbOf, type View } from '@emberhall/kernel'
import type { Totem } from '../content/types.ts'
import { asKind } from '../printed.ts'
import { printed, type Q, type S, type T, TURNS, V, Z } from '../state.ts'
import { KOBOLD } from '../steps/targets.ts'
import { ofName, type Values } from '@emberhall/speech'
import {
  abilityText,
  abilityUnderWay,
  advName,
  genderOf,
  inSentence,
  someOre,
  type Speech,
  symbolsInWords,
  tell,
  who,
} from './speech.ts'
import { say } from './things.ts'

type Question = keyof typeof Q
type Context = (sp: Speech, t: T, ask: Ask) => Values

const optionsOf = (ask: Ask): number[] => [...ask.options, ...ask.blocked.map((b) => b.option)]
const first = (ask: Ask): number => at(optionsOf(ask), 0)
const named = (sp: Speech, adv: number): Values => ({
  adv: advName(sp, adv),
  ofAdv: ofName(sp.lang, advName(sp, adv)),
  g: genderOf(sp, adv),
})

/** The adventurer of the card that the first answer names. */
const byCard: Context = (sp, t, ask) => named(sp, asKind(printed(t, aOf(first(ask))), 'action').adv)
/** The adventurer that the first answer names. */
const byAdventurer: Context = (sp, _, ask) => named(sp, aOf(first(ask)))
const active: Context = (sp, t) => ({ ...named(sp, t.s.turn.adv), card: inSentence(sp, t, t.s.turn.card) })
/** The card whose ability is under way, with what it says. */
const ability: Context = (sp, t) => {
  const now = abilityUnderWay(t)
  if (now === null) return { card: '', text: '' }
  return { card: inSentence(sp, t, now.card), text: abilityText(sp, printed(t, now.card), now.i) }
}
const power: Context = (sp, t) => ({ card: inSentence(sp, t, t.s.exhausted.at(-1)!) })
const totem =
  (kind: Totem): Context =>
  ({ lang }) => ({ totem: say(lang, `totem.${kind}.name`) })
const event: Context = (sp, t) => ({ card: inSentence(sp, t, at(t.cards(Z.event), 0)) })

/** FF-16.4 What it was that struck. */
const shock: Context = (sp, t, ask) => {
  const source =
    t.s.phase === 'event' ? t.cards(Z.event)[0] : t.s.phase === 'imps' ? t.cards(Z.imp)[0] : abilityUnderWay(t)?.card
  return { ...byAdventurer(sp, t, ask), card: source === undefined ? '' : inSentence(sp, t, source) }
}
const act: Context = (sp, t, ask) => {
  const symbols = symbolsInWords(sp.lang, t.s.turn.pool)
  const isDone = ask.options.every((option) => verbOf(option) === V.stop)
  return { ...active(sp, t, ask), symbols, left: symbols === '' ? 'no' : 'yes', done: isDone ? 'yes' : 'no' }
}
/** FF-4.13 */
const lentAct: Context = (sp, t) => named(sp, t.s.turn.acting)
/** Whom the ability moves: an adventurer, or a Kobold. */
const destination: Context = (sp, t, ask) => {
  const { figure } = t.s.turn
  return { ...ability(sp, t, ask), adv: figure < KOBOLD ? advName(sp, figure) : tell(sp.lang, 'word.theKobold') }
}
const absorption: Context = (sp, t, ask) => {
  const holds = optionsOf(ask).some((option) => verbOf(option) === V.absorb)
  return { ...active(sp, t, ask), active: who(sp, t.s.turn.seat), holds: holds ? 'yes' : 'no' }
}
const moreOre: Context = (sp, t, ask) => ({
  ...byAdventurer(sp, t, ask),
  gives: verbOf(first(ask)) === V.give ? 'yes' : 'no',
})
/** FF-26.MO.2 Who holds no card of the adventurer is asked like the others. */
const slumber: Context = (sp, t, ask) => {
  const holds = verbOf(first(ask)) === V.card
  const whose = holds ? byCard(sp, t, ask) : { adv: '', ofAdv: '' }
  return { ...ability(sp, t, ask), ...whose, holds: holds ? 'yes' : 'no' }
}
/** FF-26.DR.1 First the ally, then one symbol or two. */
const lend: Context = (sp, t, ask) => ({
  ...ability(sp, t, ask),
  what: verbOf(first(ask)) === V.adventurer ? 'ally' : 'symbol',
})

const CONTEXT: Partial<Record<Question, Context>> = {
  deck: byCard,
  card: (_, t, ask) => ({ turn: at(t.s.turns, ask.seat) + 1, turns: TURNS }),
  potion: active,
  absorption,
  act,
  lentAct,
  passenger: active,
  moreOre,
  overload: (sp, _, ask) => ({ ore: someOre(sp.lang, aOf(first(ask))) }),
  pay: (sp, _, ask) => ({ ore: someOre(sp.lang, bOf(first(ask))) }),
  forge: totem('forge'),
  totemKobold: totem('guard'),
  totemFlame: totem('flame'),
  totemSite: totem('travel'),
  totemEvent: totem('vision'),
  totemSlot: totem('creation'),
  totemArtifact: totem('creation'),
  totemAdvanced: totem('power'),
  remoteTotem: ability,
  powerTreasure: power,
  powerHeal: power,
  powerKobold: power,
  powerScout: power,
  target: ability,
  destination,
  teleport: destination,
  shock,
  slumber,
  vigour: ability,
  caveIn: ability,
  clear: ability,
  dig: ability,
  takeOre: ability,
  trade: ability,
  convert: ability,
  transfer: ability,
  clean: ability,
  digest: ability,
  peek: ability,
  row: ability,
  chain: ability,
  copy: ability,
  clan: ability,
  lend,
  batteries: ability,
  charge: ability,
  surge: ability,
  fill: ability,
  web: ability,
  cost: ability,
  eventCaveIn: event,
  eventGold: event,
  eventRow: event,
  eventMove: event,
}

export function promptText(sp: Speech, ask: Ask, view: View<S>): string {
  const question = ask.def.name as Question
  const values = CONTEXT[question]?.(sp, reading(sp.game, view), ask) ?? {}
  const own = {
    who: who(sp, ask.seat),
    n: ask.min,
    min: ask.min,
    max: ask.max,
    race: view.mode === 'race' ? 'yes' : 'no',
  }
  return tell(sp.lang, `prompt.${question}`, { ...own, ...values }).trim()
}
