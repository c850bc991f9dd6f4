import type { CouponState } from '@longhaul/domain/rewards/coupon.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { CouponSteps, Coupons } from '../platform/database/tables.ts'

export type CouponRow = Selectable<Coupons>

/** A coupon with the names of its offer and the number of the order or package that it is used on. */
const named = (db: Db) =>
  db
    .selectFrom('coupons')
    .innerJoin('coupon_offers as offer', 'offer.id', 'coupons.coupon_offer_id')
    .leftJoin('orders', 'orders.id', 'coupons.order_id')
    .leftJoin('parcels', 'parcels.id', 'coupons.parcel_id')
    .selectAll('coupons')
    .select(['offer.name', 'orders.number as order_number', 'parcels.number as parcel_number'])

export type NamedCoupon = Awaited<ReturnType<typeof listOwnCoupons>>[number]

const stateIs = (state: CouponState, now: Date) =>
  state === 'used'
    ? sql<boolean>`coupons.used_at is not null`
    : state === 'usable'
      ? sql<boolean>`(coupons.used_at is null and coupons.valid_until >= ${now})`
      : sql<boolean>`(coupons.used_at is null and coupons.valid_until < ${now})`

export const listOwnCoupons = (
  db: Db,
  shopperId: string,
  page: { state: CouponState | undefined; now: Date; cursor: Cursor | undefined; size: number },
) =>
  named(db)
    .where('coupons.shopper_id', '=', shopperId)
    .$if(page.state !== undefined, (query) => query.where(stateIs(page.state!, page.now)))
    .$call((query) => newestPage(query, 'coupons.created_at', 'coupons.id', page.cursor, page.size + 1))
    .execute()

export async function countOwnCoupons(db: Db, shopperId: string, now: Date) {
  const { rows } = await sql<Record<CouponState, number>>`
    select count(*) filter (where ${stateIs('usable', now)}) as usable,
      count(*) filter (where ${stateIs('used', now)}) as used,
      count(*) filter (where ${stateIs('expired', now)}) as expired
    from coupons where shopper_id = ${shopperId}`.execute(db)
  return rows[0]!
}

/** The coupons that a shopper could use now, for any purpose, earliest expiry first. */
export const listOwnUnused = (db: Db, shopperId: string, now: Date) =>
  named(db)
    .where('coupons.shopper_id', '=', shopperId)
    .where(stateIs('usable', now))
    .orderBy('coupons.valid_until')
    .orderBy('coupons.id')
    .limit(100)
    .execute()

export const findOwnCoupon = (db: Db, shopperId: string, id: string) =>
  named(db).where('coupons.shopper_id', '=', shopperId).where('coupons.id', '=', id).executeTakeFirst()

export const lockOwnCoupon = (tx: Tx, shopperId: string, id: string): Promise<CouponRow | undefined> =>
  tx
    .selectFrom('coupons')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

/** Locks the coupon used on an order or a package. Both belong to the coupon's shopper. */
export const lockCouponOf = (
  tx: Tx,
  of: { orderId: string } | { parcelId: string },
): Promise<CouponRow | undefined> =>
  tx
    .selectFrom('coupons')
    .where((is) => ('orderId' in of ? is('order_id', '=', of.orderId) : is('parcel_id', '=', of.parcelId)))
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

export const insertCoupon = (tx: Tx, coupon: Insertable<Coupons>) =>
  tx.insertInto('coupons').values(coupon).returning('id').executeTakeFirstOrThrow()

export const updateCoupon = (tx: Tx, id: string, change: Updateable<Coupons>) =>
  tx.updateTable('coupons').set(change).where('id', '=', id).execute()

export const insertCouponStep = (tx: Tx, step: Insertable<CouponSteps>) =>
  tx.insertInto('coupon_steps').values(step).execute()

/**
 * The number of coupons given of an offer, in total and to one shopper, by this account or another one of the
 * same mailbox. The caller has locked the offer.
 */
export async function countGiven(db: Db, offerId: string, { shopperId, mailboxHash }: Owner) {
  const { rows } = await sql<{ given: number; own: number }>`
    select count(*) as given, count(*) filter (where shopper_id = ${shopperId} or mailbox_hash = ${mailboxHash}) as own
    from coupons where coupon_offer_id = ${offerId}`.execute(db)
  return rows[0]!
}

/** Who gets a coupon: an account, and the hash of its mailbox (mailbox-hash.ts). */
export type Owner = { shopperId: string; mailboxHash: Buffer }

/** Whether another account of the same mailbox got a coupon for registering. */
export async function wasWelcomed(db: Db, { shopperId, mailboxHash }: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('coupons')
    .where('mailbox_hash', '=', mailboxHash)
    .where('source', '=', 'register')
    .where('shopper_id', '<>', shopperId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export const listCouponsOfOfferForStaff = (
  db: Db,
  offerId: string,
  page: { cursor: Cursor | undefined; size: number },
) =>
  named(db)
    .innerJoin('shoppers', 'shoppers.id', 'coupons.shopper_id')
    .where('coupons.coupon_offer_id', '=', offerId)
    .select(['shoppers.code', 'shoppers.email', 'shoppers.nickname'])
    .$call((query) => newestPage(query, 'coupons.created_at', 'coupons.id', page.cursor, page.size + 1))
    .execute()
