/** Kinfire Delve: Vainglory's Grotto. The definition that the kernel runs. */
import { at, defineGame, type Game, RuleFault, type Why, why } from '@emberhall/kernel'
import { keepEnough, leaveCertain } from './chance.ts'
import { EVENTS } from './happenings.ts'
import type { Card, MasterBack, Pack } from './content/types.ts'
import { lockedMasters } from './content/validate.ts'
import { CORRECTIONS } from './corrections.ts'
import { vocabulary } from './effects.ts'
import { cardsOf, faceOf, masterBackOf, type Printed, printCard } from './printed.ts'
import { LOGS, MAX_SEEKERS, type O, OPTIONS, Q, type S, SLOTS, STATE, VERBS, Z, ZONES } from './state.ts'
import { type StaticPlaces, staticPlaces } from './in-force.ts'
import type { Vocabulary } from './run.ts'
import { opening, setup } from './steps/setup.ts'
import { turn } from './steps/turn.ts'

export interface KinfireGame extends Game<S, O> {
  /** The printed side of each face. */
  readonly printed: readonly Printed[]
  readonly staticPlaces: StaticPlaces
  readonly seekerIds: readonly string[]
  readonly masterBack: MasterBack
  readonly vocabulary: Vocabulary
}

/** The game with these boxes on the table. Packs are only data; a test lays its fixture cards in one. */
export function makeKinfire(packs: readonly Pack[]): KinfireGame {
  // KD-11.25 What can lock the finale is refused when it is loaded.
  for (const id of lockedMasters(packs)) throw new RuleFault(`${id} can end up vulnerable to no colour (KD-11.25)`)
  const cards = cardsOf(packs)
  const masterBack = masterBackOf(packs)
  const printed = cards.map(printCard)
  const seekerIds = packs.flatMap((p) => p.seekers ?? []).map((s) => s.id)
  const game = defineGame({
    id: 'kinfire-delve',
    version: 1,
    // KD-1.7 One box holds two Seekers; a third and a fourth need another. KD-1.21 A seat is a Seeker, whoever runs it.
    seats: { min: 1, max: MAX_SEEKERS },
    options: OPTIONS,
    state: STATE,
    zones: ZONES,
    verbs: VERBS,
    questions: Q,
    events: EVENTS,
    logs: LOGS,
    faces: cards.map((card) => faceOf(card, masterBack)),
    content: packs,
    cards: (options, seats) => dealt(cards, seekersOf(seekerIds, options, seats)),
    steps: { setup, opening, turn },
    first: 'setup',
    tie: (t) => ({ seat: t.s.active, question: Q.triggerOrder }), // KD-14.10
    undoRule: 'KD-14.12',
    corrections: CORRECTIONS,
    habits: { boost: leaveCertain, reroll: keepEnough },
    checkOptions: (options, seats) => checkSeekers(seekerIds, options, seats),
    check: impossible,
    migrate: {},
  })
  return Object.assign(game, {
    printed,
    seekerIds,
    masterBack,
    vocabulary,
    staticPlaces: staticPlaces(printed, masterBack),
  })
}

/** Who plays whom: as the table chose, or the first Seekers of the boxes. */
function seekersOf(seekerIds: readonly string[], options: Pick<O, 'seekers'>, seats: number): readonly string[] {
  return options.seekers.length > 0 ? options.seekers : seekerIds.slice(0, seats)
}

/** KD-1.4 Each player chooses a different Seeker; KD-1.7 of those there are. */
function checkSeekers(seekerIds: readonly string[], options: O, seats: number): Why[] {
  if (seats > seekerIds.length) return [why('notEnoughSeekers', 'KD-1.7', { seekers: seekerIds.length })]
  const chosen = seekersOf(seekerIds, options, seats)
  if (chosen.length !== seats) return [why('oneSeekerEach', 'KD-1.4', { seats })]
  const unknown = chosen.filter((id) => !seekerIds.includes(id)).map((id) => why('unknownSeeker', 'KD-1.7', { id }))
  if (unknown.length > 0) return unknown
  if (options.firstPlayer >= seats) return [why('noSuchFirstPlayer', 'KD-1.15', { seats })]
  return new Set(chosen).size === seats ? [] : [why('seekerTaken', 'KD-1.4')]
}

/** KD-1.1 Every card by its kind, in the place where setup finds it. */
function dealt(cards: readonly Card[], seekers: readonly string[]): { face: number; zone: number }[] {
  return cards.flatMap((card, face) => {
    const { copies, zone } = placeOf(card, seekers)
    return Array.from({ length: copies }, () => ({ face, zone }))
  })
}
function placeOf(card: Card, seekers: readonly string[]): { copies: number; zone: number } {
  switch (card.kind) {
    case 'challenge':
    case 'event':
      return { copies: card.copies, zone: Z.well }
    case 'master':
      return { copies: 1, zone: Z.unusedMasters }
    case 'gauntlet':
      return { copies: 1, zone: Z.gauntlet }
    case 'fatigue':
      return { copies: 1, zone: Z.fatigueDeck }
    case 'seeker':
      return ofSeeker(seekers, card.id, 1, Z.seeker)
    case 'lantern':
      return ofSeeker(seekers, card.seeker, 1, Z.lantern)
    case 'skill':
      return ofSeeker(seekers, card.seeker, card.copies, Z.deck)
  }
}
function ofSeeker(
  seekers: readonly string[],
  id: string,
  copies: number,
  zone: number,
): { copies: number; zone: number } {
  const seat = seekers.indexOf(id)
  return seat < 0 ? { copies: 0, zone } : { copies, zone: zone + seat }
}

function impossible(s: S): string[] {
  const problems: string[] = []
  if (s.hp > s.hpMax) problems.push(`hp: ${s.hp} is above the cap of ${s.hpMax} (KD-12.6)`)
  if (s.active >= s.charged.length) problems.push(`active: there is no seat ${s.active}`)
  for (const slot of SLOTS)
    if (at(s.zones, slot).length > 1) problems.push('a slot around the Master holds more than one card (KD-2.6)')
  if (at(s.zones, Z.masterDown).length + at(s.zones, Z.master).length !== 1 && s.phase !== 'setup')
    problems.push('there is not exactly one Master (KD-1.2)')
  return problems
}
