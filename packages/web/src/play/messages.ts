/** What travels between the screen and the worker. */
import type { BadInputCode, LogLine, Option, Reply, Seat, Verdict, Why, WindowPolicy } from '@emberhall/kernel'
import type { SaveFile } from '@emberhall/saves'
import type { Lang } from '@emberhall/speech'
import type { CampaignDocument, Line } from '@emberhall/campaign'
import type { Advice } from '@emberhall/sitting'
import type { KeptCampaign } from '../storage/campaigns.ts'
import type { CampaignSetup } from './campaigns.ts'
import type { ReviewOf, Reviewed, ReviewProgress } from './reviewing.ts'
import type { Corrections, Moment, Policies, Sitter, Snapshot, TableSetup, Terms } from './source.ts'

export interface Importing {
  readonly text: string
  readonly lang: Lang
  /** Who sits where if the game itself has no names for its seats. */
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
}
/** A file that could not be opened, or a table that is not there. */
export type Opened =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: OpeningProblem; readonly detail: string }
/** unreachable, outdated: for tables on the server. */
export type OpeningProblem = 'missing' | 'broken' | 'unreachable' | 'outdated'
export type Imported =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: ImportProblem; readonly detail: string }
export type ImportProblem = BadInputCode | 'otherGame'

/** A campaign was begun, or why not. */
export type Begun = { readonly ok: true } | { readonly ok: false; readonly why: readonly Why[] }
export type PlayedOn =
  | { readonly ok: true; readonly table: string | null; readonly notes: readonly Line[] }
  | Extract<Opened, { ok: false }>
export interface CampaignPage {
  readonly kept: KeptCampaign
  readonly document: CampaignDocument<object>
  readonly notes: readonly Line[]
  /** A scene has begun and is not over. */
  readonly isUnderWay: boolean
}

/** Calls by name: what each takes and gives back. Except for `warm` and reviews, the first argument is always the table, or the campaign. */
export interface Calls {
  /** Fetches a game before a table of it is wanted. */
  warm(game: string): null
  start(id: string, setup: TableSetup): Opened
  open(id: string): Opened
  importFile(id: string, file: Importing): Imported
  clone(id: string, copy: string): Opened
  answer(id: string, reply: Reply): Verdict
  undo(id: string): Verdict
  redo(id: string): Verdict
  corrections(id: string): Corrections
  correct(id: string, option: Option): Verdict
  hint(id: string): Advice | null
  wish(id: string, seat: Seat, name: string, policy: WindowPolicy, until: string): null
  withdraw(id: string, seat: Seat, name: string): null
  setTerms(id: string, terms: Partial<Terms>): null
  look(id: string, seat: Seat): null
  sit(id: string, seat: Seat, sitter: Sitter): null
  setPace(id: string, pace: number): null
  moment(id: string, at: number, eyes: Seat | null): Moment
  momentOf(id: string, line: Pick<LogLine, 'at'>): number
  branch(id: string, at: number, title: string): string
  mark(id: string, name: string, asks: number): null
  unmark(id: string, n: number): null
  file(id: string): SaveFile
  /** Looks over a finished game; null where it was stopped, or nobody can. */
  review(of: ReviewOf): Reviewed | null
  stopReview(): null
  close(id: string): null
  beginCampaign(id: string, setup: CampaignSetup): Begun
  /** Of a campaign: the table where it goes on. */
  playOn(id: string): PlayedOn
  restartCampaign(id: string, sitters: readonly Sitter[]): Begun
  removeCampaign(id: string): null
  switchCampaignMode(id: string, mode: string, isOn: boolean): CampaignPage
  campaignPage(id: string): CampaignPage | null
  campaignFile(id: string): { readonly name: string; readonly text: string }
  importCampaign(
    game: string,
    text: string,
    around: Pick<KeptCampaign, 'sitters' | 'policies'>,
  ): Begun & { readonly id?: string }
  forget(id: string): null
}
export type CallName = keyof Calls

export interface WorkerCall {
  readonly n: number
  readonly call: CallName
  readonly args: readonly unknown[]
}
export type Message =
  | { readonly n: number; readonly value: unknown }
  | { readonly n: number; readonly error: string }
  | { readonly table: string; readonly snapshot: Snapshot }
  | { readonly reviewed: ReviewProgress }
