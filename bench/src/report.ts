/** The figures as others read them, and as a table with the budget beside each. */
import { found } from '@emberhall/kernel'
import type { Figure } from './figures.ts'
import { REFERENCE, type Subject } from './subjects.ts'

export interface Measured {
  readonly subject: string
  readonly figure: Figure
  readonly value: number
}
type Figures = Readonly<Record<string, number>>
export interface Report {
  /** Missing where only some games were asked for. */
  readonly kernel?: Figures
  readonly games: Readonly<Record<string, Figures>>
  /** Games that could not be measured, and why. */
  readonly skipped: Readonly<Record<string, string>>
}

export function kernelReport(measured: readonly Measured[], decisionsPerGame: number): Figures {
  const { decisionsPerS, suspendablePerS, inlinedPerS, boardgameioPerS, ...rest } = figuresOf(measured, REFERENCE)
  return rounded({
    vsBoardgameio: decisionsPerS! / boardgameioPerS!,
    vsInlined: decisionsPerS! / inlinedPerS!,
    suspendableVsBoardgameio: suspendablePerS! / boardgameioPerS!,
    suspendableVsInlined: suspendablePerS! / inlinedPerS!,
    ...rest,
    decisionsPerS: decisionsPerS!,
    suspendablePerS: suspendablePerS!,
    inlinedPerS: inlinedPerS!,
    boardgameioPerS: boardgameioPerS!,
    decisionsPerGame,
  })
}
/** A game's replay is that of a save: opened, checked, every answer played again. */
export function gameReport(measured: readonly Measured[], name: string): Figures {
  const { loadMs, ...rest } = figuresOf(measured, name)
  return rounded({ ...rest, replayMs: loadMs! })
}
function figuresOf(measured: readonly Measured[], subject: string): Partial<Record<Figure, number>> {
  return Object.fromEntries(measured.filter((m) => m.subject === subject).map((m) => [m.figure, m.value]))
}
function rounded(figures: Readonly<Record<string, number>>): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      value >= 100 ? Math.round(value) : Number(value.toPrecision(3)),
    ]),
  )
}

// ---------------------------------------------------------------- budgets

interface Budget {
  readonly label: string
  readonly unit?: string
  readonly atLeast?: number
  readonly atMost?: number
}
const KERNEL_BUDGETS: Readonly<Record<string, Budget>> = {
  vsBoardgameio: { label: 'straight playouts, boardgame.io = 1', atLeast: 250 },
  vsInlined: { label: 'straight playouts, inlined twin = 1', atLeast: 0.6 },
  suspendableVsBoardgameio: { label: 'suspended at each question, boardgame.io = 1' },
  suspendableVsInlined: { label: 'suspended at each question, inlined twin = 1' },
  copyUs: { label: 'copy of a state', unit: 'µs', atMost: 2 },
  rebuildUs: { label: 'rebuild of a position', unit: 'µs', atMost: 5 },
  replayMs: { label: 'replay of a whole game, unrecorded', unit: 'ms', atMost: 0.3 },
  lastToFirstQuarter: { label: 'cost of a decision, last quarter, first = 1', atMost: 1.25 },
  memoryBytes: { label: 'memory of a suspended match, with log', unit: 'B', atMost: 32_768 },
  memoryBytesUnwatched: { label: 'memory of a suspended match, without log', unit: 'B', atMost: 32_768 },
  loadMs: { label: 'opening a save and replaying all of it', unit: 'ms' },
  undoMs: { label: 'undo, any point', unit: 'ms', atMost: 2 },
  decisionsPerS: { label: 'kernel, straight', unit: 'decisions/s' },
  suspendablePerS: { label: 'kernel, suspended at each question', unit: 'decisions/s' },
  inlinedPerS: { label: 'inlined twin', unit: 'decisions/s' },
  boardgameioPerS: { label: 'boardgame.io', unit: 'decisions/s' },
  decisionsPerGame: { label: 'decisions in a game' },
}
const GAME_BUDGETS: Readonly<Record<string, Budget>> = {
  decisionsPerS: { label: 'straight random playouts', unit: 'decisions/s', atLeast: 300_000 },
  suspendablePerS: { label: 'the same, suspended at each question', unit: 'decisions/s' },
  copyUs: { label: 'copy of a state', unit: 'µs' },
  rebuildUs: { label: 'rebuild of a position', unit: 'µs', atMost: 20 },
  replayMs: { label: 'opening a save and replaying all of it', unit: 'ms', atMost: 5 },
  undoMs: { label: 'undo, any point', unit: 'ms', atMost: 2 },
  slowestUndoMs: { label: 'undo, worst point', unit: 'ms', atMost: 2 },
  saveBytes: { label: 'largest save, compressed', unit: 'B', atMost: 20_000 },
  lastToFirstQuarter: { label: 'cost of a decision, last quarter, first = 1', atMost: 1.25 },
  memoryBytes: { label: 'memory of a suspended match, with log', unit: 'B', atMost: 32_768 },
  memoryBytesUnwatched: { label: 'memory of a suspended match, without log', unit: 'B', atMost: 32_768 },
}

export function printReport(report: Report, subjects: ReadonlyMap<string, Subject>): void {
  if (report.kernel) printTable('kernel, on the reference game Seventeen', report.kernel, KERNEL_BUDGETS)
  for (const [name, figures] of Object.entries(report.games)) {
    const { seats, budgets = {} } = found(subjects.get(name), name)
    printTable(`${name}, ${seats} seats`, figures, { ...GAME_BUDGETS, ...ownBudgets(budgets) })
  }
  for (const [name, reason] of Object.entries(report.skipped)) console.log(`\n${name}: not measured, ${reason}`)
}
function ownBudgets(limits: Readonly<Record<string, number>>): Readonly<Record<string, Budget>> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => {
      const budget = found(GAME_BUDGETS[name], name)
      return [name, { ...budget, ...(budget.atLeast === undefined ? { atMost: limit } : { atLeast: limit }) }]
    }),
  )
}
function printTable(title: string, figures: Figures, budgets: Readonly<Record<string, Budget>>): void {
  console.log(`\n${title}`)
  for (const [name, { label, unit = '', atLeast, atMost }] of Object.entries(budgets)) {
    const value = found(figures[name], name)
    const missed = (atLeast !== undefined && value < atLeast) || (atMost !== undefined && value > atMost)
    const budget =
      atLeast !== undefined
        ? `≥ ${atLeast.toLocaleString('en')}`
        : atMost !== undefined
          ? `≤ ${atMost.toLocaleString('en')}`
          : ''
    const line = `${label.padEnd(46)}${value.toLocaleString('en').padStart(12)} ${unit.padEnd(12)}${budget.padEnd(12)}`
    console.log(`  ${missed ? `${line}MISSED` : line}`.trimEnd())
  }
}
