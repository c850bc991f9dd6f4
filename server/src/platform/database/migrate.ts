import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { LANGS } from '@longhaul/domain/languages.ts'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { serverFolder } from '../folders.ts'
import type { Progress } from '../progress.ts'
import { MIGRATION_LOCK, releaseLock, takeLock } from '../start-lock.ts'

const FOLDER = serverFolder('migrations')

/**
 * Brings a database up to date, one process at a time: runs every file of `server/migrations/` once, in
 * numerical order, each in its own transaction; sets the list of languages; then creates or updates the job
 * queue's own tables. A file that was changed after it ran is refused: migrations only go forward. With
 * `only`, just these files run: this rebuilds the tables of an earlier version, so that its data can be
 * restored into them.
 */
export async function migrate(
  pool: pg.Pool,
  { folder = FOLDER, only, progress }: Migrating = {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await takeLock(client, MIGRATION_LOCK)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const all = await migrationNames(folder)
    if (isOlderThanUpgrades(applied.keys(), all)) throw tooOld()
    const names = all.filter((name) => !only || only.has(name))
    progress?.begin('Bringing the database up to date', names.filter((name) => !applied.has(name)).length)
    for (const name of names) {
      const { sql, checksum } = await readMigration(folder, name)
      const known = applied.get(name)
      if (known === checksum) continue
      if (known !== undefined) throw changed(name)
      await applyOne(client, name, checksum, sql)
      progress?.step()
    }
    if (folder.href === FOLDER.href && !only) await client.query('call set_languages($1)', [LANGS])
  } finally {
    await releaseLock(client, MIGRATION_LOCK).finally(() => client.release())
  }
  await runMigrations({ pgPool: pool })
}

type Migrating = { folder?: URL; only?: ReadonlySet<string>; progress?: Progress }

/**
 * A pending migration: its notes on locks and on what it removes (tools/migration-locks.ts), and the tables
 * it touches.
 */
export type Pending = {
  name: string
  notes: readonly string[]
  tables: readonly { name: string; rows: number; size: string }[]
}

/** What `migrate` would do to this database, without doing it. Throws where `migrate` would refuse. */
export async function pendingMigrations(pool: pg.Pool, folder: URL = FOLDER): Promise<Pending[]> {
  const known = await pool.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`)
  const { rows } = known.rows[0]?.there
    ? await pool.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    : { rows: [] }
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const all = await migrationNames(folder)
  if (isOlderThanUpgrades(applied.keys(), all)) throw tooOld()
  const pending: Pending[] = []
  for (const name of all) {
    const { sql, checksum } = await readMigration(folder, name)
    const before = applied.get(name)
    if (before !== undefined && before !== checksum) throw changed(name)
    if (before !== undefined) continue
    const tables = await pool.query<Pending['tables'][number]>(
      `select relname as name, greatest(reltuples, 0)::bigint as rows, pg_size_pretty(pg_total_relation_size(oid)) as size
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any($1) order by 1`,
      [tablesIn(sql)],
    )
    const notes = [...sql.matchAll(/^-- ((?:lock|removes): .+)$/gm)].map(([, note]) => note!)
    pending.push({ name, notes, tables: tables.rows })
  }
  return pending
}

/** The tables that a migration changes or scans. */
const tablesIn = (sql: string): string[] => [
  ...new Set(
    [
      ...sql.matchAll(
        /\b(?:alter table(?: only)?|update|delete from|insert into|index(?: if not exists)? \w+ on|trigger \w+ (?:before|after) [\w\s,]+ on)\s+(\w+)/gi,
      ),
    ].map(([, table]) => table!.toLowerCase()),
  ),
]

/** Every migration of this program, with its checksum. */
export async function knownMigrations(): Promise<Map<string, string>> {
  const names = await migrationNames()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, (await readMigration(FOLDER, name)).checksum] as const),
    ),
  )
}

/**
 * The first version that upgrades start from: its schema is the first migrations, and earlier ones are gone.
 */
export const FIRST_UPGRADABLE = '0.2.0'

/**
 * Whether data was made by a version from before upgrades start: it has had migrations, but not our first.
 */
export function isOlderThanUpgrades(applied: Iterable<string>, known: Iterable<string>): boolean {
  const names = new Set(applied)
  const [first] = known
  return names.size > 0 && first !== undefined && !names.has(first)
}

const tooOld = (): Error =>
  new Error(
    `This database was made by a version before ${FIRST_UPGRADABLE}, and upgrades start at ${FIRST_UPGRADABLE}. Nothing was changed. Start with an empty database: choose another DATA_DIR or DATABASE_URL, or delete the old data yourself.`,
  )

const changed = (name: string): Error =>
  new Error(`Migration ${name} was changed after it ran. Add a new file instead.`)

async function readMigration(folder: URL, name: string): Promise<{ sql: string; checksum: string }> {
  const sql = await readFile(new URL(name, folder), 'utf8')
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** The migration files, in order. */
export async function migrationNames(folder: URL = FOLDER): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).toSorted()
}

async function applyOne(client: pg.PoolClient, name: string, checksum: string, sql: string): Promise<void> {
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '2s'")
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
