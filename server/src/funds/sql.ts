import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Recharges } from '../platform/database/tables.ts'
import type { About } from './provider.ts'

export type RechargeRow = Selectable<Recharges>

export async function nextRechargeNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('recharge_numbers') as running`.execute(tx)
  return rows[0]!.running
}

export const insertRecharge = (tx: Tx, recharge: Insertable<Recharges>): Promise<RechargeRow> =>
  tx.insertInto('recharges').values(recharge).returningAll().executeTakeFirstOrThrow()

/**
 * Stores the page that a provider prepared. The first one stays: for the same key a provider returns the same
 * page anyway.
 */
export async function setProviderPage(
  db: Db,
  id: string,
  page: { ref: string; url: string },
): Promise<RechargeRow | undefined> {
  await db
    .updateTable('recharges')
    .set({ provider_ref: page.ref, provider_url: page.url })
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .execute()
  return await findRechargeForJob(db, id)
}

export const findOwnRecharge = (db: Db, shopperId: string, id: string): Promise<RechargeRow | undefined> =>
  db
    .selectFrom('recharges')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()

export const listOwnRecharges = (
  db: Db,
  shopperId: string,
  { cursor, size }: { cursor: Cursor | undefined; size: number },
): Promise<RechargeRow[]> =>
  db
    .selectFrom('recharges')
    .where('shopper_id', '=', shopperId)
    .selectAll()
    .$call((query) => newestPage(query, 'created_at', 'id', cursor, size + 1))
    .execute()

/** The recharge that a payment waits for. */
export const findRechargeOfPayment = (db: Db, paymentId: string): Promise<RechargeRow | undefined> =>
  db.selectFrom('recharges').where('payment_id', '=', paymentId).selectAll().executeTakeFirst()

export const findRechargeForJob = (db: Db, id: string | undefined): Promise<RechargeRow | undefined> =>
  db
    .selectFrom('recharges')
    .where('id', '=', id ?? null)
    .selectAll()
    .executeTakeFirst()

/**
 * Finds the recharge that a provider refers to, by our id, the provider's order or the provider's payment.
 */
export async function findRechargeIdForJob(
  db: Db,
  provider: string,
  about: About,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recharges')
    .where('provider', '=', provider)
    .where((where) =>
      where.or([
        where('id', '=', about.rechargeId ?? null),
        where('provider_ref', '=', about.ref ?? null),
        where('payment_ref', '=', about.paymentRef ?? null),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * The events that named a recharge before it was credited, and so changed nothing: a provider may report a
 * dispute or a refund before the payment, or report the payment late.
 */
export async function listEarlierEvents(db: Db, rechargeId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select event.id from recharges paid
    join webhook_events event on event.provider = paid.provider and event.received_at >= paid.created_at
    where paid.id = ${rechargeId} and event.outcome in ('unknown_reference', 'nothing_new')
      and (strpos(event.body, paid.payment_ref) > 0 or strpos(event.body, paid.provider_ref) > 0)
    order by event.id`.execute(db)
  return rows.map(({ id }) => id)
}

export const lockRechargeForJob = (tx: Tx, id: string): Promise<RechargeRow | undefined> =>
  tx.selectFrom('recharges').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

/** Whether a shopper's account is blocked, as a closed one is too. */
export async function hasEnded(db: Db, shopperId: string): Promise<boolean> {
  const { blocked_at } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('blocked_at')
    .executeTakeFirstOrThrow()
  return blocked_at !== null
}

/** Sets the amount that a recharge credits, and the rate of that. */
export const setCredit = (
  tx: Tx,
  id: string,
  credit: Pick<RechargeRow, 'credit_fen' | 'rate_nanos' | 'rate_quoted_on' | 'margin_per_mille'>,
): Promise<RechargeRow> =>
  tx.updateTable('recharges').set(credit).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Stores the provider's own number of a payment, unless there already is one. */
export const setPaymentRef = (tx: Tx, id: string, paymentRef: string) =>
  tx
    .updateTable('recharges')
    .set({ payment_ref: paymentRef })
    .where('id', '=', id)
    .where('payment_ref', 'is', null)
    .execute()

/** Takes a recharge from one stage to another; false if it was moved concurrently. */
export async function moveRecharge(
  tx: Tx,
  move: { id: string; from: PaymentStage; to: PaymentStage; failure: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recharges')
    .set({
      stage: move.to,
      stage_at: move.now,
      failure: move.failure,
      succeeded_at: move.to === 'succeeded' ? move.now : null,
    })
    .where('id', '=', move.id)
    .where('stage', '=', move.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type OverdueRecharge = Pick<RechargeRow, 'id' | 'shopper_id' | 'provider' | 'provider_ref'>

/** Recharges whose page has expired and that are still waiting for payment. */
export const listOverdueRechargesForJob = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('recharges')
    .where('stage', '=', 'created')
    .where('expires_at', '<', now)
    .select(['id', 'shopper_id', 'provider', 'provider_ref'])
    .orderBy('expires_at')
    .limit(limit)
    .execute()

export const findWebhookEvent = (db: Db, id: number) =>
  db.selectFrom('webhook_events').where('id', '=', id).selectAll().executeTakeFirst()
