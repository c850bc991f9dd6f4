import type { Db } from '../platform/database/db.ts'

export const findTwoFactor = (db: Db, staffId: string) =>
  db
    .selectFrom('staff_two_factor')
    .where('staff_id', '=', staffId)
    .select(['secret', 'confirmed_at'])
    .executeTakeFirst()

export const lockTwoFactor = (tx: Db, staffId: string) =>
  tx
    .selectFrom('staff_two_factor')
    .where('staff_id', '=', staffId)
    .select(['secret', 'confirmed_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Puts a fresh, sealed secret in the place of one that was not confirmed; false where two-step login is on. */
export async function startTwoFactor(tx: Db, staffId: string, secret: string, now: Date): Promise<boolean> {
  const started = await tx
    .insertInto('staff_two_factor')
    .values({ staff_id: staffId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('staff_two_factor.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst()
  return started !== undefined
}

export const confirmTwoFactor = (tx: Db, staffId: string, now: Date) =>
  tx.updateTable('staff_two_factor').set({ confirmed_at: now }).where('staff_id', '=', staffId).execute()

/** Uses a 30-second step of the app; false where it, or a later one, was used before. */
export async function spendStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_two_factor')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Switches two-step login off; false where it was not on. */
export async function deleteTwoFactor(tx: Db, staffId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('staff_two_factor')
    .where('staff_id', '=', staffId)
    .returning('confirmed_at')
    .executeTakeFirst()
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  return gone?.confirmed_at != null
}

export async function replaceRecoveryCodes(
  tx: Db,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute()
}

/** Uses a recovery code; false where there is none such, or it was used. */
export async function spendRecoveryCode(
  tx: Db,
  staffId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
