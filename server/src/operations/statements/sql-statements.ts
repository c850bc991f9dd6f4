import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** In which schema pg_stat_statements was created in this database, and whether PostgreSQL has loaded it. */
export async function findExtension(db: Db): Promise<{ schema: string | null; isLoaded: boolean }> {
  const { rows } = await sql<{ schema: string | null; is_loaded: boolean }>`
    select (select nspname::text from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_stat_statements') as schema,
      exists (select from pg_settings where name = 'pg_stat_statements.max') as is_loaded`.execute(db)
  const [{ schema, is_loaded: isLoaded } = { schema: null, is_loaded: false }] = rows
  return { schema, isLoaded }
}

export type StatementTotals = {
  id: string
  text: string
  calls: number
  total_ms: number
  rows: number
  all_ms: number
}

/**
 * The statements of this log-in in this database on which most time was spent. Commands that only set something up are left out: PostgreSQL keeps those with their values,
 * a password among them.
 */
export async function listTotals(db: Db, schema: string, limit: number): Promise<StatementTotals[]> {
  const { rows } = await sql<StatementTotals>`
    select queryid::text as id, query as text, calls, rows, total_exec_time as total_ms, all_ms from (
      select *, sum(total_exec_time) over () as all_ms from ${sql.id(schema, 'pg_stat_statements')}
      where dbid = (select oid from pg_database where datname = current_database())
        and userid = (select oid from pg_roles where rolname = current_user)
        and query ~* '^[[:space:]]*(with|select|insert|update|delete)[[:space:]]'
    ) kept order by total_exec_time desc limit ${limit}`.execute(db)
  return rows
}

/** Since when it counts. */
export async function findCountedSince(db: Db, schema: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select stats_reset as since from ${sql.id(schema, 'pg_stat_statements_info')}`.execute(db)
  return rows[0]?.since ?? null
}
