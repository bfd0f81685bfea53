/** What a table is opened with. */
import type { KeptTable } from '../storage/tables.ts'
import type { Named } from './bookmarks.ts'
import type { Policies, Sitter, Snapshot, WayBack } from './source.ts'
import type { Match } from '@emberhall/kernel'
import type { Wished } from '@emberhall/server/protocol'
import type { GameShell } from '@emberhall/speech'

export interface HostPlan {
  readonly id: string
  readonly shell: GameShell
  readonly match: Match
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
  readonly created: number
  readonly divergence: string | null
  readonly wayBack: WayBack
  readonly rewinds: number
  /** The campaign this is a scene of. */
  readonly campaign: string | null
  /** How seats wanted to be asked when the table was left. */
  readonly wishes?: readonly Wished[]
  readonly bookmarks?: readonly Named[]
  /** What a copy was named after. */
  readonly title?: string | undefined
  readonly show: (snapshot: Snapshot) => void
  readonly keep: (table: KeptTable) => Promise<void>
}
