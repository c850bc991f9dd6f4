import { type Insertable, type Selectable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { sameEmail } from '../platform/database/same-email.ts'
import type { CouponOffers } from '../platform/database/tables.ts'

export type OfferRow = Selectable<CouponOffers>

const counted = (db: Db) =>
  db
    .selectFrom('coupon_offers')
    .selectAll('coupon_offers')
    .select([
      sql<number>`(select count(*) from coupons where coupon_offer_id = coupon_offers.id)`.as('given_count'),
      sql<number>`(select count(*) from coupons where coupon_offer_id = coupon_offers.id and used_at is not null)`.as(
        'used_count',
      ),
      sql<number>`(select coalesce(sum(discount_fen), 0)::bigint from coupons where coupon_offer_id = coupon_offers.id)`.as(
        'discount_fen',
      ),
    ])

export type CountedOffer = Awaited<ReturnType<typeof listOffersForStaff>>[number]

export const listOffersForStaff = (
  db: Db,
  filter: { stopped: boolean | undefined; cursor: Cursor | undefined; size: number },
) =>
  counted(db)
    .$if(filter.stopped !== undefined, (query) =>
      query.where('stopped_at', filter.stopped ? 'is not' : 'is', null),
    )
    .$call((query) =>
      newestPage(query, 'coupon_offers.created_at', 'coupon_offers.id', filter.cursor, filter.size + 1),
    )
    .execute()

export const findOfferForStaff = (db: Db, id: string) => counted(db).where('id', '=', id).executeTakeFirst()

/**
 * Locks an offer until the transaction ends, so that no coupon of it is given and it is not stopped
 * concurrently.
 */
export const lockOffer = (tx: Tx, id: string): Promise<OfferRow | undefined> =>
  tx.selectFrom('coupon_offers').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export const lockOfferOfCode = (tx: Tx, code: string): Promise<OfferRow | undefined> =>
  tx.selectFrom('coupon_offers').where('code', '=', code).forNoKeyUpdate().selectAll().executeTakeFirst()

/** The offers of which every new shopper gets a coupon. */
export const listWelcomeOffers = (db: Db) =>
  db
    .selectFrom('coupon_offers')
    .where('on_register', '=', true)
    .where('stopped_at', 'is', null)
    .orderBy('created_at')
    .select('id')
    .execute()

export const insertOffer = (tx: Tx, offer: Insertable<CouponOffers>) =>
  tx.insertInto('coupon_offers').values(offer).returning('id').executeTakeFirstOrThrow()

export const stopOffer = (tx: Tx, id: string, by: { staffId: string; now: Date }) =>
  tx
    .updateTable('coupon_offers')
    .set({ stopped_at: by.now, stopped_by: by.staffId })
    .where('id', '=', id)
    .execute()

export const isCodeInUse = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx.selectFrom('coupon_offers').where('code', '=', code).select('id').executeTakeFirst()) !==
  undefined

/** Finds a shopper by e-mail address or by the shopper's code. */
export const findShopperForStaff = (db: Db, named: string) =>
  db
    .selectFrom('shoppers')
    .where((where) =>
      where.or([
        sameEmail(sql.ref('shoppers.email'), named),
        where('shoppers.code', '=', named.toUpperCase()),
      ]),
    )
    .select(['id', 'code', 'email', 'nickname'])
    .executeTakeFirst()
