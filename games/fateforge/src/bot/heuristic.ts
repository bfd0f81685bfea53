/** A plain player: thinks one turn through, keeps what has to be done in mind, and agrees with the others. It reads nothing but its view. */
import { type Ask, at, PASS, reading, verbOf } from '@emberhall/kernel'
import { type Brain, plainAnswer } from '@emberhall/speech'
import type { FateforgeGame } from '../game.ts'
import { V } from '../questions.ts'
import type { O, S, T } from '../state.ts'
import * as answers from './answers.ts'
import { optionOf, type Handler, type Seen } from './picks.ts'
import { chooseOrder, choosePreparation } from './prepare.ts'
import * as supply from './supply.ts'
import { chooseDirection, chooseTale, chooseTester, chooseTestReroll } from './tale.ts'
import * as turn from './turn.ts'

const first: Handler = ({ ask }) => at(ask.options, 0)
const anyOf: Handler = ({ ask, random }) => at(ask.options, random(ask.options.length))
const HANDLERS: Readonly<Record<string, Handler>> = {
  hero: anyOf,
  quest: anyOf,
  agree: ({ ask }) => optionOf(ask, V.agree),
  page: supply.onwardBy(V.onward),
  choice: chooseTale,
  tester: chooseTester,
  reroll: chooseTestReroll,
  market: supply.chooseFood,
  camp: supply.chooseCamp,
  swapSkills: supply.chooseSkill,
  rest: supply.chooseRest,
  shop: supply.chooseGoods,
  prize: supply.choosePrize,
  traitCard: supply.chooseTraitCard,
  dieWon: supply.chooseDie,
  ready: supply.onwardBy(V.ready),
  start: answers.chooseStart,
  ally: answers.chooseAlly,
  prepare: choosePreparation,
  order: chooseOrder,
  turn: turn.chooseDeed,
  pay: turn.choosePayment,
  sequence: turn.chooseStep,
  target: turn.chooseTarget,
  pushZone: turn.choosePushZone,
  heroTarget: turn.chooseFriend,
  lend: turn.chooseIcon,
  prevent: answers.choosePrevention,
  enemyTarget: answers.chooseVictim,
  trap: answers.chooseTrap,
  fear: anyOf,
  fountain: answers.chooseDrink,
  item: answers.chooseStowing,
  mishap: answers.chooseMishap,
  hide: first,
  keepParry: first,
  pickUp: first,
  quiet: answers.chooseToGo,
  extra: answers.chooseExtraRound,
  exit: answers.chooseExit,
  path: first,
  led: turn.chooseLed,
}

export function heuristic(game: FateforgeGame): Brain<S, O> {
  return (position) => {
    const { ask, seat } = position
    if (ask.kind === 'one' && ask.options.length === 1) return at(ask.options, 0)
    if (isWaiting(ask)) return PASS
    const t: T = reading(game, position.view())
    const seen: Seen = { t, seat, ask, random: (n) => position.random(n) }
    if (ask.def.name === 'direction') return chooseDirection(position, seen)
    const handler = HANDLERS[ask.def.name]
    return handler === undefined ? plainAnswer(ask) : handler(seen)
  }
}
/** FG-51.2 Ready, and the others are not. */
const isWaiting = ({ options }: Ask): boolean =>
  options.every((option) => option === PASS || verbOf(option) === V.unconfirm)
