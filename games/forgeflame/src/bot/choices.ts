/** All the smaller questions, in turn and out of it. */
import {
  type Answer,
  type Ask,
  aOf,
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
import { type Adv, gameOf, printed, type SiteNo, V, Z } from '../state.ts'
import { abilitiesOf } from '../steps/abilities.ts'
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
import { type Scene, treasureValue } from './scene.ts'
import { best, chooseCard, chooseDeed, chooseLent, choosePotion } from './turn.ts'
import { explorationWorth, knownDeposit } from './tokens.ts'

type Handler = (scene: Scene, ask: Ask) => Answer
/** One option, by what it is worth. */
const most =
  (worth: (scene: Scene, option: Option) => number): Handler =>
  (scene, ask) =>
    best(ask.options, (option) => worth(scene, option))
/** The same, and none if none is worth anything. */
const mostOrNone =
  (worth: (scene: Scene, option: Option) => number): Handler =>
  (scene, ask) =>
    best(ask.options, (option) => (option === PASS ? 0.01 : worth(scene, option)))
/** So many of the best; more than the fewest only as long as they are worth something. */
const several =
  (worth: (scene: Scene, option: Option) => number): Handler =>
  (scene, ask) => {
    const ranked = ask.options
      .map((option) => ({ option, worth: worth(scene, option) }))
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
function effectNow({ t }: Scene): Effect | undefined {
  const key = t.s.turn.used.at(-1)
  if (key === undefined) return undefined
  const steps = abilitiesOf(t, Math.floor(key / 4))[key % 4]?.steps ?? []
  const [first] = steps
  if (first?.do !== 'choose') return first
  return first.options.find((e) => e.do === 'shock')
}
function chooseTarget(scene: Scene, ask: Ask): Answer {
  const e = effectNow(scene)
  const { adv } = scene.t.s.turn
  if (e?.do === 'swapPlaces' && ask.kind === 'one') return chooseSwap(scene, ask)
  const worth = (option: Option) => (e === undefined ? 0 : targetWorth(scene, adv, e, figureOf(option)))
  if (ask.kind === 'one') return best(ask.options, worth)
  return several((_, option) => worth(option))(scene, ask)
}
function chooseSwap(scene: Scene, ask: Ask): Option {
  const all = [...scene.mates, ...scene.rivals]
  const pair = bestSwap(scene, all)
  const named = ask.options.find((o) => aOf(o) === pair.one) ?? ask.options.find((o) => aOf(o) === pair.other)
  return named ?? ask.options[0]!
}
/** Whom an effect under way moves: the one it was best aimed at. */
function moved(scene: Scene): Figure {
  const e = effectNow(scene)
  const { adv } = scene.t.s.turn
  if (e === undefined || (e.do === 'place' && e.target === 'self')) return adv
  const { figure } = bestTarget(scene, adv, e)
  return figure < 0 ? adv : figure
}
function chooseDestination(scene: Scene, ask: Ask): Option {
  const figure = moved(scene)
  const sites = ask.options.map(aOf)
  if (figure === scene.t.s.turn.adv) return chooseOwnPlace(scene, ask)
  const { site } = bestSite(scene, figure, sites)
  return ask.options.find((option) => aOf(option) === site)!
}
/** A leap of one's own: where the rest of the card does the most. */
function chooseOwnPlace(scene: Scene, ask: Ask): Option {
  const { adv, pool } = scene.t.s.turn
  const plan = new Plan(scene, adv).equip(pool, grantsOf(scene, adv))
  return best(ask.options, (option) => plan.from(aOf(option)) + hiddenWorth(scene, aOf(option)))
}
const hiddenWorth = ({ t }: Scene, site: SiteNo): number =>
  t.s.exploration[site]! >= 0 ? explorationWorth(t, site).worth * 0.5 : 0

/** With a Kobold less there, where it matters most. */
function banishWorth(scene: Scene, site: SiteNo): number {
  const { t, mates } = scene
  const here = mates.filter((adv) => t.s.adventurers[adv]!.site === site).length
  return here + (site === FORGE || site === ENTRANCE ? 0.8 : 0) + scene.kobolds[site]! * 0.2
}
const koboldWorth = (scene: Scene, option: Option): number => banishWorth(scene, scene.t.s.kobolds[aOf(option)]!.site)

// ---------------------------------------------------------------- cards, artifacts, tokens

/** How much an artifact in the row is wanted. */
function artifactWorth(scene: Scene, card: CardId): number {
  const known = scene.row.find((wanted) => wanted.card === card)
  if (known !== undefined) return known.net + payable(scene, known.cost)
  const p = gameOf(scene.t).printed[scene.t.s.faces[card]!]
  if (p?.kind !== 'artifact') return 0
  const { cost, vp } = p.card
  return vp - cost.reduce((sum, n, ore) => sum + n * scene.oreWorth[ore]!, 0) + payable(scene, cost)
}
/** Ores of the team that would go into it. */
function payable({ t, mates }: Scene, cost: readonly number[]): number {
  const lack = cost.reduce((sum, n, ore) => {
    const have = mates.reduce((all, adv) => all + t.s.adventurers[adv]!.ore[ore]!, 0)
    return sum + Math.max(0, n - have)
  }, 0)
  return lack === 0 ? 4 : -lack
}
function eventWorth({ t }: Scene, card: CardId): number {
  const p = printed(t, card)
  return p.kind === 'event' ? p.card.flames - p.card.burrows.length - (p.card.activation ? 0.5 : 0) : 0
}
/** FF-18.8 A card with strong abilities, when there is a card to spare. */
function chooseAbsorption(scene: Scene, ask: Ask): Answer {
  const { t, seat } = scene
  const absorb = ask.options.find((option) => verbOf(option) === V.absorb)
  if (absorb === undefined || scene.mates.includes(t.s.turn.adv)) return PASS
  const toPlay = 4 - t.s.turns[seat]!
  const isSpare = t.cards(Z.hand + seat).length > toPlay
  return abilitiesWorth(t, t.s.turn.card) >= (isSpare ? 0.9 : 2.2) ? absorb : PASS
}
const peekWorth = (scene: Scene, site: SiteNo): number => {
  const { t, mates } = scene
  if (knownDeposit(t, site) !== null) return 0
  const near = Math.min(...mates.map((adv) => scene.distance(t.s.adventurers[adv]!.site, site)))
  return 2 - near * 0.3 + (t.s.deposit[site]! >= 0 ? 0.4 : 0)
}
function chainWorth(scene: Scene, option: Option): number {
  const { t } = scene
  if (verbOf(option) === V.search) return 3.2
  return cardWorth(t, aOf(option))
}
/** Cards of one adventurer for a lone player: the best five. */
const deckWorth = ({ t }: Scene, option: Option): number => cardWorth(t, aOf(option)) + 1
const lendWorth = (scene: Scene, option: Option): number => {
  if (option === PASS) return 0
  if (verbOf(option) === V.spend) return -SPENT_FIRST.indexOf(aOf(option) as never)
  return scene.t.s.adventurers[aOf(option)]!.ore.reduce((a, b) => a + b, 0)
}
/** FF-8.6 Alone, the Flame where the ores are nearer. */
function flameWorth(scene: Scene, option: Option): number {
  const { site, lit } = scene.t.s.flames[aOf(option)]!
  if (lit) return -1
  const wanted = scene.isWanting('forgedAtForge') && site === FORGE ? 1 : 0
  return (
    wanted + scene.mates.reduce((sum, adv) => sum - scene.distance(scene.t.s.adventurers[adv]!.site, site) * 0.1, 0)
  )
}
/** FF-11.3 */
const TOKEN_WORTH = [2, 3.2, 3.4, 0.5, 0] as const
const isLoadedUp = ({ t }: Scene, adv: Adv): boolean =>
  t.s.adventurers[adv]!.ore.reduce((a, b) => a + b, 0) >= gameOf(t).content.adventurers[adv]!.carry
function webWorth(scene: Scene, option: Option): number {
  if (verbOf(option) === V.card) return artifactWorth(scene, aOf(option))
  if (verbOf(option) === V.lying) return scene.oreWorth[bOf(option)]!
  return scene.mates.includes(aOf(option)) ? -5 : scene.t.s.adventurers[aOf(option)]!.ore.reduce((a, b) => a + b, 0)
}
function digestWorth({ t }: Scene, option: Option): number {
  if (verbOf(option) === V.treasureOf) return 2
  return verbOf(option) === V.reserve ? 1 : -treasureValue(t, aOf(option))
}
function surgeWorth(scene: Scene, option: Option): number {
  const { adv, pool } = scene.t.s.turn
  const more = [...pool]
  more[aOf(option)] = more[aOf(option)]! + 1
  return new Plan(scene, adv).equip(more, grantsOf(scene, adv)).best()
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
  token: (scene, ask) =>
    best(
      ask.options,
      (option) => TOKEN_WORTH[aOf(option)]! - (aOf(option) === 1 && isLoadedUp(scene, actor(scene)) ? 1 : 0),
    ),
  spoils: (scene, ask) => {
    const wantsTreasure = scene.isWanting('treasures') || isLoadedUp(scene, actor(scene))
    return best(ask.options, (option) => (verbOf(option) === V.reserve ? 1 + (wantsTreasure ? 1 : 0) : 1.3))
  },
  loseOre: most((scene, option) => given(scene, actor(scene), aOf(option))),
  overload: chooseOverload,
  pay: most(payerWorth),
  addMithrul: mostOrNone(() => 1),
  keepOre: mostOrNone((scene, option) => 0.1 + gained(scene, aOf(option))),
  forge: most((scene, option) => scene.row.find((wanted) => wanted.card === aOf(option))?.gain ?? 0),
  find: most((scene, option) => oreChange(scene, finder(scene), aOf(option), 1)),
  half: most((scene, option) => gained(scene, aOf(option))),
  digBonus: most((scene, option) => gained(scene, aOf(option))),
  flame: most(flameWorth),
  totemFlame: most(flameWorth),
  totemKobold: most(koboldWorth),
  powerKobold: most(koboldWorth),
  clean: most((scene, option) => banishWorth(scene, aOf(option))),
  totemSite: chooseOwnPlace,
  totemOre: most(carriedWorth),
  convert: asFew,
  convertTo: most((scene, option) => gained(scene, aOf(option))),
  totemEvent: most((scene, option) => eventWorth(scene, aOf(option))),
  totemSlot: most((scene, option) => -artifactWorth(scene, aOf(option))),
  totemArtifact: most((scene, option) => artifactWorth(scene, aOf(option))),
  totemAdvanced: most((scene, option) => cardWorth(scene.t, aOf(option))),
  remoteTotem: most((scene, option) => totemWorth(scene, actor(scene), totemAt(scene.t, aOf(option)))),
  powerTreasure: most((_, option) => (verbOf(option) === V.treasureOf ? 1 : 0)),
  powerHeal: most((scene, option) => (scene.mates.includes(aOf(option)) ? 1 : 0)),
  powerScout: several((scene, option) => peekWorth(scene, aOf(option))),
  peek: several((scene, option) => peekWorth(scene, aOf(option))),
  target: chooseTarget,
  destination: chooseDestination,
  teleport: chooseDestination,
  shock: most((scene, option) => given(scene, aOf(option), bOf(option))),
  slumber: most((scene, option) => -cardWorth(scene.t, aOf(option))),
  vigour: several((scene, option) => cardWorth(scene.t, aOf(option))),
  caveIn: (scene, ask) =>
    ask.kind === 'one'
      ? best(ask.options, (option) => caveInWorth(scene, aOf(option)))
      : several((s, option) => caveInWorth(s, aOf(option)))(scene, ask),
  eventCaveIn: most((scene, option) => caveInWorth(scene, aOf(option))),
  clear: most((scene, option) => -caveInWorth(scene, aOf(option))),
  dig: most((scene, option) => scene.distance(scene.t.s.adventurers[actor(scene)]!.site, aOf(option)) * -0.1),
  takeOre: most(takeWorth),
  cost: most((scene, option) =>
    verbOf(option) === V.carried ? given(scene, aOf(option), bOf(option)) : -scene.oreWorth[bOf(option)]!,
  ),
  trade: asMany,
  digest: most(digestWorth),
  row: several((scene, option) => -artifactWorth(scene, aOf(option))),
  rowOrder: inTheirOrder,
  chain: most(chainWorth),
  search: most((scene, option) => cardWorth(scene.t, aOf(option))),
  copy: most((scene, option) => abilitiesWorth(scene.t, aOf(option))),
  clan: mostOrNone(() => 1),
  lend: most(lendWorth),
  batteries: asMany,
  charge: most((_, option) => -aOf(option)),
  surge: most(surgeWorth),
  fill: several((_, option) => 3 - aOf(option)),
  web: most(webWorth),
  eventGold: most((scene, option) => -scene.toFire(aOf(option))),
  eventRow: mostOrNone((scene, option) => (payableSoon(scene, aOf(option)) ? -1 : -artifactWorth(scene, aOf(option)))),
  eventMove: mostOrNone((scene, option) => sendWorth(scene, aOf(option), bOf(option))),
  advanced: most((scene, option) => cardWorth(scene.t, aOf(option))),
}
const payableSoon = (scene: Scene, card: CardId): boolean => {
  const wanted = scene.row.find((w) => w.card === card)
  return wanted !== undefined && payable(scene, wanted.cost) > -2
}
