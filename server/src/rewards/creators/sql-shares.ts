import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import type { ItemMoney } from '@longhaul/domain/rewards/creators.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { literals } from '../../platform/database/literals.ts'
import type { CreatorShares } from '../../platform/database/tables.ts'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'

export type ShareRow = Selectable<CreatorShares>

type EarningItem = { item_id: string; creator_id: string; creator_shopper_id: string; buyer_id: string }

/**
 * The items in a received package whose shopper a creator brought, ordered within the time in which they
 * earn a share.
 */
export async function listEarningItemsForJob(db: Db, parcelId: string) {
  const { rows } = await sql<EarningItem>`
    select distinct item.id as item_id, bound.creator_id, creator.shopper_id as creator_shopper_id,
      bound.shopper_id as buyer_id
    from parcels parcel
    join creator_bindings bound on bound.shopper_id = parcel.shopper_id
    join creators creator on creator.id = bound.creator_id
    join parcel_items content on content.parcel_id = parcel.id
    join stock_items stock on stock.id = content.stock_item_id
    join order_items item on item.id = stock.order_item_id and item.shopper_id = bound.shopper_id
    join orders on orders.id = item.order_id and orders.created_at between bound.bound_at and bound.ends_at
    where parcel.id = ${parcelId} and parcel.stage = 'done'
    order by item.id`.execute(db)
  return rows
}

/**
 * The money of an item, by the books: what of its service fee its shopper paid and got back (what
 * finance gives back by hand counts as the fee first), what went to
 * the seller, and what came back for the goods, return freight included.
 */
export async function readItemMoney(db: Db, itemId: string): Promise<ItemMoney> {
  const { rows } = await sql<ItemMoney>`
    select
      coalesce(sum(case
        when t.kind = 'revenue' and t.owner = 'service' and f.kind in ('frozen', 'available') then p.amount
        when f.kind = 'revenue' and f.owner = 'service' and t.kind = 'frozen' then -p.amount end), 0)::bigint as "feePaidFen",
      coalesce(sum(case
        when t.kind = 'available' and (f.kind = 'revenue' and f.owner = 'service' or f.kind = 'adjustment' and f.owner = 'corrections')
          then p.amount end), 0)::bigint as "feeBackFen",
      coalesce(sum(case
        when t.kind = 'supplier' and f.kind = 'frozen' then p.amount
        when f.kind = 'supplier' and t.kind = 'frozen' then -p.amount end), 0)::bigint as "costFen",
      coalesce(sum(case
        when f.kind = 'supplier' and (t.kind = 'available' or t.kind = 'revenue') then p.amount
        when t.kind = 'available' and (f.kind = 'adjustment' and f.owner <> 'corrections' or f.kind = 'revenue' and f.owner = 'insurance') then p.amount
        when f.kind = 'available' and t.kind = 'revenue' and t.owner = 'insurance' then -p.amount end), 0)::bigint as "backFen"
    from ledger_postings p
    join ledger_accounts f on f.id = p.from_account_id
    join ledger_accounts t on t.id = p.to_account_id
    where p.thing_kind = 'order_item' and p.thing_id = ${itemId}`.execute(db)
  return rows[0]!
}

/**
 * What a creator earned in the day and the month of a moment, in Shanghai, whatever was taken back since.
 */
export async function readEarned(db: Db, creatorId: string, now: Date) {
  const { rows } = await sql<{ dayFen: number; monthFen: number }>`
    select coalesce(sum(share_fen) filter (where earned_at >= of_now.day), 0)::bigint as "dayFen",
      coalesce(sum(share_fen), 0)::bigint as "monthFen"
    from (select date_trunc('day', ${now}::timestamptz, 'Asia/Shanghai') as day,
      date_trunc('month', ${now}::timestamptz, 'Asia/Shanghai') as month) of_now
    join creator_shares on creator_id = ${creatorId} and earned_at >= of_now.month`.execute(db)
  return rows[0]!
}

export const findShareOfItem = (db: Db, itemId: string): Promise<ShareRow | undefined> =>
  db.selectFrom('creator_shares').where('order_item_id', '=', itemId).selectAll().executeTakeFirst()

/** Locks a share. The caller has locked its creator. */
export const lockShare = (tx: Tx, id: string): Promise<ShareRow | undefined> =>
  tx.selectFrom('creator_shares').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

/** Locks the shares that a creator has not got yet, in the order of their ids. */
export const lockWaitingShares = (tx: Tx, creatorId: string): Promise<ShareRow[]> =>
  tx
    .selectFrom('creator_shares')
    .where('creator_id', '=', creatorId)
    .where('state', 'in', ['held', 'checking'])
    .orderBy('id')
    .forNoKeyUpdate()
    .selectAll()
    .execute()

export const insertShare = (tx: Tx, share: Insertable<CreatorShares>) =>
  tx.insertInto('creator_shares').values(share).returning('id').executeTakeFirstOrThrow()

export const updateShare = (tx: Tx, id: string, change: Updateable<CreatorShares>) =>
  tx.updateTable('creator_shares').set(change).where('id', '=', id).execute()

/** Whether a claim for its package or a refund of the item waits for a decision. */
const UNDECIDED = sql<boolean>`(exists (select from refund_cases c where c.order_item_id = share.order_item_id
    and c.stage in (${literals(OPEN_REFUND_STAGES)}))
  or exists (select from stock_items s join parcel_items i on i.stock_item_id = s.id
    join parcel_claims c on c.parcel_id = i.parcel_id
    where s.order_item_id = share.order_item_id and c.stage in ('submitted', 'evidence_wanted', 'granted')))`

/**
 * Shares that may be paid now: their time is over, nothing about their goods waits for a decision, and
 * their creator is neither paused nor blocked.
 */
export const listDueSharesForJob = (db: Db, now: Date) =>
  dueShares(db, now)
    .orderBy('share.due_at')
    .orderBy('share.id')
    .select(['share.id', 'share.creator_id', 'creator.shopper_id', 'item.shopper_id as buyer_id'])
    .execute()

export const isDue = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await dueShares(db, now).where('share.id', '=', id).select('share.id').executeTakeFirst()) !== undefined

const dueShares = (db: Db, now: Date) =>
  db
    .selectFrom('creator_shares as share')
    .innerJoin('creators as creator', 'creator.id', 'share.creator_id')
    .innerJoin('shoppers', 'shoppers.id', 'creator.shopper_id')
    .innerJoin('order_items as item', 'item.id', 'share.order_item_id')
    .where('share.state', '=', 'held')
    .where('share.due_at', '<=', now)
    .where('creator.state', '<>', 'paused')
    .where('shoppers.blocked_at', 'is', null)
    .where((where) => where.not(UNDECIDED))

export const listOwnSharesPage = (
  db: Db,
  creatorId: string,
  { cursor, size }: { cursor: Cursor | undefined; size: number },
) =>
  db
    .selectFrom('creator_shares')
    .where('creator_id', '=', creatorId)
    .selectAll()
    .select('earned_at as created_at')
    .$call((query) => newestPage(query, 'earned_at', 'id', cursor, size + 1))
    .execute()

const forStaff = (db: Db) =>
  db
    .selectFrom('creator_shares as share')
    .innerJoin('creators as creator', 'creator.id', 'share.creator_id')
    .innerJoin('order_items as item', 'item.id', 'share.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('shoppers as buyer', 'buyer.id', 'item.shopper_id')
    .selectAll('share')
    .select(['share.earned_at as created_at', 'creator.shown_name', 'creator.shopper_id'])
    .select(['orders.id as order_id', 'orders.number', 'buyer.id as buyer_id', 'buyer.code as buyer_code'])

export type StaffShareRow = Awaited<ReturnType<ReturnType<typeof forStaff>['execute']>>[number]

export const findStaffShare = (db: Db, id: string): Promise<StaffShareRow | undefined> =>
  forStaff(db).where('share.id', '=', id).executeTakeFirst()

export const listSharesForStaff = (
  db: Db,
  { creator, cursor, size }: { creator: string | undefined; cursor: Cursor | undefined; size: number },
): Promise<StaffShareRow[]> => {
  const shares =
    creator === undefined
      ? forStaff(db).where('share.state', '=', 'checking')
      : forStaff(db).where('share.creator_id', '=', creator)
  return newestPage(shares, 'share.earned_at', 'share.id', cursor, size + 1).execute()
}

/** Faults in creators' shares, one row each; none in a sound database. */
export const findShareErrors = (db: Db) =>
  sql<{ check: string; detail: string }>`
    select 'what a creator has earned and not got equals the books' as check,
      c.code || ': shares ' || c.fen || ', books ' || coalesce(b.fen, 0) as detail
    from (
      select creators.id, code, coalesce(sum(share_fen - taken_back_fen)
        filter (where s.state in ('held', 'checking')), 0) - owed_fen as fen
      from creators left join creator_shares s on s.creator_id = creators.id
      group by creators.id
    ) c
    left join lateral (
      select sum(case when p.to_account_id = a.id then p.amount else -p.amount end) as fen
      from ledger_accounts a join ledger_postings p on a.id in (p.from_account_id, p.to_account_id)
      where a.kind = 'creator' and a.owner = c.id::text
    ) b on true
    where c.fen <> coalesce(b.fen, 0)
    union all
    select 'a share is booked once', s.id::text
    from creator_shares s
    left join lateral (
      select sum(p.amount) filter (where t.kind = 'share_earned') as earned,
        coalesce(sum(p.amount) filter (where t.kind = 'share_taken_back'), 0) as back,
        sum(p.amount) filter (where t.kind = 'share_paid') as paid
      from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
      where t.subject_kind = 'creator_share' and t.subject_id = s.id and t.kind like 'share_%'
    ) b on true
    where b.earned is distinct from s.share_fen or b.back <> s.taken_back_fen
      or s.state <> 'paid' and b.paid is not null
      or s.state = 'paid' and coalesce(b.paid, 0) + s.kept_fen > s.share_fen`.execute(db)
