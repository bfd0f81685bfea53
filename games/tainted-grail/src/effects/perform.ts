/** What is to be carried out: frames on a stack in the state, so that an encounter can come in between and be left at any question. */
import { found } from '@emberhall/kernel'
import { bookOf, type Effects } from '../book.ts'
import type { Cell, CharacterNo, Frame, Party, T } from '../state.ts'

/** On whose behalf something happens. */
export interface Affair {
  /** The holder of the card, or who acts; -1: the party as a whole. */
  readonly you: CharacterNo
  readonly party: Party
  /** Where it happens; -1: nowhere in particular. */
  readonly cell: Cell
}
const FRESH = { kind: 'effects', at: 0, waits: false, isRoot: false, source: -1 } as const
/** Puts effects on the stack, to be carried out before anything else that waits there. */
export function perform(t: T, effects: Effects, { you, party, cell }: Affair, more: Partial<Frame> = {}): void {
  if (effects.length === 0) return
  const of = found(bookOf(t).listNo.get(effects), 'a list of effects')
  t.s.todo.push({ ...FRESH, of, you, party, cell, ...more })
  carryOn(t)
}
/** TG-15.4 A verse to be read. */
export function read(t: T, verse: number, { you, party, cell }: Affair, isRoot: boolean): void {
  t.s.todo.push({ ...FRESH, kind: 'verse', of: verse, you, party, cell, isRoot })
  carryOn(t)
}
function carryOn(t: T): void {
  if (t.agenda[0]?.step !== 'effects') t.next('effects')
}
/** TG-14.5, TG-14.6, TG-15.16 They take no further part in what is under way. */
export function leaveFrames({ s }: T, party: Party): void {
  for (let i = s.todo.length - 1; i >= 0; i--) {
    const frame = s.todo[i]
    if (frame === undefined) return
    frame.party &= ~party
    if (frame.isRoot) return
  }
}
