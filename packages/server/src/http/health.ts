/** Whether an answer could be kept now: it is tried out, once for all who ask meanwhile. */
import { Failure } from '../failure.ts'
import type { Storage } from '../storage/storage.ts'

const PATIENCE_MS = 5000

export class Health {
  private readonly storage: Storage
  private running: Promise<Failure | null> | null = null

  constructor(storage: Storage) {
    this.storage = storage
  }
  /** What is wrong, if anything is. */
  problem(): Promise<Failure | null> {
    this.running ??= this.probe().finally(() => {
      this.running = null
    })
    return this.running
  }
  private async probe(): Promise<Failure | null> {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<Failure>((said) => {
      timer = setTimeout(() => said(new Failure('storage', 'the database does not answer')), PATIENCE_MS)
    })
    const tried = this.storage.probe().then(
      () => this.storage.neighbours?.problem() ?? null,
      (error: unknown) => (error instanceof Failure ? error : new Failure('internal', String(error))),
    )
    try {
      return await Promise.race([tried, silence])
    } finally {
      clearTimeout(timer)
    }
  }
}
