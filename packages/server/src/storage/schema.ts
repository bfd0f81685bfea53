/** The tables of the database, as the queries see them, and how they came about. */
import { at } from '@emberhall/kernel'
import type { Kysely } from 'kysely'

export interface Schema {
  version: { n: number }
  people: { id: string; name: string; created: number }
  tables: {
    id: string
    game: string
    title: string
    options: string
    policies: string
    status: string
    outcome: string
    watch: string
    host: string
    created: number
    updated: number
    waiting: string
    notice: string | null
    summary: string | null
    summary_seq: number | null
    campaign: string | null
    next: string | null
    webhook: string | null
    delay: number | null
    again: string | null
    /** How often anything around the table has changed; what is open at it; by which rules it is played. */
    rev: number | null
    matter: string | null
    rules: string | null
  }
  seats: {
    table_id: string
    seat: number
    kind: string
    name: string
    colour: string
    bot: string | null
    link: string
    seen: number | null
    friend: number | null
    deputy: number | null
    shown: number | null
  }
  holders: { table_id: string; seat: number; who: string }
  entries: {
    table_id: string
    seq: number
    kind: string
    seat: number
    who: string
    key: string | null
    cut: number
    words: string
    fate: string
    generation: number
    waiting: string
    outcome: string
    at: number
    said: string | null
  }
  snapshots: { table_id: string; seq: number; kind: string; length: number; save: string }
  chat: {
    table_id: string
    n: number
    seat: number
    who: string
    name: string
    text: string
    at: number
    key: string | null
    deed: string | null
  }
  wishes: { table_id: string; seat: number; name: string; policy: string }
  bookmarks: { table_id: string; n: number; name: string; at: number; who: string; key: string | null }
  codes: { code: string; who: string; expires: number; luggage: string | null }
  legacies: { who: string; game: string; name: string }
  glimpses: { table_id: string; seat: number; who: string }
  invitations: { table_id: string; seat: number; who: string; host: string; by: string; created: number }
  dropped: { table_id: string; who: string }
  secrets: { name: string; value: string }
  processes: { id: string; beat: number; started: number }
  people_here: { process: string; table_id: string; who: string }
  rings: { table_id: string; seat: number; seq: number; at: number }
}
export type Db = Kysely<Schema>

/** MIGRATIONS[n] brings a database from version n to n + 1. Never change one that has been released: add another. */
export const MIGRATIONS: readonly ((db: Db) => Promise<void>)[] = [
  async ({ schema }) => {
    await schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('policies', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('watch', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('seats')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('colour', 'text', (c) => c.notNull())
      .addColumn('bot', 'text')
      .addColumn('link', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
      .execute()
    await schema
      .createTable('holders')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('holders_pk', ['table_id', 'seat', 'who'])
      .execute()
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('key', 'text')
      .addColumn('cut', 'integer', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('fate', 'text', (c) => c.notNull())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
      .execute()
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('length', 'integer', (c) => c.notNull())
      .addColumn('save', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_pk', ['table_id', 'seq', 'kind'])
      .execute()
    await schema
      .createTable('chat')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
      .execute()
    await schema
      .createTable('codes')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute()
  },
  // Lists of one's tables are looked up by person; what could not be kept of a table is told to those who come back to it.
  async ({ schema }) => {
    await schema.createIndex('holders_who').on('holders').column('who').execute()
    await schema.createIndex('tables_host').on('tables').column('host').execute()
    await schema.alterTable('tables').addColumn('notice', 'text').execute()
  },
  // A line said twice is kept once; which questions a seat does not want is kept; lists tell how a table stands.
  async ({ schema }) => {
    await schema.alterTable('chat').addColumn('key', 'text').execute()
    await schema.createIndex('chat_key').unique().on('chat').columns(['table_id', 'key']).execute()
    await schema
      .createTable('wishes')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('policy', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('wishes_pk', ['table_id', 'seat', 'name'])
      .execute()
    await schema.alterTable('tables').addColumn('summary', 'text').execute()
    await schema.alterTable('tables').addColumn('summary_seq', 'integer').execute()
  },
  // A scene of a campaign carries the campaign's document, and knows the table of the scene after it.
  async ({ schema }) => {
    await schema.alterTable('tables').addColumn('campaign', 'text').execute()
    await schema.alterTable('tables').addColumn('next', 'text').execute()
  },
  // What campaigns leave to those who played them.
  async ({ schema }) => {
    await schema
      .createTable('legacies')
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('legacies_pk', ['who', 'game', 'name'])
      .execute()
  },
  // When those who are away were last at the table.
  async ({ schema }) => {
    await schema.alterTable('seats').addColumn('seen', 'bigint').execute()
  },
  // Moments that people have given a name.
  async ({ schema }) => {
    await schema
      .createTable('bookmarks')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('key', 'text')
      .addPrimaryKeyConstraint('bookmarks_pk', ['table_id', 'n'])
      .execute()
  },
  // Who may act for those who are away.
  async ({ schema }) => {
    await schema.alterTable('seats').addColumn('friend', 'integer').execute()
    await schema.alterTable('seats').addColumn('deputy', 'integer').execute()
  },
  // Where somebody is told that it is their turn.
  async ({ schema }) => {
    await schema.alterTable('tables').addColumn('webhook', 'text').execute()
  },
  // How late spectators see a table, and through whose eyes.
  async ({ schema }) => {
    await schema.alterTable('tables').addColumn('delay', 'integer').execute()
    await schema.alterTable('seats').addColumn('shown', 'integer').execute()
  },
  // Who has seen which hand; who is invited where, and which tables somebody does not want to see; what was taken from a table.
  async ({ schema }) => {
    await schema
      .createTable('glimpses')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('glimpses_pk', ['table_id', 'seat', 'who'])
      .execute()
    await schema
      .createTable('invitations')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitations_pk', ['table_id', 'seat', 'who'])
      .execute()
    await schema.createIndex('invitations_who').on('invitations').column('who').execute()
    await schema
      .createTable('dropped')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('dropped_pk', ['who', 'table_id'])
      .execute()
    await schema.alterTable('tables').addColumn('again', 'text').execute()
    await schema.alterTable('chat').addColumn('deed', 'text').execute()
  },
  // Whether a table is the next scene of another is asked for every line of a list.
  async ({ schema }) => {
    await schema.createIndex('tables_next').on('tables').column('next').execute()
  },
  // Where several processes serve the same tables, they sign cookies with the same key.
  async ({ schema }) => {
    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
  },
  // What somebody takes along to another device.
  async ({ schema }) => {
    await schema.alterTable('codes').addColumn('luggage', 'text').execute()
  },
  // Several processes serve the same tables: what they share, who of them is there, and who is at a table by way of which.
  async ({ schema }) => {
    await schema.alterTable('tables').addColumn('rev', 'integer').execute()
    await schema.alterTable('tables').addColumn('matter', 'text').execute()
    await schema.alterTable('tables').addColumn('rules', 'text').execute()
    await schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('beat', 'bigint', (c) => c.notNull())
      .addColumn('started', 'bigint', (c) => c.notNull())
      .execute()
    await schema
      .createTable('people_here')
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('people_here_pk', ['table_id', 'who', 'process'])
      .execute()
    await schema
      .createTable('rings')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('rings_pk', ['table_id', 'seat'])
      .execute()
  },
  // What bots have said about their answers.
  async ({ schema }) => {
    await schema.alterTable('entries').addColumn('said', 'text').execute()
  },
]

/** Brings a database, empty or of any earlier version, to the given one. Throws RangeError for one that is newer. */
export async function migrate(db: Db, to = MIGRATIONS.length): Promise<void> {
  await db.schema
    .createTable('version')
    .ifNotExists()
    .addColumn('n', 'integer', (c) => c.notNull())
    .execute()
  const row = await db.selectFrom('version').select('n').executeTakeFirst()
  const from = row?.n ?? 0
  if (from > MIGRATIONS.length)
    throw new RangeError(
      `the database is of version ${from}, made by a newer Emberhall; this one knows ${MIGRATIONS.length}`,
    )
  for (let n = from; n < to; n++) {
    await db.transaction().execute(async (all) => {
      await at(MIGRATIONS, n)(all)
      await all.deleteFrom('version').execute()
      await all
        .insertInto('version')
        .values({ n: n + 1 })
        .execute()
    })
  }
}
