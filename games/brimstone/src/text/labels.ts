/** What each answer is called. */
import { aOf, type Ask, at, bOf, type Option, pack, reading, type View } from '@emberhall/kernel'
import { type Lang, listed, type Values } from '@emberhall/speech'
import type { Source } from '../book.ts'
import { CONTENT } from '../content/index.ts'
import { type Ability, type Effect, TOKENS } from '../content/types.ts'
import { GROWN } from '../hero-shape.ts'
import { TURN_ENDS, V } from '../questions.ts'
import { printed } from '../printed.ts'
import type { S, T } from '../state.ts'
import { servedBy, userOf } from '../queries/fellows.ts'
import { diceTogether } from '../queries/stakes.ts'
import { priceOf } from '../town/shop.ts'
import { effectText, together } from './effectText.ts'
import { nameOf, rulesOf } from './faces.ts'
import { modText } from './figureText.ts'
import { say, sentence } from './phrases.ts'
import { ruleTexts } from './ruleText.ts'
import {
  cardCalled,
  diceWords,
  enemyCalled,
  exitCalled,
  heldCalled,
  heroCalled,
  itemCalled,
  placeCalled,
  type Key,
  type Speech,
  squareCalled,
  tell,
  tileCalled,
  tokenCalled,
  wordsOf,
} from './speech.ts'

/** Whose pack an answer speaks of: what is given belongs to the giver. */
const packOf = (t: T, verb: string) => t.s.heroes[verb === 'give' ? t.s.about.giver : t.s.about.hero]?.items ?? []

/** The choice of which these are the first effects. */
function chooseWith(first: unknown): Extract<Effect, { do: 'choose' }> | undefined {
  const cards = [...CONTENT.encounters, ...CONTENT.depthEvents]
  return cards
    .flatMap((card) => card.do)
    .find(
      (effect): effect is Extract<Effect, { do: 'choose' }> => effect.do === 'choose' && effect.options[0] === first,
    )
}
/** One of several things that a card lets choose between. */
function choiceText({ lang, game }: Speech, t: T, i: number): string {
  const choose = chooseWith(game.book.parts[t.s.about.need])
  const option = choose?.options[i]
  if (choose === undefined || option === undefined) return tell(lang, 'option.number', { n: i + 1 })
  if (option.length === 0) return sentence(say(lang, 'choose.nothing'))
  return sentence(together(lang, option, { mood: choose.by === 'posse' ? 'do' : 'inf' }))
}
function abilityText({ lang, game }: Speech, part: number): string {
  const ability = game.book.parts[part] as Ability | undefined
  return ability === undefined ? '' : ruleTexts(lang, [ability]).join(' ')
}
/** What it comes with: a thing, or what somebody has learned or caught. */
function bearerOf({ names, sources, upgrades }: Speech['game']['book'], part: unknown): string | undefined {
  const bears = ({ abilities }: Source): boolean => abilities.some((ability) => ability === part)
  const upgrade = upgrades.find(({ source }) => bears(source))
  if (upgrade !== undefined) return upgrade.id
  const kinds = ['items', 'forges', 'injuries', 'madness', 'mutations'] as const
  return kinds.flatMap((kind) => names[kind].filter((_, i) => bears(at(sources[kind], i))))[0]
}
function useText(sp: Speech, t: T, part: number, h: number): Values {
  const { lang, game } = sp
  const id = bearerOf(game.book, game.book.parts[part])
  const hero = heroCalled(sp, t, h)
  const what = id === undefined ? hero : nameOf(lang, id)
  const isOwn = id === undefined || h === t.s.about.hero
  return { what: isOwn ? what : `${what} (${hero})`, text: abilityText(sp, part) }
}
/** What somebody may have done, or not. */
export function maybeText({ lang, game }: Speech, t: T): string {
  const effects = game.book.parts[t.s.about.need]
  if (!Array.isArray(effects)) return ''
  return (effects as readonly Effect[]).map((effect) => sentence(effectText(lang, effect, { mood: 'third' }))).join(' ')
}

function held(sp: Speech, t: T, a: number, b: number): string {
  const items = packOf(t, 'hold')
  const hands = [...new Set([a, b])].map((i) => heldCalled(sp, items, i))
  return listed(sp.lang, hands)
}

/** What a level adds: as much as the class's table says. */
function grownText(lang: Lang, t: T, no: number): string {
  const stat = at(GROWN, no)
  const growth = CONTENT.classes[t.s.heroes[t.s.about.hero]?.class ?? 0]?.growth.flat() ?? []
  return modText(lang, { mod: stat, by: growth.find((line) => line.stat === stat)?.by ?? 1 })
}
function lastingCalled(lang: Lang, t: T, chart: 'madness' | 'injuries' | 'mutations', i: number): string {
  const no = t.s.heroes[t.s.about.hero]?.[chart][i]
  return no === undefined ? '' : at(CONTENT[chart], no).name[lang]
}
function tokenPrice(t: T, token: number): number {
  const h = t.s.about.hero
  const errand = t.s.errands[h]
  if (errand === undefined) return 0
  if (errand.offer === token) return errand.offerGold
  const sold = CONTENT.locations[errand.location]?.services.find(
    (service) => service.service === 'token' && TOKENS.indexOf(service.token) === token,
  )
  return sold !== undefined && 'gold' in sold ? priceOf(t, h, sold.gold) : 0
}
/** On the road somebody asks more than in a store. */
function gearPrice(t: T, card: number): number {
  const peddler = CONTENT.hazards.flatMap((hazard) => hazard.do).find((effect) => effect.do === 'peddler')
  const more = t.s.phase === 'road' ? (peddler?.percent ?? 0) : 0
  return priceOf(t, t.s.about.hero, printed(t, card, 'item').card.gold, more)
}

function again(lang: Lang, t: T): Values {
  const { dice } = t.s.about
  const chosen = diceTogether(t.s.about).map((die) => at(dice, die))
  return { n: chosen.length, dice: diceWords(lang, chosen) }
}

type Naming = (sp: Speech, t: T, a: number, b: number) => Values
const hero: Naming = (sp, t, a) => ({ hero: heroCalled(sp, t, a) })
const another: Naming = ({ lang }, t, a) => ({ hero: wordsOf(lang, t.s.others[a]).hero })
const square: Naming = (sp, t, a) => ({ square: squareCalled(sp, t, a) })
const tile: Naming = (sp, t, a) => ({ tile: tileCalled(sp, t, a) })
const exit: Naming = (sp, t, a, b) => ({ exit: exitCalled(sp, t, a, b) })
const card: Naming = (sp, t, a) => ({ card: cardCalled(sp, t, a) })
const enemy: Naming = (sp, t, a) => ({ enemy: enemyCalled(sp, t, a) })
const token: Naming = (sp, t, a, b) => ({ token: tokenCalled(sp, a), hero: heroCalled(sp, t, b) })
const fellows = (sp: Speech, t: T, option: Option): Values => ({
  ...token(sp, t, aOf(option), servedBy(option)),
  user: heroCalled(sp, t, userOf(option)),
})
const ownItem: Naming = (sp, t, a) => ({ item: heldCalled(sp, packOf(t, 'own'), a) })

const NAMING: Readonly<Record<string, Naming>> = {
  class: ({ lang }, _, a) => {
    const { name, goodAt } = at(CONTENT.classes, a)
    return { name: name[lang], text: goodAt[lang] }
  },
  upgrade: ({ lang, game }, _, a) => {
    const { id } = at(game.book.upgrades, a)
    return { name: nameOf(lang, id), text: rulesOf(lang, id) }
  },
  hero,
  drag: hero,
  help: hero,
  trade: hero,
  askFor: hero,
  giveLantern: hero,
  giveStone: hero,
  giveGold: hero,
  square,
  walk: square,
  tile,
  scavenge: tile,
  plant: tile,
  exit,
  look: exit,
  card,
  payOff: card,
  enemy,
  allHits: enemy,
  hit: (sp, t, a, b) => ({ enemy: enemyCalled(sp, t, a), n: b + 1, face: t.s.about.dice[b] ?? 0 }),
  enemyType: ({ lang }, _, a) => ({ enemies: at(CONTENT.enemies, a).name[lang] }),
  turnEnd: (_, __, a) => ({ end: at(TURN_ENDS, a) }),
  pool: (_, __, a) => ({ pool: a === 0 ? 'wounds' : 'sanity' }),
  choice: (sp, t, a) => ({ text: choiceText(sp, t, a) }),
  hold: (sp, t, a, b) => ({ what: held(sp, t, a, b) }),
  spendGrit: ({ lang }, t) => again(lang, t),
  die: (_, t, a) => ({ n: a + 1, face: t.s.about.dice[a] ?? 0 }),
  use: useText,
  token,
  fellowToken: (sp, t, a, b) => fellows(sp, t, pack(V.fellowToken, a, b)),
  giveToken: token,
  putBack: token,
  shoot: ownItem,
  wear: ownItem,
  leave: ownItem,
  dual: (sp, t, a, b) => ({ ...ownItem(sp, t, a, b), keeps: b === 1 ? 'yes' : 'no' }),
  give: (sp, t, a, b) => ({ item: heldCalled(sp, packOf(t, 'give'), a), hero: heroCalled(sp, t, b) }),
  takeUp: (sp, t, a) => ({ item: itemCalled(sp, t.s.dropped[a]?.item) }),
  attach: (sp, t, a, b) => ({ ...ownItem(sp, t, a, b), onto: heldCalled(sp, packOf(t, 'own'), b) }),
  detach: (sp, t, a, b) => ({
    item: itemCalled(sp, packOf(t, 'own')[a]?.attached[b]),
    onto: heldCalled(sp, packOf(t, 'own'), a),
  }),
  learn: ({ lang, game }, _, a) => {
    const { id } = at(game.book.upgrades, a)
    return { name: nameOf(lang, id), text: rulesOf(lang, id) }
  },
  grow: ({ lang }, t, a) => ({ stat: grownText(lang, t, a) }),
  place: (sp, t, a) => ({ place: placeCalled(sp, t, a) }),
  visit: ({ lang }, _, a) => ({ location: at(CONTENT.locations, a).name[lang] }),
  lodge: () => ({ gold: CONTENT.campaign.lodging }),
  buyToken: (sp, t, a) => ({ token: tokenCalled(sp, a), gold: tokenPrice(t, a) }),
  buy: (sp, t, a) => ({ card: cardCalled(sp, t, a), gold: gearPrice(t, a) }),
  sell: ownItem,
  forge: (sp, t, a, b) => ({ ...ownItem(sp, t, a, b), forge: at(CONTENT.forges, b).name[sp.lang] }),
  calm: ({ lang }, t, a) => ({ result: lastingCalled(lang, t, 'madness', a) }),
  treat: ({ lang }, t, a) => ({ result: lastingCalled(lang, t, 'injuries', a) }),
  cutOut: ({ lang }, t, a) => ({ result: lastingCalled(lang, t, 'mutations', a) }),
  raise: another,
  callUp: another,
  stayHome: hero,
  inherit: (sp, t, a, b) => ({ hero: heroCalled(sp, t, a), item: itemCalled(sp, b) }),
  bury: (sp, _, a) => ({ item: itemCalled(sp, a) }),
  mission: ({ lang }, _, a) => ({ mission: at(CONTENT.missions, a).name[lang] }),
  number: (_, __, a) => ({ n: a }),
  face: (_, __, a) => ({ n: a + 1 }),
  trigger: (_, __, a) => ({ n: a + 1 }),
}
/** Questions in which it goes without saying whom a token is for. */
const OWN_TOKEN: readonly string[] = ['freeToken', 'whichToken']

/** Whoever is asked whether to flee is told what each answer does. */
function ofFlight(verb: string, ask: Ask): string | null {
  if (ask.def.name !== 'fleeAll') return null
  return verb === 'agree' ? 'fleeAgreed' : 'fleeRefused'
}
/** What passing means: who goes nowhere today stays on the street, who rolls nothing again keeps the roll. */
const PASSING: Readonly<Record<string, string>> = { visit: 'passBy', reroll: 'keepRoll' }
const ofPassing = (verb: string, ask: Ask): string | null => (verb === 'pass' ? (PASSING[ask.def.name] ?? null) : null)
export function optionText(sp: Speech, option: Option, ask: Ask, view: View<S>): string {
  const t = reading(sp.game, view)
  const { verb } = sp.game.words.explain(option)
  const key =
    verb === 'token' && OWN_TOKEN.includes(ask.def.name)
      ? 'tokenOnly'
      : (ofFlight(verb, ask) ?? ofPassing(verb, ask) ?? verb)
  return tell(sp.lang, `option.${key}` as Key, NAMING[verb]?.(sp, t, aOf(option), bOf(option)) ?? {})
}
