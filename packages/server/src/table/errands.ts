/** What a table does by itself, and nobody asks for again if it fails: it is tried until it is done. */
import type { Room } from './room.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

type Task = () => Promise<void> | void
interface Pending {
  readonly at: number
  readonly timer: NodeJS.Timeout
}

export class Errands {
  private readonly room: Room
  private readonly pending = new Map<string, Pending>()
  /** How often each has failed since it was last done. */
  private readonly failures = new Map<string, number>()

  constructor(room: Room) {
    this.room = room
  }
  get isPending(): boolean {
    return this.pending.size > 0
  }
  /** After whatever is being done at the table, which may be what calls this. */
  now(name: string, task: Task): void {
    queueMicrotask(() => void this.try(name, task))
  }
  /** In a while, once for each name; sooner if it was to be later, also where it rests because it has failed. */
  later(name: string, task: Task, waitMs: number): void {
    const { pending, room } = this
    const at = performance.now() + waitMs
    const last = pending.get(name)
    if (room.isGone || (last !== undefined && last.at <= at)) return
    clearTimeout(last?.timer)
    const timer = setTimeout(() => {
      pending.delete(name)
      this.now(name, task)
    }, waitMs)
    timer.unref()
    pending.set(name, { at, timer })
  }
  stop(): void {
    for (const { timer } of this.pending.values()) clearTimeout(timer)
    this.pending.clear()
  }
  private async try(name: string, task: Task): Promise<void> {
    const { room, failures } = this
    try {
      await room.do(task)
      failures.delete(name)
    } catch (error) {
      if (room.isGone) return
      const before = failures.get(name) ?? 0
      failures.set(name, before + 1)
      room.settings.notes.warn({ table: room.id, error, failures: before + 1 }, `to be tried again: ${name}`)
      this.later(name, task, Math.min(FIRST_PAUSE_MS * 2 ** before, LONGEST_PAUSE_MS))
    }
  }
}
