/** Fateforge: Chronicles of Kaan. The definition that the kernel runs. */
import { defineGame, type Game, type Why, why } from '@emberhall/kernel'
import { type Book, makeBook } from './book.ts'
import { problemsOfCampaign } from './campaign-check.ts'
import type { Content } from './content/types.ts'
import { HEROES } from './content/types.ts'
import { CORRECTIONS } from './corrections.ts'
import { type DeckFace, dealDecks, deckFaces, faceOf, standingOf } from './decks.ts'
import { imagineScreens } from './imagine.ts'
import { impossible } from './invariants.ts'
import { logTable } from './log.ts'
import { MAX_HEROES } from './parts.ts'
import { Q, verbTable } from './questions.ts'
import { type O, OPTIONS, type S, STATE, ZONE_TABLE } from './state.ts'
import { afterFight } from './steps/after-fight.ts'
import { battleLeg } from './steps/battle.ts'
import { begin } from './steps/begin.ts'
import { camp, learn } from './steps/camp.ts'
import { enemyTurns } from './steps/enemies.ts'
import { setOut, walk } from './steps/explore.ts'
import { parryFirst } from './steps/harm.ts'
import { aftermath, leave, walkOut } from './steps/leave.ts'
import { company, gatherHeroes, muster, panels } from './steps/muster.ts'
import { order, reveal, turns } from './steps/order.ts'
import { lateReroll, plan, prepare, round } from './steps/prepare.ts'
import { reactions } from './steps/reactions.ts'
import { inside, rest } from './steps/rest.ts'
import { choose, page, tell } from './steps/story.ts'
import { tester } from './steps/tests.ts'
import { act, heroTurn } from './steps/turn.ts'
import { extraRound, upkeep } from './steps/upkeep.ts'

export interface FateforgeGame extends Game<S, O> {
  readonly book: Book
  readonly deck: readonly DeckFace[]
  /** What each face of the decks keeps in force, by STANDING. */
  readonly standingOfFace: readonly number[]
}

/** The game with this content on the table; a test lays its own cards in. */
export function makeFateforge(content: Content): FateforgeGame {
  const book = makeBook(content)
  const deck = deckFaces(content)
  const game = defineGame({
    id: 'fateforge',
    version: 1,
    seats: { min: 1, max: MAX_HEROES },
    options: OPTIONS,
    state: STATE,
    zones: ZONE_TABLE,
    verbs: verbTable(book.names),
    questions: Q,
    events: {},
    logs: logTable(book.names),
    faces: deck.map(faceOf),
    content,
    cards: (options) => dealDecks(deck, options.campaign),
    steps: {
      begin,
      tell,
      page,
      choose,
      tester,
      setOut,
      walk,
      camp,
      learn,
      rest,
      inside,
      battleLeg,
      muster,
      panels,
      gather: gatherHeroes,
      company,
      round,
      plan,
      prepare,
      lateReroll,
      order,
      reveal,
      turns,
      heroTurn,
      act,
      reactions,
      enemyTurns,
      upkeep,
      extraRound,
      leave,
      walkOut,
      aftermath,
      afterFight,
    },
    first: 'begin',
    tie: () => null,
    undoRule: 'FG-25.8',
    corrections: CORRECTIONS,
    habits: { prevent: parryFirst },
    checkOptions: (options, seats) => checkOptions(book, options, seats),
    check: (s) => impossible(book, s),
    imagine: imagineScreens,
    migrate: {},
  })
  return Object.assign(game, { book, deck, standingOfFace: deck.map(standingOf) })
}

function checkOptions(book: Book, options: O, seats: number): Why[] {
  const wrong: Why[] = []
  const { heroes, campaign, training, play } = options
  const unknown = heroes.find((id) => !(HEROES as readonly string[]).includes(id))
  if (unknown !== undefined) wrong.push(why('noSuchHero', 'FG-2.1', { hero: unknown }))
  if (new Set(heroes).size < heroes.length) wrong.push(why('heroTwice', 'FG-2.1'))
  if (play === 'training' && !book.sceneOf.has(training)) wrong.push(why('noSuchScene', 'FG-18.1', { scene: training }))
  const wanted = seats === 1 ? 2 : seats
  if (campaign.heroes.length > wanted)
    wrong.push(why('heroesAndSeats', 'FG-5.3', { heroes: campaign.heroes.length, seats }))
  return [...wrong, ...problemsOfCampaign(book, campaign)]
}
