import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { PlanCharges, PlanMemberships, PlanSavings, Plans } from '../platform/database/tables.ts'

export type PlanRow = Selectable<Plans>
export type MembershipRow = Selectable<PlanMemberships>

export const listOfferedPlans = (db: Db): Promise<PlanRow[]> =>
  db
    .selectFrom('plans')
    .where('stopped_at', 'is', null)
    .orderBy('price_fen')
    .orderBy('id')
    .selectAll()
    .execute()

export const findPlan = (db: Db, id: string): Promise<PlanRow | undefined> =>
  db.selectFrom('plans').where('id', '=', id).selectAll().executeTakeFirst()

/**
 * A shopper's current plan with its terms, the paid month, and the plan that follows; undefined once the paid
 * month is over.
 */
export const findOwnPlan = (db: Db, shopperId: string, now: Date) =>
  db
    .selectFrom('plan_memberships as m')
    .innerJoin('plans', 'plans.id', 'm.plan_id')
    .leftJoin('plans as next', 'next.id', 'm.next_plan_id')
    .where('m.shopper_id', '=', shopperId)
    .where('m.ended_at', 'is', null)
    .where('m.paid_until', '>', now)
    .selectAll('plans')
    .select(['m.id as membership_id', 'm.started_at', 'm.paid_until', 'm.cancelled_at'])
    .select(['next.id as next_id', 'next.name as next_name'])
    .select('next.price_fen as next_price_fen')
    .select((of) =>
      of
        .selectFrom('plan_charges')
        .whereRef('membership_id', '=', 'm.id')
        .orderBy('from_at', 'desc')
        .limit(1)
        .select('id')
        .as('charge_id'),
    )
    .executeTakeFirst()

export type OwnPlan = NonNullable<Awaited<ReturnType<typeof findOwnPlan>>>

export const lockOwnMembership = (tx: Tx, shopperId: string): Promise<MembershipRow | undefined> =>
  tx
    .selectFrom('plan_memberships')
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

export const insertMembership = (tx: Tx, membership: Insertable<PlanMemberships>) =>
  tx.insertInto('plan_memberships').values(membership).returning('id').executeTakeFirstOrThrow()

export const updateMembership = (tx: Tx, id: string, change: Updateable<PlanMemberships>) =>
  tx.updateTable('plan_memberships').set(change).where('id', '=', id).execute()

export const endMembership = (
  tx: Tx,
  id: string,
  end_reason: 'cancelled' | 'unpaid' | 'changed' | 'stopped',
  ended_at: Date,
) => updateMembership(tx, id, { ended_at, end_reason, next_plan_id: null })

export const insertCharge = (tx: Tx, charge: Insertable<PlanCharges>) =>
  tx.insertInto('plan_charges').values(charge).returning('id').executeTakeFirstOrThrow()

/** The last paid month, with what it has saved. */
export const findLastCharge = (db: Db, membershipId: string) =>
  db
    .selectFrom('plan_charges')
    .where('membership_id', '=', membershipId)
    .orderBy('from_at', 'desc')
    .selectAll()
    .select(sql<number>`plan_month_saved(id)`.as('saved_fen'))
    .executeTakeFirst()

/** Locks the months of a membership, so that the savings read afterwards are complete. */
export const lockCharges = (tx: Tx, membershipId: string) =>
  tx
    .selectFrom('plan_charges')
    .where('membership_id', '=', membershipId)
    .orderBy('from_at')
    .forNoKeyUpdate()
    .select('id')
    .execute()

/**
 * Whether a month has not been credited towards another plan. Locks it, so that this does not change before
 * the transaction ends.
 */
export async function isCurrentCharge(tx: Tx, id: string): Promise<boolean> {
  await tx.selectFrom('plan_charges').where('id', '=', id).forShare().select('id').execute()
  const after = await tx
    .selectFrom('plan_charges')
    .where('credit_of', '=', id)
    .select('id')
    .executeTakeFirst()
  return !after
}

/** The saving recorded so far for an item in a month. The caller has locked the item. */
export async function findPlanSaving(tx: Tx, chargeId: string, orderItemId: string): Promise<number> {
  const { fen } = await tx
    .selectFrom('plan_savings')
    .where('charge_id', '=', chargeId)
    .where('order_item_id', '=', orderItemId)
    .select(sql<number>`coalesce(sum(saved_fen), 0)::bigint`.as('fen'))
    .executeTakeFirstOrThrow()
  return fen
}

export const insertPlanSavings = (tx: Tx, savings: Insertable<PlanSavings>[]) =>
  tx.insertInto('plan_savings').values(savings).execute()

export const listOwnCharges = (db: Db, shopperId: string) =>
  db
    .selectFrom('plan_charges as c')
    .innerJoin('plans', 'plans.id', 'c.plan_id')
    .where('c.shopper_id', '=', shopperId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(24)
    .select(['plans.name', 'c.from_at', 'c.until_at', 'c.price_fen', 'c.credit_fen'])
    .execute()

/** What a shopper's plan has saved on bills since a point in time, in fen. */
export async function sumPlanSavings(db: Db, shopperId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ fen: number }>`select (
    (select coalesce(sum(i.plan_saved_fen), 0) from order_items i join orders o on o.id = i.order_id
      where i.shopper_id = ${shopperId} and o.created_at >= ${since} and i.stage not in ('cancelled', 'pending_payment'))
    + (select coalesce(sum(plan_saved_fen), 0) from parcels
      where shopper_id = ${shopperId} and created_at >= ${since} and stage not in ('cancelled', 'pending_payment'))
  )::bigint as fen`.execute(db)
  return rows[0]!.fen
}

/** Memberships whose paid month is over. */
export const listDueForJob = (db: Db, now: Date) =>
  db
    .selectFrom('plan_memberships')
    .where('ended_at', 'is', null)
    .where('paid_until', '<=', now)
    .orderBy('paid_until')
    .select(['id', 'shopper_id'])
    .execute()

export const listToWarnForJob = (db: Db, now: Date, until: Date) =>
  db
    .selectFrom('plan_memberships')
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('paid_until', '>', now)
    .where('paid_until', '<=', until)
    .where(sql<boolean>`warned_for is distinct from paid_until`)
    .select(['id', 'shopper_id'])
    .execute()

const counted = (db: Db) =>
  db
    .selectFrom('plans')
    .selectAll('plans')
    .select(
      sql<number>`(select count(*) from plan_memberships where plan_id = plans.id and ended_at is null)`.as(
        'member_count',
      ),
    )

export type CountedPlan = Awaited<ReturnType<typeof listPlanRowsForStaff>>[number]

export const listPlanRowsForStaff = (db: Db) =>
  counted(db)
    .orderBy('stopped_at', (order) => order.asc().nullsFirst())
    .orderBy('price_fen')
    .execute()

export const findPlanForStaff = (db: Db, id: string) => counted(db).where('id', '=', id).executeTakeFirst()

export const lockPlanForStaff = (tx: Tx, id: string): Promise<PlanRow | undefined> =>
  tx.selectFrom('plans').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export const insertPlan = (tx: Tx, plan: Insertable<Plans>) =>
  tx.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow()

export const setPlanStopped = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('plans').set({ stopped_at: now }).where('id', '=', id).execute()
