/** Nothing is told before it is seen: what a table shows, step by step, on the way to where it stands. */
import type { Core, LogLine, View } from '@emberhall/kernel'
import type { Beat } from '@emberhall/ui'
import type { Snapshot, TableSource } from '../play/source.ts'

/** What is on the screen: the table as it stands, or on the way there. */
export interface Showing {
  readonly snapshot: Snapshot
  readonly beat: Beat | null
}
export interface Course {
  /** 0: nothing waits. */
  readonly pace: number
  readonly beatsOf: (before: View<Core>, after: View<Core>, news: readonly LogLine[]) => readonly Beat[]
}
type Source = Pick<TableSource, 'current' | 'subscribe'>
/** From one snapshot to the next. */
interface Way {
  readonly from: Snapshot
  readonly to: Snapshot
  readonly beats: readonly Beat[]
}

/** What others do is shown in less time than what people here have waited for. */
const OTHERS_PACE = 0.65
/** Who is so far behind is not shown everything. */
const MOST_WAITING = 3

export class Unfolding {
  private readonly source: Source
  private course: Course
  private showing: Showing
  /** The latest that was heard of. */
  private last: Snapshot
  private waiting: Snapshot[] = []
  private way: Way | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  private leave: (() => void) | null = null

  constructor(source: Source, course: Course) {
    this.source = source
    this.course = course
    this.last = source.current()!
    this.showing = { snapshot: this.last, beat: null }
  }
  setCourse(course: Course): void {
    this.course = course
    if (course.pace === 0) this.skip()
  }
  current = (): Showing => this.showing
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.leave ??= this.source.subscribe(this.hear)
    this.skip()
    this.hear()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0) return
      this.leave?.()
      this.leave = null
      clearTimeout(this.timer)
    }
  }
  /** It has been seen: what came of it follows. */
  skip = (): void => {
    if (this.way !== null) this.arrive(this.way)
  }

  private readonly hear = (): void => {
    const next = this.source.current()
    if (next === null || next === this.last) return
    // Whoever takes something back wants to be there at once.
    const isBack = next.log.length < this.last.log.length
    this.last = next
    this.waiting.push(next)
    if (isBack || this.waiting.length > MOST_WAITING) this.catchUp()
    else if (this.way === null) this.goOn()
  }
  /** On to the next thing that has to be looked at. */
  private goOn(): void {
    let { snapshot } = this.showing
    let news = 0
    for (let to = this.waiting.shift(); to !== undefined; to = this.waiting.shift()) {
      const beats = this.beatsTo(snapshot, to)
      if (beats.length > 0) return this.show({ from: snapshot, to, beats }, 0)
      news += to.news
      snapshot = { ...to, news }
    }
    this.put({ snapshot, beat: null })
  }
  private beatsTo(before: Snapshot, after: Snapshot): readonly Beat[] {
    const { pace, beatsOf } = this.course
    if (pace === 0 || after.news === 0 || before.curtain !== null) return []
    return beatsOf(before.view, after.view, after.log.slice(-after.news))
  }
  private show(way: Way, at: number): void {
    const beat = way.beats[at]
    if (beat === undefined) return this.arrive(way)
    this.way = way
    const { from, to } = way
    const { seq, curtain } = from
    const log = to.log.slice(0, to.log.length - to.news + beat.told)
    const view = { ...beat.view, ask: null, waiting: [] }
    this.put({ snapshot: { ...to, seq, curtain, view, log, news: beat.told }, beat })
    this.timer = setTimeout(() => this.show(way, at + 1), beat.ms * this.course.pace * (isOf(from) ? 1 : OTHERS_PACE))
  }
  private arrive({ to }: Way): void {
    clearTimeout(this.timer)
    this.way = null
    this.put({ snapshot: to, beat: null })
    if (this.waiting.length > 0) this.goOn()
  }
  private catchUp(): void {
    clearTimeout(this.timer)
    const all = this.way === null ? this.waiting : [this.way.to, ...this.waiting]
    const news = all.reduce((n, { news: fresh }) => n + fresh, 0)
    this.way = null
    this.waiting = []
    this.put({ snapshot: { ...this.last, news: Math.min(news, this.last.log.length) }, beat: null })
  }
  private put(showing: Showing): void {
    this.showing = showing
    for (const listener of this.listeners) listener()
  }
}

/** Whether it came of an answer given here: somebody here was asked, or nobody was. */
const isOf = ({ mine, view: { waiting } }: Snapshot): boolean =>
  waiting.length === 0 || mine.length === 0 || waiting.some((seat) => mine.includes(seat))
