import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { makeFolder } from '../make-folder.ts'
import { repeat } from '../backoff.ts'
import type { Condition } from '../database/condition.ts'
import { type Db, inTransaction } from '../database/db.ts'

const EVERY_MS = 60_000
/** How often a full disk is tried again. */
const TRY_EVERY_MS = 2_000
/** Free space below this is reported as low, before anything fails. */
const LOW_BYTES = 1024 ** 3
/** Free space below this counts as full: the database's next WAL segment would not fit. */
const NONE_BYTES = 16 * 1024 ** 2
/** How much is written to see whether there is room again. */
const TRIED_BYTES = 1024 ** 2

/** Where this process writes: its folder, and its database. */
type Written = { folder: string; db: Db }

/**
 * Watches the free disk space where this process stores its files, and its database if that is embedded.
 * While a disk is full, tries to write every two seconds, so that the fault ends with the first write that
 * succeeds.
 */
export async function watchDisk(
  written: Written,
  condition: Condition,
  { lowBytes = LOW_BYTES, noneBytes = NONE_BYTES } = {},
): Promise<{ stop(): Promise<void> }> {
  const { folder } = written
  await makeFolder(folder)
  const look = async (): Promise<void> => {
    const room = await roomOf(folder)
    const why = room < lowBytes ? `${Math.floor(room / 1024 ** 2)} MB are left for ${folder}` : null
    condition.report('disk_low', why)
    if (room < noneBytes) condition.report('disk_full', why, 2 * EVERY_MS)
  }
  // A file system that does not report its free space (some network drives) is not watched.
  const unknown = (): void => condition.report('disk_low', null)
  await look().catch(unknown)
  const looking = repeat(EVERY_MS, look, unknown)
  const trying = repeat(
    TRY_EVERY_MS,
    () => endIfWritable(written, condition, noneBytes),
    // Still full.
    () => undefined,
  )
  return {
    async stop() {
      await Promise.all([looking.stop(), trying.stop()])
    },
  }
}

/**
 * Ends the fault of a full disk if a file and rows can be written. Throws the error of the write that fails.
 */
export async function endIfWritable(
  { folder, db }: Written,
  condition: Condition,
  noneBytes = NONE_BYTES,
): Promise<void> {
  if (condition.faultOf('disk_full') === null) return
  if ((await roomOf(folder).catch(() => noneBytes)) < noneBytes) return
  await writeFile(folder)
  await inTransaction(db, (tx) =>
    sql`create temporary table room_for_rows on commit drop as
      select repeat(md5(line::text), 32) as filling from generate_series(1, ${TRIED_BYTES / 1024}::int) as line`.execute(
      tx,
    ),
  )
  condition.report('disk_full', null)
}

async function roomOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function writeFile(folder: string): Promise<void> {
  const path = join(folder, `room-${randomUUID()}`)
  const file = await open(path, 'wx')
  try {
    await file.writeFile(Buffer.alloc(TRIED_BYTES, 1))
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
