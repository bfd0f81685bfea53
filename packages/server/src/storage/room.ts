/**
 * Room on the disk. What is written goes to a log first and is folded into its pages later, which may make the database larger: if
 * the log had all the room by then, nothing could ever be kept again. So it is folded while there is room for that, and some is
 * left over for what deletes tables.
 */
import { statfsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

export const PAGE = 4096
/** What it takes to delete a large table. */
const FOR_DELETING = 256 * 1024

/** Whether those who find the database locked wait for it. */
export type Waiting = (does: 'yes' | 'no') => void
interface Settings {
  readonly folder: string
  readonly path: string
  readonly wait: Waiting
  readonly most: number
}
export class DiskRoom {
  private readonly file: DatabaseSync
  private readonly folder: string
  private readonly path: string
  private readonly wait: Waiting
  /** How many pages there may be, however large the disk is, and may be now. */
  private readonly most: number
  private cap: number

  constructor(file: DatabaseSync, { folder, path, wait, most }: Settings) {
    this.file = file
    this.folder = folder
    this.path = path
    this.wait = wait
    this.most = most
    this.cap = most
    file.exec(`pragma max_page_count = ${most}`)
  }
  /** After every commit, and where one has failed for want of room, which there may be by now. */
  keep(): void {
    const { bavail, bsize } = statfsSync(this.folder)
    const free = bavail * bsize
    const log = sizeOf(`${this.path}-wal`)
    if (log > free / 2) this.fold()
    const cap = Math.min(this.most, Math.floor((sizeOf(this.path) + log + free - FOR_DELETING) / PAGE))
    if (cap === this.cap) return
    this.cap = cap
    this.file.exec(`pragma max_page_count = ${Math.max(1, cap)}`)
  }
  /** Gives back what the log takes, if nobody else reads it just now and there is room for its pages; else the next time. */
  fold(): void {
    this.wait('no')
    try {
      this.file.exec('pragma wal_checkpoint(truncate)')
    } catch {
      // Whoever writes next is told that the disk is full.
    }
    this.wait('yes')
  }
}
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
