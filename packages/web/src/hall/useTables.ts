/** The tables of this browser, as the hall lists them. */
import { useCallback, useEffect, useState } from 'react'
import { cloneTable, dropTable, tablesOpen } from '../play/local.ts'
import { forgetTable, freshId, type KeptTable, tablesKept } from '../storage/tables.ts'

export interface Tables {
  readonly tables: readonly KeptTable[]
  /** The browser keeps nothing: tables last as long as the page. */
  readonly isUnkept: boolean
  readonly remove: (id: string) => void
  readonly clone: (id: string) => void
}
export function useTables(): Tables {
  const [tables, setTables] = useState<readonly KeptTable[]>([])
  const [isUnkept, setUnkept] = useState(false)
  const read = useCallback(
    () =>
      tablesKept().then(setTables, () => {
        setUnkept(true)
        setTables(heldOnly())
      }),
    [],
  )
  useEffect(() => void read(), [read])
  return {
    tables,
    isUnkept,
    remove: (id) => {
      setTables((old) => old.filter((table) => table.id !== id))
      void dropTable(id)
        .then(() => forgetTable(id))
        .catch(() => undefined)
    },
    clone: (id) => void cloneTable(id, freshId()).then(read),
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
