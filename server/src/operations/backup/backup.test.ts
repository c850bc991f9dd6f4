import { isLong, someOf } from '@longhaul/domain/form.test-support.ts'
import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readFile, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { RECORDS_KEY, recordedSchemas, unpackRecord } from '../../../test/recorded-schemas.ts'
import { type Person, PASSWORD, START, testWorld } from '../../../test/world.ts'
import { features } from '../../app.ts'
import { checkBooks } from '../../checks/public.ts'
import { FixedClock } from '../../platform/clock.ts'
import { createPool } from '../../platform/database/db.ts'
import { filePath } from '../../platform/files/file-store.ts'
import { FolderStore } from '../../platform/files/folder-store.ts'
import { startServer } from '../../platform/start.ts'
import { MANIFEST, TABLES, listBackups } from './backup-folder.ts'
import { checkBackup, chooseBackup } from './check-backup.ts'
import { newKey } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { bucketPlace } from './bucket-place.ts'
import { openPlace } from './open-place.ts'
import { type Place, folderPlace } from './place.ts'
import { readEnv } from '../../read-env.ts'
import { memoryBucket } from '../../platform/files/bucket.test-support.ts'
import { manifestText, readManifest } from './manifest.ts'
import { mendFiles } from './mend-files.ts'
import { refuseUnfinishedRestore } from './refuse-unfinished.ts'
import { restoreBackup } from './restore-backup.ts'

const world = testWorld({ manyAtOnce: true })
const databases: string[] = []
let maintenance: Client
let top = ''
let folder = ''
let ana: Person
let picture = ''

beforeAll(async () => {
  maintenance = new Client(inject('postgres'))
  await maintenance.connect()
  top = await mkdtemp(join(tmpdir(), 'longhaul-backup-'))
  ana = await world.shopper('ana')
  picture = await world.upload(ana, 'POST /uploads', 'product')
  await given.aPaidOrder(world, ana)
})
beforeEach(async () => {
  folder = await mkdtemp(join(top, 'backups-'))
})
afterAll(async () => {
  for (const name of databases) await maintenance.query(`drop database if exists ${name} with (force)`)
  await maintenance.end()
  await rm(top, { recursive: true, force: true })
})

const dataDir = () => world.world.env.dataDir
const source = () => ({ ...inject('postgres'), database: String(world.pool.options.database) })
const backUp = (over: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
  makeBackup({
    database: source(),
    files: new FolderStore(join(dataDir(), 'files')),
    place: folderPlace(folder),
    recipient: null,
    version: '9.9.9',
    ...over,
  })

/** Creates an empty database and an empty folder. */
async function elsewhere() {
  const database = `test_${randomBytes(6).toString('hex')}`
  databases.push(database)
  await maintenance.query(`create database ${database}`)
  return { database: { ...inject('postgres'), database }, dataDir: await mkdtemp(join(top, 'data-')) }
}
type Elsewhere = Awaited<ReturnType<typeof elsewhere>>

const restore = async (to: Elsewhere, over: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  await restoreBackup({
    ...{
      ...to,
      place: folderPlace(folder),
      name: over.name ?? (await chooseBackup(folderPlace(folder))),
      sealingKeys: [],
      say: () => undefined,
    },
    ...over,
  })

/** The number of tables: 0 if nothing was changed. */
async function tablesOf({ database }: Elsewhere): Promise<number> {
  const client = new Client(database)
  await client.connect()
  const { rows } = await client
    .query<{ count: string }>(
      "select count(*) from pg_tables where schemaname in ('public', 'graphile_worker')",
    )
    .finally(() => client.end())
  return Number(rows[0]!.count)
}

async function changeByte(file: string): Promise<void> {
  const content = await readFile(file)
  const middle = Math.floor(content.length / 2)
  content[middle]! ^= 1
  await writeFile(file, content)
}

/** Makes a backup older by renaming it: its name is its time. */
const age = (name: string, earlier: string) => rename(join(folder, name), join(folder, earlier))

const storedIn = (key: string) => join(folder, 'files', key, picture.slice(0, 2), picture)

describe('a drill', () => {
  test('a backup made while orders are being paid is restored elsewhere: books balance, files match, log-ins work, order numbers continue', async () => {
    const written = new AbortController()
    const writes = (async () => {
      let count = 0
      for (; !written.signal.aborted; count++) await given.aPaidOrder(world, ana)
      return count
    })()
    const made = await backUp()
    written.abort()
    expect(await writes).toBeGreaterThan(0)
    expect(made).toMatchObject({ faults: [], removed: [], files: { gone: [] } })

    const to = await elsewhere()
    await cp(join(dataDir(), 'sealing-keys'), join(to.dataDir, 'sealing-keys'))
    const back = await restore(to)
    expect(back).toMatchObject({ files: 1, without: [], missingKeys: [] })
    const env = { ...world.world.env, dataDir: to.dataDir }
    const clock = new FixedClock(START)
    const running = await startServer(
      { env, clock, log: pino({ level: 'silent' }), database: to.database, pool: createPool(to.database, 4) },
      features,
    )
    try {
      expect(await checkBooks(running.world.db)).toEqual([])
      expect(await running.world.files.read(picture)).toEqual(await world.world.files.read(picture))
      const login = await running.app.inject({
        method: 'POST',
        url: `/api/v1/login?email=${ana.email}&password=${PASSWORD}`,
      })
      expect(login.json()).toMatchObject({ code: 200 })
      // Used order numbers are not issued again, and triggers and foreign keys are in force.
      const counted = await running.pool.query(
        "select nextval('order_numbers') > count(*) + 10240 as ahead from orders",
      )
      expect(counted.rows).toEqual([{ ahead: true }])
      await expect(running.pool.query('delete from ledger_postings')).rejects.toThrow()
      await expect(
        running.pool.query("update orders set shopper_id = '00000000-0000-0000-0000-000000000001'"),
      ).rejects.toThrow(/foreign key/)
    } finally {
      await running.stop()
    }
    const { rows } = await world.pool.query('select made_at, encrypted from last_backup')
    expect(rows).toEqual([{ made_at: new Date(made.manifest.made_at), encrypted: false }])
  })
})

describe('recorded schemas', () => {
  const { length } = recordedSchemas()

  // The first record has the longest way to go.
  test.each(someOf(recordedSchemas(), length))(
    '%s, as its version left it, is migrated to this version',
    async (record) => {
      unpackRecord(record, folder)
      const to = await elsewhere()
      await writeFile(join(to.dataDir, 'sealing-keys'), RECORDS_KEY.toString('base64'), { mode: 0o600 })
      const { manifest } = await restore(to)
      const rowsThen = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows
      const env = { ...world.world.env, dataDir: to.dataDir }
      const clock = new FixedClock(manifest.made_at)
      const running = await startServer(
        {
          env,
          clock,
          log: pino({ level: 'silent' }),
          database: to.database,
          pool: createPool(to.database, 4),
        },
        features,
      )
      try {
        expect(await checkBooks(running.world.db)).toEqual([])
        for (const table of ['orders', 'parcels', 'stock_items', 'ledger_postings', 'messages', 'shoppers']) {
          const { rows } = await running.pool.query(`select count(*)::int as count from ${table}`)
          expect([table, rows[0].count]).toEqual([table, rowsThen(table)])
        }
        const login = await running.app.inject({
          method: 'POST',
          url: '/api/v1/login?email=mei@demo.example&password=demo1234',
        })
        const { token } = login.json<{ data: { token: string } }>().data
        const read = async (path: string) => {
          const answer = await running.app.inject({
            url: `/api/v1${path}`,
            headers: { authorization: token },
          })
          expect([path, answer.statusCode]).toEqual([path, 200])
          return answer.json<{ data: { items: { id: string }[] } }>().data
        }
        for (const kind of ['orders', 'parcels']) {
          const [first] = (await read(`/${kind}`)).items
          await read(`/${kind}/${first!.id}`)
        }
        for (const path of ['/users/info', '/desk', '/messages', '/stock_items']) await read(path)
      } finally {
        await running.stop()
      }
    },
  )
})

describe('stored files', () => {
  test('are stored once for all backups, and are removed with the last one that refers to them', async () => {
    const spare = await world.upload(ana, 'POST /uploads', 'product')
    const first = await backUp()
    await world.pool.query('delete from files where id = $1', [spare])
    const files = join(folder, 'files', 'plain')
    await age(first.name, '20260101T000000Z')
    const second = await backUp()
    expect([first.files.added, second.files.added]).toEqual([2, 0])
    expect(await readdir(join(files, spare.slice(0, 2)))).toContain(spare)
    await age(second.name, '20260101T000001Z')
    const third = await backUp({ keep: { days: 1, weeks: 0, months: 0, years: 0 } })
    expect(third.removed).toEqual(['20260101T000001Z', '20260101T000000Z'])
    expect(await readdir(join(files, spare.slice(0, 2)))).not.toContain(spare)
    expect(await readdir(join(files, picture.slice(0, 2)))).toContain(picture)
    await checkBackup(folderPlace(folder), third.name)
  })
})

describe('restoring only files', () => {
  test('brings back missing files, whole or not at all, and does not touch existing ones', async () => {
    const other = await world.upload(ana, 'POST /uploads', 'product')
    const files = new FolderStore(join(dataDir(), 'files'))
    const content = await files.read(other)
    const { identity, recipient } = await newKey()
    const { name } = await backUp({ recipient })
    const mend = (keyFile = identity) =>
      mendFiles({ database: source(), files, place: folderPlace(folder), name, keyFile })
    expect(await mend()).toMatchObject({ restored: 0, without: [] })

    await files.remove(other)
    await truncate(join(dataDir(), 'files', filePath(picture)), 3)
    expect(await mend()).toMatchObject({ restored: 2, without: [] })
    expect(await files.read(other)).toEqual(content)
    expect(await mend()).toMatchObject({ restored: 0 })

    // Stored after the backup and then lost: it is in neither place.
    const since = await world.upload(ana, 'POST /uploads', 'product')
    await files.remove(since)
    expect((await mend()).without).toEqual([since])
    await files.remove(other)
    await changeByte(join(folder, 'files', recipient, other.slice(0, 2), other))
    await expect(mend()).rejects.toThrow()
    expect(await files.sizeOf(other)).toBeUndefined()
    await expect(mend('')).rejects.toThrow(/no key for/)
    await world.pool.query('delete from files where id = any($1)', [[other, since]])
  })
})

describe('in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof memoryBucket>>
  beforeAll(async () => {
    bucket = await memoryBucket()
  })
  beforeEach(() => bucket.empty())
  afterAll(() => bucket.end())
  const settings = () => ({ ...bucket.settings, url: `${bucket.url}/shop one` })
  /** Uses the bucket as a command does: with its own scratch folder, which is removed afterwards. */
  async function within<T>(work: (place: Place) => Promise<T>): Promise<T> {
    const place = await bucketPlace(settings())
    return await work(place).finally(() => place.close())
  }
  const paths = () => [...bucket.objects.keys()].map((path) => path.replace('/bucket/shop one/', ''))
  const renamed = (name: string, earlier: string) => {
    for (const [path, content] of bucket.objects) {
      if (!path.includes(`/${name}/`)) continue
      bucket.objects.delete(path)
      bucket.objects.set(path.replace(name, earlier), content)
    }
  }

  test('an interrupted backup does not count; the next is complete, uploads only new files, passes the check and is restored with its key', async () => {
    const { identity, recipient } = await newKey()
    let sent = 0
    bucket.refusing(({ method }) =>
      method === 'PUT' && ++sent > 20 ? { status: 403, code: 'Cut' } : undefined,
    )
    await expect(within((place) => backUp({ place, recipient }))).rejects.toThrow(/answered 403 Cut/)
    expect(paths().length).toBe(20)
    await expect(within((place) => chooseBackup(place))).rejects.toThrow(
      /There is no complete backup in http/,
    )
    const broken = paths()
      .find((path) => path.includes('/tables/'))!
      .slice(0, 16)
    renamed(broken, '20260101T000000Z')

    bucket.refusing(() => undefined)
    const first = await within((place) => backUp({ place, recipient }))
    expect(first.files.added).toBe(1)
    expect(paths().filter((path) => path.startsWith('20260101'))).toEqual([])
    expect(paths().at(-1)).toBe(`${first.name}/${MANIFEST}`)
    renamed(first.name, '20260101T000001Z')
    expect((await within((place) => backUp({ place, recipient }))).files.added).toBe(0)
    const check = () => within(async (place) => checkBackup(place, await chooseBackup(place)))
    await check()
    const stored = bucket.objects.get(
      `/bucket/shop one/files/${recipient}/${picture.slice(0, 2)}/${picture}`,
    )!
    expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    stored[30]! ^= 1
    await expect(check()).rejects.toThrow(new RegExp(`${picture} is damaged`))
    stored[30]! ^= 1

    const to = await elsewhere()
    const back = await within(async (place) =>
      restore(to, { place, name: await chooseBackup(place), keyFile: identity }),
    )
    expect(back.files).toBe(1)
    expect(await readFile(join(to.dataDir, 'files', picture.slice(0, 2), picture))).toEqual(
      await world.world.files.read(picture),
    )
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith('longhaul-bucket-place-'))
    expect(left).toEqual([])
  })

  // Only in the long form: the same code is always tested with a folder.
  test.each(
    isLong
      ? ['expired backups are removed with their files; keys without permission to remove are reported']
      : [],
  )('%s', async () => {
    const spare = await world.upload(ana, 'POST /uploads', 'product')
    const first = await within((place) => backUp({ place }))
    await world.pool.query('delete from files where id = $1', [spare])
    renamed(first.name, '20260101T000000Z')
    const keep = { days: 1, weeks: 0, months: 0, years: 0 }
    bucket.refusing(({ method }) => (method === 'DELETE' ? { status: 403, code: 'No' } : undefined))
    const second = await within((place) => backUp({ place, keep }))
    expect(second.faults).toEqual([expect.stringMatching(/not all old backups could be removed: .* 403 No/)])
    renamed(second.name, '20260101T000001Z')
    bucket.refusing(() => undefined)
    const third = await within((place) => backUp({ place, keep }))
    expect(third.removed).toEqual(['20260101T000001Z', '20260101T000000Z'])
    expect(new Set(paths().map((path) => path.split('/')[0]))).toEqual(new Set([third.name, 'files']))
    expect(paths().some((path) => path.endsWith(spare))).toBe(false)
    expect(paths().some((path) => path.endsWith(picture))).toBe(true)
  })

  test('a missing or wrong address or key is explained', async () => {
    const open = (address: string, named: Record<string, string> = {}) => openPlace(readEnv(named), address)
    const keys = { BACKUP_S3_ACCESS_KEY: 'key', BACKUP_S3_SECRET_KEY: 'secret' }
    await expect(open('https://s3.example.com/b')).rejects.toThrow(/BACKUP_S3_ACCESS_KEY and/)
    for (const wrong of ['https://s3.example.com', 'https:/', 'https://a@s3.example.com/b', 'https://s3/b?c'])
      await expect(open(wrong, keys)).rejects.toThrow(/is not a URL such as/)
    const shop = { ...keys, S3_URL: 'https://s3.example.com/b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
    await expect(open('https://s3.example.com/b/', shop)).rejects.toThrow(/keeps its stored files there/)
    expect(() => readEnv({ BACKUP_S3_ACCESS_KEY: 'key' })).toThrow(/must be set together/)
  })
})

describe('encrypted', () => {
  // Only in the long form: the same code is always tested with a bucket.
  test.each(
    isLong
      ? ['nothing is readable without the key, checksums can be verified, and the key restores everything']
      : [],
  )('%s', async () => {
    const { identity, recipient } = await newKey()
    const { name, manifest } = await backUp({ recipient })
    const all = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const entry of all.filter((found) => found.isFile() && found.name.endsWith('.gz')))
      if (entry.parentPath.endsWith(TABLES))
        expect((await readFile(join(entry.parentPath, entry.name))).subarray(0, 21).toString()).toBe(
          'age-encryption.org/v1',
        )
    expect(await readFile(storedIn(recipient), 'latin1')).toContain('age-encryption.org/v1')
    await checkBackup(folderPlace(folder), name)
    expect(manifest.recipient).toBe(recipient)

    const to = await elsewhere()
    await expect(restore(to)).rejects.toThrow(/--key-file/)
    await expect(restore(to, { keyFile: (await newKey()).identity })).rejects.toThrow(/no key for age1/)
    await expect(restore(to, { keyFile: 'nothing' })).rejects.toThrow(/no key for age1/)
    expect(await tablesOf(to)).toBe(0)
    const back = await restore(to, { keyFile: `# a note\n${identity}\n` })
    expect(back.files).toBe(1)
    // The sealing keys are in the other installation.
    expect(back.missingKeys).toEqual(manifest.sealing_keys)
    expect(await readFile(join(to.dataDir, 'files', picture.slice(0, 2), picture))).toEqual(
      await world.world.files.read(picture),
    )
  })

  test('an invalid key is refused before anything is written', async () => {
    await expect(backUp({ recipient: 'age1nonsense' })).rejects.toThrow(/must begin with age1/)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('an incomplete backup is never taken for a complete one', () => {
  const tableFile = (name: string) => join(folder, name, TABLES, 'public.shoppers.gz')
  const damages = [
    ['a changed byte in a table', (name: string) => changeByte(tableFile(name)), /shoppers.gz is damaged/],
    ['a truncated table', (name: string) => truncate(tableFile(name), 50), /shoppers.gz is damaged/],
    ['a missing table', (name: string) => rm(tableFile(name)), /shoppers.gz is missing/],
    [
      'a changed byte in the list of files',
      (name: string) => changeByte(join(folder, name, 'files.gz')),
      /files.gz is damaged/,
    ],
    [
      'a changed byte in the manifest',
      (name: string) => changeByte(join(folder, name, MANIFEST)),
      /not a complete backup/,
    ],
    [
      'half a manifest',
      (name: string) => truncate(join(folder, name, MANIFEST), 900),
      /not a complete backup/,
    ],
    ['no manifest', (name: string) => rm(join(folder, name, MANIFEST)), /not a complete backup/],
    ['a truncated stored file', () => truncate(storedIn('plain'), 5), /is damaged/],
    ['a stored file that grew', () => appendFile(storedIn('plain'), 'x'), /is damaged/],
    ['a missing stored file', () => rm(storedIn('plain')), /is missing/],
  ] as const
  test.each(someOf(damages, 3))(
    '%s is detected by the check and by the restore, which changes nothing',
    async (_what, harm, says) => {
      const { name } = await backUp()
      await harm(name)
      await expect(checkBackup(folderPlace(folder), name)).rejects.toThrow(says)
      const to = await elsewhere()
      await expect(restore(to)).rejects.toThrow(says)
      expect(await tablesOf(to)).toBe(0)
      expect(await readdir(to.dataDir)).toEqual([])
    },
  )

  test('if the database connection breaks, no named backup is left behind, and the next backup is complete', async () => {
    const making = backUp({ files: new FolderStore(join(dataDir(), 'files')) })
    const cut = (async () => {
      for (let count = 0; count === 0;) {
        const { rowCount } = await maintenance.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'longhaul backup' and state <> 'idle'",
        )
        count = rowCount ?? 0
      }
    })()
    await expect(making).rejects.toThrow()
    await cut
    expect(await listBackups(folder)).toEqual([])
    await expect(chooseBackup(folderPlace(folder))).rejects.toThrow('There is no complete backup')
    await checkBackup(folderPlace(folder), (await backUp()).name)
  })

  test('after a failed restore no server starts on the partial data; the restore can be repeated, but not over existing data or files', async () => {
    await backUp()
    await changeByte(storedIn('plain'))
    const to = await elsewhere()
    await expect(restore(to)).rejects.toThrow(/is damaged/)
    const pool = createPool(to.database, 1)
    await expect(refuseUnfinishedRestore(pool)).rejects.toThrow(/not finished. Run npm run restore again/)
    await changeByte(storedIn('plain'))
    await restore(to)
    await refuseUnfinishedRestore(pool)
    await pool.end()

    await expect(restore(to)).rejects.toThrow('This database already contains data')
    const withFiles = await elsewhere()
    await cp(join(to.dataDir, 'files'), join(withFiles.dataDir, 'files'), { recursive: true })
    await expect(restore(withFiles)).rejects.toThrow('already contains files')
  })
})

describe('refused', () => {
  test('from a newer version, and from before upgrades start', async () => {
    const { name } = await backUp()
    const manifest = await readManifest(join(folder, name))
    const rewrite = (changes: Partial<typeof manifest>) =>
      writeFile(join(folder, name, MANIFEST), manifestText({ ...manifest, ...changes }))
    const empty = await elsewhere()
    await rewrite({ migrations: [...manifest.migrations, { name: '9999_later.sql', checksum: 'x' }] })
    await expect(restore(empty)).rejects.toThrow(/newer or different version.*9999_later.sql/)
    await rewrite({ migrations: [{ name: '0001_accounts.sql', checksum: 'x' }], version: '0.1.0' })
    await expect(restore(empty)).rejects.toThrow(/version before 0\.2\.0 \(0\.1\.0\)/)
    await rewrite({ format: 2, version: '12.0.0' })
    await expect(restore(empty)).rejects.toThrow(/newer version \(12.0.0\)/)
    expect(await tablesOf(empty)).toBe(0)
  })

  test('two backups of one database at the same moment', async () => {
    const both = await Promise.allSettled([backUp(), backUp()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await listBackups(folder)).toHaveLength(1)
  })
})

/*
 * Each of these restores a complete backup, which is expensive; the restore itself is covered by the drill.
 */
describe.each(isLong ? ['an installation with faults'] : [])('%s', () => {
  test('a damaged or missing file is reported and does not prevent the backup', async () => {
    const lost = await world.upload(ana, 'POST /uploads', 'product')
    const bad = await world.upload(ana, 'POST /uploads', 'product')
    const at = (id: string) => join(dataDir(), 'files', id.slice(0, 2), id)
    await rm(at(lost))
    await changeByte(at(bad))
    const { faults } = await backUp()
    expect(faults).toHaveLength(2)
    expect(faults).toContainEqual(expect.stringContaining(`${bad} in`))
    expect(faults).toContainEqual(expect.stringContaining(`${lost} is missing`))
    const back = await restore(await elsewhere())
    expect(back.without.toSorted()).toEqual([lost, bad].toSorted())
    await world.pool.query('delete from files where id = any($1)', [[lost, bad]])
  })

  test('a restore is refused if the books are worse than at the backup', async () => {
    await backUp()
    const [name] = await listBackups(folder)
    const manifest = await readManifest(join(folder, name!))
    expect(manifest.book_faults).toEqual([])
    // Known faults in the books are no reason to refuse; the drill covers sound books.
    await world.pool.query('alter table ledger_accounts disable trigger user')
    await world.pool.query(
      "update ledger_accounts set balance_fen = balance_fen + 1 where shopper_id = $1 and kind = 'available'",
      [ana.id],
    )
    try {
      const bad = await mkdtemp(join(top, 'bad-'))
      const made = await backUp({ place: folderPlace(bad) })
      expect(made.faults.length).toBeGreaterThan(0)
      await restore(await elsewhere(), { place: folderPlace(bad), name: made.name })
      const lied = manifestText({ ...made.manifest, book_faults: [] })
      await writeFile(join(bad, made.name, MANIFEST), lied)
      const to = await elsewhere()
      await expect(restore(to, { place: folderPlace(bad), name: made.name })).rejects.toThrow(
        'The books do not balance',
      )
    } finally {
      await world.pool.query(
        "update ledger_accounts set balance_fen = balance_fen - 1 where shopper_id = $1 and kind = 'available'",
        [ana.id],
      )
      await world.pool.query('alter table ledger_accounts enable trigger user')
    }
  })
})
