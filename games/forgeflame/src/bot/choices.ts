/** All the smaller questions, in turn and out of it. */
import { siteOf } from '../figures.ts'
import { carried, isLoaded } from '../ore.ts'
import {
  type Answer,
  aOf,
  type Ask,
  at,
  bOf,
  type CardId,
  NUMBER,
  type Option,
  pack,
  PASS,
  verbOf,
} from '@emberhall/kernel'
import type { Effect } from '../content/types.ts'
import { ENTRANCE, FORGE } from '../board.ts'
import { gameOf, pawnOf, printed, type SiteNo, V, Z } from '../state.ts'
import { abilitiesOf } from '../steps/standing.ts'
import { type Figure, figureOf } from '../steps/targets.ts'
import { abilitiesWorth, cardWorth } from './cards.ts'
import { totemAt, totemWorth } from './abilities.ts'
import { bestSite, bestSwap, bestTarget, caveInWorth, sendWorth, targetWorth } from './hinder.ts'
import {
  actor,
  carriedWorth,
  chooseOverload,
  finder,
  gained,
  given,
  oreChange,
  passengerWorth,
  payerWorth,
  takeWorth,
  transferWorth,
} from './ores.ts'
import { grantsOf, SPENT_FIRST } from './picture.ts'
import { Plan } from './plan.ts'
import { type Survey, treasureValue } from './survey.ts'
import { best, chooseCard, chooseDeed, chooseLent, choosePotion } from './turn.ts'
import { explorationWorth, knownDeposit } from './tokens.ts'

type Handler = (survey: Survey, ask: Ask) => Answer
/** One option, by what it is worth. */
const most =
  (worth: (survey: Survey, option: Option) => number): Handler =>
  (survey, ask) =>
    best(ask.options, (option) => worth(survey, option))
/** The same, and none if none is worth anything. */
const mostOrNone =
  (worth: (survey: Survey, option: Option) => number): Handler =>
  (survey, ask) =>
    best(ask.options, (option) => (option === PASS ? 0.01 : worth(survey, option)))
/** So many of the best; more than the fewest only as long as they are worth something. */
const several =
  (worth: (survey: Survey, option: Option) => number): Handler =>
  (survey, ask) => {
    const ranked = ask.options
      .map((option) => ({ option, worth: worth(survey, option) }))
      .sort((a, b) => b.worth - a.worth)
    const taken = ranked
      .slice(0, ask.max)
      .filter((r, i) => i < ask.min || r.worth > 0)
      .map((r) => r.option)
    return ask.options.filter((option) => taken.includes(option))
  }
const inTheirOrder: Handler = (_, ask) => ask.options
const asMany: Handler = (_, ask) => pack(NUMBER, ask.max)
const asFew: Handler = (_, ask) => pack(NUMBER, ask.min)

// ---------------------------------------------------------------- targets

/** The effect that is being carried out, as far as the last ability used tells. */
function effectNow({ t }: Survey): Effect | undefined {
  const key = t.s.turn.used.at(-1)
  if (key === undefined) return undefined
  const steps = abilitiesOf(t, Math.floor(key / 4))[key % 4]?.steps ?? []
  const [first] = steps
  if (first?.do !== 'choose') return first
  return first.options.find((e) => e.do === 'shock')
}
function chooseTarget(survey: Survey, ask: Ask): Answer {
  const e = effectNow(survey)
  const { adv } = survey.t.s.turn
  if (e?.do === 'swapPlaces' && ask.kind === 'one') return chooseSwap(survey, ask)
  const worth = (option: Option) => (e === undefined ? 0 : targetWorth(survey, adv, e, figureOf(option)))
  if (ask.kind === 'one') return best(ask.options, worth)
  return several((_, option) => worth(option))(survey, ask)
}
function chooseSwap(survey: Survey, ask: Ask): Option {
  const all = [...survey.mates, ...survey.rivals]
  const pair = bestSwap(survey, all)
  const named = ask.options.find((o) => aOf(o) === pair.one) ?? ask.options.find((o) => aOf(o) === pair.other)
  return named ?? at(ask.options, 0)
}
/** Whom an effect under way moves: the one it was best aimed at. */
function moved(survey: Survey): Figure {
  const e = effectNow(survey)
  const { adv } = survey.t.s.turn
  if (e === undefined || (e.do === 'place' && e.target === 'self')) return adv
  const { figure } = bestTarget(survey, adv, e)
  return figure < 0 ? adv : figure
}
function chooseDestination(survey: Survey, ask: Ask): Option {
  const figure = moved(survey)
  const sites = ask.options.map(aOf)
  if (figure === survey.t.s.turn.adv) return chooseOwnPlace(survey, ask)
  const { site } = bestSite(survey, figure, sites)
  return ask.options.find((option) => aOf(option) === site)!
}
/** A leap of one's own: where the rest of the card does the most. */
function chooseOwnPlace(survey: Survey, ask: Ask): Option {
  const { adv, pool } = survey.t.s.turn
  const plan = new Plan(survey, adv).equip(pool, grantsOf(survey, adv))
  return best(ask.options, (option) => plan.from(aOf(option)) + hiddenWorth(survey, aOf(option)))
}
const hiddenWorth = ({ t }: Survey, site: SiteNo): number =>
  at(t.s.exploration, site) >= 0 ? explorationWorth(t, site).worth * 0.5 : 0

/** With a Kobold less there, where it matters most. */
function banishWorth(survey: Survey, site: SiteNo): number {
  const { t, mates } = survey
  const here = mates.filter((adv) => pawnOf(t, adv).site === site).length
  return here + (site === FORGE || site === ENTRANCE ? 0.8 : 0) + at(survey.kobolds, site) * 0.2
}
const koboldWorth = (survey: Survey, option: Option): number =>
  banishWorth(survey, at(survey.t.s.kobolds, aOf(option)).site)

// ---------------------------------------------------------------- cards, artifacts, tokens

/** How much an artifact in the row is wanted. */
function artifactWorth(survey: Survey, card: CardId): number {
  const known = survey.row.find((wanted) => wanted.card === card)
  if (known !== undefined) return known.net + payable(survey, known.cost)
  const p = gameOf(survey.t).printed[at(survey.t.s.faces, card)]
  if (p?.kind !== 'artifact') return 0
  const { cost, vp } = p.card
  return vp - cost.reduce((sum, n, ore) => sum + n * at(survey.oreWorth, ore), 0) + payable(survey, cost)
}
/** Ores of the team that would go into it. */
function payable({ t, mates }: Survey, cost: readonly number[]): number {
  const lack = cost.reduce((sum, n, ore) => {
    const have = mates.reduce((all, adv) => all + at(pawnOf(t, adv).ore, ore), 0)
    return sum + Math.max(0, n - have)
  }, 0)
  return lack === 0 ? 4 : -lack
}
function eventWorth({ t }: Survey, card: CardId): number {
  const p = printed(t, card)
  return p.kind === 'event' ? p.card.flames - p.card.burrows.length - (p.card.activation ? 0.5 : 0) : 0
}
/** FF-18.8 A card with strong abilities, when there is a card to spare. */
function chooseAbsorption(survey: Survey, ask: Ask): Answer {
  const { t, seat } = survey
  const absorb = ask.options.find((option) => verbOf(option) === V.absorb)
  if (absorb === undefined || survey.mates.includes(t.s.turn.adv)) return PASS
  const toPlay = 4 - at(t.s.turns, seat)
  const isSpare = t.cards(Z.hand + seat).length > toPlay
  return abilitiesWorth(t, t.s.turn.card) >= (isSpare ? 0.9 : 2.2) ? absorb : PASS
}
const peekWorth = (survey: Survey, site: SiteNo): number => {
  const { t, mates } = survey
  if (knownDeposit(t, site) !== null) return 0
  const near = Math.min(...mates.map((adv) => survey.distance(pawnOf(t, adv).site, site)))
  return 2 - near * 0.3 + (at(t.s.deposit, site) >= 0 ? 0.4 : 0)
}
function chainWorth(survey: Survey, option: Option): number {
  const { t } = survey
  if (verbOf(option) === V.search) return 3.2
  return cardWorth(t, aOf(option))
}
/** Cards of one adventurer for a lone player: the best five. */
const deckWorth = ({ t }: Survey, option: Option): number => cardWorth(t, aOf(option)) + 1
const lendWorth = (survey: Survey, option: Option): number => {
  if (option === PASS) return 0
  if (verbOf(option) === V.spend) return -SPENT_FIRST.indexOf(aOf(option) as never)
  return carried(survey.t, aOf(option))
}
/** FF-8.6 Alone, the Flame where the ores are nearer. */
function flameWorth(survey: Survey, option: Option): number {
  const { site, lit } = at(survey.t.s.flames, aOf(option))
  if (lit) return -1
  const wanted = survey.isWanting('forgedAtForge') && site === FORGE ? 1 : 0
  return wanted + survey.mates.reduce((sum, adv) => sum - survey.distance(siteOf(survey.t, adv), site) * 0.1, 0)
}
/** FF-11.3 */
const TOKEN_WORTH = [2, 3.2, 3.4, 0.5, 0] as const
function webWorth(survey: Survey, option: Option): number {
  if (verbOf(option) === V.card) return artifactWorth(survey, aOf(option))
  if (verbOf(option) === V.lying) return at(survey.oreWorth, bOf(option))
  return survey.mates.includes(aOf(option)) ? -5 : carried(survey.t, aOf(option))
}
function digestWorth({ t }: Survey, option: Option): number {
  if (verbOf(option) === V.treasureOf) return 2
  return verbOf(option) === V.reserve ? 1 : -treasureValue(t, aOf(option))
}
function surgeWorth(survey: Survey, option: Option): number {
  const { adv, pool } = survey.t.s.turn
  const more = [...pool]
  more[aOf(option)] = at(more, aOf(option)) + 1
  return new Plan(survey, adv).equip(more, grantsOf(survey, adv)).best()
}
export const HANDLERS: Readonly<Record<string, Handler>> = {
  card: chooseCard,
  act: chooseDeed,
  lentAct: chooseLent,
  potion: choosePotion,
  absorption: chooseAbsorption,
  deck: several(deckWorth),
  station: inTheirOrder,
  spend: (_, ask) => best(ask.options, (option) => -SPENT_FIRST.indexOf(aOf(option) as never)),
  passenger: mostOrNone(passengerWorth),
  moreOre: mostOrNone(transferWorth),
  transfer: most(transferWorth),
  token: (survey, ask) =>
    best(
      ask.options,
      (option) => at(TOKEN_WORTH, aOf(option)) - (aOf(option) === 1 && isLoaded(survey.t, actor(survey)) ? 1 : 0),
    ),
  spoils: (survey, ask) => {
    const wantsTreasure = survey.isWanting('treasures') || isLoaded(survey.t, actor(survey))
    return best(ask.options, (option) => (verbOf(option) === V.reserve ? 1 + (wantsTreasure ? 1 : 0) : 1.3))
  },
  loseOre: most((survey, option) => given(survey, actor(survey), aOf(option))),
  overload: chooseOverload,
  pay: most(payerWorth),
  addMithrul: mostOrNone(() => 1),
  keepOre: mostOrNone((survey, option) => 0.1 + gained(survey, aOf(option))),
  forge: most((survey, option) => survey.row.find((wanted) => wanted.card === aOf(option))?.gain ?? 0),
  find: most((survey, option) => oreChange(survey, finder(survey), aOf(option), 1)),
  half: most((survey, option) => gained(survey, aOf(option))),
  digBonus: most((survey, option) => gained(survey, aOf(option))),
  flame: most(flameWorth),
  totemFlame: most(flameWorth),
  totemKobold: most(koboldWorth),
  powerKobold: most(koboldWorth),
  clean: most((survey, option) => banishWorth(survey, aOf(option))),
  totemSite: chooseOwnPlace,
  totemOre: most(carriedWorth),
  convert: asFew,
  convertTo: most((survey, option) => gained(survey, aOf(option))),
  totemEvent: most((survey, option) => eventWorth(survey, aOf(option))),
  totemSlot: most((survey, option) => -artifactWorth(survey, aOf(option))),
  totemArtifact: most((survey, option) => artifactWorth(survey, aOf(option))),
  totemAdvanced: most((survey, option) => cardWorth(survey.t, aOf(option))),
  remoteTotem: most((survey, option) => totemWorth(survey, actor(survey), totemAt(survey.t, aOf(option)))),
  powerTreasure: most((_, option) => (verbOf(option) === V.treasureOf ? 1 : 0)),
  powerHeal: most((survey, option) => (survey.mates.includes(aOf(option)) ? 1 : 0)),
  powerScout: several((survey, option) => peekWorth(survey, aOf(option))),
  peek: several((survey, option) => peekWorth(survey, aOf(option))),
  target: chooseTarget,
  destination: chooseDestination,
  teleport: chooseDestination,
  shock: most((survey, option) => given(survey, aOf(option), bOf(option))),
  slumber: most((survey, option) => -cardWorth(survey.t, aOf(option))),
  vigour: several((survey, option) => cardWorth(survey.t, aOf(option))),
  caveIn: (survey, ask) =>
    ask.kind === 'one'
      ? best(ask.options, (option) => caveInWorth(survey, aOf(option)))
      : several((s, option) => caveInWorth(s, aOf(option)))(survey, ask),
  eventCaveIn: most((survey, option) => caveInWorth(survey, aOf(option))),
  clear: most((survey, option) => -caveInWorth(survey, aOf(option))),
  dig: most((survey, option) => survey.distance(siteOf(survey.t, actor(survey)), aOf(option)) * -0.1),
  takeOre: most(takeWorth),
  cost: most((survey, option) =>
    verbOf(option) === V.carried ? given(survey, aOf(option), bOf(option)) : -at(survey.oreWorth, bOf(option)),
  ),
  trade: asMany,
  digest: most(digestWorth),
  row: several((survey, option) => -artifactWorth(survey, aOf(option))),
  rowOrder: inTheirOrder,
  chain: most(chainWorth),
  search: most((survey, option) => cardWorth(survey.t, aOf(option))),
  copy: most((survey, option) => abilitiesWorth(survey.t, aOf(option))),
  clan: mostOrNone(() => 1),
  lend: most(lendWorth),
  batteries: asMany,
  charge: most((_, option) => -aOf(option)),
  surge: most(surgeWorth),
  fill: several((_, option) => 3 - aOf(option)),
  web: most(webWorth),
  eventGold: most((survey, option) => -survey.toFire(aOf(option))),
  eventRow: mostOrNone((survey, option) =>
    payableSoon(survey, aOf(option)) ? -1 : -artifactWorth(survey, aOf(option)),
  ),
  eventMove: mostOrNone((survey, option) => sendWorth(survey, aOf(option), bOf(option))),
  advanced: most((survey, option) => cardWorth(survey.t, aOf(option))),
}
const payableSoon = (survey: Survey, card: CardId): boolean => {
  const wanted = survey.row.find((w) => w.card === card)
  return wanted !== undefined && payable(survey, wanted.cost) > -2
}
