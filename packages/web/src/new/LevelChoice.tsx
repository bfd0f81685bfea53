/** How well a bot plays, and what that was found to be worth at a table like this one. */
import { LEVELS, type Level } from '@emberhall/minds'
import type { GameShell, Measured, Outlook } from '@emberhall/speech'
import { Segments } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

export interface LevelChoiceProps {
  readonly shell: GameShell
  readonly place: number
  readonly bot: string
  /** The table as it is set up so far. */
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly onChange: (bot: string) => void
}
export function LevelChoice({ shell, place, bot, seats, options, onChange }: LevelChoiceProps): ReactNode {
  const t = useTranslations('new')
  const outlook = useOutlook(shell)
  const level = levelOf(shell, bot)
  const found = outlook === null ? null : measuredAt(shell, outlook, { level, seats, options })
  const isRivalry = shell.module.rivals?.(seats) === true
  return (
    <div className="seat-level">
      <Segments
        label={t('levelOf', { n: place + 1 })}
        hideLabel
        value={level}
        choices={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
        onChange={onChange}
      />
      <p className="note">
        {t(`levelHelp.${level}`)}
        {found === null
          ? null
          : ` ${t(isRivalry ? 'worthAmongRivals' : 'worth', { n: Math.round(found.share * 100), games: found.games })}`}
      </p>
    </div>
  )
}
/** The game's own player is the normal one. */
const levelOf = ({ bot: plain }: GameShell, bot: string): Level =>
  LEVELS.find((level) => level === bot && bot !== plain) ?? 'normal'

function useOutlook(shell: GameShell): Outlook | null {
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
function measuredAt(shell: GameShell, outlook: Outlook, { level, seats, options }: Wanted): Measured | null {
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
