import type { Db } from '../platform/database/db.ts'

export const findOwnTwoFactor = (db: Db, shopperId: string) =>
  db
    .selectFrom('two_factor')
    .where('shopper_id', '=', shopperId)
    .select(['secret', 'confirmed_at'])
    .executeTakeFirst()

export const lockOwnTwoFactor = (tx: Db, shopperId: string) =>
  tx
    .selectFrom('two_factor')
    .where('shopper_id', '=', shopperId)
    .select(['secret', 'confirmed_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Puts a fresh, sealed secret in the place of one that was not confirmed; false where two-step login is on. */
export async function startOwnTwoFactor(
  tx: Db,
  shopperId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const started = await tx
    .insertInto('two_factor')
    .values({ shopper_id: shopperId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('shopper_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .returning('shopper_id')
    .executeTakeFirst()
  return started !== undefined
}

export const confirmOwnTwoFactor = (tx: Db, shopperId: string, now: Date) =>
  tx.updateTable('two_factor').set({ confirmed_at: now }).where('shopper_id', '=', shopperId).execute()

/** Uses a 30-second step of the app; false where it, or a later one, was used before. */
export async function spendOwnStep(db: Db, shopperId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('shopper_id', '=', shopperId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteOwnTwoFactor(tx: Db, shopperId: string): Promise<void> {
  await tx.deleteFrom('two_factor').where('shopper_id', '=', shopperId).execute()
  await tx.deleteFrom('recovery_codes').where('shopper_id', '=', shopperId).execute()
}

export async function replaceOwnRecoveryCodes(
  tx: Db,
  shopperId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('shopper_id', '=', shopperId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ shopper_id: shopperId, code_hash })))
    .execute()
}

/** Uses a recovery code; false where there is none such, or it was used. */
export async function spendOwnRecoveryCode(
  tx: Db,
  shopperId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('shopper_id', '=', shopperId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countOwnRecoveryCodes(db: Db, shopperId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .where('shopper_id', '=', shopperId)
    .where('used_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
