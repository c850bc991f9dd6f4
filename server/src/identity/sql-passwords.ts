import type { Db, Tx } from '../platform/database/db.ts'
import { type Person, TABLES } from './person.ts'

/** The password hash of a person; undefined if none has been set yet. */
export async function findPasswordHash(db: Db, { kind, id }: Person): Promise<string | undefined> {
  const row = await db
    .selectFrom(TABLES[kind].people)
    .where('id', '=', id)
    .select('password_hash')
    .executeTakeFirst()
  return row?.password_hash ?? undefined
}

/**
 * Whether this is still the hash of a person's password, which nobody replaces until the transaction ends.
 */
export async function lockPasswordHash(tx: Tx, { kind, id }: Person, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom(TABLES[kind].people)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export const setPasswordHash = (tx: Tx, { kind, id }: Person, passwordHash: string, now: Date) =>
  tx
    .updateTable(TABLES[kind].people)
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute()
