import type { Thing } from '@longhaul/domain/ledger/thing.ts'
import { type Insertable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { PointEntries, PointLots } from '../platform/database/tables.ts'

/** A shopper's lots with points left. To decide by them, lock the shopper's balance first. */
export const listOwnLots = (db: Db, shopperId: string) =>
  db
    .selectFrom('point_lots')
    .where('shopper_id', '=', shopperId)
    .where('left_points', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
    .select(['id', 'left_points', 'expires_at'])
    .execute()

/**
 * The points that a shopper may spend now, and those that expire first. Summed in the database, because there
 * is a lot for every package.
 */
export async function readOwnPoints(db: Db, shopperId: string, now: Date) {
  const { rows } = await sql<{ balance: number; next_points: number | null; next_at: Date | null }>`
    with open_lots as (
      select id, left_points, expires_at from point_lots
      where shopper_id = ${shopperId} and left_points > 0 and expires_at >= ${now}
    )
    select coalesce((select sum(left_points) from open_lots), 0)::bigint as balance, next.left_points as next_points, next.expires_at as next_at
    from (values (true)) only_row left join lateral (
      select left_points, expires_at from open_lots order by expires_at, id limit 1
    ) next on true`.execute(db)
  return rows[0]!
}

export const insertLot = (tx: Tx, lot: Insertable<PointLots>) =>
  tx.insertInto('point_lots').values(lot).execute()

/** Takes points out of a lot. The database refuses to take more than it has. */
export const takeFromLot = (tx: Tx, id: string, points: number) =>
  tx
    .updateTable('point_lots')
    .set({ left_points: sql`left_points - ${points}` })
    .where('id', '=', id)
    .execute()

export const insertPointEntry = (tx: Tx, entry: Insertable<PointEntries>) =>
  tx.insertInto('point_entries').values(entry).execute()

export const listOwnPointEntries = (
  db: Db,
  shopperId: string,
  page: { cursor: Cursor | undefined; size: number },
) =>
  db
    .selectFrom('point_entries')
    .leftJoin('parcels', 'parcels.id', 'point_entries.parcel_id')
    .leftJoin('coupons', 'coupons.id', 'point_entries.coupon_id')
    .leftJoin('coupon_offers as offer', 'offer.id', 'coupons.coupon_offer_id')
    .where('point_entries.shopper_id', '=', shopperId)
    .selectAll('point_entries')
    .select(['parcels.number as parcel_number', 'offer.name as coupon_name'])
    .$call((query) =>
      newestPage(query, 'point_entries.created_at', 'point_entries.id', page.cursor, page.size + 1),
    )
    .execute()

/** Shoppers with expired points that are not written off yet. */
export const listExpiredOwnersForJob = (db: Db, now: Date) =>
  db
    .selectFrom('point_lots')
    .where('left_points', '>', 0)
    .where('expires_at', '<', now)
    .select('shopper_id')
    .distinct()
    .execute()

/** Shoppers who have points that expire by `until` and have not been notified of it. */
export const listExpiringForJob = (db: Db, now: Date, until: Date) =>
  db
    .selectFrom('point_lots')
    .where('left_points', '>', 0)
    .where('expires_at', '>=', now)
    .where('expires_at', '<=', until)
    .where('noticed_at', 'is', null)
    .groupBy('shopper_id')
    .select(['shopper_id'])
    .execute()

/** Marks a shopper's lots that expire by `until` as notified; returns those that were not marked before. */
export const markNoticed = (tx: Tx, shopperId: string, { now, until }: { now: Date; until: Date }) =>
  tx
    .updateTable('point_lots')
    .set({ noticed_at: now })
    .where('shopper_id', '=', shopperId)
    .where('left_points', '>', 0)
    .where('expires_at', '>=', now)
    .where('expires_at', '<=', until)
    .where('noticed_at', 'is', null)
    .returning(['left_points', 'expires_at'])
    .execute()

/** The coupon offers that can be bought with points. */
export const listPointOffers = (db: Db) =>
  db
    .selectFrom('coupon_offers')
    .where('points_price', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('points_price')
    .orderBy('id')
    .selectAll()
    .execute()

/**
 * What was paid for a received package and its contents, less refunds of any kind, in fen, by the ledger's
 * accounts of things; 0 if it came back. Undefined of other packages.
 */
export async function findPaidForParcel(db: Db, parcelId: string) {
  const { rows } = await sql<{ shopper_id: string; paid_fen: number }>`
    select p.shopper_id, case when p.stage = 'done' then coalesce((
      select sum(greatest(0, a.paid_fen - a.returned_fen)) from ledger_things a
      where a.thing_kind = 'parcel' and a.thing_id = p.id or a.thing_kind = 'order_item' and a.thing_id in (
        select s.order_item_id from parcel_items c join stock_items s on s.id = c.stock_item_id where c.parcel_id = p.id
      )
    ), 0) else 0 end::bigint as paid_fen
    from parcels p where p.id = ${parcelId} and p.stage in ('done', 'returned')`.execute(db)
  return rows[0]
}

/**
 * The packages whose points depend on a thing: the package itself, or those that contained the item; received
 * ones, and those that came back later.
 */
export async function listParcelsOfThing(db: Db, thing: Thing): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from parcels p where p.stage in ('done', 'returned') and p.id in (
      select ${thing.id}::uuid where ${thing.kind} = 'parcel'
      union all
      select c.parcel_id from stock_items s join parcel_items c on c.stock_item_id = s.id
      where s.order_item_id = ${thing.id}::uuid and ${thing.kind} = 'order_item'
    )`.execute(db)
  return rows.map((row) => row.id)
}

/** The lot earned by a package, if any. The caller has locked the shopper's balance. */
export const findLotOfParcel = (tx: Tx, parcelId: string) =>
  tx.selectFrom('point_lots').where('parcel_id', '=', parcelId).selectAll().executeTakeFirst()

/** Adds to the points of a lot to be taken back, and to those of them still owed. */
export const markGivenBack = (tx: Tx, id: string, points: number, owed: number) =>
  tx
    .updateTable('point_lots')
    .set({
      given_back_points: sql`given_back_points + ${points}`,
      owed_points: sql`owed_points + ${owed}`,
    })
    .where('id', '=', id)
    .execute()

/** A shopper's lots with points still owed. The caller has locked the shopper's balance. */
export const listOwedLots = (tx: Tx, shopperId: string) =>
  tx
    .selectFrom('point_lots')
    .where('shopper_id', '=', shopperId)
    .where('owed_points', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute()

/** Faults in points, coupons and plans, one row each; none in a sound database. */
export const findRewardErrors = (db: Db) =>
  sql<{ check: string; detail: string }>`
    select 'points equal their entries' as check, coalesce(l.shopper_id, e.shopper_id)::text as detail
    from (select shopper_id, sum(left_points) as points from point_lots group by shopper_id) l
    full join (select shopper_id, sum(points) as points from point_entries group by shopper_id) e on e.shopper_id = l.shopper_id
    where coalesce(l.points, 0) <> coalesce(e.points, 0)
    union all
    select 'a coupon pays the discount of its order', o.number || ': coupon ' || c.discount_fen || ', items ' || i.fen
    from coupons c join orders o on o.id = c.order_id
    cross join lateral (
      select coalesce(sum(discount_fen), 0) as fen from order_items where order_id = o.id and stage <> 'cancelled'
    ) i where i.fen <> c.discount_fen
    union all
    select 'a cancelled package keeps no coupon', p.number
    from coupons c join parcels p on p.id = c.parcel_id where p.stage = 'cancelled'
    union all
    select 'a month of a plan is booked once', m.id::text
    from plan_charges m
    left join ledger_transactions t on t.kind = 'plan_paid' and t.subject_kind = 'plan' and t.subject_id = m.id
    where (t.id is null) <> (m.price_fen = m.credit_fen)
  `.execute(db)
