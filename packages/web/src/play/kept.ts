/** A table as it is kept. */
import type { Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import type { Wished } from '@emberhall/server/protocol'
import type { GameShell } from '@emberhall/speech'
import type { KeptTable } from '../storage/tables.ts'
import type { Named } from './bookmarks.ts'
import type { Policies, Sitter } from './source.ts'

export interface Keepable {
  readonly id: string
  readonly shell: GameShell
  readonly match: Match
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
  readonly created: number
  readonly rewinds: number
  readonly campaign: string | null
  readonly wishes?: readonly Wished[]
  readonly bookmarks?: readonly Named[]
  readonly title?: string | undefined
}
export function keptTable(from: Keepable): KeptTable {
  const { id, shell, policies, created, sitters, match, rewinds, campaign } = from
  const { wishes = [], bookmarks = [], title = '' } = from
  const state = match.view(-1).state
  return {
    id,
    game: match.game.id,
    created,
    updated: Date.now(),
    sitters,
    policies,
    file: save(match),
    summary: shell.module.summary(state),
    waiting: match.waiting()[0] ?? -1,
    over: match.outcome,
    rewinds,
    ...(campaign !== null && { campaign }),
    ...(wishes.length > 0 && { wishes }),
    ...(bookmarks.length > 0 && { bookmarks }),
    ...(title !== '' && { title }),
  }
}
