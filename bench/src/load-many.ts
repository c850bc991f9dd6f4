import { readFile } from 'node:fs/promises'
import type { Running } from '@longhaul/server/platform/start.ts'

/**
 * Fills a migrated database from SQL files in this folder, with `$1` as the number of ordered items. Triggers
 * and foreign keys are disabled, and indexes that enforce nothing are built afterwards, which takes a tenth
 * of the time. Only for a disposable database.
 */
export async function loadMany(
  pool: Running['pool'],
  items: number,
  files: readonly string[],
): Promise<void> {
  const begun = performance.now()
  const client = await pool.connect()
  try {
    await client.query(
      "set statement_timeout = 0; set session_replication_role = replica; set maintenance_work_mem = '256MB'; set work_mem = '128MB'",
    )
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where not indisunique and not indisexclusion and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const file of files) {
      const sql = await readFile(new URL(file, import.meta.url), 'utf8')
      for (const statement of sql.replaceAll('$1', String(items)).split(/;\n/))
        if (/^\s*\S/m.test(statement)) await client.query(statement)
    }
    for (const { made } of indexes) await client.query(made)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${items.toLocaleString('en')} ordered items loaded in ${seconds} s`)
}
