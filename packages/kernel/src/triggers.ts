/** Which printed triggers react to a happening, and in which order. */
import type { CardId, Core, Happening, Rule, TriggerDef, TriggerPhase, TriggerRow, TriggerRows } from './game.ts'
import { bOf, pack, TRIGGER } from './options.ts'
import type { Table } from './table.ts'

export interface Waiting<S extends Core, O> {
  readonly card: CardId
  readonly face: number
  readonly trigger: TriggerDef<S, O>
}

const NEXT = { replace: 'before', before: 'after' } as const

/** Lets each trigger of a phase fire once, then those of the next ones. What an earlier one has put out of play does not. */
export function* fire<S extends Core, O>(
  t: Table<S, O>,
  h: Happening,
  rows: TriggerRows<S, O>,
  first: TriggerPhase,
  firstToFire: readonly Waiting<S, O>[],
): Rule<Happening> {
  let phase = first
  let waiting = firstToFire
  for (;;) {
    while (waiting.length > 0) {
      const i = waiting.length === 1 ? 0 : yield* whichFirst(t, waiting)
      const { trigger, card } = waiting[i]!
      yield* trigger.do(t, card, h)
      if (h.replaced) return t.happened(h)
      if (waiting.length === 1) break
      waiting = waiting.filter((w, k) => k !== i && isActive(t, w) && (w.trigger.if?.(t, w.card, h) ?? true))
    }
    if (phase === 'after') return t.happened(h)
    phase = NEXT[phase]
    if (phase === 'after') t.apply(h)
    waiting = eligible(t, h, rows[phase])
  }
}

const NOBODY: never[] = []
/** The triggers of a phase that react to this, in the order of the zones. */
export function eligible<S extends Core, O>(
  t: Table<S, O>,
  h: Happening,
  row: TriggerRow<S, O> | undefined,
): Waiting<S, O>[] {
  if (row === undefined) return NOBODY
  const { zones, faces } = t.s
  const activeZones = t.game.activeZones[t.seats]!
  let waiting: Waiting<S, O>[] = NOBODY
  for (let z = 0; z < activeZones.length; z++) {
    const ids = zones[activeZones[z]!]!
    for (let i = 0; i < ids.length; i++) {
      const card = ids[i]!
      const face = faces[card]!
      const triggers = row[face]
      if (triggers === undefined) continue
      for (const trigger of triggers) {
        if (trigger.if !== undefined && !trigger.if(t, card, h)) continue
        if (waiting === NOBODY) waiting = []
        waiting.push({ card, face, trigger })
      }
    }
  }
  return waiting
}

function isActive<S extends Core, O>(t: Table<S, O>, { card, face }: Waiting<S, O>): boolean {
  return t.game.zoneDefs[t.s.where[card]!]!.active === true && t.s.faces[card] === face
}

function* whichFirst<S extends Core, O>(t: Table<S, O>, waiting: readonly Waiting<S, O>[]): Rule<number> {
  const first = waiting[0]!
  const tie = waiting.every((w) => w.trigger === first.trigger) ? null : t.game.def.tie(t as never)
  if (tie === null) return 0
  waiting.forEach((w, i) => t.offerOption(pack(TRIGGER, w.card, i)))
  return bOf(yield* t.choose(tie.seat, tie.question))
}
