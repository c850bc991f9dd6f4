import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * What a folder of backups holds:
 *
 *   20261123T131459Z/manifest.json    one backup: what it is and what belongs to it, readable without any key
 *   20261123T131459Z/tables/…         each table, as the database copies it out
 *   20261123T131459Z/files.gz         which stored files belong to it, a line for each
 *   20261123T140000Z.part/            one that was begun and not ended: never offered, removed by the next
 *   files/plain/ab/abcd…              stored files, each kept once for all backups; encrypted ones below the name of their key
 */

const WHOLE = /^\d{8}T\d{6}Z$/
const PART = /^\d{8}T\d{6}Z\.part$/

export const TABLES = 'tables'
export const FILES_LIST = 'files.gz'
export const MANIFEST = 'manifest.json'

/** How a backup of this moment is called: UTC to the second, so that names sort by time. */
export const backupName = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

/** Whether a whole backup may be called so. */
export const isBackupName = (name: string): boolean => WHOLE.test(name)

/** The moment that a name says. */
export const backupMoment = (name: string): Date =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** The whole backups in a folder, the newest first; none where there is no such folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  return names
    .filter((name) => WHOLE.test(name))
    .toSorted()
    .toReversed()
}

/** Begins one: a folder whose name says that it is not whole. What earlier ones left half done is removed. */
export async function beginBackup(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const left of (await readdir(folder)).filter((entry) => PART.test(entry)))
    await rm(join(folder, left), { recursive: true, force: true })
  const draft = join(folder, `${name}.part`)
  await mkdir(join(draft, TABLES), { recursive: true, mode: 0o700 })
  return draft
}

/** Gives one its name once everything in it is on the disk: from here on it is whole. */
export async function finishBackup(folder: string, name: string): Promise<void> {
  const draft = join(folder, `${name}.part`)
  await syncFolder(join(draft, TABLES))
  await syncFolder(draft)
  await rename(draft, join(folder, name))
  await syncFolder(folder)
}

/** Removes a whole backup: first its name, so that half of one is never taken for one. */
export async function removeBackup(folder: string, name: string): Promise<void> {
  const draft = join(folder, `${name}.part`)
  await rename(join(folder, name), draft)
  await rm(draft, { recursive: true, force: true })
}

/** Where the stored files of one key are; without a key they are plain. */
export const storedFolder = (folder: string, recipient: string | null): string =>
  join(folder, 'files', recipient ?? 'plain')

/** Where a stored file lies below that. */
export const storedPath = (stored: string, id: string): string => join(stored, id.slice(0, 2), id)

/** Whether the system refused for this reason. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** What was put into a folder outlives a power cut once the folder is on the disk. Not every system can do that to a folder. */
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
