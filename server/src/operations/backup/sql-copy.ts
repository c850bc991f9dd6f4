import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Tx } from '../../platform/database/db.ts'
import type { DB } from '../../platform/database/tables.ts'
import { type Table, nameOf, quoted } from './table-name.ts'

/*
 * Copies the data of the database out of one snapshot, and into tables created by the migrations. Table
 * definitions are never copied.
 */

/** The schemas that are copied: our own, and the job queue's. */
const SCHEMAS = ['public', 'graphile_worker']
/** The queue's tables are created by the installed library; the manifest records their version. */
const NOT_COPIED = ['graphile_worker.migrations']

export type Sequence = { schema: string; name: string; last: string }

/** Fixes the text format of values, whatever the server's settings are. */
const PLAIN_VALUES =
  "set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC'; set extra_float_digits to 1; set client_encoding to 'UTF8'"

/**
 * Begins a snapshot of the database at this moment and prevents schema changes meanwhile. Data may continue
 * to change, invisibly to the snapshot.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<Table[]> {
  await client.query(PLAIN_VALUES)
  await client.query('begin isolation level repeatable read read only')
  const tables = await listTables(client)
  await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`)
  return tables
}

/** The moment of the snapshot, by the database's clock. */
export async function snapshotMoment(client: pg.ClientBase): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>('select transaction_timestamp() as at')
  return rows[0]!.at
}

/** Exports the snapshot and returns its id, so that another connection can read the same state. */
export async function exportSnapshot(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
  return rows[0]!.id
}

/** Reads from a snapshot that another connection has exported. */
export const inSnapshot = <T>(db: Kysely<DB>, id: string, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set transaction snapshot ${sql.lit(id)}`.execute(tx)
      return await read(tx)
    })

/**
 * All tables with their stored columns, in a stable order. Generated columns are left out, because they are
 * computed again.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select namespace.nspname as schema, class.relname as name,
       array_agg(attribute.attname::text order by attribute.attnum) as columns
     from pg_class class
     join pg_namespace namespace on namespace.oid = class.relnamespace
     join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
       and not attribute.attisdropped and attribute.attgenerated = ''
     where class.relkind = 'r' and namespace.nspname = any($1) and namespace.nspname || '.' || class.relname <> all($2)
       and class.relname <> 'unfinished_restore'
     group by 1, 2 order by 1, 2`,
    [SCHEMAS, NOT_COPIED],
  )
  return rows
}

/** A stream of every row of a table, as text. Its `rowCount` is available at the end. */
export const copyOut = (client: pg.ClientBase, table: Table) =>
  client.query(copyTo(`copy ${nameOf(table)} (${table.columns.map(quoted).join(', ')}) to stdout`))

/** A stream that writes rows into a table. */
export const copyIn = (client: pg.ClientBase, table: Table) =>
  client.query(copyFrom(`copy ${nameOf(table)} (${table.columns.map(quoted).join(', ')}) from stdin`))

/**
 * The sequences in use, with their last number. Sequences are not part of a snapshot; since they are read
 * after it, they are never behind its data.
 */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export const setSequence = (client: pg.ClientBase, { schema, name, last }: Sequence) =>
  client.query('select setval($1::regclass, $2)', [`${quoted(schema)}.${quoted(name)}`, last])

export type AppliedMigration = { name: string; checksum: string }

export async function listMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, checksum from migrations order by name')
  return rows
}

export async function queueVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'select max(id)::integer as version from graphile_worker.migrations',
  )
  return rows[0]?.version ?? 0
}

export async function serverVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]!.server_version
}

/**
 * Takes the lock for backups of this database, held until the connection ends; false if another backup has
 * it.
 */
export async function takeBackupLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(7305203) as taken')
  return rows[0]!.taken
}

/** A stored file according to its row. */
export type FileRow = { id: string; bytes: number; sha256: Buffer }

/** One page of the files in the database, ordered by id, after the given id. */
export async function listFiles(client: pg.ClientBase, after: string, limit: number): Promise<FileRow[]> {
  const { rows } = await client.query<FileRow>(
    'select id::text, bytes, sha256 from files where id > $1::uuid order by id limit $2',
    [after, limit],
  )
  return rows
}

export const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The given ids that still have a row. */
export async function stillThere(live: pg.Pool, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await live.query<{ id: string }>('select id::text from files where id = any($1::uuid[])', [
    ids,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Records a complete backup, so that the age of the last one can be monitored. */
export const noteBackup = (pool: pg.Pool, backup: { madeAt: Date; bytes: number; encrypted: boolean }) =>
  pool.query(
    `insert into last_backup (made_at, bytes, encrypted) values ($1, $2, $3)
     on conflict (only_one) do update set made_at = excluded.made_at, bytes = excluded.bytes, encrypted = excluded.encrypted`,
    [backup.madeAt, backup.bytes, backup.encrypted],
  )
