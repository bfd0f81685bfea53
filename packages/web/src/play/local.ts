/** Tables of this browser: each lives in the worker and is reached by messages. */
import { Problem } from '../problem.ts'
import type { CampaignSetup } from './campaigns.ts'
import type {
  Begun,
  CallName,
  Calls,
  CampaignPage,
  Imported,
  Importing,
  Message,
  Opened,
  PlayedOn,
} from './messages.ts'
import type { ReviewOf, Reviewed, ReviewProgress } from './reviewing.ts'
import type { Sitter, Snapshot, Switching, TableSetup, TableSource } from './source.ts'
import { startWorker } from './startWorker.ts'

type Listener = () => void

/** The picture of a press comes before the work of drawing what came of it; where nothing is painted, nothing is waited for. */
function afterPaint(work: () => void): void {
  if (document.hidden) return work()
  requestAnimationFrame(() => setTimeout(work))
}

class WorkerLink {
  private readonly worker = startWorker()
  private readonly pending = new Map<number, { done: (value: never) => void; fail: (error: Error) => void }>()
  private n = 0
  readonly snapshots = new Map<string, Snapshot>()
  readonly listeners = new Map<string, Set<Listener>>()
  onReviewed: ((progress: ReviewProgress) => void) | null = null

  constructor() {
    this.worker.addEventListener('message', (event: MessageEvent<Message>) => this.hear(event.data))
    this.worker.addEventListener('error', (event) => this.broke(event.message))
  }
  call<K extends CallName>(call: K, ...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> {
    const n = ++this.n
    return new Promise((done, fail) => {
      this.pending.set(n, { done, fail })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      this.worker.postMessage({ n, call, args })
    })
  }
  private hear(message: Message): void {
    if ('snapshot' in message) {
      this.snapshots.set(message.table, message.snapshot)
      afterPaint(() => {
        for (const listener of this.listeners.get(message.table) ?? []) listener()
      })
      return
    }
    if ('reviewed' in message) return this.onReviewed?.(message.reviewed)
    const waiting = this.pending.get(message.n)
    this.pending.delete(message.n)
    if ('error' in message) waiting?.fail(new Problem('worker', message.error))
    else waiting?.done(message.value as never)
  }
  private broke(message: string): void {
    for (const { fail } of this.pending.values()) fail(new Problem('worker', message))
    this.pending.clear()
  }
}
let link: WorkerLink | null = null
function theLink(): WorkerLink {
  link ??= new WorkerLink()
  return link
}

/** It comes up while the page is drawn: whoever plays at once does not wait for it. */
export function wakeWorker(): void {
  theLink()
}
export async function warmWorker(game: string): Promise<void> {
  await theLink().call('warm', game)
}
export function startTable(id: string, setup: TableSetup): Promise<Opened> {
  return theLink().call('start', id, setup)
}
export function importTable(id: string, file: Importing): Promise<Imported> {
  return theLink().call('importFile', id, file)
}
export function cloneTable(id: string, copy: string): Promise<Opened> {
  return theLink().call('clone', id, copy)
}
export async function dropTable(id: string): Promise<void> {
  if (link === null) return
  await link.call('forget', id)
  link.snapshots.delete(id)
}
export const campaigns = {
  begin: (id: string, setup: CampaignSetup): Promise<Begun> => theLink().call('beginCampaign', id, setup),
  playOn: (id: string): Promise<PlayedOn> => theLink().call('playOn', id),
  restart: (id: string, sitters: readonly Sitter[]): Promise<Begun> => theLink().call('restartCampaign', id, sitters),
  remove: async (id: string): Promise<void> => void (await theLink().call('removeCampaign', id)),
  switchMode: (id: string, mode: string, isOn: boolean): Promise<CampaignPage> =>
    theLink().call('switchCampaignMode', id, mode, isOn),
  page: (id: string): Promise<CampaignPage | null> => theLink().call('campaignPage', id),
  file: (id: string): Promise<{ readonly name: string; readonly text: string }> => theLink().call('campaignFile', id),
  take: (game: string, text: string, around: Around): Promise<Begun & { readonly id?: string }> =>
    theLink().call('importCampaign', game, text, around),
}
type Around = Parameters<Calls['importCampaign']>[2]
/** Looks over a finished game, here or elsewhere, until it is found or stopped; the last one asked for counts. */
export function reviewGame(
  source: Pick<TableSource, 'file'>,
  of: Omit<ReviewOf, 'file'>,
  onProgress: (progress: ReviewProgress) => void,
): { readonly found: Promise<Reviewed | null>; readonly stop: () => void } {
  const worker = theLink()
  worker.onReviewed = onProgress
  return {
    found: source.file().then((file) => worker.call('review', { ...of, file })),
    stop: () => void worker.call('stopReview'),
  }
}
/** Tables that this page holds, kept or not. */
export function tablesOpen(): ReadonlyMap<string, Snapshot> {
  return link?.snapshots ?? new Map()
}

/** A table of this browser, opened where it was left; null if there is none of that id. */
export async function openTable(id: string): Promise<LocalSource | Extract<Opened, { ok: false }>> {
  const opened = await theLink().call('open', id)
  return opened.ok ? new LocalSource(id) : opened
}

export class LocalSource implements TableSource {
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
  private last: Snapshot | null = null
  /** A table that has gone is shown as it was until the screen has left it. */
  current = (): Snapshot | null => {
    this.last = theLink().snapshots.get(this.id) ?? this.last
    return this.last
  }
  subscribe = (listener: Listener): (() => void) => {
    const { listeners } = theLink()
    const mine = listeners.get(this.id) ?? new Set()
    listeners.set(this.id, mine.add(listener))
    return () => mine.delete(listener)
  }
  answer: TableSource['answer'] = (reply) => theLink().call('answer', this.id, reply)
  undo: TableSource['undo'] = () => theLink().call('undo', this.id)
  redo: TableSource['redo'] = () => theLink().call('redo', this.id)
  corrections: TableSource['corrections'] = () => theLink().call('corrections', this.id)
  correct: TableSource['correct'] = (option) => theLink().call('correct', this.id, option)
  hint: TableSource['hint'] = () => theLink().call('hint', this.id)
  moment: TableSource['moment'] = (at, eyes) => theLink().call('moment', this.id, at, eyes)
  momentOf: TableSource['momentOf'] = (logLine) => theLink().call('momentOf', this.id, logLine)
  branch: TableSource['branch'] = (at, title) => theLink().call('branch', this.id, at, title)
  mark: TableSource['mark'] = async (name, asks) => void (await theLink().call('mark', this.id, name, asks))
  unmark: TableSource['unmark'] = async (n) => void (await theLink().call('unmark', this.id, n))
  file: TableSource['file'] = () => theLink().call('file', this.id)
  wish: TableSource['wish'] = async (...wished) => void (await theLink().call('wish', this.id, ...wished))
  withdraw: TableSource['withdraw'] = async (...wished) => void (await theLink().call('withdraw', this.id, ...wished))
  setTerms: TableSource['setTerms'] = async (terms) => void (await theLink().call('setTerms', this.id, terms))
  look: TableSource['look'] = async (seat) => void (await theLink().call('look', this.id, seat))
  sit: TableSource['sit'] = async (seat, sitter) => void (await theLink().call('sit', this.id, seat, sitter))
  setPace = (pace: number): void => void theLink().call('setPace', this.id, pace)
  onward = async (switching: Switching): Promise<string | null> => {
    const campaign = this.current()?.campaign ?? null
    if (campaign === null) return null
    for (const [mode, isOn] of Object.entries(switching)) await campaigns.switchMode(campaign, mode, isOn)
    const on = await campaigns.playOn(campaign)
    if (!on.ok) throw new Problem('noNextScene', on.detail)
    return on.table
  }
  campaignFile: TableSource['campaignFile'] = async () => {
    const { name, text } = await campaigns.file(this.current()!.campaign!)
    return { name, data: JSON.parse(text) as unknown }
  }
  close = (): void => void theLink().call('close', this.id)
}
