/** The steps of the days, as the game runs them. */
import { event, eventDone } from '../events/reveal.ts'
import { advance, build } from '../items/advance.ts'
import { arrive, immediate } from '../map/arrive.ts'
import { guardian, guardianMoves, guardians } from '../map/guardians.ts'
import { death, defeat } from '../survival/death.ts'
import { grace } from '../survival/grace.ts'
import { afterAction, carryOut } from './carry.ts'
import { chapterEnd } from './chapters.ts'
import { dawn, equip } from './dawn.ts'
import { dream, dusk, duskTrade, nightfall, rest } from './dusk.ts'
import { moments } from './moments.ts'
import { chapter, setup, world } from './setup.ts'
import { joins, leaves, takeUp } from './sitting.ts'
import { act, day, turn } from './turn.ts'

export const daySteps = {
  setup,
  takeUp,
  leaves,
  joins,
  world,
  chapter,
  chapterEnd,
  event,
  eventDone,
  dawn,
  moments,
  guardians,
  guardianMoves,
  guardian,
  arrive,
  immediate,
  equip,
  day,
  turn,
  act,
  carryOut,
  afterAction,
  dusk,
  duskTrade,
  rest,
  advance,
  build,
  dream,
  nightfall,
  death,
  defeat,
  grace,
}
