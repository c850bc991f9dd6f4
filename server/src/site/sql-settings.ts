import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/** The settings that have been changed from their defaults at some time. */
export const listSettings = (db: Db) => db.selectFrom('settings').select(['name', 'value']).execute()

/**
 * Serialises editors until the transaction ends, so that the compared values are still valid when the new
 * ones are stored.
 */
export const lockSettings = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx)

export const saveSetting = (
  tx: Tx,
  setting: { name: string; value: unknown; staffId: string | null; now: Date },
) => {
  const row = { value: JSON.stringify(setting.value), updated_at: setting.now, updated_by: setting.staffId }
  return tx
    .insertInto('settings')
    .values({ name: setting.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** The last change of each setting, from the audit log. */
export const listSettingChanges = (db: Db) =>
  db
    .selectFrom('audit_log')
    .innerJoin('staff', 'staff.id', 'audit_log.staff_id')
    .where('subject_kind', '=', 'setting')
    .distinctOn('subject_id')
    .select([
      'subject_id as name',
      'before',
      'reason',
      'audit_log.created_at as at',
      'staff.name as staff_name',
    ])
    .orderBy('subject_id')
    .orderBy('audit_log.id', 'desc')
    .execute()

export const insertLogo = (
  tx: Tx,
  logo: { wide: Buffer; icon: Buffer; width: number; height: number; staff_id: string; created_at: Date },
) => tx.insertInto('logos').values(logo).returning('id').executeTakeFirstOrThrow()

export const findLogo = (db: Db, id: string) =>
  db.selectFrom('logos').where('id', '=', id).select(['wide', 'icon']).executeTakeFirst()

/** The orders paid since a moment at this service fee: the amount that it is a share of, and the fee. */
export const listOrdersPaidSince = (db: Db, servicePerMille: number, since: Date) =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .where('paid_at', '>', since)
    .where('service_per_mille', '=', servicePerMille)
    .groupBy(['orders.id', 'number', 'paid_at'])
    .select([
      'number',
      sql<number>`sum(goods_fen + freight_fen)::bigint`.as('goods_fen'),
      sql<number>`sum(service_fen)::bigint`.as('service_fen'),
    ])
    .orderBy('paid_at', 'desc')
    .limit(1_000)
    .execute()

/** The recharges credited since a moment, except those in yuan, to which no margin applies. */
export const listRechargedSince = (db: Db, since: Date) =>
  db
    .selectFrom('recharges')
    .where('succeeded_at', '>', since)
    .where('currency', '!=', 'CNY')
    .select(['number', 'currency', 'pay_minor', 'fee_minor', 'credit_fen', 'rate_nanos'])
    .orderBy('succeeded_at', 'desc')
    .limit(1_000)
    .execute()
