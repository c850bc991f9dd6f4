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

export const setPasswordHash = (tx: Tx, { kind, id }: Person, passwordHash: string, now: Date) =>
  tx
    .updateTable(TABLES[kind].people)
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute()
