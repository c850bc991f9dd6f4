import type pg from 'pg'
import { type Table, nameOf } from './table-name.ts'

/**
 * The table that marks a database with a restore in progress. It stays until all data is there, and no server
 * starts meanwhile.
 */
export const UNFINISHED = 'unfinished_restore'

/** Whether a database is empty, contains data, or contains an unfinished restore. */
export async function whatIsThere(client: pg.ClientBase): Promise<'nothing' | 'half a restore' | 'data'> {
  const { rows } = await client.query<{ half: boolean; filled: boolean }>(
    `select to_regclass('public.${UNFINISHED}') is not null as half,
       exists (select from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
         where class.relkind in ('r', 'p', 'v', 'm') and namespace.nspname !~ '^pg_' and namespace.nspname <> 'information_schema'
           -- What extensions of a managed database put there is nobody's data.
           and not exists (select from pg_depend where objid = class.oid and deptype = 'e')) as filled`,
  )
  const [found] = rows
  return found?.half ? 'half a restore' : found?.filled ? 'data' : 'nothing'
}

export const markUnfinished = (client: pg.ClientBase, backup: string) =>
  client.query(
    `create table if not exists public.${UNFINISHED} (backup text not null, began_at timestamptz not null default now());
     insert into public.${UNFINISHED} (backup) values ('${backup.replaceAll("'", "''")}')`,
  )

export const markFinished = (client: pg.ClientBase) => client.query(`drop table public.${UNFINISHED}`)

/** The backup of an unfinished restore; undefined if there is none. */
export async function unfinishedRestore(pool: pg.Pool): Promise<string | undefined> {
  const { rows: marks } = await pool.query<{ there: boolean }>(
    `select to_regclass('public.${UNFINISHED}') is not null as there`,
  )
  if (!marks[0]?.there) return undefined
  const { rows } = await pool.query<{ backup: string }>(
    `select backup from public.${UNFINISHED} order by began_at desc limit 1`,
  )
  return rows[0]?.backup ?? ''
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Empties the tables and removes the obstacles to inserting rows in any order: foreign keys are dropped and
 * triggers disabled. The returned function restores both, checking every key. This requires ownership of the
 * tables, but not a superuser.
 */
export async function openTables(
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  const names = tables.map(nameOf)
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any($1::regclass[]) order by 1, 2`,
    [names],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Collects planner statistics, which freshly filled tables lack. */
export const analyse = (client: pg.ClientBase) => client.query('analyze')
