import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../platform/make-folder.ts'

/*
 * The contents of a backup folder:
 *
 *   20261123T131459Z/manifest.json    one backup: its description and contents, readable without a key
 *   20261123T131459Z/tables/…         each table, in the format of the database's COPY
 *   20261123T131459Z/files.gz         the list of stored files that belong to it, one per line
 *   20261123T140000Z.part/            an unfinished backup: never offered, removed by the next one
 *   files/plain/ab/abcd… stored files, each stored once for all backups; encrypted ones in a folder named
 *   after their key
 */

const WHOLE = /^\d{8}T\d{6}Z$/
const PART = /^\d{8}T\d{6}Z\.part$/

export const TABLES = 'tables'
export const FILES_LIST = 'files.gz'
export const MANIFEST = 'manifest.json'

/** The name of a backup made at this moment: UTC to the second, so that names sort by time. */
export const backupName = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

/** Whether this is a valid name of a complete backup. */
export const isBackupName = (name: string): boolean => WHOLE.test(name)

/** The moment in a backup's name. */
export const backupMoment = (name: string): Date =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** The complete backups in a folder, newest first; none if the folder does not exist. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  return names
    .filter((name) => WHOLE.test(name))
    .toSorted()
    .toReversed()
}

/**
 * Begins a backup in a folder whose name marks it as unfinished. Removes unfinished backups left by earlier
 * runs.
 */
export async function beginBackup(folder: string, name: string): Promise<string> {
  await makeFolder(folder, 0o700).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`No backup can be made in ${folder}: ${why}`, { cause: error })
  })
  for (const left of (await readdir(folder)).filter((entry) => PART.test(entry)))
    await rm(join(folder, left), { recursive: true, force: true })
  const draft = join(folder, `${name}.part`)
  await makeFolder(join(draft, TABLES), 0o700)
  return draft
}

/**
 * Renames a backup to its final name once everything in it is on disk. From then on it counts as complete.
 */
export async function finishBackup(folder: string, name: string): Promise<void> {
  const draft = join(folder, `${name}.part`)
  await syncFolder(join(draft, TABLES))
  await syncFolder(draft)
  await rename(draft, join(folder, name))
  await syncFolder(folder)
}

/**
 * Removes a complete backup. It is renamed first, so that a half-removed backup is never mistaken for a
 * complete one.
 */
export async function removeBackup(folder: string, name: string): Promise<void> {
  const draft = join(folder, `${name}.part`)
  await rename(join(folder, name), draft)
  await rm(draft, { recursive: true, force: true })
}

/** The folder for the stored files encrypted to a key, or for unencrypted ones if there is no key. */
export const storedFolder = (folder: string, recipient: string | null): string =>
  join(folder, 'files', recipient ?? 'plain')

/** The path of a stored file below that folder. */
export const storedPath = (stored: string, id: string): string => join(stored, id.slice(0, 2), id)

/** Whether an error has this system error code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * Flushes a folder to disk, so that new entries in it survive a power cut. Some systems cannot sync a folder.
 */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!hasCode(error, 'EINVAL')) throw error
  } finally {
    await handle.close()
  }
}

export const emptyIfMissing = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return []
  throw error
}
