import type { Db } from '../platform/database/db.ts'

/** Adds one entry per hour, alternately named `even` and `odd`, each about a different subject. */
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
