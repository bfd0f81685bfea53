/** A plain player: it looks at what cards would bring, and goes where there is most to be had. It reads nothing but its view. */
import { at, reading } from '@emberhall/kernel'
import { type Brain, plainAnswer } from '@emberhall/speech'
import type { GrailGame } from '../game.ts'
import { V } from '../questions.ts'
import type { O, S } from '../state.ts'
import * as day from './day.ts'
import * as evening from './evening.ts'
import * as fight from './fight.ts'
import * as growth from './growth.ts'
import { type Handler, withVerb } from './seen.ts'

const first: Handler = ({ ask }) => at(ask.options, 0)
const by =
  (verb: number): Handler =>
  (seen) =>
    withVerb(seen, verb) ?? at(seen.ask.options, 0)
/** As many as there are. */
const all: Handler = ({ ask }) => ask.options.slice(0, ask.max)

const HANDLERS: Readonly<Record<string, Handler>> = {
  character: ({ ask, random }) => at(ask.options, random(ask.options.length)),
  // groups and the day
  next: first,
  twice: by(V.agree),
  act: day.chooseAction,
  join: day.chooseJoin,
  veto: by(V.agree),
  accept: by(V.agree),
  acceptSome: all,
  joinArrival: day.chooseArrival,
  acceptArrival: by(V.agree),
  share: evening.chooseShare,
  assignShare: evening.chooseShare,
  ownShare: by(V.agree),
  payFor: by(V.agree),
  payer: evening.chooseStrongest,
  payWith: fight.declined,
  activate: day.chooseLight,
  ignoreArrival: fight.declined,
  // the journal and effects
  option: day.chooseOption,
  choice: day.chooseChoice,
  vote: day.chooseChoice,
  assign: first,
  whichOne: evening.chooseNeediest,
  whoSuffers: evening.chooseStrongest,
  setDial: evening.chooseDial,
  useEffect: evening.taken,
  may: evening.taken,
  // belongings
  trade: evening.chooseGiven,
  howMuch: evening.chooseMuch,
  tradeAtDawn: fight.declined,
  tradeAtDusk: evening.chooseGift,
  tradeAgree: by(V.agree),
  overflow: by(V.discard),
  keyword: first,
  // dusk
  rest: evening.chooseMeal,
  advance: growth.choosePurchase,
  study: growth.chooseStudied,
  skill: growth.chooseSkill,
  rebuild: fight.declined,
  // death and defeat
  newcomer: by(V.newcomer),
  grace: by(V.giveUp),
  // encounters
  avoid: fight.chooseAvoid,
  setAside: fight.chooseAside,
  equipNow: fight.declined,
  atStart: evening.taken,
  mulligan: fight.chooseHand,
  stage: fight.chooseStage,
  active: fight.chooseActive,
  charged: fight.declined,
  cards: fight.chooseCard,
  moreCards: fight.chooseCard,
  magic: fight.chooseMagic,
  magicNeeded: fight.chooseMagic,
  linkAs: evening.taken,
  lends: by(V.agree),
  lendsCard: by(V.agree),
  ability: evening.taken,
  otherMember: evening.chooseNeediest,
  convert: fight.chooseConversion,
  damage: fight.chooseGuard,
  terror: fight.chooseGuard,
  markersRemoved: fight.chooseGuard,
  afterAttack: fight.chooseGuard,
  fleeBetween: fight.declined,
  handLimit: fight.chooseDiscards,
  discardCards: fight.chooseDiscards,
  concede: by(V.refuse),
}

export function heuristic(game: GrailGame): Brain<S, O> {
  return (position) => {
    const { ask, seat } = position
    if (ask.kind === 'one' && ask.options.length === 1) return at(ask.options, 0)
    const handler = HANDLERS[ask.def.name]
    if (handler === undefined) return plainAnswer(ask)
    return handler({ t: reading(game, position.view()), seat, ask, random: (n) => position.random(n) })
  }
}
