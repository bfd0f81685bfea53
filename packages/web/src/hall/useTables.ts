/** The tables of this browser, and those one has on the server, as the hall lists them. */
import type { Invitation, TableInfo, TableLine } from '@emberhall/server/protocol'
import { useCallback, useEffect, useState } from 'react'
import {
  call,
  codeOf,
  declineOnline,
  invitationsOnline,
  isOnlineId,
  leaveOnline,
  type ProblemCode,
  tablesOnline,
  tidyOnline,
} from '../online/api.ts'
import { cloneTable, dropTable, tablesOpen } from '../play/local.ts'
import type { Sitter } from '../play/source.ts'
import { forgetTable, freshId, type KeptTable, tablesKept } from '../storage/tables.ts'
import { useSettings } from '../settings/settings.ts'
import { sittersIn } from '../table/placeholders.ts'
import { inboxOf } from './inbox.ts'
import { PLAIN } from './quick.ts'

export interface Tables {
  readonly tables: readonly KeptTable[]
  /** The browser keeps nothing: tables last as long as the page. */
  readonly isUnkept: boolean
  readonly remove: (id: string) => void
  readonly clone: (id: string) => void
  /** Tables on the server where a seat is kept for one. */
  readonly invitations: readonly Invitation[]
  readonly decline: (table: string) => void
  /** Deletes those that nobody has played at for long. */
  readonly tidy: () => void
  /** What the server would not do, until it is read. */
  readonly problem: ProblemCode | null
  readonly dismiss: () => void
}
export function useTables(): Tables {
  const lang = useSettings((settings) => settings.lang)
  const [tables, setTables] = useState<readonly KeptTable[]>([])
  const [lines, setLines] = useState<readonly TableLine[]>([])
  const [invitations, setInvitations] = useState<readonly Invitation[]>([])
  const [isUnkept, setUnkept] = useState(false)
  const [problem, setProblem] = useState<ProblemCode | null>(null)
  const read = useCallback(
    () =>
      tablesKept().then(setTables, () => {
        setUnkept(true)
        setTables(heldOnly())
      }),
    [],
  )
  const tell = useCallback((error: unknown) => setProblem(codeOf(error)), [])
  const readLines = useCallback(() => tablesOnline().then(setLines, tell), [tell])
  const readInvitations = useCallback(() => invitationsOnline().then(setInvitations, tell), [tell])
  useEffect(() => void read(), [read])
  useEffect(() => void readLines(), [readLines])
  useEffect(() => void readInvitations(), [readInvitations])
  return {
    tables: inboxOf([...tables, ...lines.map(asKept)]).map((table) => ({
      ...table,
      sitters: sittersIn(table.sitters, lang),
    })),
    isUnkept,
    invitations,
    decline: (table) => {
      setInvitations((old) => old.filter((each) => each.table !== table))
      void declineOnline(table).catch(tell).then(readInvitations)
    },
    remove: (id) => {
      const line = lines.find((table) => table.id === id)
      if (line !== undefined) {
        setLines((old) => old.filter((table) => table.id !== id))
        return void leaveOnline(line).catch(tell).then(readLines)
      }
      setTables((old) => old.filter((table) => table.id !== id))
      void dropTable(id)
        .then(() => forgetTable(id))
        .catch(() => undefined)
    },
    clone: (id) =>
      void (isOnlineId(id)
        ? call<TableInfo>('POST', `tables/${id}/clone`).catch(tell).then(readLines)
        : cloneTable(id, freshId()).then(read)),
    tidy: () => void tidyOnline().catch(tell).then(readLines),
    problem,
    dismiss: () => setProblem(null),
  }
}
/** What the page still holds when nothing is kept. */
function heldOnly(): KeptTable[] {
  return [...tablesOpen()].map(([id, { game, sitters, policies, view }]) => ({
    id,
    game,
    created: 0,
    updated: 0,
    sitters,
    policies,
    file: null as never,
    summary: {},
    waiting: view.waiting[0] ?? -1,
    over: view.state.over,
  }))
}
/** A table on the server, as its ticket tells of it. */
function asKept(line: TableLine): KeptTable {
  const { id, title, game, seats, mine, waiting, outcome, updated, created, summary, rivals, untouched, host } = line
  const sitters = seats.map(({ kind, name, colour, bot, mine: isMine }): Sitter => {
    if (kind === 'bot') return { kind, name, colour, bot: bot ?? '' }
    return { kind: isMine ? 'here' : 'link', name, colour }
  })
  const waited = waiting.find((seat) => mine.includes(seat)) ?? waiting[0] ?? -1
  const blank = { policies: PLAIN, file: null as never }
  const told = { id, title, game, created, updated, summary, sitters, waiting: waited, over: outcome }
  return { ...blank, ...told, rivals, untouched, isGuest: !host }
}
