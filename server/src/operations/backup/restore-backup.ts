import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { checkBooks } from '../../checks/public.ts'
import { createCopyClient, createDb, createPool } from '../../platform/database/db.ts'
import { knownMigrations, migrate } from '../../platform/database/migrate.ts'
import { readSealingKeys, sealingKeysFile } from '../../platform/sealing/sealing-keys.ts'
import { limited } from '../../platform/start-lock.ts'
import { emptyIfMissing } from './backup-folder.ts'
import { checkTables, readTables } from './copy-database.ts'
import { restoreFiles, refuseMissing } from './copy-files.ts'
import { readFilesList } from './files-list.ts'
import { stepFor } from './encryption.ts'
import { type Manifest, readManifest, whyNotRestore } from './manifest.ts'
import type { Place } from './place.ts'
import { queueVersion } from './sql-copy.ts'
import { analyse, markFinished, markUnfinished, whatIsThere } from './sql-restore.ts'

type Wish = {
  database: pg.PoolConfig
  dataDir: string
  sealingKeys: readonly Buffer[]
  place: Place
  name: string
  /** The content of the file with the secret key. */
  keyFile?: string | undefined
  say(line: string): void
}

/**
 * What was restored and what is lacking: the manifest lists faults known at the backup, `without` the files
 * that it lacks.
 */
export type Restored = { manifest: Manifest; files: number; without: string[]; missingKeys: string[] }

/**
 * Restores a backup into an empty installation. As much as possible is checked before the first change; from
 * then until the end the database is marked as unfinished, so that no server starts on partial data and the
 * restore can be repeated.
 * @throws if there is data already, if the backup is incomplete or newer than this program, and if the books
 * are worse than at the time of the backup.
 */
export async function restoreBackup(wish: Wish): Promise<Restored> {
  await wish.place.download(wish.name, 'tables')
  const backup = join(wish.place.folder, wish.name)
  const manifest = await readManifest(backup)
  const decrypt = await stepFor(manifest.recipient, wish.keyFile)
  wish.say('Checking the backup …')
  await checkTables(backup, manifest)
  const kept = await readFilesList(backup)
  const stored = wish.place.stored(manifest.recipient)
  await refuseMissing(stored, kept.values())

  const waiting = () => wish.say('Waiting for another process that is working on this database …')
  return await limited(wish.database, waiting, async () => {
    const client = createCopyClient(wish.database)
    client.on('error', () => undefined)
    const pool = createPool(wish.database, 2, 'upkeep')
    try {
      await client.connect()
      await refuseData(client, join(wish.dataDir, 'files'))
      const names = new Set(manifest.migrations.map(({ name }) => name))
      refuse(whyNotRestore(manifest, await knownMigrations(), Number.POSITIVE_INFINITY))
      await markUnfinished(client, wish.name)
      await migrate(pool, { only: names })
      refuse(whyNotRestore(manifest, await knownMigrations(), await queueVersion(client)))
      wish.say(`Restoring ${manifest.tables.length} tables …`)
      await readTables(client, backup, manifest, decrypt)
      wish.say(`Restoring ${manifest.files.count} files …`)
      const files = join(wish.dataDir, 'files')
      const { restored, without } = await restoreFiles(client, { stored, files, kept, decrypt })
      await migrate(pool)
      await analyse(client)
      wish.say('Checking the books …')
      await refuseWorseBooks(pool, manifest)
      await markFinished(client)
      return { manifest, files: restored, without, missingKeys: await missingKeys(wish, manifest) }
    } finally {
      await client.end().catch(() => undefined)
      await pool.end()
    }
  })
}

async function refuseData(client: pg.ClientBase, files: string): Promise<void> {
  const there = await whatIsThere(client)
  if (there === 'data')
    throw new Error('This database already contains data. Choose an empty one (DATA_DIR, DATABASE_URL).')
  if (there === 'nothing' && (await readdir(files).catch(emptyIfMissing)).length > 0)
    throw new Error(`${files} already contains files. Choose another folder (DATA_DIR).`)
}

function refuse(why: string | null): void {
  if (why !== null) throw new Error(why)
}

/**
 * Refuses books with faults that were not known at the time of the backup, because they were caused by the
 * restore.
 */
async function refuseWorseBooks(pool: pg.Pool, { book_faults: known }: Manifest): Promise<void> {
  const faults = (await checkBooks(createDb(pool))).map(({ check, detail }) => `${check}: ${detail}`)
  const unknown = faults.filter((fault) => !known.includes(fault))
  if (unknown.length > 0)
    throw new Error(
      `The books do not balance, although they did when the backup was made:\n${unknown.join('\n')}`,
    )
}

/** The sealing keys that the data needs but that are not available here. Backups do not contain them. */
async function missingKeys({ dataDir, sealingKeys }: Wish, manifest: Manifest): Promise<string[]> {
  const here = await readSealingKeys({ dataDir, sealingKeys })
  return manifest.sealing_keys.filter((id) => !here.some((key) => key.id === id))
}

/** Instructions for providing missing sealing keys. */
export const missingKeysWarning = (missing: readonly string[], dataDir: string): string =>
  `Before starting the server, put the sealing ${missing.length > 1 ? 'keys' : 'key'} ${missing.join(', ')} into SEALING_KEYS or ${sealingKeysFile(dataDir)}: the server does not start otherwise. Backups do not contain sealing keys.`
