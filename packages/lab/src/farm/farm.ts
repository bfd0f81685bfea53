/**
 * A crew that is elsewhere: pieces of work are laid into the queue, and what workers bring is gathered. A piece has an id of its
 * own, made from what it is. So whatever was brought before, to whomever, is there already when the same is wanted again: that is
 * all there is to going on with what was broken off.
 */
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Crew, failureOf } from '../crew.ts'
import type { Work } from '../work.ts'
import { type FarmSettings, Field, type Settled } from './field.ts'
import { FarmTrouble, troubleOf } from './trouble.ts'

/** Pieces that lie in the queue at once. */
const MOST_LAID = 1000
const GATHER_EVERY_MS = 250
const LOOK_ROUND_EVERY_MS = 2000
/** Somebody else who wanted the same may have cleared it away: what does not lie there any more is laid anew. */
const LAY_ANEW_EVERY_MS = 30_000
/** How long a farm may be out of reach. */
const PATIENCE_MS = 60_000
const CLEARED_AT_ONCE = 1000

export interface Hands {
  readonly own: number
  readonly others: number
}
interface Piece {
  readonly id: string
  readonly work: Work
  readonly settle: (found: object) => void
  readonly fail: (error: Error) => void
  readonly brought: Promise<object>
}
export class Farm implements Crew {
  readonly #field: Field
  /** By id; several may want the same. */
  readonly #wanted = new Map<string, Piece>()
  readonly #toLay: Piece[] = []
  readonly #laid = new Map<string, Piece>()
  readonly #onHands: (hands: Hands) => void
  readonly #stopping = new AbortController()
  #tending: Promise<void> = Promise.resolve()
  private constructor(field: Field, onHands: (hands: Hands) => void) {
    this.#field = field
    this.#onHands = onHands
  }
  /** Throws FarmTrouble. Tells from time to time who is there to work. */
  static async open(settings: FarmSettings, onHands: (hands: Hands) => void = () => undefined): Promise<Farm> {
    // What fails is noticed by whoever asks; the queue's own care can wait.
    const farm = new Farm(await Field.open('master', settings, () => undefined), onHands)
    farm.#tending = farm.#tend()
    return farm
  }

  do(work: Work): Promise<object> {
    const id = idOf(this.#field.build, work)
    const same = this.#wanted.get(id)
    if (same !== undefined) return same.brought
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    // Whoever asked is told; nobody may be left who listens.
    promise.catch(() => undefined)
    const piece = { id, work, settle: resolve, fail: reject, brought: promise }
    this.#wanted.set(id, piece)
    this.#toLay.push(piece)
    return promise
  }
  /** Nothing more is wanted, and what was brought has been used: all of it is cleared away. */
  async end(): Promise<void> {
    await this.#rest()
    const ids = [...this.#wanted.keys()]
    for (let i = 0; i < ids.length; i += CLEARED_AT_ONCE) await this.#field.take(ids.slice(i, i + CLEARED_AT_ONCE))
    await this.#leave()
  }
  /** Broken off: nobody begins anything more of it. What has been brought stays there, for whoever wants the same again. */
  async stop(): Promise<void> {
    await this.#rest()
    await this.#field.take(await this.#field.untouched([...this.#laid.keys()]))
    await this.#leave()
  }
  async #rest(): Promise<void> {
    this.#stopping.abort()
    await this.#tending
  }
  async #leave(): Promise<void> {
    await this.#field.boss.stop({ graceful: false })
  }

  async #tend(): Promise<void> {
    const { signal } = this.#stopping
    let reachedAt = performance.now()
    let lookedAt = -Infinity
    let laidAt = reachedAt
    while (!signal.aborted) {
      const now = performance.now()
      try {
        if (now - laidAt > LAY_ANEW_EVERY_MS) {
          await this.#field.lay([...this.#laid.values()])
          laidAt = now
        }
        await this.#layMore()
        await this.#gather()
        if (now - lookedAt > LOOK_ROUND_EVERY_MS) {
          this.#onHands(await this.#field.hands())
          lookedAt = now
        }
        reachedAt = performance.now()
      } catch (error) {
        const { trouble } = troubleOf(error)
        const mayPass = trouble === 'unreachable' || trouble === 'full'
        if (!mayPass || performance.now() - reachedAt > PATIENCE_MS) return this.#failAll(error as Error)
      }
      await setTimeout(GATHER_EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  async #layMore(): Promise<void> {
    const more = this.#toLay.slice(0, MOST_LAID - this.#laid.size)
    if (more.length === 0) return
    // What was given up or cancelled once is tried anew.
    const ids = more.map(({ id }) => id)
    const lost = (await this.#field.settled(ids)).filter(({ state }) => state !== 'completed')
    await this.#field.take(lost.map(({ id }) => id))
    await this.#field.lay(more)
    this.#toLay.splice(0, more.length)
    for (const piece of more) this.#laid.set(piece.id, piece)
  }
  async #gather(): Promise<void> {
    if (this.#laid.size === 0) return
    const settled = await this.#field.settled([...this.#laid.keys()])
    const inVain = settled.filter((piece) => !this.#settle(piece)).map(({ id }) => id)
    await this.#field.take(inVain)
  }
  /** Whether what was brought is worth keeping. */
  #settle({ id, state, output }: Settled): boolean {
    const piece = this.#laid.get(id)!
    this.#laid.delete(id)
    const brought = state === 'completed' ? output : null
    if (brought === null) piece.fail(new FarmTrouble('givenUp', JSON.stringify(piece.work.task)))
    else if ('broken' in brought) piece.fail(failureOf(brought))
    else piece.settle(JSON.parse(brought.found) as object)
    return brought !== null && 'found' in brought
  }
  #failAll(error: Error): void {
    for (const { fail } of this.#wanted.values()) fail(error)
  }
}
function idOf(build: string, work: Work): string {
  const sum = createHash('sha256')
    .update(JSON.stringify([build, work]))
    .digest('hex')
  return [sum.slice(0, 8), sum.slice(8, 12), sum.slice(12, 16), sum.slice(16, 20), sum.slice(20, 32)].join('-')
}
