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
    this.fill()
    if (this.level < n) {
      this.overdrawn++
      return false
    }
    this.level -= n
    this.overdrawn = 0
    return true
  }
  private fill(): void {
    const now = performance.now()
    this.level = Math.min(this.size, this.level + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
  }
  /** One who goes on after being told so many times does it on purpose. */
  get isAbused(): boolean {
    return this.overdrawn > this.size
  }
  get isFull(): boolean {
    this.fill()
    return this.level === this.size
  }
}

const FEW = 1000
/** A bucket for each person, by however many ways they come. One that is full again need not be remembered. */
export class Buckets {
  private readonly perSecond: number
  private readonly buckets = new Map<string, Bucket>()
  private most = FEW

  constructor(perSecond: number) {
    this.perSecond = perSecond
  }
  take(who: string, n: number): boolean {
    let bucket = this.buckets.get(who)
    if (bucket === undefined) {
      if (this.buckets.size >= this.most) this.forget()
      bucket = new Bucket(this.perSecond)
      this.buckets.set(who, bucket)
    }
    return bucket.take(n)
  }
  private forget(): void {
    for (const [who, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(who)
    this.most = Math.max(FEW, this.buckets.size * 2)
  }
}
