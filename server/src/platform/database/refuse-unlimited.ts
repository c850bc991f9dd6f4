import type pg from 'pg'

const NEEDED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/**
 * A pooler's connections have the timeouts that the pooler or the database role set. Without any, one stuck
 * statement would occupy a connection shared by all processes for ever, so this throws an error that says
 * what to set.
 */
export async function refuseUnlimited(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1) and setting = '0' order by name`,
    [NEEDED],
  )
  if (rows.length === 0) return
  throw new Error(
    `The pooler of DATABASE_URL hands out connections without ${rows.map(({ name }) => name).join(', ')}. In PgBouncer set, for this database, connect_query='set statement_timeout=10000; set lock_timeout=5000; set idle_in_transaction_session_timeout=30000' (operations/pgbouncer/pgbouncer.ini).`,
  )
}
