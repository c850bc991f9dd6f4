import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { SandboxCheckouts } from '../../platform/tables.ts'

/** The sandbox's own books: nobody else reads them. */
export type CheckoutRow = Selectable<SandboxCheckouts>

/** Keeps a checkout, or finds the one that was asked for by the same reference before. */
export async function keepCheckout(db: Db, checkout: Insertable<SandboxCheckouts>): Promise<{ id: string }> {
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

/** Decides an open checkout; one that is decided stays so. Answers how it stands. */
export async function decideCheckout(
  db: Db,
  id: string,
  state: 'paid' | 'declined',
): Promise<CheckoutRow | undefined> {
  await db
    .updateTable('sandbox_checkouts')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
  return await findCheckout(db, id)
}
