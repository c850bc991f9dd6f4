import type { Db, Tx } from '../platform/database/db.ts'
import { type Person, TABLES } from './person.ts'

export const findTwoFactor = (db: Db, { kind, id }: Person) =>
  db
    .selectFrom(TABLES[kind].twoFactor)
    .where(TABLES[kind].owner, '=', id)
    .select(['secret', 'confirmed_at'])
    .executeTakeFirst()

export const lockTwoFactor = (tx: Tx, { kind, id }: Person) =>
  tx
    .selectFrom(TABLES[kind].twoFactor)
    .where(TABLES[kind].owner, '=', id)
    .select(['secret', 'confirmed_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Stores a new, sealed secret, replacing an unconfirmed one; false if two-step login is on. */
export async function startTwoFactor(
  tx: Tx,
  { kind, id }: Person,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { twoFactor, owner } = TABLES[kind]
  const started = await tx
    .insertInto(twoFactor)
    .values({ [owner]: id, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column(owner)
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where(`${twoFactor}.confirmed_at` as const, 'is', null),
    )
    .returning('created_at')
    .executeTakeFirst()
  return started !== undefined
}

export const confirmTwoFactor = (tx: Tx, { kind, id }: Person, now: Date) =>
  tx
    .updateTable(TABLES[kind].twoFactor)
    .set({ confirmed_at: now })
    .where(TABLES[kind].owner, '=', id)
    .execute()

/** The furthest that the step of a code may be behind one that was used: both are at most one step off. */
const STEPS_APART = 2

/**
 * Marks a 30-second step of the app as used; false if it or a later one was used before. A step far ahead was
 * used before the clock was set back, and does not lock the owner out.
 */
export async function spendStep(db: Db, { kind, id }: Person, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(TABLES[kind].twoFactor)
    .set({ last_step: step })
    .where(TABLES[kind].owner, '=', id)
    .where((is) => is.or([is('last_step', '<', step), is('last_step', '>', step + STEPS_APART)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Switches two-step login off; false if it was not on. */
export async function deleteTwoFactor(tx: Tx, { kind, id }: Person): Promise<boolean> {
  const { twoFactor, recoveryCodes, owner } = TABLES[kind]
  const gone = await tx
    .deleteFrom(twoFactor)
    .where(owner, '=', id)
    .returning('confirmed_at')
    .executeTakeFirst()
  await tx.deleteFrom(recoveryCodes).where(owner, '=', id).execute()
  return gone?.confirmed_at != null
}

export async function replaceRecoveryCodes(
  tx: Tx,
  { kind, id }: Person,
  hashes: readonly Buffer[],
): Promise<void> {
  const { recoveryCodes, owner } = TABLES[kind]
  await tx.deleteFrom(recoveryCodes).where(owner, '=', id).execute()
  await tx
    .insertInto(recoveryCodes)
    .values(hashes.map((code_hash) => ({ [owner]: id, code_hash })))
    .execute()
}

/** Marks a recovery code as used; false if there is no such code or it was used before. */
export async function spendRecoveryCode(
  tx: Tx,
  { kind, id }: Person,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(TABLES[kind].recoveryCodes)
    .set({ used_at: now })
    .where(TABLES[kind].owner, '=', id)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, { kind, id }: Person): Promise<number> {
  const { count } = await db
    .selectFrom(TABLES[kind].recoveryCodes)
    .where(TABLES[kind].owner, '=', id)
    .where('used_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
