/** Forgeflame. The definition that the kernel runs. */
import { at, defineGame, type Game, type Why, why } from '@emberhall/kernel'
import { BOARD } from './content/board.ts'
import type { Content } from './content/types.ts'
import { impossible } from './invariants.ts'
import { faceOf, type Printed, printAll } from './printed.ts'
import { LOGS } from './logs.ts'
import { MAX_SEATS, type O, OPTIONS, Q, type S, STATE, VERBS, Z, ZONES } from './state.ts'
import { event, roundEnd } from './steps/event.ts'
import { imps } from './steps/imps.ts'
import { draft, enlist } from './steps/recruit.ts'
import { deal, setup } from './steps/setup.ts'
import { act, chained, round, turn } from './steps/turn.ts'
import { upkeep } from './steps/upkeep.ts'

export interface ForgeflameGame extends Game<S, O> {
  readonly content: Content
  /** The printed side of each face. */
  readonly printed: readonly Printed[]
}

/** The game with this content on the table; a test lays its own cards in. */
export function makeForgeflame(content: Content): ForgeflameGame {
  const printed = printAll(content)
  const game = defineGame({
    id: 'forgeflame',
    version: 1,
    seats: { min: 1, max: MAX_SEATS },
    options: OPTIONS,
    state: STATE,
    zones: ZONES,
    verbs: VERBS,
    questions: Q,
    events: {},
    logs: LOGS,
    faces: printed.map(faceOf),
    content: { ...content, board: BOARD },
    cards: (options, seats) => dealt(content, printed, options, seats),
    steps: { setup, draft, enlist, deal, round, imps, turn, act, chained, roundEnd, event, upkeep },
    first: 'setup',
    tie: () => null,
    undoRule: 'FF-1.10',
    lot: (t, card) => lotOf(t.s, card),
    checkOptions,
    check: (s, options) => impossible(content, s, options),
    migrate: {},
  })
  return Object.assign(game, { content, printed })
}

/** Whose face-down action card it is, and of which pile: more than that its back does not tell. */
function lotOf(s: S, card: number): string | null {
  const zone = at(s.where, card)
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    if (zone === Z.advancedPile + seat) return `advanced ${seat}`
    if (zone === Z.hand + seat || zone === Z.draw + seat || zone === Z.aside + seat) return `cards ${seat}`
  }
  return null
}
function checkOptions(options: O, seats: number): Why[] {
  return options.firstPlayer >= seats ? [why('noSuchFirstPlayer', 'FF-2.1', { seats })] : []
}

/** Every card and token in the place where setup finds it. */
function dealt(
  content: Content,
  printed: readonly Printed[],
  options: O,
  seats: number,
): { face: number; zone: number }[] {
  const solo = seats === 1
  const sets = { core: true, extra: options.extra, expansion: options.expansion }
  const isIn = new Map(content.adventurers.map((adv) => [adv.id, sets[adv.set]]))
  return printed.flatMap((p, face) => {
    const at = (zone: number, copies = 1) => Array.from({ length: copies }, () => ({ face, zone }))
    switch (p.kind) {
      case 'action':
        return isIn.get(p.card.adventurer) ? at(Z.box) : []
      case 'artifact':
        return at(Z.artifactPile)
      case 'event': // FF-25.4
        return solo && p.card.removedInSolo ? [] : at(Z.eventPile)
      case 'imp':
        return solo ? at(Z.impPile) : []
      case 'objective':
        return solo ? at(Z.objectivePile) : []
      case 'deposit':
        return at({ I: Z.depositsI, II: Z.depositsII, III: Z.depositsIII }[p.card.level])
      case 'exploration':
        return at(Z.explorations, content.explorations[p.what])
      case 'totem': // FF-25.26
        return solo && p.what === 'power' ? [] : at(Z.totemPile)
      case 'treasure':
        return at(Z.treasurePile, content.treasures[p.value - 1])
    }
  })
}
