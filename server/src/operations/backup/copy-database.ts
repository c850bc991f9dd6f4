import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Step } from './encryption.ts'
import type { Manifest } from './manifest.ts'
import { copyIn, copyOut, listTables, setSequence } from './sql-copy.ts'
import { type Table, nameOf } from './table-name.ts'
import { openTables } from './sql-restore.ts'
import { checkWritten, writeWhole } from './written.ts'
import { TABLES } from './backup-folder.ts'

/** Favours speed over size: half the time of the default level for 10% more space. */
const LEVEL = 3

/** Writes each table of the snapshot into its own file. */
export async function writeTables(
  client: pg.ClientBase,
  tables: readonly Table[],
  backup: string,
  encrypt: Step | undefined,
): Promise<Manifest['tables']> {
  const written: Manifest['tables'] = []
  for (const table of tables) {
    const file = `${table.schema}.${table.name}.gz`
    const steps = [createGzip({ level: LEVEL }), ...(encrypt ? [encrypt()] : [])]
    let rows = 0
    const source = () => {
      const copied = copyOut(client, table)
      return copied.once('end', () => (rows = copied.rowCount))
    }
    const stored = await writeWhole(join(backup, TABLES, file), source, steps)
    written.push({ ...table, rows, file, ...stored })
  }
  return written
}

/** Verifies the file of every table. @throws for the first that differs from the manifest. */
export async function checkTables(backup: string, { tables }: Manifest): Promise<void> {
  for (const table of tables) await checkWritten(join(backup, TABLES, table.file), table)
}

/**
 * Fills migrated tables with the rows of a backup in one transaction, all or none. Foreign keys, all of which
 * are checked, and triggers are restored in the same transaction.
 * @throws if a table or a column is missing, or the number of rows differs from the backup.
 */
export async function readTables(
  client: pg.ClientBase,
  backup: string,
  manifest: Manifest,
  decrypt: Step | undefined,
): Promise<void> {
  const here = await listTables(client)
  refuseOtherForm(here, manifest)
  await client.query('begin')
  try {
    const close = await openTables(client, here)
    for (const table of manifest.tables) {
      const sink = copyIn(client, table)
      const steps = [...(decrypt ? [decrypt()] : []), createGunzip()]
      await pipeline([createReadStream(join(backup, TABLES, table.file)), ...steps, sink])
      if (sink.rowCount !== table.rows)
        throw new Error(`${nameOf(table)} has ${sink.rowCount} rows, but the backup states ${table.rows}.`)
    }
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    await close()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Refuses a backup with unknown tables or columns. The tables here were created by the backup's own
 * migrations, so a difference means another program.
 */
function refuseOtherForm(here: readonly Table[], manifest: Manifest): void {
  const columns = new Map(here.map((table) => [nameOf(table), new Set(table.columns)]))
  for (const table of manifest.tables) {
    const known = columns.get(nameOf(table))
    const missing = table.columns.find((column) => !known?.has(column))
    if (missing !== undefined)
      throw new Error(
        `${nameOf(table)}.${missing} does not exist in this version: restore with the version that made this backup (${manifest.version}).`,
      )
  }
}
