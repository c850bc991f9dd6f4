import type { Db } from '../platform/database/db.ts'

/** An act an hour, odd and even ones, each on a thing of its own. */
export const addActs = (db: Db, staffId: string, { count, from }: { count: number; from: Date }) =>
  db
    .insertInto('audit_log')
    .values(
      Array.from({ length: count }, (_, at) => ({
        staff_id: staffId,
        action: at % 2 ? 'odd' : 'even',
        subject_kind: 'thing',
        subject_id: `thing ${at}`,
        request_id: 'test',
        created_at: new Date(from.getTime() + at * 3_600_000),
      })),
    )
    .execute()
