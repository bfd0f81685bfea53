/** The queue that work lies in: pg-boss, in a schema of its own, with one queue for each build. */
import { randomBytes } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import manifest from 'pg-boss/package.json' with { type: 'json' }
import type { Work } from '../work.ts'
import { ownBuild } from './build.ts'
import { FarmTrouble, troubleOf } from './trouble.ts'

const SCHEMA = 'emberhall_farm'
const DAY = 86_400
/** Whoever does a piece says so that often; who has not for longer is taken for gone, and the piece is given to somebody else. */
export const BEAT = { everySeconds: 2, goneAfterSeconds: 10 } as const
/** A piece that this many have died of is given up. */
const TRIES = 20
/** Work of one kind of machine for another would come to other figures, so that each build has a queue of its own. */
const queueOf = (build: string): string => `lab.${build}`

export interface FarmSettings {
  /** postgres://user:password@machine:5432/database */
  readonly address: string
  /** What plays; what is installed here if nobody says otherwise. */
  readonly build?: string
}
function asTrouble(error: unknown): never {
  throw troubleOf(error)
}
/** A piece as it lies in the queue: as text, because the database would put its parts in another order. */
export interface Laid {
  readonly work: string
}
/** What became of one. */
export type Brought = { readonly found: string } | { readonly broken: string; readonly isBadInput: boolean }

export interface Settled {
  readonly id: string
  readonly state: 'completed' | 'cancelled' | 'failed'
  readonly output: Brought | null
}
export class Field {
  readonly boss: PgBoss
  readonly queue: string
  readonly build: string
  private constructor(boss: PgBoss, build: string) {
    this.boss = boss
    this.build = build
    this.queue = queueOf(build)
  }

  /** Throws FarmTrouble. Whoever opens one hears of what goes wrong with it later. */
  static async open(
    role: 'worker' | 'master',
    settings: FarmSettings,
    onTrouble: (error: FarmTrouble) => void,
  ): Promise<Field> {
    const { address, build = ownBuild() } = settings
    if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
      throw new FarmTrouble('address', address)
    const boss = new PgBoss({
      connectionString: address,
      application_name: `emberhall ${role} ${build} ${randomBytes(4).toString('hex')}`,
      schema: SCHEMA,
      max: 4,
      schedule: false,
      superviseIntervalSeconds: BEAT.everySeconds,
      monitorIntervalSeconds: BEAT.everySeconds,
      useListenNotify: true,
    })
    let isOpen = false
    boss.on('error', (error) => isOpen && onTrouble(troubleOf(error)))
    try {
      await boss.start()
      const field = new Field(boss, build)
      await field.#layOut()
      isOpen = true
      return field
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined)
      throw troubleOf(error)
    }
  }
  async #layOut(): Promise<void> {
    const version = await this.boss.schemaVersion()
    if (version !== null && version > manifest.pgboss.schema) throw new FarmTrouble('newer', String(version))
    await this.boss.createQueue(this.queue, {
      notify: true,
      retryLimit: TRIES,
      heartbeatSeconds: BEAT.goneAfterSeconds,
      expireInSeconds: DAY - 1,
      retentionSeconds: 7 * DAY,
      deleteAfterSeconds: 7 * DAY,
    })
  }
  async #rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.boss.getDb().executeSql(text, values).catch(asTrouble)
    return rows as Row[]
  }
  async lay(pieces: readonly { readonly id: string; readonly work: Work }[]): Promise<void> {
    const laid = pieces.map(({ id, work }) => ({ id, data: { work: JSON.stringify(work) } satisfies Laid }))
    await this.boss.insert(this.queue, laid).catch(asTrouble)
  }
  /** Those of them that nobody will do any more, done or not. */
  settled(ids: readonly string[]): Promise<Settled[]> {
    return this.#rows(
      `select id, state, output from ${SCHEMA}.job where name = $1 and id = any($2::uuid[]) and state >= 'completed'`,
      [this.queue, ids],
    )
  }
  /** Those of them that nobody has begun. */
  async untouched(ids: readonly string[]): Promise<string[]> {
    const rows = await this.#rows<{ id: string }>(
      `select id from ${SCHEMA}.job where name = $1 and id = any($2::uuid[]) and state < 'active'`,
      [this.queue, ids],
    )
    return rows.map(({ id }) => id)
  }
  async take(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.boss.deleteJob(this.queue, [...ids]).catch(asTrouble)
  }
  /** Workers that are connected now: of this build, and of others. Whoever is killed is gone from here at once. */
  async hands(): Promise<{ readonly own: number; readonly others: number }> {
    const rows = await this.#rows<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and application_name like 'emberhall worker %'`,
    )
    const own = rows.filter(({ name }) => name.split(' ')[2] === this.build).length
    return { own, others: rows.length - own }
  }
  /** How many pieces wait for workers of other builds. */
  async elsewhere(): Promise<number> {
    const [row] = await this.#rows<{ n: string }>(
      `select count(*) as n from ${SCHEMA}.job where name like 'lab.%' and name <> $1 and state < 'active'`,
      [this.queue],
    )
    return Number(row!.n)
  }
}
