import type pg from 'pg'

export type InstallationKind = 'demo' | 'shop'

/** The mark of this database; undefined if it has none, or is older than marks. */
export async function readMark(pool: pg.Pool): Promise<InstallationKind | undefined> {
  if (!(await hasTable(pool, 'installation'))) return undefined
  const { rows } = await pool.query<{ kind: InstallationKind }>('select kind from installation')
  return rows[0]?.kind
}

/** Marks a database, unless it has a mark already. */
export const writeMark = (pool: pg.Pool, kind: InstallationKind) =>
  pool.query('insert into installation (kind) values ($1) on conflict do nothing', [kind])

/**
 * Whether a database without a mark contains a demo: its story, or one of its members of staff, whom an
 * outsider cannot add.
 */
export async function holdsDemo(pool: pg.Pool, story: string, emails: readonly string[]): Promise<boolean> {
  if (!(await hasTable(pool, 'settings')) || !(await hasTable(pool, 'staff'))) return false
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists (select from settings where name = $1) or exists (select from staff where lower(email) = any($2)) as found',
    [story, emails],
  )
  return rows[0]?.found ?? false
}

/** Whether a database contains an account, of a shopper or of staff. */
export async function isInhabited(pool: pg.Pool): Promise<boolean> {
  if (!(await hasTable(pool, 'shoppers')) || !(await hasTable(pool, 'staff'))) return false
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists (select from shoppers) or exists (select from staff) as found',
  )
  return rows[0]?.found ?? false
}

async function hasTable(pool: pg.Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    "select to_regclass('public.' || $1) is not null as found",
    [name],
  )
  return rows[0]?.found ?? false
}
