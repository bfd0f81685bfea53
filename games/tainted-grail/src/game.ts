/** Tainted Grail: The Fall of Avalon. The definition that the kernel runs. */
import { defineGame, type Game, type Why, why } from '@emberhall/kernel'
import { type Book, makeBook } from './book.ts'
import type { Content } from './content/types.ts'
import { dealCards, faceOf } from './decks.ts'
import { daySteps } from './day/index.ts'
import { encounterSteps } from './encounter/index.ts'
import { effectSteps } from './effects/run.ts'
import { habits } from './habits.ts'
import { logTable } from './log.ts'
import { impossible } from './invariants.ts'
import { lotOf } from './piles.ts'
import { CHALLENGE, MAX_CHARACTERS, STORY } from './parts.ts'
import { Q, verbTable } from './questions.ts'
import { type O, OPTIONS, type S, STATE, ZONE_TABLE } from './state.ts'

export interface GrailGame extends Game<S, O> {
  readonly book: Book
}

/** The game with this content on the table; a test lays its own cards in. */
export function makeGrail(content: Content): GrailGame {
  const book = makeBook(content)
  const game = defineGame({
    id: 'tainted-grail',
    version: 2,
    seats: { min: 1, max: MAX_CHARACTERS },
    state: STATE,
    zones: ZONE_TABLE,
    verbs: verbTable(book.names),
    questions: Q,
    logs: logTable(book.names),
    events: {},
    faces: book.faces.map(faceOf),
    content,
    cards: () => dealCards(book.faces),
    steps: { ...daySteps, ...effectSteps, ...encounterSteps },
    first: 'setup',
    tie: () => null,
    lot: lotOf,
    undoRule: 'TG-21.1',
    habits,
    options: OPTIONS,
    checkOptions: (options, seats) => checkOptions(content, options, seats),
    check: (s) => impossible(book, s),
    migrate: { 1: (state) => ({ ...state, taught: 0 }) },
  })
  return Object.assign(game, { book })
}

/** TG-2.5, TG-2.6, TG-3.1, TG-33.1 What cannot be agreed on: refused with the rule. */
function checkOptions(content: Content, options: O, seats: number): Why[] {
  const wrong: Why[] = []
  const chosen = options.characters.map(({ character }) => character).filter((id) => id !== '')
  for (const id of chosen)
    if (!content.characters.some((one) => one.id === id))
      wrong.push(why('noSuchCharacter', 'TG-3.1', { character: id }))
  if (new Set(chosen).size < chosen.length) wrong.push(why('sameCharacter', 'TG-3.1'))
  if (options.chronicler > seats) wrong.push(why('noSuchChronicler', 'TG-33.1'))
  const list: readonly string[] = options.mode === 'story' ? STORY : options.mode === 'challenge' ? CHALLENGE : []
  if (list.length > 0 && list.every((modifier) => options.without.includes(modifier)))
    wrong.push(why('modeWithoutModifiers', 'TG-2.6'))
  return wrong
}
