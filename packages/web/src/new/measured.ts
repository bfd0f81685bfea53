/** What levels were found to be worth at a table like the one that is set up. */
import type { Level } from '@emberhall/minds'
import type { GameShell, Measured, Outlook } from '@emberhall/speech'
import { useEffect, useState } from 'react'

/** Fetched with the game's players. */
export function useOutlook(shell: GameShell): Outlook | null {
  const [outlook, setOutlook] = useState<Outlook | null>(null)
  useEffect(() => {
    let isHere = true
    void shell.players().then((players) => isHere && setOutlook(players.outlook ?? null))
    return () => {
      isHere = false
    }
  }, [shell])
  return outlook
}
interface Wanted {
  readonly level: Level
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
/** What was measured with the same cards at a table laid like this one, whoever sits there as whom. */
export function measuredAt(shell: GameShell, outlook: Outlook, { level, seats, options }: Wanted): Measured | null {
  const { contests, strength } = outlook
  const { game } = shell.module
  if (strength.content !== game.contentHash) return null
  const isSame = (name: string, value: unknown): boolean =>
    name === shell.perSeat?.option ||
    JSON.stringify(options[name] ?? game.def.options[name]?.initial) === JSON.stringify(value)
  const contest = contests.find(
    (table) => table.seats === seats && Object.entries(table.options).every(([name, value]) => isSame(name, value)),
  )
  if (contest === undefined) return null
  return strength.rows.find((row) => row.seats === seats && row.label === contest.label && row.level === level) ?? null
}
