import { statfs } from 'node:fs/promises'
import { makeFolder } from '../make-folder.ts'
import { repeat } from '../backoff.ts'
import type { Condition } from '../database/condition.ts'

const EVERY_MS = 60_000
/** Free space below this is reported as low, before anything fails. */
const LOW_BYTES = 1024 ** 3
/** Free space below this counts as full: the database's next WAL segment would not fit. */
const NONE_BYTES = 16 * 1024 ** 2

/** Watches the free disk space where this process stores its files, and its database if that is embedded. */
export async function watchDisk(
  folder: string,
  condition: Condition,
  { lowBytes = LOW_BYTES, noneBytes = NONE_BYTES } = {},
): Promise<{ stop(): Promise<void> }> {
  await makeFolder(folder)
  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder)
    const room = bavail * bsize
    const why = room < lowBytes ? `${Math.floor(room / 1024 ** 2)} MB are left for ${folder}` : null
    condition.report('disk_low', why)
    if (room < noneBytes) condition.report('disk_full', why, 2 * EVERY_MS)
  }
  // A file system that does not report its free space (some network drives) is not watched.
  const unknown = (): void => condition.report('disk_low', null)
  await look().catch(unknown)
  return repeat(EVERY_MS, look, unknown)
}
