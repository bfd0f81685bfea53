/** Which keys mean something at this moment, and which only at others. */
import type { Action, Bindings } from './rules.ts'

/** Keys that nobody can change. */
type Fixed = 'choose' | 'arrows' | 'confirm' | 'drop' | 'skip' | 'lookSeat' | 'actSeat' | 'log' | 'escape'
export type KeyId = Action | Fixed
type KeyGroup = 'answer' | 'seats' | 'look' | 'back' | 'others' | 'table'
/** What the table is like, as far as keys go. */
export interface Facts {
  readonly choices: number
  readonly canConfirm: boolean
  readonly hasPicks: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canHint: boolean
  /** Questions like this one can be passed for a while, or are. */
  readonly canPass: boolean
  readonly canList: boolean
  /** Something is shown happening. */
  readonly isMoving: boolean
  /** A card is looked at closely. */
  readonly isLooking: boolean
  readonly isPointing: boolean
  /** Places from 1 of the seats on this screen, and of those of them that are asked but not shown. */
  readonly here: readonly number[]
  readonly asked: readonly number[]
}
interface KeyRow {
  readonly id: KeyId
  readonly group: KeyGroup
  readonly isNow?: (facts: Facts) => boolean
}
const ROWS: readonly KeyRow[] = [
  { id: 'choose', group: 'answer', isNow: ({ choices }) => choices > 0 },
  { id: 'arrows', group: 'answer', isNow: ({ choices }) => choices > 0 },
  { id: 'confirm', group: 'answer', isNow: ({ canConfirm }) => canConfirm },
  { id: 'drop', group: 'answer', isNow: ({ hasPicks }) => hasPicks },
  { id: 'hint', group: 'answer', isNow: ({ canHint }) => canHint },
  { id: 'pass', group: 'answer', isNow: ({ canPass }) => canPass },
  { id: 'skip', group: 'answer', isNow: ({ isMoving }) => isMoving },
  { id: 'lookSeat', group: 'seats', isNow: ({ here }) => here.length > 1 },
  { id: 'actSeat', group: 'seats', isNow: ({ asked }) => asked.length > 0 },
  { id: 'look', group: 'look' },
  { id: 'list', group: 'look', isNow: ({ canList }) => canList },
  { id: 'pin', group: 'look', isNow: ({ isLooking }) => isLooking },
  { id: 'story', group: 'look' },
  { id: 'log', group: 'look' },
  { id: 'rules', group: 'look' },
  { id: 'undo', group: 'back', isNow: ({ canUndo }) => canUndo },
  { id: 'redo', group: 'back', isNow: ({ canRedo }) => canRedo },
  { id: 'last', group: 'back' },
  { id: 'history', group: 'back' },
  { id: 'bookmarks', group: 'back' },
  { id: 'point', group: 'others', isNow: ({ isPointing, isLooking }) => isPointing && !isLooking },
  { id: 'plan', group: 'others', isNow: ({ isPointing }) => isPointing },
  { id: 'unplan', group: 'others', isNow: ({ isPointing }) => isPointing },
  { id: 'escape', group: 'table' },
  { id: 'menu', group: 'table' },
  { id: 'settings', group: 'table' },
  { id: 'text', group: 'table' },
  { id: 'help', group: 'table' },
]
export interface KeysNow {
  readonly now: ReadonlyMap<KeyGroup, readonly KeyId[]>
  readonly later: readonly KeyId[]
}
export function keysNow(facts: Facts): KeysNow {
  const isNow = (row: KeyRow): boolean => row.isNow?.(facts) ?? true
  const now = Map.groupBy(ROWS.filter(isNow), ({ group }) => group)
  return {
    now: new Map([...now].map(([group, rows]) => [group, rows.map(({ id }) => id)])),
    later: ROWS.filter((row) => !isNow(row)).map(({ id }) => id),
  }
}

const FIXED: Readonly<Record<Exclude<Fixed, 'choose' | 'lookSeat' | 'actSeat'>, string>> = {
  arrows: '← →',
  confirm: '↵',
  drop: 'Esc',
  skip: 'Esc',
  log: '↑ ↓ ← →',
  escape: 'Esc',
}
const MOST = 10
/** How the key is written, with as many digits as mean something. */
export function keyText(id: KeyId, bindings: Bindings, { choices, here, asked }: Facts): string {
  const places = (some: readonly number[]): string => (some.length === 0 ? '1 … 4' : some.join(' '))
  if (id === 'choose') return choices === 1 ? '1' : `1 … ${choices === 0 || choices >= MOST ? '9, 0' : choices}`
  if (id === 'lookSeat') return `Alt + ${places(here)}`
  if (id === 'actSeat') return `⇧ + ${places(asked)}`
  return id in bindings ? bindings[id as Action].toUpperCase() : FIXED[id as keyof typeof FIXED]
}
