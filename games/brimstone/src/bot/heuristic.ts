/** A plain player after the reference bot of the rules: one rule after another. It reads nothing but its view. */
import { aOf, at, DONE, PASS, reading, verbOf } from '@emberhall/kernel'
import { type Brain, plainAnswer } from '@emberhall/speech'
import type { BrimstoneGame } from '../game.ts'
import { TURN_ENDS, V } from '../questions.ts'
import type { O, S, T } from '../state.ts'
import { chooseAim } from './dynamite.ts'
import { chooseInFight, chooseTarget } from './fight.ts'
import { chooseOutside } from './explore.ts'
import * as packs from './packs.ts'
import * as posse from './posse.ts'
import * as rolls from './rolls.ts'
import type { Handler, Seen } from './seen.ts'
import * as town from './town.ts'

const first: Handler = ({ ask }) => at(ask.options, 0)
/** What may be declined is taken. */
const taken: Handler = ({ ask }) => ask.options.find((option) => option !== PASS) ?? PASS
const declined: Handler = ({ ask }) => (ask.options.includes(PASS) ? PASS : at(ask.options, 0))
const by =
  (verb: number, a = 0): Handler =>
  ({ ask }) =>
    ask.options.find((option) => verbOf(option) === verb && aOf(option) === a) ?? at(ask.options, 0)

function chooseDeed(seen: Seen) {
  return packs.chooseSmallDeed(seen) ?? (seen.t.s.enemies.length > 0 ? chooseInFight(seen) : chooseOutside(seen))
}
const HANDLERS: Readonly<Record<string, Handler>> = {
  class: posse.chooseClass,
  upgrade: posse.chooseUpgrade,
  freeToken: posse.chooseFreeToken,
  lantern: posse.chooseBearer,
  start: posse.chooseStart,
  heroOrder: posse.chooseMostHurt,
  agree: by(V.agree),
  flee: ({ t, ask }) => (posse.isLost(t) ? at(ask.options, 0) : PASS),
  fleeAll: (seen) => by(posse.isLost(seen.t) ? V.agree : V.refuse)(seen),
  turnStart: posse.chooseAtTurnStart,
  meanwhile: packs.chooseMeanwhile,
  lend: by(V.agree),
  hands: packs.chooseHands,
  reroll: rolls.chooseReroll,
  gritReroll: rolls.chooseRerollDice,
  rerollDice: rolls.chooseRerollDice,
  beforeHoldBack: posse.chooseHoldBack,
  holdBackAgain: posse.chooseHoldBackAgain,
  next: posse.chooseNext,
  activationStart: posse.chooseUse,
  spareGrit: taken,
  act: chooseDeed,
  trade: () => DONE,
  tooHeavy: packs.chooseLeft,
  bagFull: packs.chooseTokenToLose,
  loseToken: packs.chooseTokenToLose,
  whichToken: packs.chooseToken,
  putBack: posse.choosePutBack,
  redraw: posse.chooseRedraw,
  map: posse.chooseMap,
  reopen: first,
  whoTests: posse.chooseTester,
  takeTest: taken,
  whichHero: posse.chooseWhom,
  whichPool: packs.choosePool,
  whichType: posse.chooseType,
  choice: posse.chooseChoice,
  may: posse.chooseMay,
  discardOne: declined,
  cancelCard: posse.chooseCancelCard,
  cancelDread: posse.chooseCancelDread,
  declare: taken,
  sureHit: taken,
  assign: chooseTarget,
  throwAt: chooseAim,
  bounceAgain: declined,
  moreLoot: taken,
  turnEnd: by(V.turnEnd, TURN_ENDS.indexOf('fallen')),
  ignoreSanity: taken,
  recover: by(V.getUp),
  recoverWounds: packs.chooseHealSplit,
  recoverSanity: packs.chooseRecoverSanity,
  healSplit: packs.chooseHealSplit,
  breath: packs.chooseBreath,
  learn: town.chooseRank,
  place: town.choosePlace,
  peddler: town.choosePeddler,
  visit: town.chooseVisit,
  services: town.chooseService,
  skipServices: taken,
  evening: town.chooseEvening,
  lodging: by(V.lodge),
  mission: town.chooseMission,
  divide: first,
  muster: () => DONE,
}

export function heuristic(game: BrimstoneGame): Brain<S, O> {
  return (position) => {
    const { ask, seat } = position
    if (ask.kind === 'one' && ask.options.length === 1) return at(ask.options, 0)
    const handler = HANDLERS[ask.def.name]
    if (handler === undefined) return plainAnswer(ask)
    const t = reading(game, position.view()) as unknown as T
    return handler({ t, seat, ask, random: (n) => position.random(n) })
  }
}
