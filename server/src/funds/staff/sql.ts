import type { PaymentStage } from '@longhaul/domain/funds/stages.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db } from '../../platform/database/db.ts'
import { matching, rechargeSearch } from '../../search/public.ts'

export type DeskFilter = {
  stage: PaymentStage | undefined
  provider: string | undefined
  words: string
  cursor: Cursor | undefined
  size: number
}

export type DeskRecharge = Awaited<ReturnType<typeof listRechargesForStaff>>[number]

const recharges = (db: Db) =>
  db
    .selectFrom('recharges')
    .innerJoin('shoppers', 'shoppers.id', 'recharges.shopper_id')
    .selectAll('recharges')
    .select(['shoppers.code', 'shoppers.email', 'shoppers.nickname'])
    .select(
      sql<number>`(select coalesce(sum(amount_fen), 0)::bigint from recharge_refunds
        where recharge_id = recharges.id and stage in ('waiting', 'done'))`.as('returned_fen'),
    )

export const listRechargesForStaff = async (db: Db, { stage, provider, words, cursor, size }: DeskFilter) =>
  recharges(db)
    .$if(stage !== undefined, (query) => query.where('stage', '=', stage!))
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider!))
    .where(await matching(db, rechargeSearch, words))
    .$call((query) => newestPage(query, 'recharges.created_at', 'recharges.id', cursor, size + 1))
    .execute()

export const findRechargeForStaff = (db: Db, id: string): Promise<DeskRecharge | undefined> =>
  recharges(db).where('recharges.id', '=', id).executeTakeFirst()

/**
 * Every provider with a recharge, found by one index lookup each, because there are few providers and many
 * recharges.
 */
export async function listProviderNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ provider: string }>`
    with recursive known (provider) as (
      (select provider from recharges order by provider limit 1)
      union all
      select (select provider from recharges where provider > known.provider order by provider limit 1) from known
      where known.provider is not null
    )
    select provider from known where provider is not null`.execute(db)
  return rows.map((row) => row.provider)
}

/** The orders and the package that a payment was for. */
export async function listPaidThings(db: Db, paymentId: string) {
  const { rows } = await sql<{ kind: 'order' | 'parcel'; id: string; number: string }>`
    with payment as (select order_ids, parcel_id, supplement_ids from payments where id = ${paymentId})
    select 'order' as kind, orders.id, number from orders, payment where orders.id = any(order_ids)
    union select 'parcel', parcels.id, number from parcels, payment where parcels.id = parcel_id
    order by number`.execute(db)
  return rows
}

/** The refunds of a recharge, newest first. */
export const listReturns = (db: Db, rechargeId: string) =>
  db
    .selectFrom('recharge_refunds as back')
    .leftJoin('withdrawals', 'withdrawals.id', 'back.withdrawal_id')
    .where('recharge_id', '=', rechargeId)
    .selectAll('back')
    .select('withdrawals.number as withdrawal_number')
    .orderBy('back.step', 'desc')
    .execute()
