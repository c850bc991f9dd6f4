import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { ServerProcess, buildServer } from '../../../test/server-process.ts'

/* The commands as people run them: as separate processes, which are killed or run out of disk space. */

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url))
const world = testWorld()
const target = `test_${randomBytes(6).toString('hex')}`
let maintenance: Client
let folder = ''

beforeAll(async () => {
  await buildServer()
  folder = await mkdtemp(join(tmpdir(), 'longhaul-commands-'))
  maintenance = new Client(inject('postgres'))
  await maintenance.connect()
  await maintenance.query(`create database ${target}`)
  const ana = await world.shopper('ana')
  await world.upload(ana, 'POST /uploads', 'product')
})
afterAll(async () => {
  await maintenance.query(`drop database if exists ${target} with (force)`)
  await maintenance.end()
  await rm(folder, { recursive: true, force: true })
})

const addressOf = (database: string) => {
  const { host, user } = inject('postgres')
  return `postgres://${user}@${encodeURIComponent(host)}/${database}`
}
const settings = () => ({
  PATH: process.env['PATH'] ?? '',
  DATABASE_URL: addressOf(String(world.pool.options.database)),
  DATA_DIR: world.world.env.dataDir,
})
const backups = () => join(folder, 'backups')

/** Runs a command to its end. */
async function runs(command: readonly string[], env: Record<string, string> = settings()) {
  const [program = '', ...args] = command
  return await promisify(execFile)(program, args, { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code?: number; stdout?: string; stderr?: string }) => ({
      code: error.code,
      output: `${error.stdout}${error.stderr}`,
    }),
  )
}
const node = (program: string, ...args: string[]) => [process.execPath, join(DIST, `${program}.js`), ...args]

test('a backup is killed, runs out of space, then completes; a server starts on the full restore, but not on a partial one', async () => {
  // A stored file that never ends blocks the backup half-way.
  const id = '00000000-1111-4111-8111-000000000000'
  const pipe = join(world.world.env.dataDir, 'files', '00', id)
  await mkdir(join(pipe, '..'), { recursive: true })
  await promisify(execFile)('mkfifo', [pipe])
  await world.pool.query(
    "insert into files (id, kind, media_type, bytes, sha256, created_at) values ($1, 'document', 'text/csv', 1, '\\x00', now())",
    [id],
  )
  const [program = '', ...args] = node('backup', backups())
  const killed = spawn(program, args, { env: settings(), stdio: 'ignore' })
  await vi.waitFor(
    async () => expect(await readdir(backups())).toContainEqual(expect.stringMatching(/\.part$/)),
    20_000,
  )
  killed.kill('SIGKILL')
  await once(killed, 'close')
  await rm(pipe)
  await world.pool.query('delete from files where id = $1', [id])
  expect(await runs(node('restore', backups()))).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no complete backup'),
  })

  // Simulates a full disk by limiting files to 4 KB.
  const cramped = await runs([
    'sh',
    '-c',
    `trap '' XFSZ; ulimit -f 4; exec "$@"`,
    'sh',
    ...node('backup', backups()),
  ])
  expect(cramped.code).toBe(1)
  expect(await readdir(backups())).toEqual(['files'])

  const made = await runs(node('backup', backups(), '--keep=1d'))
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('must be kept somewhere else') })
  expect(await runs(node('backup', backups(), '--check'))).toMatchObject({ code: 0 })
  // The drill runs while the shop is running, does not touch its database or files, and leaves nothing
  // behind.
  const temporary = join(folder, 'temporary')
  await mkdir(temporary, { mode: 0o777 })
  const before = await world.pool.query('select count(*) from files')
  expect(
    await runs(node('restore', backups(), '--drill'), { ...settings(), TMPDIR: temporary }),
  ).toMatchObject({ code: 0, output: expect.stringMatching(/balance\.[^]*This was a drill/) })
  expect((await world.pool.query('select count(*) from files')).rows).toEqual(before.rows)
  expect(await readdir(temporary)).not.toContainEqual(expect.stringMatching(/drill/))

  const there = { ...settings(), DATABASE_URL: addressOf(target), DATA_DIR: join(folder, 'data') }
  expect(await runs(node('restore', backups()), there)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/is restored: \d+ tables, 1 files\. The books balance\.[^]*sealing key/),
  })
  expect(await runs(node('restore', backups()), there)).toMatchObject({ code: 1 })
  const shop = {
    ...there,
    DEMO: '0',
    PUBLIC_URL: 'http://localhost:4600',
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATES_URL: 'off',
  }
  const keyless = await ServerProcess.start(shop)
  expect(await keyless.ended()).toBe(1)
  expect(keyless.output).toContain('encrypted with a key that is not available here')
  const inside = new Client({ ...inject('postgres'), database: target })
  await inside.connect()
  await inside.query('create table unfinished_restore (backup text, began_at timestamptz default now())')
  await inside.end()
  const half = await ServerProcess.start({ ...shop, DATA_DIR: world.world.env.dataDir })
  expect(await half.ended()).toBe(1)
  expect(half.output).toContain('Run npm run restore again')
}, 120_000)

test('a backup to an impossible place ends with the reason, and one to a place that does not answer by its time limit', async () => {
  expect(await runs(node('backup', '/proc/longhaul'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('No backup can be made in /proc/longhaul: '),
  })
  // Nobody writes into this pipe, so opening it blocks a thread, as a network share does that is gone.
  const gone = join(folder, 'gone')
  const earlier = join(gone, '20261101T000000Z')
  await mkdir(earlier, { recursive: true })
  await promisify(execFile)('mkfifo', [join(earlier, 'manifest.json')])
  const late = await runs(node('backup', gone), { ...settings(), BACKUP_TIMEOUT_SECONDS: '2' })
  expect(late.code).not.toBe(0)
  expect(late.output).toContain('did not end within 2 seconds')
}, 60_000)

test('a dry run of the migrations changes nothing and says that a backup comes first', async () => {
  const empty = `test_${randomBytes(6).toString('hex')}`
  await maintenance.query(`create database ${empty}`)
  try {
    const dry = await runs(node('migrate', '--dry-run'), { ...settings(), DATABASE_URL: addressOf(empty) })
    expect(dry).toMatchObject({
      code: 0,
      output: expect.stringMatching(/migrations would run[^]*Nothing was changed\. Make a backup before/),
    })
  } finally {
    await maintenance.query(`drop database ${empty} with (force)`)
  }
}, 60_000)

test.each([[[]], [['a', 'b']], [['a', '--keep=all']], [['a', '--nonsense']]])(
  '%j prints the usage',
  async (args) => {
    expect(await runs(node('backup', ...args))).toMatchObject({
      code: 1,
      output: expect.stringContaining('Usage:'),
    })
  },
)
