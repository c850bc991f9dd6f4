import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/**
 * A filter of the log. `person` null means the admin command, which has no address. Times: from `since`,
 * before `until`.
 */
export type ActFilter = {
  person?: string | null | undefined
  action?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
}
export type ActCursor = { at: Date; id: number }

/**
 * Audit entries with the names of their actors, newest first. Each single filter has an index in this order.
 */
export const listActs = (
  db: Db,
  filter: ActFilter,
  { cursor, limit }: { cursor: ActCursor | undefined; limit: number },
) =>
  db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .$if(filter.person === null, (query) => query.where('staff_id', 'is', null).where('address', '=', ''))
    .$if(typeof filter.person === 'string', (query) => query.where('staff_id', '=', filter.person!))
    .$if(filter.action !== undefined, (query) => query.where('action', '=', filter.action!))
    .$if(filter.subjectKind !== undefined, (query) => query.where('subject_kind', '=', filter.subjectKind!))
    .$if(filter.subjectId !== undefined, (query) => query.where('subject_id', '=', filter.subjectId!))
    .$if(filter.since !== undefined, (query) => query.where('audit_log.created_at', '>=', filter.since!))
    .$if(filter.until !== undefined, (query) => query.where('audit_log.created_at', '<', filter.until!))
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(audit_log.created_at, audit_log.id) < (${cursor!.at}, ${cursor!.id})`),
    )
    .select([
      'audit_log.id',
      'audit_log.created_at',
      'staff_id',
      'staff.name as staff_name',
      'staff.email as staff_email',
      'action',
      'subject_kind',
      'subject_id',
      'before',
      'after',
      'reason',
      'address',
      'user_agent',
      'request_id',
    ])
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()

export type ActRow = Awaited<ReturnType<typeof listActs>>[number]

export const listPeople = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** The distinct words in a column of the log, found with one index lookup each, however long the log is. */
export async function listWords(db: Db, column: 'action' | 'subject_kind'): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ word: string }>`
    with recursive words as (
      (select ${name} as word from audit_log order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where ${name} > words.word order by ${name} limit 1)
      from words where words.word is not null
    )
    select word from words where word is not null order by word`.execute(db)
  return rows.map(({ word }) => word)
}
