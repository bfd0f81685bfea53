/** How much somebody may ask for: a bucket that fills by itself. */
export class Bucket {
  private readonly perSecond: number
  private readonly size: number
  private level: number
  private at = performance.now()
  private overdrawn = 0

  constructor(perSecond: number) {
    this.perSecond = perSecond
    this.size = perSecond * 3
    this.level = this.size
  }
  take(n: number): boolean {
    const now = performance.now()
    this.level = Math.min(this.size, this.level + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.level < n) {
      this.overdrawn++
      return false
    }
    this.level -= n
    this.overdrawn = 0
    return true
  }
  /** One who goes on after being told so many times does it on purpose. */
  get isAbused(): boolean {
    return this.overdrawn > this.size
  }
}
