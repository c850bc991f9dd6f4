import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Processes } from '../../platform/database/tables.ts'

/** A process that has been silent this long is removed from the list. */
const FORGOTTEN_AFTER_MS = 24 * 3_600_000

/** Records a process and its condition. */
export async function noteProcess(db: Db, process: Insertable<Processes>): Promise<void> {
  const { id: _id, started_at: _begun, ...now } = process
  await db
    .insertInto('processes')
    .values(process)
    .onConflict((known) => known.column('id').doUpdateSet(now))
    .execute()
}

/** Removes a process that shut down cleanly. */
export const removeProcess = (db: Db, id: string) => db.deleteFrom('processes').where('id', '=', id).execute()

export const deleteSilent = (db: Db, now: Date) =>
  db
    .deleteFrom('processes')
    .where('seen_at', '<', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .execute()

export const listKnownProcesses = (db: Db) =>
  db.selectFrom('processes').selectAll().orderBy('host').orderBy('started_at').execute()

export type Replica = { name: string; state: string | null; sync: string | null; lag_ms: number | null }

/** The replicas that stream from this database, as far as our database role may see them. */
export async function listReplicas(db: Db): Promise<Replica[]> {
  const { rows } = await sql<Replica>`
    select application_name as name, state, sync_state as sync,
      (1000 * extract(epoch from replay_lag))::integer as lag_ms
    from pg_stat_replication order by 1`.execute(db)
  return rows
}
