import { sql } from 'kysely'
import { goodsOfStock } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { HERE } from '@longhaul/domain/warehouse/here.ts'

/** Locks the arrival with this number, if anything was received from it that nobody gave up since. */
export const lockReceivedArrival = (tx: Tx, trackingNumber: string) =>
  tx
    .selectFrom('arrivals')
    .where('tracking_number', '=', trackingNumber)
    .where((arrival) =>
      arrival.exists(
        arrival
          .selectFrom('stock_items')
          .whereRef('arrival_id', '=', 'arrivals.id')
          .where('stock_items.stage', '<>', 'abandoned')
          .select('stock_items.id'),
      ),
    )
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Holds what a parcel brought and is still here, or releases it. */
export const setDisputed = (tx: Tx, arrivalId: string, at: Date | null) =>
  tx
    .updateTable('stock_items')
    .set({ disputed_at: at })
    .where('arrival_id', '=', arrivalId)
    .where('stage', 'in', HERE)
    .execute()

/** What was received from a parcel, and its shoppers; without what was abandoned. */
export const listReceived = (db: Db, arrivalId: string) =>
  db
    .selectFrom('stock_items')
    .innerJoin('shoppers', 'shoppers.id', 'stock_items.shopper_id')
    .where('arrival_id', '=', arrivalId)
    .where('stock_items.stage', '<>', 'abandoned')
    .select([
      'stock_items.id',
      'stock_items.stage',
      'stock_items.shelf',
      'stock_items.warehouse_id',
      'stock_items.goods_number',
      'stock_items.labelled_pieces',
      'stock_items.order_item_id',
      'stock_items.inbound_id',
      goodsOfStock.as('goods'),
      'stock_items.shopper_id',
      'shoppers.code as shopper_code',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
    ])
    .orderBy('stock_items.id')
    .execute()

/** The claim by which a parcel was given to its shopper, whose proof turned out to be wrong. */
export const revokeAcceptedClaim = (
  tx: Tx,
  unclaimedId: string,
  revoked: { reason: string; decided_by: string; decided_at: Date },
) =>
  tx
    .updateTable('unclaimed_claims')
    .set({ stage: 'rejected', ...revoked })
    .where('unclaimed_id', '=', unclaimedId)
    .where('stage', '=', 'accepted')
    .execute()
