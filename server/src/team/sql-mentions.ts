import { MENTIONS_SHOWN } from '@longhaul/domain/staff/mentions.ts'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Mentions } from '../platform/database/tables.ts'

export const insertMentions = (tx: Tx, rows: readonly Insertable<Mentions>[]) =>
  tx
    .insertInto('mentions')
    .values([...rows])
    .execute()

/** What names this member of staff and was not seen, newest first. */
export const listOwnMentions = (db: Db, staffId: string) =>
  db
    .selectFrom('mentions')
    .innerJoin('staff as writer', 'writer.id', 'mentions.named_by')
    .where('mentions.staff_id', '=', staffId)
    .where('seen_at', 'is', null)
    .select(['mentions.id', 'subject_kind', 'subject_id', 'named_at', 'writer.name as named_by_name'])
    .orderBy('named_at', 'desc')
    .orderBy('mentions.id')
    .limit(MENTIONS_SHOWN)
    .execute()

/** Returns whether there was such a mention of this member of staff; seen twice, the first time is kept. */
export async function markSeen(tx: Tx, id: string, staffId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mentions')
    .set(({ fn, ref, val }) => ({ seen_at: fn.coalesce(ref('seen_at'), val(now)) }))
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
