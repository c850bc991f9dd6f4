import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { createPool } from '../server/src/platform/database/db.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { startPostgres } from '../server/src/postgres/postgres.ts'
import { makeScratchFolder } from '../server/test/scratch-folder.ts'
import { renderTables, type Column } from './table-types.ts'

/**
 * `npm run tables` writes the types of all tables, read from a database that was migrated a moment ago;
 * with `--check` it changes nothing and fails when the committed file says something else.
 */
const file = new URL('../server/src/platform/database/tables.ts', import.meta.url)
const wanted = await fromFreshDatabase()
if (!process.argv.includes('--check')) {
  await writeFile(file, wanted)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
  process.stderr.write(
    'server/src/platform/database/tables.ts does not match the migrations: run "npm run tables"\n',
  )
  process.exitCode = 1
}

async function fromFreshDatabase(): Promise<string> {
  const folder = await makeScratchFolder()
  try {
    const server = await startPostgres({ dataDir: join(folder, 'db'), fsync: false })
    const pool = createPool(server.config)
    try {
      await migrate(pool)
      return renderTables(await readColumns(pool))
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Every column of the tables in `public`, in the order in which the file lists them, whatever the locale
 * sorts like.
 */
async function readColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS nullable,
      a.attgenerated <> '' AS computed, a.atthasdef OR a.attidentity <> '' AS optional,
      ARRAY(
        SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum] ORDER BY k.conname
      ) AS checks
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname COLLATE "C", a.attnum`)
  return rows
}
