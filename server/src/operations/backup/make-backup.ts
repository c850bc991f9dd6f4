import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { checkBooks } from '../../checks/public.ts'
import { createCopyClient, createDb, createPool } from '../../platform/database/db.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { MIGRATION_LOCK, releaseLock, takeLock } from '../../platform/start-lock.ts'
import { listKeyUses } from '../../platform/sealing/sealed-rows.ts'
import { MANIFEST, backupName, beginBackup, finishBackup, storedFolder } from './backup-folder.ts'
import { writeTables } from './copy-database.ts'
import { type FilesResult, keepFiles, removeUnnamed } from './copy-files.ts'
import { knownFiles, writeFilesList } from './files-list.ts'
import { type Step, encryptTo } from './encryption.ts'
import { type KeepRule, notKept } from './keep-rule.ts'
import { FORMAT, type Manifest, manifestText } from './manifest.ts'
import type { Place } from './place.ts'
import {
  beginSnapshot,
  exportSnapshot,
  inSnapshot,
  listMigrations,
  listSequences,
  noteBackup,
  queueVersion,
  serverVersion,
  snapshotMoment,
  takeBackupLock,
} from './sql-copy.ts'

type Wish = {
  database: pg.PoolConfig
  /** The installation's store of files. */
  files: FileStore
  /** The destination for backups. */
  place: Place
  /** The public key to encrypt to; null for no encryption. */
  recipient: string | null
  keep?: KeepRule | undefined
  version: string
}

/** The result. `faults` lists problems of the installation itself; the backup is complete all the same. */
export type Made = {
  name: string
  manifest: Manifest
  files: FilesResult
  removed: string[]
  faults: string[]
}

/**
 * Makes a backup of the database and files as of one moment, while the server may be running. It gets its
 * final name only once everything is on disk; until then its folder is marked as unfinished. Finally, backups
 * that the rule does not keep are removed.
 */
export async function makeBackup(wish: Wish): Promise<Made> {
  const encrypt = wish.recipient === null ? undefined : await encryptTo(wish.recipient)
  const snapshot = createCopyClient(wish.database)
  const pool = createPool(wish.database, 2, 'upkeep')
  // If the connection breaks, the next query on it fails; without a listener the error would end the process.
  snapshot.on('error', () => undefined)
  try {
    await snapshot.connect()
    if (!(await takeBackupLock(snapshot))) throw new Error('Another backup of this database is in progress.')
    const made = await write(wish, snapshot, pool, encrypt)
    await wish.place.publish(made.name)
    const bytes = [made.manifest.files, ...made.manifest.tables].reduce((sum, file) => sum + file.bytes, 0)
    await noteBackup(pool, {
      madeAt: new Date(made.manifest.made_at),
      bytes: bytes + made.files.kept.reduce((sum, file) => sum + file.bytes, 0),
      encrypted: wish.recipient !== null,
    })
    return { ...made, ...(await tidy(wish, made.faults)) }
  } finally {
    await snapshot.end().catch(() => undefined)
    await pool.end()
  }
}

async function write(
  wish: Wish,
  snapshot: pg.Client,
  pool: pg.Pool,
  encrypt: Step | undefined,
): Promise<Omit<Made, 'removed'>> {
  await takeLock(snapshot, MIGRATION_LOCK)
  const tables = await beginSnapshot(snapshot)
  await releaseLock(snapshot, MIGRATION_LOCK)
  const at = await snapshotMoment(snapshot)
  const name = backupName(at)
  if ((await wish.place.list()).includes(name)) throw new Error(`The backup ${name} already exists.`)
  const { folder } = wish.place
  const known = await knownFiles(wish.place, wish.recipient)
  const draft = await beginBackup(folder, name)
  try {
    const books = await inSnapshot(createDb(pool), await exportSnapshot(snapshot), checkBooks)
    const files = await keepFiles(snapshot, pool, {
      files: wish.files,
      folder: storedFolder(folder, wish.recipient),
      stored: wish.place.stored(wish.recipient),
      known,
      encrypt,
    })
    const written = await writeTables(snapshot, tables, draft, encrypt)
    const keys = new Set((await listKeyUses(pool)).map(({ keyId }) => keyId))
    const manifest: Manifest = {
      format: FORMAT,
      made_at: at.toISOString(),
      version: wish.version,
      migrations: await listMigrations(snapshot),
      queue_version: await queueVersion(snapshot),
      postgres: await serverVersion(snapshot),
      recipient: wish.recipient,
      sealing_keys: [...keys].toSorted(),
      book_faults: books.map(({ check, detail }) => `${check}: ${detail}`),
      tables: written,
      sequences: await listSequences(snapshot),
      files: { count: files.kept.length, ...(await writeFilesList(draft, files.kept)) },
    }
    await writeManifest(draft, manifest)
    await finishBackup(folder, name)
    return { name, manifest, files, faults: [...manifest.book_faults, ...files.faults] }
  } catch (error) {
    // An unfinished backup is useless, and a lack of disk space may be the reason for the failure.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

async function writeManifest(draft: string, manifest: Manifest): Promise<void> {
  const handle = await open(join(draft, MANIFEST), 'wx', 0o600)
  try {
    await handle.writeFile(manifestText(manifest))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Removes the backups that the rule does not keep, then the files that no backup refers to. Returns the names
 * of the removed backups.
 */
async function tidy(
  { place, keep }: Wish,
  faults: readonly string[],
): Promise<Pick<Made, 'removed' | 'faults'>> {
  const removed: string[] = []
  if (!keep) return { removed, faults: [...faults] }
  try {
    for (const name of notKept(await place.list(), keep)) {
      await place.remove(name)
      removed.push(name)
    }
    if (removed.length > 0) await removeUnnamed(place)
    return { removed, faults: [...faults] }
  } catch (error) {
    // The new backup is complete all the same. Keys without permission to remove are even advisable.
    const why = error instanceof Error ? error.message : String(error)
    return { removed, faults: [...faults, `not all old backups could be removed: ${why}`] }
  }
}
