/** Why the bot would answer so: facts of the table that everybody at it can check. */
import {
  type Answer,
  aOf,
  type Ask,
  at,
  DONE,
  NO,
  type Option,
  PASS,
  reading,
  verbOf,
  type Why,
} from '@emberhall/kernel'
import type { Known } from '@emberhall/speech'
import { bookOf } from '../book.ts'
import { TOKENS, SKILLS } from '../content/types.ts'
import type { BrimstoneGame } from '../game.ts'
import { enemiesNextTo } from '../queries/ground.ts'
import { maxHealth, skillOf } from '../queries/stats.ts'
import { V } from '../questions.ts'
import type { HeroNo, O, S, T } from '../state.ts'
import { heroName } from '../text/heroNames.ts'
import { throwWorth } from './dynamite.ts'
import { hasNews, missionGoals } from './explore.ts'
import { attackWorth, strikeWorth } from './fight.ts'
import { chance, leftOf } from './odds.ts'
import { foeNo, heroNo } from './seen.ts'

type Explain = (t: T, chosen: Option, ask: Ask) => readonly Why[]
const because = (code: string, params: Why['params'] = {}): Why => ({ code: `hint.${code}`, rule: '', params })
const plainly =
  (code: string): Explain =>
  () => [because(code)]
const unlessNone =
  (code: string, none: string): Explain =>
  (_, chosen) => [because(chosen === PASS || chosen === NO || chosen === DONE ? none : code)]

export function reasons(game: BrimstoneGame): (known: Known<S, O>, answer: Answer) => readonly Why[] {
  return (known, answer) => {
    const { ask } = known
    if (ask.kind === 'one' && ask.options.length === 1) return [because('only')]
    const t = reading(game, known.view()) as unknown as T
    const explain = EXPLAIN[ask.def.name] ?? unlessNone('pays', 'costs')
    return explain(t, [answer].flat()[0] ?? PASS, ask)
  }
}
const called = (t: T, h: HeroNo): string => {
  const { name, class: no, portrait, called: place } = heroNo(t, h)
  return name === '' ? heroName(at(bookOf(t).names.classes, no), portrait, place) : name
}
const tenths = (n: number): number => Math.round(n * 10) / 10

// ---------------------------------------------------------------- the activation

const whyDeed: Explain = (t, chosen) => {
  const h = t.s.acting.hero
  const strike = strikeWorth(t, h, chosen)
  if (strike > 0) return [because('wounds', { n: tenths(strike) })]
  switch (verbOf(chosen)) {
    case V.walk:
      return t.s.enemies.length > 0 ? whyStand(t, h, aOf(chosen)) : [because(whyThere(t, h))]
    case V.throw:
      return [because('blast', { n: tenths(throwWorth(t, h)) })]
    case V.help:
      return [because('help', { hero: called(t, aOf(chosen)) })]
    case V.token:
    case V.fellowToken:
      return [because(`token.${at(TOKENS, aOf(chosen))}`)]
    default:
      return [because(chosen === DONE ? 'done' : (BY_VERB.get(verbOf(chosen)) ?? 'pays'))]
  }
}
const BY_VERB: ReadonlyMap<number, string> = new Map([
  [V.escape, 'nearlyDown'],
  [V.sprint, 'sprint'],
  [V.look, 'look'],
  [V.scavenge, 'scavenge'],
  [V.takeLantern, 'light'],
  [V.seal, 'mission'],
  [V.plant, 'mission'],
  [V.lead, 'mission'],
  [V.hold, 'hands'],
  [V.payOff, 'rid'],
])
/** From where most is done, or fewest get at him. */
function whyStand(t: T, h: HeroNo, cell: number): readonly Why[] {
  const [n, now] = [attackWorth(t, h, cell), attackWorth(t, h, heroNo(t, h).at)]
  if (n > now + 0.05) return [because('stand', { n: tenths(n) })]
  const fewer = enemiesNextTo(t, cell).length < enemiesNextTo(t, heroNo(t, h).at).length
  return [because(n === 0 ? 'nearer' : fewer ? 'apart' : 'safer', { n: tenths(n) })]
}
const whyThere = (t: T, h: HeroNo): string =>
  missionGoals(t, h).length > 0 ? 'mission' : hasNews(t) ? 'toRoom' : 'toDoor'

const whyMeanwhile: Explain = (_, chosen) => [
  because(verbOf(chosen) === V.fellowToken ? `token.${at(TOKENS, aOf(chosen))}` : chosen === PASS ? 'notYet' : 'pays'),
]

// ---------------------------------------------------------------- dice

const whyAgain: Explain = (t, chosen) => {
  const { need, kind } = t.s.about
  if (chosen === PASS) return [because('keep')]
  return need > 0 && need <= 6 ? [because('again', { chance: chance(need), kind })] : [because('pays')]
}
const whyTarget: Explain = (t, chosen) => {
  const e = aOf(chosen)
  const n = leftOf(t, e)
  return [because(n <= 3 ? 'finish' : 'menace', { foe: foeNo(t, e).type, n })]
}

// ---------------------------------------------------------------- the posse

const whyTester: Explain = (t, chosen) => {
  const skill = SKILLS.find((one) => one === t.s.about.kind)
  const h = aOf(chosen)
  return skill === undefined
    ? [because('pays')]
    : [because('tester', { hero: called(t, h), n: skillOf(t, h, skill), skill })]
}
const whyClass: Explain = (t, chosen) => {
  const isTaken = t.s.heroes.slice(0, -1).some((hero) => hero.class === aOf(chosen))
  return [because(isTaken ? 'anyOrder' : 'class')]
}
const whyBearer: Explain = (t, chosen) => [
  because('bearer', { hero: called(t, aOf(chosen)), n: maxHealth(t, aOf(chosen)) }),
]
const mostHurt: Explain = (t, chosen) => [because('mostHurt', { hero: called(t, aOf(chosen)) })]
const whyBreath: Explain = (_, chosen) => [because(verbOf(chosen) === V.takeGrit ? 'takeGrit' : 'breathe')]
const whyNext: Explain = (t, chosen) => [
  because(t.s.enemies.length === 0 ? 'lanternFirst' : 'fitter', { hero: called(t, aOf(chosen)) }),
]

// ---------------------------------------------------------------- in town

const SERVICES: ReadonlyMap<number, string> = new Map([
  [V.treat, 'scar'],
  [V.calm, 'scar'],
  [V.cleanse, 'corruption'],
  [V.forge, 'forge'],
  [V.buyToken, 'shortOf'],
  [V.buy, 'gear'],
  [V.sellStone, 'stones'],
])
const whyService: Explain = (_, chosen) => [because(SERVICES.get(verbOf(chosen)) ?? 'gold')]
const whyEvening: Explain = (_, chosen) => [because(verbOf(chosen) === V.stay ? 'goldLeft' : 'ride')]

const EXPLAIN: Readonly<Record<string, Explain>> = {
  class: whyClass,
  upgrade: plainly('upgrade'),
  freeToken: plainly('firstToken'),
  lantern: whyBearer,
  start: plainly('start'),
  heroOrder: mostHurt,
  flee: unlessNone('lost', 'notLost'),
  agree: plainly('agree'),
  turnStart: unlessNone('pays', 'notYet'),
  meanwhile: whyMeanwhile,
  lend: plainly('agree'),
  hands: unlessNone('hands', 'handsGood'),
  reroll: whyAgain,
  gritReroll: whyAgain,
  rerollDice: whyAgain,
  beforeHoldBack: unlessNone('darkNear', 'darkFar'),
  holdBackAgain: unlessNone('pays', 'keep'),
  next: whyNext,
  activationStart: unlessNone('pays', 'notYet'),
  spareGrit: plainly('spareGrit'),
  act: whyDeed,
  trade: plainly('costs'),
  tooHeavy: plainly('leastMissed'),
  bagFull: plainly('leastMissed'),
  loseToken: plainly('leastMissed'),
  whichToken: plainly('mostUse'),
  putBack: plainly('worstCard'),
  redraw: unlessNone('worstCard', 'goodCard'),
  map: plainly('roomFirst'),
  whoTests: whyTester,
  whichHero: mostHurt,
  whichPool: plainly('worsePool'),
  choice: plainly('leastHarm'),
  may: unlessNone('pays', 'costs'),
  cancelCard: unlessNone('cancel', 'saved'),
  cancelDread: unlessNone('cancel', 'saved'),
  assign: whyTarget,
  throwAt: plainly('aim'),
  bounceAgain: plainly('keep'),
  enemyOrder: plainly('anyOrder'),
  recover: plainly('up'),
  recoverWounds: plainly('evenly'),
  recoverSanity: plainly('evenly'),
  healSplit: plainly('evenly'),
  breath: whyBreath,
  learn: plainly('path'),
  place: plainly('near'),
  visit: unlessNone('visit', 'gold'),
  services: whyService,
  peddler: whyService,
  evening: whyEvening,
  lodging: plainly('bed'),
  mission: plainly('anyMission'),
  muster: plainly('whole'),
}
