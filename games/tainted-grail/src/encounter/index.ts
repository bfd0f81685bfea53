/** TG-16, TG-24 to TG-30 Encounters: the steps that the game runs. */
import { attack } from './attacking.ts'
import { concluded } from './ending.ts'
import { avoiding, draw, meet, scripted } from './meeting.ts'
import { hands, opened, prepare } from './opening.ts'
import { afterCards, cards } from './playing.ts'
import { available, closeRound, delayed, nextRound } from './rounds.ts'

export const encounterSteps = {
  draw,
  meet,
  scripted,
  avoiding,
  prepare,
  hands,
  opened,
  nextRound,
  available,
  delayed,
  cards,
  afterCards,
  attack,
  closeRound,
  concluded,
}
