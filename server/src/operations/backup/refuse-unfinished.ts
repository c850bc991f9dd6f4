import type pg from 'pg'
import { unfinishedRestore } from './sql-restore.ts'

/** Refuses to start on a database with an unfinished restore. */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  const backup = await unfinishedRestore(pool)
  if (backup !== undefined)
    throw new Error(
      `The restore of the backup ${backup} into this database was not finished. Run npm run restore again.`,
    )
}
