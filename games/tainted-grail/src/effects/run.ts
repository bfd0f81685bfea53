/** TG-1.2 Carries out what cards, verses and tiles say, outside encounters. */
import { at as nth, type Rule, RuleFault } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Effect } from '../content/types.ts'
import { endReading, jump, readVerse } from '../journal/verses.ts'
import { settle } from '../survival/settle.ts'
import type { Frame, T } from '../state.ts'
import {
  chooses,
  decides,
  eachPlace,
  flips,
  forEach,
  inside,
  picks,
  rolls,
  setsDial,
  tell,
  verseUnderWay,
  votes,
} from './choices.ts'
import {
  gainOwnSecrets,
  gains,
  gainsItem,
  gainsSecret,
  losesSecret,
  losses,
  noteTask,
  setStatus,
  tracks,
} from './gains.ts'
import { leaveFrames, perform } from './perform.ts'
import * as world from './world.ts'

/** One after the other, until something has been asked or has to come first. */
function* effects(t: T): Rule {
  const { asks } = t
  for (;;) {
    const frame = t.s.todo.at(-1)
    if (frame === undefined || frame.waits) return
    if (frame.kind === 'verse') yield* readVerse(t, frame)
    else {
      const list = nth(bookOf(t).lists, frame.of)
      const effect = list[frame.at++]
      if (effect === undefined) {
        t.s.todo.pop()
        continue
      }
      yield* carryOut(t, effect, frame)
      yield* settle(t)
    }
    if (t.s.todo.at(-1)?.waits === true) return
    // A position is rebuilt from the last step: steps are kept short.
    if (t.asks > asks) return t.next('effects')
  }
}
/** TG-15.11, TG-15.16 What came in between is over; its branch follows, for those who are still in. */
function* resume(t: T): Rule {
  const frame = t.s.todo.at(-1)
  if (frame === undefined || !frame.waits) throw new RuleFault('nothing waits to be taken up again')
  frame.waits = false
  yield* settle(t)
  const effect = nth(nth(bookOf(t).lists, frame.of), frame.at - 1)
  if (effect.do === 'move') endReading(t)
  else if (effect.do === 'encounter' || effect.do === 'placeGuardian') {
    const { result, out } = t.s.encounter
    const all = frame.party
    leaveFrames(t, out)
    const stay = frame.party === 0 ? all : frame.party
    const { you, cell } = frame
    if (result !== 'none') tell(t, result)
    if (result !== 'none') perform(t, effect[result] ?? [], { you, party: stay, cell }, inside(frame))
  }
  t.next('effects')
}
export const effectSteps = { effects, resume }

function* carryOut(t: T, effect: Effect, frame: Frame): Rule {
  switch (effect.do) {
    case 'gain':
      return yield* gains(t, effect, frame)
    case 'lose':
      return yield* losses(t, effect, frame)
    case 'track':
      return yield* tracks(t, effect, frame)
    case 'gainItem':
      return yield* gainsItem(t, effect, frame)
    case 'gainSecret':
      return yield* gainsSecret(t, effect, frame)
    case 'gainOwnSecret':
      return gainOwnSecrets(t)
    case 'removeSecret':
      return losesSecret(t, effect)
    case 'status':
      return setStatus(t, effect)
    case 'task':
      return noteTask(t, effect)
    case 'dial':
      return yield* world.turnsDial(t, effect)
    case 'timeTokens':
      return world.putTime(t, effect)
    case 'takeQuestToken':
      return world.takeQuestToken(t, effect)
    case 'menhirDial':
      return yield* world.turnsMenhir(t, effect, frame)
    case 'replaceLocation':
      return world.replaces(t, effect)
    case 'move':
      return yield* world.moves(t, effect, frame)
    case 'placeGuardian':
      return world.placesGuardian(t, effect, frame)
    case 'encounter':
      return world.encounters(t, effect, frame)
    case 'pullUp':
      return world.pullsUp(t, effect)
    case 'quest':
      return world.endsQuest(t, effect, frame)
    case 'chapterEnd':
      return void (t.s.isChapterOver = true)
    case 'look':
      return yield* world.looks(t, effect, frame)
    case 'give':
      return yield* world.gives(t, frame)
    case 'goto':
      return jump(t, effect.verse, frame.party)
    case 'once':
      return once(t, effect, frame)
    case 'roll':
      return yield* rolls(t, effect, frame)
    case 'flipDial':
      return yield* flips(t, effect, frame)
    case 'setDial':
      return yield* setsDial(t, effect, frame)
    case 'choose':
      return yield* chooses(t, effect, frame)
    case 'vote':
      return yield* votes(t, effect, frame)
    case 'if':
      return decides(t, effect, frame)
    case 'forEach':
      return forEach(t, effect, frame)
    case 'pick':
      return yield* picks(t, effect, frame)
    case 'eachPlace':
      return yield* eachPlace(t, effect)
    default:
      throw new RuleFault(`"${effect.do}" happens only in an encounter`)
  }
}
/** The first time in the campaign that this text is read. */
function once(t: T, effect: Extract<Effect, { do: 'once' }>, frame: Frame): void {
  const verse = verseUnderWay(t)?.of ?? -1
  if (verse < 0 || t.s.onceDone.includes(verse)) return
  t.s.onceDone.push(verse)
  perform(t, effect.then, frame, inside(frame))
}
