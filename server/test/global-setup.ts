import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { stageProductRules } from '../src/customs/releases/stage-product-rules.ts'
import { createPool } from '../src/platform/database/db.ts'
import { openAtOnce } from '../src/platform/opening.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { startPostgres, type Postgres } from '../src/postgres/postgres.ts'
import { openSeals } from '../src/platform/sealing/sealed-rows.ts'
import { seedSite } from '../src/site/seed/seed-site.ts'
import { keepRows } from './kept-rows.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { START } from './start-time.ts'

type SocketConfig = Postgres['config']

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection settings for the maintenance database of this test run's server. */
    postgres: SocketConfig
  }
}

/**
 * The databases that tests copy: migrated and seeded, with the shop closed as after a first start, or opened
 * by its staff at `START`.
 */
export const TEMPLATES = { closed: 'template_longhaul', open: 'template_longhaul_open' } as const

let server: Postgres | undefined
let folder = ''

/** Runs once per test run: starts a throw-away server with the templates that `createTestDatabase` copies. */
export async function setup(project: TestProject): Promise<void> {
  folder = await makeScratchFolder()
  // Files written by tests, backups included, go there too: on a disk, each of thousands of `fsync` calls
  // would block.
  process.env['TMPDIR'] = folder
  server = await startPostgres({ dataDir: join(folder, 'db'), fsync: false, maxConnections: 300 })
  const maintenance = { ...server.config, database: 'postgres' }
  await setForTests(maintenance)
  await makeTemplates(maintenance)
  project.provide('postgres', maintenance)
}

export async function teardown(): Promise<void> {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * While the clock stands still, all rows of a list have the same timestamp, so only their ids decide the
 * order. With random ids a test that reads a list would pass or fail at random; these ids increase with the
 * time of their creation.
 */
const idsInTheirOrder = `
DO $$
DECLARE own record;
BEGIN
  FOR own IN
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_default = 'gen_random_uuid()'
  LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET DEFAULT uuidv7()', own.table_name, own.column_name);
  END LOOP;
END $$`

async function makeTemplates(maintenance: SocketConfig): Promise<void> {
  await query(maintenance, `CREATE DATABASE ${TEMPLATES.closed}`)
  await within(maintenance, TEMPLATES.closed, async (pool) => {
    await migrate(pool)
    await pool.query(idsInTheirOrder)
    await seedSite(pool, new Date('2026-11-01T00:00:00Z'), 'examples')
    await stageProductRules(pool, new Date('2026-11-01T00:00:00Z'))
    await changeSchemaAsTheFirstStart(pool)
  })
  // Opened once for all test files: in each copy it would take a further connection, which has to load the
  // tables first.
  await query(maintenance, `CREATE DATABASE ${TEMPLATES.open} TEMPLATE ${TEMPLATES.closed}`)
  await within(maintenance, TEMPLATES.open, async (pool) => {
    await openAtOnce(pool, new Date(START))
    await keepRows(pool)
  })
  await within(maintenance, TEMPLATES.closed, keepRows)
  // A session in a template would block copying.
  for (const name of Object.values(TEMPLATES))
    await query(maintenance, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
}

async function setForTests(maintenance: SocketConfig): Promise<void> {
  // It would work in a template while that is copied, and plans would depend on whether it has already
  // analysed a table.
  await query(maintenance, 'ALTER SYSTEM SET autovacuum = off')
  await query(maintenance, "ALTER SYSTEM SET max_wal_size = '256MB'")
  // Each statement is planned once for a connection, and not for each of its first five executions: a tenth
  // of these tests' processor time.
  await query(maintenance, "ALTER SYSTEM SET plan_cache_mode = 'force_generic_plan'")
  await query(maintenance, 'SELECT pg_reload_conf()')
}

/**
 * The first start validates constraints. Done by the first start of each copy, this would make that copy
 * unusable for the next file (shared-database.ts).
 */
async function changeSchemaAsTheFirstStart(pool: pg.Pool): Promise<void> {
  await openSeals(pool, { sealingKeys: [], dataDir: folder })
  // Each copy makes a key of its own.
  await pool.query('DELETE FROM secrets')
}

async function within(
  maintenance: SocketConfig,
  database: string,
  work: (pool: pg.Pool) => Promise<unknown>,
): Promise<void> {
  const pool = createPool({ ...maintenance, database })
  await work(pool).finally(() => pool.end())
}

async function query(config: SocketConfig, sql: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
