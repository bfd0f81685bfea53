/** Shadows of Brimstone. The definition that the kernel runs. */
import { defineGame, type Game, type Option, PASS, type Why, why } from '@emberhall/kernel'
import { type Book, makeBook } from './book.ts'
import type { Content } from './content/types.ts'
import { correctionsOf } from './corrections.ts'
import { dealDecks, faceOf, isThemed } from './decks.ts'
import { runEffects } from './effects/run.ts'
import { impossible } from './invariants.ts'
import { logTable } from './log.ts'
import { LEVELS, MAX_HEROES } from './parts.ts'
import { Q, verbTable } from './questions.ts'
import { isDire } from './queries/plight.ts'
import { whereAtStake } from './queries/stakes.ts'
import type { Runner } from './running.ts'
import { type O, OPTIONS, type S, STATE, ZONE_TABLE } from './state.ts'
import { startAbilities } from './steps/abilities.ts'
import { act } from './steps/act.ts'
import { activate, begin, move } from './steps/activate.ts'
import { explore } from './steps/explore.ts'
import { afterFall, afterFight, breath, fightEnd, loot, openLoot } from './steps/fight-end.ts'
import { foesAttack } from './steps/foe-attacks.ts'
import { foes, foesMove } from './steps/foes.ts'
import { finaleWon, missionEnd, missionStart } from './steps/missions.ts'
import { create, enter, layOut, setup } from './steps/setup.ts'
import { whereItCounts } from './steps/meanwhile.ts'
import { muster } from './town/muster.ts'
import { camp, onTheRoad, road } from './town/road.ts'
import { ahead, arrive, evening, night, services, townDay, visit } from './town/stay.ts'
import { holdBack, turn } from './steps/turn.ts'
import { endTurn, foesEnd, recovery, turnEnd, worldEnd } from './steps/turn-end.ts'

export interface BrimstoneGame extends Game<S, O> {
  readonly book: Book
  /** Carries out effects of the content. */
  readonly run: Runner
}

/** The game with this content on the table; a test lays its own cards in. */
export function makeBrimstone(content: Content): BrimstoneGame {
  const book = makeBook(content)
  const { names } = book
  const game = defineGame({
    id: 'brimstone',
    version: 2,
    seats: { min: 1, max: MAX_HEROES },
    options: OPTIONS,
    state: STATE,
    zones: ZONE_TABLE,
    verbs: verbTable(names),
    questions: Q,
    events: {},
    logs: logTable(names),
    faces: book.faces.map((face) => faceOf(face, content.worlds)),
    content,
    cards: (options) => dealDecks(content, book.faces, options),
    steps: {
      setup,
      create,
      layOut,
      enter,
      missionStart,
      turn,
      holdBack,
      activate,
      begin,
      startAbilities,
      move,
      act,
      foes,
      foesMove,
      foesAttack,
      explore,
      endTurn,
      turnEnd,
      worldEnd,
      foesEnd,
      recovery,
      missionEnd,
      fightEnd,
      breath,
      afterFall,
      loot,
      openLoot,
      afterFight,
      finaleWon,
      road,
      camp,
      onTheRoad,
      arrive,
      townDay,
      visit,
      services,
      evening,
      night,
      ahead,
      muster,
    },
    first: 'setup',
    tie: () => null,
    undoRule: 'SB-39.1',
    corrections: correctionsOf(names),
    // Whoever wishes has enemies that are as good as each other taken as they come, and hears of flight only in need,
    // of rolling again only where it might turn something.
    habits: {
      enemyOrder: first,
      enemySquare: first,
      flee: (_, t) => (isDire(t) ? null : PASS),
      meanwhile: whereItCounts,
      reroll: whereAtStake,
    },
    checkOptions: (options, seats) => checkOptions(content, options, seats),
    check: (s) => impossible(book, s),
    migrate: { 1: (state) => ({ ...state, flight: false }) },
  })
  return Object.assign(game, { book, run: runEffects })
}

const first = ([option]: readonly Option[]): Option | null => option ?? null

/** SB-34.7 What cannot be agreed on: refused with the rule. */
function checkOptions(content: Content, options: O, seats: number): Why[] {
  const wrong: Why[] = []
  const mission = content.missions.find(({ id }) => id === options.mission)
  if (mission === undefined) wrong.push(why('noSuchMission', 'SB-4.5', { mission: options.mission }))
  else if (mission.mode === 'advanced' && options.mode === 'basic')
    wrong.push(why('advancedMission', 'SB-4.11', { mission: options.mission }))
  const heroes = Math.max(options.posse, options.heroes.length)
  if (heroes > MAX_HEROES || (heroes > 0 && heroes < seats))
    wrong.push(why('heroesAndSeats', 'SB-4.1', { heroes, seats }))
  if (options.scene === 'town' && !options.isCampaign) wrong.push(why('noCampaign', 'AC-15.1'))
  for (const { class: id, upgrade } of options.heroes) {
    if (id !== '' && !content.classes.some((sheet) => sheet.id === id))
      wrong.push(why('noSuchClass', 'SB-2.2', { class: id }))
    const fits = content.startingUpgrades.some((own) => own.id === upgrade && own.class === id)
    if (upgrade !== '' && !fits) wrong.push(why('noSuchUpgrade', 'SB-2.2', { upgrade }))
  }
  for (const level of options.themed.length === 0 ? [] : LEVELS.slice(0, 3))
    if (!content.threats.some((card) => card.level === level && isThemed(content, card, options.themed)))
      wrong.push(why('noThreatLeft', 'SB-34.9', { level }))
  return wrong
}
