/** Abilities of cards as triggers of the kernel: when each one speaks up. */
import { at, type CardId, type Happening, type Rule, type Seat, type TriggerDef } from '@emberhall/kernel'
import type { Ability, Trigger } from './content/types.ts'
import { holds } from './counts.ts'
import { E } from './happenings.ts'
import { runEffects } from './run.ts'
import { L, type O, printed, Q, type S, type T, V, Z } from './state.ts'

/** Where an ability is printed, which says when it is in force. */
export type AbilityRole =
  | 'attempted'
  | 'inPlay'
  | 'masterUp'
  | 'masterDown'
  | 'flipped'
  | 'fatigue'
  | 'seeker'
  | 'action'

const EVENT_OF: Readonly<Record<Exclude<Trigger, 'onDiscarded'>, number>> = {
  onEnter: E.entered,
  turnStart: E.turnStart,
  onExhaust: E.exhausted,
  attemptStart: E.attemptStart,
  onAction: E.acted,
  onBoost: E.boosted,
  afterRoll: E.rolled,
  onPlaced: E.placed,
  onLight: E.light,
  onDark: E.dark,
  beforePenalty: E.beforePenalty,
  onFail: E.failed,
  onComplete: E.succeeded,
  onOtherCompleted: E.completed,
  onAttach: E.attached,
  finaleStart: E.finaleStart,
  onGauntletFlip: E.flipped,
  turnEnd: E.turnEnd,
}

/** An ability that answers to its own card's discard is run by the discard itself (KD-14.2). */
export function abilityTriggers(ability: Ability, role: AbilityRole, id: string): TriggerDef<S, O>[] {
  if (ability.on === 'onDiscarded') return []
  return [
    {
      on: EVENT_OF[ability.on],
      phase: 'after',
      if: (t, self, h) =>
        inForce(t, self, role) && concerns(t, self, h, ability, role) && isReady(t, self, ability, role, id),
      do: (t, self) => runAbility(t, self, ability, role, id),
    },
  ]
}

function inForce(t: T, self: CardId, role: AbilityRole): boolean {
  const { s } = t
  switch (role) {
    case 'attempted': // KD-5.2 normal type: only while it is being attempted
      return s.attempt.open && s.attempt.target === self && s.flipped[self] === 0
    case 'inPlay': // KD-5.2 bold: as long as it is in play; KD-11.20 a front stops when it is face down
      return s.flipped[self] === 0
    case 'flipped': // KD-11.20 a back starts then
      return s.flipped[self] === 1
    case 'masterUp':
      return s.where[self] === Z.master
    case 'masterDown': // KD-10.1 until the card is turned up
      return s.where[self] === Z.masterDown
    case 'action': // KD-5.13 the text of a boost is ignored
      return s.attempt.open && s.attempt.action === self
    case 'fatigue': // KD-8.7, KD-8.8 as long as it is in play, for the whole group
    case 'seeker': // KD-14.9
      return true
  }
}
function concerns(t: T, self: CardId, h: Happening, ability: Ability, role: AbilityRole): boolean {
  if (h.event === E.entered && h.a !== self) return false
  if (h.event === E.completed && h.a === self) return false
  if (role !== 'seeker' || ability.whose === 'any') return true
  return (h.event === E.boosted ? h.b : t.s.active) === at(t.s.where, self) - Z.seeker
}
const usedMark = (id: string): string => `used ${id}`
function isReady(t: T, self: CardId, ability: Ability, role: AbilityRole, id: string): boolean {
  if (ability.limit !== undefined && t.modified(usedMark(id), self) > 0) return false
  return ability.if === undefined || holds(t, ability.if, self, speaksTo(t, self, role))
}
/** KD-4.5, KD-13.14, KD-14.4: the active Seeker is meant; a Seeker card speaks to its owner. */
function speaksTo(t: T, self: CardId, role: AbilityRole): Seat {
  return role === 'seeker' ? at(t.s.where, self) - Z.seeker : t.s.active
}

function* runAbility(t: T, self: CardId, ability: Ability, role: AbilityRole, id: string): Rule {
  const you = speaksTo(t, self, role)
  if (ability.optional) {
    t.offer(V.use, self)
    if (!(yield* t.maybe(you, Q.useAbility))) return
  }
  if (ability.limit !== undefined) t.modify(usedMark(id), self, 1, ability.limit)
  t.note(L.ability, self)
  yield* runEffects(t, ability.do, self, you)
}

/** KD-14.2 What a card does when it has been discarded from the board. */
export function* runDiscarded(t: T, self: CardId): Rule {
  for (const ability of printed(t, self).onDiscarded) {
    if (ability.if !== undefined && !holds(t, ability.if, self, t.s.active)) continue
    t.note(L.ability, self)
    yield* runEffects(t, ability.do, self, t.s.active)
  }
}
