import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/**
 * The schema of pg_stat_statements in this database, null if it was not created, and whether PostgreSQL has
 * loaded the library.
 */
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

/** Statements of our role in this database. */
const ours = sql`dbid = (select oid from pg_database where datname = current_database())
  and userid = (select oid from pg_roles where rolname = current_user)
  and query ~* '^[[:space:]]*(with|select|insert|update|delete)[[:space:]]'`

/**
 * The statements of our role in this database that took the most time. Utility commands are left out, because
 * PostgreSQL stores them with their values, which may include a password.
 */
export async function listTotals(db: Db, schema: string, limit: number): Promise<StatementTotals[]> {
  const { rows } = await sql<StatementTotals>`
    select queryid::text as id, query as text, calls, rows, total_exec_time as total_ms, all_ms from (
      select *, sum(total_exec_time) over () as all_ms from ${sql.id(schema, 'pg_stat_statements')} where ${ours}
    ) kept order by total_exec_time desc limit ${limit}`.execute(db)
  return rows
}

/** Since when the totals have been collected. */
export async function findCountedSince(db: Db, schema: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select stats_reset as since from ${sql.id(schema, 'pg_stat_statements_info')}`.execute(db)
  return rows[0]?.since ?? null
}

/** One of these statements, by PostgreSQL's query id. */
export async function findStatement(
  db: Db,
  schema: string,
  id: string,
): Promise<{ text: string } | undefined> {
  const { rows } = await sql<{ text: string }>`
    select query as text from ${sql.id(schema, 'pg_stat_statements')} where ${ours} and queryid::text = ${id} limit 1`.execute(
    db,
  )
  return rows[0]
}

/** Makes the transaction read-only and prepares a statement in it; returns the types of its parameters. */
export async function prepareToRead(tx: Tx, name: string, statement: string): Promise<string[]> {
  await sql`set transaction read only`.execute(tx)
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
  await sql`prepare ${sql.id(name)} as ${sql.raw(statement)}`.execute(tx)
  const { rows } = await sql<{ types: string[] }>`
    select parameter_types::text[] as types from pg_prepared_statements where name = ${name}`.execute(tx)
  return rows[0]?.types ?? []
}

/** The generic plan of a prepared statement, which is not run. It is deallocated afterwards in any case. */
export async function explainPrepared(tx: Tx, name: string, types: readonly string[]): Promise<string[]> {
  const values = types.length > 0 ? sql`(${sql.join(types.map(() => sql`null`))})` : sql``
  await sql`savepoint explained`.execute(tx)
  try {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain execute ${sql.id(name)} ${values}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN'])
  } catch (error) {
    await sql`rollback to savepoint explained`.execute(tx)
    throw error
  } finally {
    // A prepared statement outlives its transaction.
    await sql`deallocate ${sql.id(name)}`.execute(tx)
  }
}
