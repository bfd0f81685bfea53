/** Why the bot would answer so: facts of the table that everybody at it can check. */
import { carried } from '../ore.ts'
import { type Answer, aOf, type Ask, at, bOf, type Option, PASS, verbOf, type Why } from '@emberhall/kernel'
import type { Known } from '@emberhall/speech'
import type { Ability, Effect } from '../content/types.ts'
import type { ForgeflameGame } from '../game.ts'
import { asKind } from '../printed.ts'
import { type Adv, NO_DROP, type O, pawnOf, printed, type S, V } from '../state.ts'
import { abilitiesOf } from '../steps/standing.ts'
import { figureOf, isKobold } from '../steps/targets.ts'
import { aimOf, because, faceOf, whyAim, whyDanger, whyDig, whyFight, whyForge, whyNearer, whyOre } from './aims.ts'
import { cardWorth } from './cards.ts'
import { recruitWorth } from './draft.ts'
import { surveyOf } from './heuristic.ts'
import { bestTarget } from './hinder.ts'
import { Plan } from './plan.ts'
import type { Survey } from './survey.ts'
import { trickOf } from './tricks.ts'
import { equipWith, planNow } from './turn.ts'

type Explain = (survey: Survey, chosen: Option, ask: Ask) => readonly Why[]
const plainly =
  (code: string): Explain =>
  () => [because(code)]
const unlessNone =
  (code: string, none: string): Explain =>
  (_, chosen) => [because(chosen === PASS ? none : code)]

export function reasons(game: ForgeflameGame): (known: Known<S, O>, answer: Answer) => readonly Why[] {
  return (known, answer) => {
    const { ask, seats } = known
    if (ask.kind === 'one' && ask.options.length === 1) return [because('only')]
    const chosen = [answer].flat()
    if (ask.def.name === 'recruit') return chosen.map((option) => whyRecruit(seats, aOf(option)))
    const explain = EXPLAIN[ask.def.name] ?? unlessNone('pays', 'costs')
    return explain(surveyOf(game, known), chosen[0] ?? PASS, ask)
  }
}
function whyRecruit(seats: number, adv: Adv): Why {
  const worth = recruitWorth(seats, adv)
  return because('recruit', { adv, points: Math.abs(worth), more: worth > 0 ? 'yes' : 'no' })
}

// ---------------------------------------------------------------- the turn

function whyCard(survey: Survey, chosen: Option, ask: Ask): readonly Why[] {
  const { t } = survey
  const card = aOf(chosen)
  const { adv } = asKind(printed(t, card), 'action')
  const plan = equipWith(survey, new Plan(survey, adv), card)
  const aim = aimOf(survey, plan, () => plan.best())
  const said = aim === null ? [whyNearer(survey, adv)] : whyAim(survey, adv, aim)
  const isStronger = (o: Option): boolean => cardWorth(t, aOf(o)) > cardWorth(t, card)
  return ask.options.some((o) => verbOf(o) === V.play && isStronger(o)) ? [...said, because('kept')] : said
}
function whyDeed(survey: Survey, chosen: Option): readonly Why[] {
  const { t } = survey
  const { adv } = t.s.turn
  switch (verbOf(chosen)) {
    case V.move: {
      const { plan } = planNow(survey)
      const aim = aimOf(survey, plan, () => plan.move(aOf(chosen)))
      return aim === null ? [whyNearer(survey, adv)] : whyAim(survey, adv, aim)
    }
    case V.dig:
      return whyDig(survey, pawnOf(t, adv).site)
    case V.pick:
      return whyPick(survey, aOf(chosen), bOf(chosen))
    case V.fight:
      return whyFight(survey, adv)
    case V.forge:
      return whyForge(survey, aOf(chosen))
    case V.clear:
      return [because('clear')]
    case V.totem:
      return [because('totem')]
    case V.power:
      return [because('power')]
    case V.ability:
      return whyAbility(survey, at(abilitiesOf(t, aOf(chosen)), bOf(chosen)))
    case V.stop:
      return [because('stop', { adv })]
    default:
      return [because('pays')]
  }
}
function whyPick(survey: Survey, ore: number, drop: number): readonly Why[] {
  const said = whyOre(survey, ore)
  if (drop !== NO_DROP) return [because('swap', { ore, ore2: drop }), ...said]
  return said.length > 0 ? said : [because('ore', { ore })]
}
function whyAbility(survey: Survey, ability: Ability): readonly Why[] {
  const { t } = survey
  const [step] = ability.steps
  if (trickOf(t, ability) !== null) return [because('trick')]
  if (step === undefined) return [because('pays')]
  const code = BY_EFFECT[step.do]
  if (code !== undefined) return [because(code), ...(step.do === 'removeKobolds' ? whyDanger(t) : [])]
  if (!('target' in step) || step.target === 'self') return [because('pays')]
  const { adv } = t.s.turn
  return [whyFigure(survey, bestTarget(survey, adv, step).figure)]
}
const BY_EFFECT: Readonly<Partial<Record<Effect['do'], string>>> = {
  chain: 'anotherCard',
  removeKobolds: 'kobold',
  caveIn: 'caveIn',
  clearCaveIn: 'clear',
  takeFromBag: 'fromBag',
  convertLying: 'dearer',
  convertOwn: 'dearer',
  battery: 'ready',
  potion: 'ready',
  peek: 'near',
  draw: 'draw',
  web: 'web',
  remoteTotem: 'totem',
  delegate: 'lent',
}
function whyFigure({ t, mates }: Survey, figure: number): Why {
  if (figure < 0) return because('pays')
  if (isKobold(figure)) return because('kobold')
  if (mates.includes(figure)) return because('helps', { adv: figure })
  const n = carried(t, figure)
  return because('hinders', { adv: figure, n })
}

// ---------------------------------------------------------------- smaller questions

const wantedOre: Explain = (survey, chosen) => {
  if (chosen === PASS) return [because('costs')]
  const ore = verbOf(chosen) === V.lying || verbOf(chosen) === V.carried ? bOf(chosen) : aOf(chosen)
  const said = whyOre(survey, ore)
  return said.length > 0 ? said : [because('ore', { ore })]
}
const absorb: Explain = ({ t }, chosen) => [
  chosen === PASS ? because('saveCard') : because('absorb', { card: faceOf(t, t.s.turn.card) }),
]
const EXPLAIN: Readonly<Record<string, Explain>> = {
  card: whyCard,
  act: whyDeed,
  lentAct: (_, chosen) => [because(verbOf(chosen) === V.stop ? 'costs' : 'lent')],
  dig: (survey, chosen) => whyDig(survey, aOf(chosen)),
  forge: (survey, chosen) => whyForge(survey, aOf(chosen)),
  target: (survey, chosen) => [whyFigure(survey, figureOf(chosen))],
  eventMove: (survey, chosen) => [chosen === PASS ? because('costs') : whyFigure(survey, aOf(chosen))],
  surge: plainly('trick'),
  absorption: absorb,
  charge: plainly('ready'),
  fill: plainly('ready'),
  spoils: plainly('spoils'),
  potion: unlessNone('potion', 'savePotion'),
  deck: plainly('strongest'),
  vigour: plainly('strongest'),
  advanced: plainly('strongest'),
  search: plainly('strongest'),
  chain: plainly('strongest'),
  copy: plainly('strongest'),
  totemAdvanced: plainly('strongest'),
  slumber: plainly('weakest'),
  station: plainly('anyOrder'),
  spend: plainly('spare'),
  lend: plainly('spare'),
  token: plainly('bestToken'),
  loseOre: plainly('leastMissed'),
  shock: plainly('leastMissed'),
  cost: plainly('leastMissed'),
  overload: plainly('leastMissed'),
  totemOre: plainly('leastMissed'),
  pay: plainly('payer'),
  takeOre: wantedOre,
  find: wantedOre,
  half: wantedOre,
  digBonus: wantedOre,
  keepOre: wantedOre,
  convertTo: wantedOre,
  totemKobold: plainly('inTheWay'),
  powerKobold: plainly('inTheWay'),
  clean: plainly('inTheWay'),
  caveIn: plainly('caveIn'),
  eventCaveIn: plainly('caveIn'),
  clear: plainly('clear'),
  peek: plainly('near'),
  powerScout: plainly('near'),
  totemSlot: plainly('leastWanted'),
  row: plainly('leastWanted'),
  eventRow: unlessNone('leastWanted', 'rowStays'),
  totemArtifact: plainly('mostWanted'),
  batteries: plainly('asMuch'),
  trade: plainly('asMuch'),
  flame: plainly('fire'),
  totemFlame: plainly('fire'),
  destination: plainly('place'),
  teleport: plainly('place'),
  totemSite: plainly('place'),
}
