import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeScratchFolder } from '../../test/scratch-folder.ts'
import { createDb, createPool } from '../platform/database/db.ts'
import {
  findCountedSince,
  findExtension,
  findStatement,
  listTotals,
} from '../operations/statements/sql-statements.ts'
import { findPostgres } from './postgres-leftovers.ts'
import { startPostgres, type Postgres } from './postgres.ts'

const patience = { timeout: 60_000 }
const running: Postgres[] = []
let folder = ''
/**
 * The folder of a database created once and stopped, for tests of later starts, because the first start takes
 * longest.
 */
let made = ''

beforeAll(async () => {
  made = await makeScratchFolder()
  await chmod(made, 0o755)
  const first = await startPostgres({ dataDir: join(made, 'db'), fsync: false })
  await first.stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await makeScratchFolder()
  // If root may not create namespaces, the server runs as another user, who needs access to this folder.
  await chmod(folder, 0o755)
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  await rm(folder, { recursive: true, force: true })
}, 60_000)

describe('a fresh start', patience, () => {
  test('creates a durable UTF-8 database that listens on no port', async () => {
    const server = await start(join(folder, 'db'), true)
    const [settings] = await ask(
      server,
      `SELECT version() ~ '^PostgreSQL 18' AS is18, current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses,
         pg_encoding_to_char(encoding) AS encoding, datctype, datlocale, current_setting('TimeZone') AS zone
       FROM pg_database WHERE datname = current_database()`,
    )
    expect(settings).toEqual({
      is18: true,
      fsync: 'on',
      addresses: '',
      encoding: 'UTF8',
      datctype: 'C.UTF-8',
      datlocale: 'und',
      zone: 'UTC',
    })
  })

  test('collects statement totals if configured, without values', async () => {
    const server = await startPostgres({
      dataDir: await aDatabase('db'),
      fsync: false,
      countsStatements: true,
    })
    running.push(server)
    const db = createDb(createPool(server.config, 1, 'upkeep'))
    try {
      expect(await findExtension(db)).toEqual({ schema: null, isLoaded: true })
      await ask(server, 'create extension pg_stat_statements')
      await ask(server, "select 'Hanna' as name, 41 from pg_class limit 3")
      await ask(server, "alter role current_user password 'lantern42'")
      const totals = await listTotals(db, 'public', 100)
      const listed = totals.find(({ text }) => text.includes('from pg_class'))
      expect(listed).toMatchObject({
        text: 'select $1 as name, $2 from pg_class limit $3',
        calls: 1,
        rows: 3,
      })
      expect(await findStatement(db, 'public', listed!.id)).toEqual({ text: listed!.text })
      expect(await findStatement(db, 'public', '1')).toBeUndefined()
      expect(listed!.total_ms).toBeLessThanOrEqual(listed!.all_ms)
      expect(JSON.stringify(totals)).not.toMatch(/Hanna|lantern42|alter role/)
      expect(await findCountedSince(db, 'public')).toBeInstanceOf(Date)
    } finally {
      await db.destroy()
    }
  })

  test('finds trigrams in Chinese', async () => {
    const server = await start(await aDatabase('db'))
    await ask(server, 'CREATE EXTENSION pg_trgm')
    const [row] = await ask(
      server,
      `SELECT cardinality(show_trgm('代购商品')) AS count, '代购商品' % '代购的商品' AS alike`,
    )
    expect(row).toEqual({ count: 5, alike: true })
  })

  test('works in a long path with spaces, quotes and Chinese characters', async () => {
    const server = await start(join(folder, `it's 我的 "商店"`, '数据'.repeat(20), 'db'))
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(Buffer.byteLength(server.config.host)).toBeLessThan(92)
  })

  test('removes the remains of a killed first start', async () => {
    const half = join(folder, 'db.init-0badcafe')
    await mkdir(half)
    await writeFile(join(half, 'PG_VERSION'), '18')
    await start(join(folder, 'db'))
    expect(await readdir(folder)).toEqual(['db'])
  })

  test('refuses a folder with other contents', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear')
    await expect(start(folder)).rejects.toThrow('contains files that are not a database')
    await mkdir(join(folder, 'old'))
    await writeFile(join(folder, 'old', 'PG_VERSION'), '15\n')
    await expect(start(join(folder, 'old'))).rejects.toThrow('was created by PostgreSQL 15')
  })
})

describe('a second start', patience, () => {
  test('finds the data of the first start', async () => {
    const dataDir = await aDatabase('db')
    const first = await start(dataDir)
    await ask(first, "CREATE TABLE notes AS SELECT '你好' AS words")
    await first.stop()
    const second = await start(dataDir)
    expect(await ask(second, 'SELECT words FROM notes')).toEqual([{ words: '你好' }])
  })

  test('is refused while the first is running, however the path of the folder is written', async () => {
    const dataDir = await aDatabase('db')
    await start(dataDir)
    await expect(start(join(folder, 'x', '..', 'db'))).rejects.toThrow(
      'is already in use by another running process',
    )
  })

  test('on another folder runs alongside the first', async () => {
    const [one, two] = await Promise.all([start(await aDatabase('one')), start(await aDatabase('two'))])
    await ask(one, 'CREATE TABLE only_in_one ()')
    expect(await ask(two, "SELECT to_regclass('only_in_one') AS found")).toEqual([{ found: null }])
    await one.stop()
    expect(await ask(two, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('on a copy of a running database does not disturb the original', async () => {
    const one = await start(await aDatabase('one'))
    await ask(one, 'CHECKPOINT')
    copyDatabase(join(folder, 'one'), join(folder, 'two'))
    const two = await start(join(folder, 'two'))
    expect(await ask(one, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await ask(two, 'SELECT 2 AS two')).toEqual([{ two: 2 }])
  })

  test('ignores a lock file with the id of an unrelated process', async () => {
    const dataDir = await aDatabase('db')
    const first = await start(dataDir)
    const lockFile = await readFile(join(dataDir, 'postmaster.pid'), 'utf8')
    await first.stop()
    const stranger = spawn('cat')
    await writeFile(join(dataDir, 'postmaster.pid'), lockFile.replace(/^\d+/, String(stranger.pid)))
    const second = await start(dataDir)
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
    stranger.kill()
  })
})

describe('after SIGKILL of the process that started it', patience, () => {
  test('the server ends, and the next start finds exactly the committed rows', async () => {
    const dataDir = join(folder, 'db')
    await killed(await startChild(dataDir, process.env['PATH']))
    const server = await start(dataDir, true)
    expect(await ask(server, 'SELECT words FROM notes')).toEqual([{ words: 'committed' }])
  })

  test('the next start ends the server if setpriv and unshare are not available', async () => {
    const dataDir = await aDatabase('db')
    await mkdir(join(folder, 'bin'))
    const child = await startChild(dataDir, join(folder, 'bin'))
    const orphan = Number.parseInt(await readFile(join(dataDir, 'postmaster.pid'), 'utf8'), 10)
    await killed(child)
    expect(process.kill(orphan, 0)).toBe(true)
    const lines: string[] = []
    const server = await start(dataDir, true, lines)
    expect(lines).toContain('ending a database server that its parent left running (SIGINT)')
    expect(await ask(server, 'SELECT words FROM notes')).toEqual([{ words: 'committed' }])
  })
})

describe('a server that is killed', patience, () => {
  const quick = { firstMs: 10, mostMs: 50, attempts: 3 }
  const postmaster = async (dataDir: string) =>
    Number.parseInt(await readFile(join(dataDir, 'postmaster.pid'), 'utf8'), 10)

  test('is restarted each time at the same address, with every committed row', async () => {
    const dataDir = await aDatabase('db')
    const away: (string | null)[] = []
    const server = await startPostgres({ dataDir, again: quick, onAway: (why) => away.push(why) })
    running.push(server)
    await ask(server, 'CREATE TABLE notes (words text)')
    for (const words of ['first', 'second']) {
      await ask(server, `INSERT INTO notes VALUES ('${words}')`)
      const pid = await postmaster(dataDir)
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(async () => expect(await postmaster(dataDir)).not.toBe(pid), { timeout: 30_000 })
      await vi.waitFor(() => expect(away.at(-1)).toBeNull(), { timeout: 30_000 })
    }
    expect(await ask(server, 'SELECT words FROM notes')).toEqual([{ words: 'first' }, { words: 'second' }])
    expect(away).toEqual([expect.stringContaining('SIGKILL'), null, expect.stringContaining('SIGKILL'), null])
  })

  test('and cannot be restarted is reported as lost, with its last output', async () => {
    const dataDir = await aDatabase('db')
    const lost: Error[] = []
    const server = await startPostgres({
      dataDir,
      fsync: false,
      again: quick,
      onLost: (error) => lost.push(error),
    })
    running.push(server)
    await writeFile(join(dataDir, 'postgresql.conf'), 'no such setting')
    process.kill(await postmaster(dataDir), 'SIGKILL')
    await vi.waitFor(() => expect(lost).toHaveLength(1), { timeout: 30_000 })
    expect(lost[0]!.message).toMatch(/3 attempts did not bring it back[^]*syntax error in file/)
  })
})

test('another process finds a running server by its folder', patience, async () => {
  const dataDir = await aDatabase('db')
  const server = await start(dataDir)
  expect(await findPostgres(dataDir)).toEqual(server.config)
  await server.stop()
  expect(await findPostgres(dataDir)).toBeUndefined()
})

test('stop ends open sessions, may be called twice, and leaves no socket behind', patience, async () => {
  const server = await start(await aDatabase('db'))
  const client = new Client(server.config)
  await client.connect()
  const errors: unknown[] = []
  client.on('error', (error) => errors.push(error))
  const ended = new Promise<void>((done) => client.once('end', () => done()))
  await Promise.all([server.stop(), server.stop()])
  await ended
  expect(errors[0]).toMatchObject({ code: '57P01' })
  await expect(readdir(server.config.host)).rejects.toThrow('ENOENT')
})

/** Creates a folder with a copy of it. */
async function aDatabase(name: string): Promise<string> {
  copyDatabase(join(made, 'db'), join(folder, name))
  return join(folder, name)
}

/** Copies synchronously: for a thousand small files this takes a quarter of the time of as many promises. */
const copyDatabase = (from: string, to: string): void => cpSync(from, to, { recursive: true })

async function start(dataDir: string, fsync = false, lines: string[] = []): Promise<Postgres> {
  const server = await startPostgres({ dataDir, fsync, maxConnections: 20, log: (line) => lines.push(line) })
  running.push(server)
  return server
}

async function ask(server: Postgres, sql: string): Promise<unknown[]> {
  const client = new Client(server.config)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

async function startChild(dataDir: string, path = ''): Promise<ChildProcess> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = fileURLToPath(new URL('./postgres-test-child.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', loader, script, dataDir], {
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const outcome: unknown = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  expect(String(outcome)).toBe('ready\n')
  return child
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
