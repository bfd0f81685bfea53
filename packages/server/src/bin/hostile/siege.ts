/** What an attack has at hand. */
import { at } from '@emberhall/kernel'
import type { NewSeat, TableInfo } from '../../protocol.ts'
import type { Board, Playing } from '../boards.ts'
import { ApiRefusal, AtTable, linkOf, Person, someAnswer } from '../driver.ts'
import { Mishap } from '../mishap.ts'
import type { Honest } from './honest.ts'
import type { Settings, Target } from './target.ts'
import { from, Wire } from './wire.ts'

/** Where a server of its own stands. */
export interface Ground {
  readonly settings: Settings
  /** Takes the folder away afterwards, where that is not all. */
  readonly release?: () => void
}
/** One file of `attacks`: what it tries, and how it is judged, stands at its top. */
export interface Attack {
  /** A server of its own. */
  readonly server?: () => Ground
  /** The disk or a lock is in the way meanwhile, so that answers may have to wait. */
  readonly delays?: true
  run(siege: Siege): Promise<void>
}
export interface Pair {
  readonly info: TableInfo
  readonly host: AtTable
  readonly guest: AtTable
}
export { CLOSED_HANDS, RIVALS } from '../boards.ts'

export interface TrialSettings {
  readonly isShort: boolean
  readonly seed: number
  readonly playing: Playing
}
let addresses = 1000

export class Siege {
  readonly target: Target
  readonly honest: Honest
  readonly random: () => number
  readonly isShort: boolean
  readonly playing: Playing
  readonly problems: string[] = []
  readonly notes: string[] = []
  private readonly open: (() => void)[] = []

  constructor(target: Target, honest: Honest, random: () => number, { isShort, playing }: TrialSettings) {
    this.target = target
    this.honest = honest
    this.random = random
    this.isShort = isShort
    this.playing = playing
  }
  get url(): string {
    return this.target.url
  }
  /** Where it does not matter what is played. */
  get board(): Board {
    return this.playing.board
  }
  /** How many, in the short form and in the long one. */
  many(short: number, long: number): number {
    return this.isShort ? short : long
  }
  /** What has to be so. */
  holds(isSo: boolean, problem: string): void {
    if (!isSo) this.problems.push(problem)
  }
  note(text: string): void {
    this.notes.push(text)
  }

  /** Somebody at an address of their own. */
  person(name = ''): Promise<Person> {
    return Person.arrive(this.url, name, from(++addresses))
  }
  /** Somebody new at the address of another. */
  besides({ headers }: Person): Promise<Person> {
    return Person.arrive(this.url, '', headers)
  }
  async join(person: Person, id: string): Promise<AtTable> {
    const client = await AtTable.join(person, id)
    this.open.push(() => client.close())
    return client
  }
  /** A table of a host and a guest, both there. */
  async pair(wanted: object = this.board): Promise<Pair> {
    const [host, guest] = [await this.person('Mallory'), await this.person('Victor')]
    const seats: NewSeat[] = [{ kind: 'me' }, { kind: 'link' }]
    const info = await host.post('/api/tables', { seats, ...wanted })
    await guest.sit(info.id, linkOf(info, 1))
    return { info, host: await this.join(host, info.id), guest: await this.join(guest, info.id) }
  }
  /** A web socket that is not read. */
  async deaf(person: Person, table: string): Promise<Wire> {
    return this.keep(await Wire.deaf(person, table))
  }
  async wire(): Promise<Wire> {
    return this.keep(await Wire.open(this.url))
  }
  private keep(wire: Wire): Wire {
    this.open.push(() => wire.drop())
    return wire
  }
  /** Whatever is still open is closed. */
  leave(): void {
    for (const close of this.open.splice(0)) close()
  }
}

/** So many answers of whoever is asked, all of whom are among these; fewer if the game is over before. */
export async function play(clients: readonly AtTable[], random: () => number, answers: number): Promise<void> {
  for (let given = 0; given < answers && !at(clients, 0).isOver; given++) {
    const first = at(clients, 0)
    await first.until(() => clients.some((client) => client.isAsked) || first.isOver)
    const next = clients.find((client) => client.isAsked)
    if (next === undefined) return
    const settled = await next.answer(someAnswer(next.shown, random))
    if (settled?.type !== 'ack') throw new Mishap('refused', `refused: ${JSON.stringify(settled).slice(0, 300)}`)
    for (const client of clients) await client.until(() => client.seq >= settled.seq)
  }
}
/** What became of a request: the code of its refusal, '' if it was done. */
export async function outcome(request: Promise<unknown>): Promise<string> {
  try {
    await request
    return ''
  } catch (error) {
    if (error instanceof ApiRefusal) return error.code
    throw error
  }
}
