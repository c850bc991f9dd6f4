import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { SandboxCheckouts, SandboxRefunds } from '../../platform/database/tables.ts'

/** The sandbox's own books. Nothing else reads them. */
export type CheckoutRow = Selectable<SandboxCheckouts>

/** Stores a checkout, or finds the existing one with the same reference. */
export async function saveCheckout(db: Db, checkout: Insertable<SandboxCheckouts>): Promise<{ id: string }> {
  await db
    .insertInto('sandbox_checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return await db
    .selectFrom('sandbox_checkouts')
    .where('reference', '=', checkout.reference)
    .select('id')
    .executeTakeFirstOrThrow()
}

export const findCheckout = (db: Db, id: string): Promise<CheckoutRow | undefined> =>
  db.selectFrom('sandbox_checkouts').where('id', '=', id).selectAll().executeTakeFirst()

/** Decides an open checkout; an earlier decision stays. Returns its state. */
export async function decideCheckout(
  db: Db,
  id: string,
  state: 'paid' | 'declined',
  now: Date,
): Promise<CheckoutRow | undefined> {
  await db
    .updateTable('sandbox_checkouts')
    .set({ state, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
  return await findCheckout(db, id)
}

/** Stores a refund, once per key. False if the refunds would exceed the amount paid. */
export async function saveRefund(db: Db, refund: Insertable<SandboxRefunds>): Promise<boolean> {
  await sql`insert into sandbox_refunds (key, checkout_id, amount_minor, created_at)
    select ${refund.key}, id, ${refund.amount_minor}, ${refund.created_at} from sandbox_checkouts
    where id = ${refund.checkout_id} and state = 'paid' and amount_minor >= ${refund.amount_minor}
      + (select coalesce(sum(amount_minor), 0) from sandbox_refunds where checkout_id = ${refund.checkout_id} and key <> ${refund.key})
    on conflict do nothing`.execute(db)
  const kept = await db.selectFrom('sandbox_refunds').where('key', '=', refund.key).select('key').execute()
  return kept.length === 1
}

/** The sandbox's payments and refunds in a period; `until` is exclusive. */
export async function listSettledRows(db: Db, from: Date, until: Date) {
  const { rows } = await sql<{
    kind: 'payment' | 'refund'
    ref: string
    checkout_id: string
    currency: string
    amount_minor: number
  }>`
    select 'payment' as kind, id::text as ref, id as checkout_id, currency, amount_minor from sandbox_checkouts
    where state = 'paid' and decided_at >= ${from} and decided_at < ${until}
    union all
    select 'refund', key, checkout_id, currency, refund.amount_minor
    from sandbox_refunds refund join sandbox_checkouts checkout on checkout.id = checkout_id
    where refund.created_at >= ${from} and refund.created_at < ${until}`.execute(db)
  return rows
}
