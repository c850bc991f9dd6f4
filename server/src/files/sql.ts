import { latestStored } from '@longhaul/domain/time/set-back.ts'
import type { Db, Tx } from '../platform/database/db.ts'

export type FileKind =
  | 'avatar'
  | 'product'
  | 'inspection'
  | 'packing'
  | 'review'
  | 'receipt'
  | 'attachment'
  | 'document'
  | 'preview'

export type NewFile = {
  id: string
  shopper_id: string | null
  staff_id: string | null
  kind: FileKind
  media_type: string
  bytes: number
  width: number | null
  height: number | null
  sha256: Buffer
  created_at: Date
}

/** One page of all files of the installation, ordered by id, after the given id. */
export const listAllFiles = (db: Db, after: string | undefined, size: number) =>
  db
    .selectFrom('files')
    .select(['id', 'bytes', 'sha256'])
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(size)
    .execute()

export const insertFile = (tx: Tx, file: NewFile) => tx.insertInto('files').values(file).execute()

/** Lets a job fingerprint a picture that anybody may see, so that its goods are found by picture. */
export const queueHash = (tx: Tx, fileId: string) =>
  tx.insertInto('picture_hashes').values({ file_id: fileId }).execute()

export const deleteFile = (tx: Tx, id: string) => tx.deleteFrom('files').where('id', '=', id).execute()

/** Deletes the row of a shopper's file; false if there was none. */
export async function deleteOwnFile(db: Db, shopperId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Finds a file without checking its owner: file addresses are signed, so a valid one is sufficient. */
export const findFileForSignedUrl = (db: Db, id: string) =>
  db
    .selectFrom('files')
    .where('id', '=', id)
    .select(['id', 'kind', 'media_type', 'bytes', 'sha256'])
    .executeTakeFirst()

/** The number of files that a shopper has stored since a moment, for the hourly quota. */
export async function countOwnFilesSince(db: Db, shopperId: string, since: Date, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .where('shopper_id', '=', shopperId)
    .where('created_at', '>', since)
    .where('created_at', '<=', latestStored(now))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The given ids that are files of this owner and kind. Checked before a file is attached to anything; the
 * trigger `check_attached` enforces the same.
 */
export async function listOwnFilesOfKind(
  db: Db,
  owner: { shopperId: string } | { staffId: string },
  ids: readonly string[],
  kind: FileKind,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .where('id', 'in', [...ids])
    .where('kind', '=', kind)
    .where(
      'shopperId' in owner ? 'shopper_id' : 'staff_id',
      '=',
      'shopperId' in owner ? owner.shopperId : owner.staffId,
    )
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}
