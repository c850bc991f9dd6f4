import {
  type HoursPromised,
  lateSince,
  type Promises,
  SELLER_ARRIVES_DAYS,
  SELLER_SENDS_DAYS,
} from '@longhaul/domain/orders/promises.ts'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db } from '../platform/database/db.ts'
import { matching, mailSearch } from '../search/public.ts'
import { plusDays, shanghaiDay, startOfDay } from '@longhaul/domain/time/days.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * One row per queue: its size, the time of its oldest entry, how many are past their deadline, and how many
 * will be before the day ends; of the review also the first deadline, which is stored. `warehouseId`: the
 * warehouse whose goods and packages count; null: all.
 */
export const countQueues = (db: Db, now: Date, warehouseId: string | null, promises: Promises) => {
  const here = warehouseId === null ? sql`` : sql`and warehouse_id = ${warehouseId}`
  const night = endOfDay(now)
  const ofDays = (column: RawBuilder<unknown>, days: number) =>
    before(column, daysAgo(now, days), daysAgo(night, days))
  const promised = (column: RawBuilder<unknown>, queue: HoursPromised | 'purchase') =>
    before(column, lateSince(queue, now, promises), lateSince(queue, night, promises))
  return sql<QueueCount>`
    select 'review' as id, count(*) as count, min(i.stage_at) as oldest_at, ${before(sql`o.review_due_at`, now, night)},
      min(o.review_due_at) as due_at
      from order_items i join orders o on o.id = i.order_id where i.stage = 'in_review'
    union all select 'purchase', count(*), min(stage_at), ${promised(sql`stage_at`, 'purchase')}, null from order_items where stage = 'to_purchase'
    union all select 'waiting', count(*), min(stage_at), 0, 0, null from order_items where stage in ('awaiting_customer', 'supplement_due')
    union all select 'seller', count(*), min(stage_at), ${ofDays(sql`stage_at`, SELLER_SENDS_DAYS)}, null from order_items where stage = 'purchased'
    union all select 'arriving', count(*), min(stage_at), ${ofDays(sql`stage_at`, SELLER_ARRIVES_DAYS)}, null from order_items where stage = 'seller_shipped'
    union all select 'inspect', count(*), min(received_at), ${promised(sql`received_at`, 'inspect')}, null from stock_items where stage = 'received' ${here}
    union all select 'abnormal', count(*), min(received_at), 0, 0, null from stock_items where stage = 'abnormal' ${here}
    union all select 'unclaimed', count(*), min(since), 0, 0, null from (select scanned_at as since from arrivals where unclaimed ${here}
      union all select stage_at from unclaimed_parcels join arrivals using (id) where stage = 'disputed' ${here}) without_owner
    union all select 'pack', count(*), min(coalesce(paid_at, stage_at)), ${promised(sql`coalesce(paid_at, stage_at)`, 'pack')}, null from parcels where stage in ('to_pick', 'packing') ${here}
    union all select 'ship', count(*), min(stage_at), ${ofDays(sql`stage_at`, 1)}, null from parcels where stage = 'to_ship' ${here}
    union all select 'transit', count(*), min(stage_at), 0, 0, null from parcels where stage in ('in_transit', 'exception') ${here}
    union all select 'leads', count(*), min(created_at), ${ofDays(sql`created_at`, 2)}, null from leads where stage = 'new'
    union all select 'refunds', count(*), min(created_at), ${ofDays(sql`created_at`, 2)}, null from refund_cases
      where stage in ('requested', 'with_seller', 'returning', 'to_refund')
    union all select 'reviews', count(*), min(created_at), ${ofDays(sql`created_at`, 2)}, null from reviews where stage = 'waiting'
    union all select 'public_lists', count(*), min(created_at), ${ofDays(sql`created_at`, 1)}, null from public_list_reports
      where decided_at is null
    union all select 'creators', count(*), min(since), ${ofDays(sql`since`, 3)}, null from (select applied_at as since from creators
      where state = 'applied' union all select state_at from creator_shares where state = 'checking') undecided
    union all select 'conversations', count(*), min(waiting_since), ${promised(sql`waiting_since`, 'conversations')}, null from conversations
      where stage = 'waiting'
    union all select 'remittances', count(*), min(created_at), ${ofDays(sql`created_at`, 2)}, null from remittances
      where stage = 'submitted'
    union all select 'withdrawals', count(*), min(created_at), ${ofDays(sql`created_at`, 2)}, null from withdrawals
      where stage in ('requested', 'paying')
    union all select 'alarms', count(*), min(raised_at), ${ofDays(sql`raised_at`, 1)}, null from parcel_alarms
      where settled_at is null
    union all select 'claims', count(*), min(created_at), ${ofDays(sql`created_at`, 3)}, null from parcel_claims
      where stage in ('submitted', 'granted')
    union all select 'differences', count(*), min(found_at), ${ofDays(sql`found_at`, 2)}, null from reconciliation_differences
      where settled_at is null
    union all select 'approvals', count(*), min(first_at), ${ofDays(sql`first_at`, 1)}, null from (
      select approved_at as first_at from withdrawals where stage = 'requested' and approved_by is not null
      union all select approved_at from refund_cases where stage = 'to_refund' and approved_by is not null
      union all select approved_at from remittances where stage = 'submitted' and approved_by is not null
      union all select approved_at from parcel_claims where stage = 'granted' and approved_by is not null
      union all select created_at from adjustments where stage = 'requested'
      union all select asked_at from proposals where stage = 'waiting') waiting
  `.execute(db)
}

type QueueCount = {
  id: string
  count: number
  oldest_at: Date | null
  late: number
  due: number
  due_at: Date | null
}

/** Two columns: the number of rows before a moment (late), and between it and the end of the day (due). */
const before = (column: RawBuilder<unknown>, late: Date, night: Date) =>
  sql`count(*) filter (where ${column} < ${late}) as late, count(*) filter (where ${column} >= ${late} and ${column} < ${night}) as due`

const endOfDay = (now: Date): Date => startOfDay(plusDays(shanghaiDay(now), 1))
const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

const MAIL_COLUMNS = [
  'id',
  'recipient',
  'lang',
  'template',
  'subject',
  'created_at',
  'sent_at',
  'last_error',
  'attempts',
  'next_try_at',
  'given_up_at',
] as const

export const listMailsForStaff = async (
  db: Db,
  filter: { q: string | undefined; undelivered: boolean; cursor: Cursor | undefined; size: number },
) =>
  db
    .selectFrom('mails')
    .select(MAIL_COLUMNS)
    .$if(filter.undelivered, (query) =>
      query.where('sent_at', 'is', null).where('last_error', 'is not', null),
    )
    .where(await matching(db, mailSearch, filter.q))
    .$call((query) => newestPage(query, 'created_at', 'id', filter.cursor, filter.size + 1))
    .execute()

/** The number of mails whose delivery has failed so far. */
export async function countUndelivered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findMailForStaff = (db: Db, id: string) =>
  db
    .selectFrom('mails')
    .where('id', '=', id)
    .select([...MAIL_COLUMNS, 'text_body', 'html_body', 'cause', 'shopper_id', 'secret_expires_at'])
    .executeTakeFirst()

/** Whether the audit log says that this member of staff has read a mail since then. */
export async function hasReadMail(db: Db, staffId: string, mailId: string, since: Date): Promise<boolean> {
  const known = await db
    .selectFrom('audit_log')
    .where('subject_kind', '=', 'mail')
    .where('subject_id', '=', mailId)
    .where('action', '=', 'read_mail')
    .where('staff_id', '=', staffId)
    .where('created_at', '>', since)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** Whether the books balanced at the last check; null if they have never been checked. */
export async function readBalanced(db: Db): Promise<boolean | null> {
  const check = await db
    .selectFrom('job_runs')
    .where('name', '=', 'check-books')
    .orderBy('id', 'desc')
    .limit(1)
    .select('error')
    .executeTakeFirst()
  return check ? check.error === null : null
}
