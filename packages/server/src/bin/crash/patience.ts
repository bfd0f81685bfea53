/** How long a trial waits: not by the clock of a machine that may be slow, but as long as something comes of it. */
const MOST_MS = 120_000

export class Patience {
  private since = Date.now()
  private interruptions = 0

  /** Something has come of it. */
  renew(): void {
    this.since = Date.now()
  }
  /** Nothing can come of it meanwhile. */
  async during<T>(act: () => Promise<T>): Promise<T> {
    this.interruptions++
    try {
      return await act()
    } finally {
      this.interruptions--
      this.renew()
    }
  }
  /** Everything was there for so long, and nothing at all has come of it. */
  get isOver(): boolean {
    return this.interruptions === 0 && Date.now() - this.since > MOST_MS
  }
}
