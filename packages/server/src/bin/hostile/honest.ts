/** Two people who only want to play, whatever others do. */
import { at } from '@emberhall/kernel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Board } from '../boards.ts'
import { checkPromises } from '../crash/kills.ts'
import { dice, type Promised } from '../crash/playing.ts'
import { ApiRefusal, AtTable, linkOf, Person, someAnswer } from '../driver.ts'
import { Mishap } from '../mishap.ts'
import { from } from './wire.ts'

const BETWEEN_MS = 25
/** The server says so where the disk or another program is in the way: they ask again, with the same words. */
const TROUBLE = ['storageFull', 'storageBusy']

export class Honest {
  readonly problems: string[] = []
  /** What was acknowledged. */
  readonly promised: Promised[] = []
  /** How long answers took, in ms, since somebody last looked. */
  waits: number[] = []
  /** How often they were told to try again. */
  delayed = 0
  private people: readonly Person[] = []
  private clients: AtTable[] = []
  private isLeaving = false
  private playing: Promise<void> = Promise.resolve()
  private readonly random: () => number

  private readonly board: Board

  private constructor(seed: number, board: Board) {
    this.random = dice(seed)
    this.board = board
  }
  static async begin(url: string, seed: number, board: Board): Promise<Honest> {
    const honest = new Honest(seed, board)
    honest.people = [await Person.arrive(url, 'Ana', from(1)), await Person.arrive(url, 'Ben', from(2))]
    await honest.sitDown()
    honest.playing = honest.play().catch((error: unknown) => {
      honest.problems.push(`the honest pair cannot play on: ${(error as Error).message}`)
    })
    return honest
  }
  private async sitDown(): Promise<void> {
    const left = this.clients
    const [ana, ben] = this.people as [Person, Person]
    const seats = [
      { kind: 'me', name: 'Ana' },
      { kind: 'link', name: 'Ben' },
    ]
    const wanted = { ...this.board, seats, title: 'Honest' }
    const info = await ana.post('/api/tables', wanted)
    await ben.sit(info.id, linkOf(info, 1), 'Ben')
    this.clients = [await AtTable.join(ana, info.id), await AtTable.join(ben, info.id)]
    for (const client of left) client.close()
  }
  /** A game may end while nothing can be kept; its people wait for the next one. */
  private async sitDownAgain(): Promise<void> {
    while (!this.isLeaving)
      try {
        return await this.sitDown()
      } catch (error) {
        if (!(error instanceof ApiRefusal && TROUBLE.includes(error.code))) throw error
        this.delayed++
        await sleep(100)
      }
  }
  /** The table they are at. */
  get table(): AtTable {
    return at(this.clients, 0)
  }
  get answers(): number {
    return this.promised.length
  }
  private async play(): Promise<void> {
    while (!this.isLeaving) {
      if (this.table.isOver) await this.sitDownAgain()
      const next = this.clients.find((client) => client.isAsked)
      if (next !== undefined) await this.answer(next)
      await sleep(BETWEEN_MS)
      const lost = this.clients.find(({ closed }) => closed !== null)?.closed
      if (lost) throw new Mishap('lost', `the connection was lost (${lost.code} ${lost.reason})`)
    }
  }
  private async answer(client: AtTable): Promise<void> {
    const { seat, question } = client.shown
    const asked = { type: 'answer', seat, question, value: someAnswer(client.shown, this.random) }
    const id = `h${this.answers}`
    const begun = performance.now()
    for (;;) {
      const settled = await client.ask({ ...asked, id })
      if (settled?.type === 'ack') {
        this.waits.push(performance.now() - begun)
        this.promised.push({ table: client.id, key: `${seat}/${id}`, seq: settled.seq })
        for (const other of this.clients) await other.until(() => other.seq >= settled.seq || other.closed !== null)
        return
      }
      const isTrouble = settled?.type === 'refused' && TROUBLE.includes(settled.code)
      if (!isTrouble) throw new Mishap('refused', `an answer came to nothing: ${JSON.stringify(settled).slice(0, 200)}`)
      this.delayed++
      if (this.isLeaving) return
      await sleep(100)
    }
  }
  /** Waits until they have given so many more answers; false if they cannot. */
  async goOn(answers: number, withinMs: number): Promise<boolean> {
    const wanted = this.answers + answers
    for (const end = Date.now() + withinMs; this.answers < wanted && Date.now() < end; ) {
      if (this.problems.length > 0) return false
      await sleep(BETWEEN_MS)
    }
    return this.answers >= wanted
  }
  async leave(): Promise<void> {
    this.isLeaving = true
    await this.playing
    for (const client of this.clients) client.close()
  }
  /** Once the server has stopped: whether all that was promised is kept. */
  lostIn(folder: string): string[] {
    return checkPromises(folder, this.promised)
  }
}
