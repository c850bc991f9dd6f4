import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Packages by destination and method, for twelve months together or for each month. */
export const listLineDays = (db: Db, { monthly, country }: { monthly: boolean; country?: string }) =>
  db
    .selectFrom('line_days as days')
    .innerJoin('shipping_lines as line', 'line.id', 'days.line_id')
    .where('month', monthly ? '<>' : '=', '')
    .$if(country !== undefined, (rows) => rows.where('country', '=', country!))
    .selectAll('days')
    .select('line.name')
    .orderBy('month', 'desc')
    .orderBy('parcels', 'desc')
    .orderBy('country')
    .orderBy('line_id')
    .limit(2_000)
    .execute()

export type LineDaysRow = Awaited<ReturnType<typeof listLineDays>>[number]

/** Sellers, those with the most problems first. */
export const listSellers = (db: Db, limit: number) =>
  db
    .selectFrom('seller_figures')
    .selectAll()
    .orderBy('problems', 'desc')
    .orderBy('shop')
    .limit(limit)
    .execute()

/** Goods by cost, then by number of cancellations. */
export const listLosses = (db: Db, limit: number) =>
  db
    .selectFrom('goods_trade')
    .where(sql<boolean>`refunded + claimed + refused > 0 or discount_fen > 0`)
    .selectAll()
    .orderBy(sql`refunded_fen + claimed_fen + discount_fen`, 'desc')
    .orderBy('refused', 'desc')
    .limit(limit)
    .execute()

/** Goods by how often they are shipped alone. */
export const listAlone = (db: Db, limit: number) =>
  db
    .selectFrom('goods_trade')
    .where('alone', '>', 0)
    .selectAll()
    .orderBy('alone', 'desc')
    .orderBy('item_id')
    .limit(limit)
    .execute()
