import { sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { matching, ownerSearch } from '../search/public.ts'

type ShopperState = 'active' | 'blocked' | 'closed'

const rows = (db: Db) =>
  db
    .selectFrom('shoppers')
    .select([
      'shoppers.id',
      'shoppers.code',
      'shoppers.email',
      'shoppers.email_verified_at',
      'shoppers.nickname',
      'shoppers.lang',
      'shoppers.blocked_at',
      'shoppers.closed_at',
      'shoppers.created_at',
    ])
    .select(({ selectFrom }) => [
      selectFrom('ledger_accounts')
        .whereRef('shopper_id', '=', 'shoppers.id')
        .where('kind', '=', 'available')
        .select('balance_fen')
        .as('available_fen'),
      selectFrom('ledger_accounts')
        .whereRef('shopper_id', '=', 'shoppers.id')
        .where('kind', '=', 'frozen')
        .select('balance_fen')
        .as('frozen_fen'),
      selectFrom('sessions')
        .whereRef('shopper_id', '=', 'shoppers.id')
        .where('ended_at', 'is', null)
        .select(({ fn }) => fn.max('seen_at').as('seen_at'))
        .as('seen_at'),
    ])

export type ShopperRow = Awaited<ReturnType<typeof listShoppersForStaff>>[number]

/** Shoppers, newest first, whose code, e-mail, name, or number of an order or package matches the words. */
export async function listShoppersForStaff(
  db: Db,
  filter: { q: string; state: ShopperState | undefined; cursor: Cursor | undefined; size: number },
) {
  const { q, state, cursor, size } = filter
  return rows(db)
    .where(await matching(db, ownerSearch, q))
    .$if(state === 'active', (query) => query.where('blocked_at', 'is', null))
    .$if(state === 'blocked', (query) =>
      query.where('blocked_at', 'is not', null).where('closed_at', 'is', null),
    )
    .$if(state === 'closed', (query) => query.where('closed_at', 'is not', null))
    .$call((query) => newestPage(query, 'shoppers.created_at', 'shoppers.id', cursor, size + 1))
    .execute()
}

/** One shopper, with the details that only the shopper's record shows. */
export const findShopperForStaff = (db: Db, id: string, now: Date) =>
  rows(db)
    .leftJoin('staff as blocker', 'blocker.id', 'shoppers.blocked_by')
    .where('shoppers.id', '=', id)
    .select([
      'shoppers.first_name',
      'shoppers.last_name',
      'shoppers.phone',
      'shoppers.currency',
      'shoppers.blocked_reason',
      'blocker.name as blocker_name',
    ])
    .select(({ selectFrom, exists }) => [
      exists(
        selectFrom('two_factor')
          .whereRef('shopper_id', '=', 'shoppers.id')
          .where('confirmed_at', 'is not', null)
          .select('shopper_id'),
      ).as('two_factor'),
      selectFrom('ledger_accounts')
        .whereRef('shopper_id', '=', 'shoppers.id')
        .where('kind', '=', 'withdrawing')
        .select('balance_fen')
        .as('withdrawing_fen'),
      selectFrom('sessions')
        .whereRef('shopper_id', '=', 'shoppers.id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('open_sessions'),
      selectFrom('point_lots')
        .whereRef('shopper_id', '=', 'shoppers.id')
        .where('expires_at', '>', now)
        .select(sql<number>`coalesce(sum(left_points), 0)::int`.as('points'))
        .as('points'),
    ])
    .executeTakeFirst()

export const findOpenPlan = (db: Db, shopperId: string) =>
  db
    .selectFrom('plan_memberships')
    .innerJoin('plans', 'plans.id', 'plan_memberships.plan_id')
    .leftJoin('plans as next', 'next.id', 'plan_memberships.next_plan_id')
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .select(['plans.name', 'paid_until', 'cancelled_at'])
    .select(['next.name as next_name'])
    .executeTakeFirst()

export const listShopperNotes = (db: Db, shopperId: string) =>
  db
    .selectFrom('shopper_notes')
    .innerJoin('staff', 'staff.id', 'shopper_notes.staff_id')
    .where('shopper_id', '=', shopperId)
    .select(['shopper_notes.id', 'body', 'staff.name as by', 'shopper_notes.created_at'])
    .orderBy('shopper_notes.created_at', 'desc')
    .orderBy('shopper_notes.id', 'desc')
    .limit(100)
    .execute()

export const insertShopperNote = (
  tx: Tx,
  note: { shopper_id: string; staff_id: string; body: string; created_at: Date },
) => tx.insertInto('shopper_notes').values(note).returning('id').executeTakeFirstOrThrow()

export const lockShopperForStaff = (tx: Tx, id: string) =>
  tx
    .selectFrom('shoppers')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .select(['id', 'blocked_at', 'closed_at', 'blocked_reason'])
    .executeTakeFirst()

export const setBlocked = (
  tx: Tx,
  id: string,
  block: { blocked_at: Date; blocked_by: string; blocked_reason: string } | null,
) =>
  tx
    .updateTable('shoppers')
    .set(block ?? { blocked_at: null, blocked_by: null, blocked_reason: '' })
    .where('id', '=', id)
    .execute()

/** Ends every session of a shopper. */
export const endSessionsForStaff = (tx: Tx, shopperId: string, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .execute()
