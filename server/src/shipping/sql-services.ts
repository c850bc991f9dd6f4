import type { Texts } from '@longhaul/domain/languages.ts'
import type { Db, Tx } from '../platform/database/db.ts'

/** The fields of an extra service that staff edit at any time; its price has a call of its own. */
type ServiceWords = { name: Texts; note: Texts; position: number; closed_at: Date | null }

/** Every extra service, open or closed, in order. */
export const listAllServices = (db: Db) =>
  db.selectFrom('extra_services').selectAll().orderBy('position').orderBy('id').execute()

export const findService = (db: Db, id: string) =>
  db.selectFrom('extra_services').where('id', '=', id).selectAll().executeTakeFirst()

export const lockService = (tx: Tx, id: string) =>
  tx.selectFrom('extra_services').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Inserts a service; false if its id exists already. */
export async function insertService(
  tx: Tx,
  service: ServiceWords & { id: string; unit: 'item' | 'parcel'; price_fen: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('extra_services')
    .values(service)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const updateService = (tx: Tx, id: string, row: ServiceWords | { price_fen: number }) =>
  tx.updateTable('extra_services').set(row).where('id', '=', id).execute()
