import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db, Tx } from '../platform/database/db.ts'

/** Begins an export; returns nothing if one is in progress. */
export const insertExport = (tx: Tx, made: { shopper_id: string; lang: Lang; created_at: Date }) =>
  tx
    .insertInto('exports')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const listOwnExports = (db: Db, shopperId: string) =>
  db
    .selectFrom('exports')
    .where('shopper_id', '=', shopperId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()

export const findExportForJob = (db: Db, id: string) =>
  db.selectFrom('exports').where('id', '=', id).where('stage', '=', 'making').selectAll().executeTakeFirst()

export const setExportReady = (
  tx: Tx,
  id: string,
  ready: { file_id: string; bytes: number; ready_at: Date; expires_at: Date },
) =>
  tx
    .updateTable('exports')
    .set({ stage: 'ready', ...ready })
    .where('id', '=', id)
    .where('stage', '=', 'making')
    .execute()

export const listExpiredExportsForJob = (db: Db, now: Date) =>
  db
    .selectFrom('exports')
    .where('stage', '=', 'ready')
    .where('expires_at', '<=', now)
    .select(['id', 'file_id'])
    .execute()

export const setExportExpired = (tx: Tx, id: string) =>
  tx.updateTable('exports').set({ stage: 'expired', file_id: null }).where('id', '=', id).execute()
