import type { Texts } from '@longhaul/domain/languages.ts'
import type { ReadyReasonKind } from '@longhaul/domain/orders/ready-reasons.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

export const listReasons = (db: Db) =>
  db.selectFrom('ready_reasons').select(['kind', 'words']).orderBy('kind').orderBy('position').execute()

/**
 * Locks the reasons of a kind, so that they are replaced by one transaction at a time. An advisory lock,
 * because there may be no row to lock yet.
 */
export const lockReasons = (tx: Tx, kind: ReadyReasonKind) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`ready_reasons ${kind}`}, 0))`.execute(tx)

/** Replaces all reasons of a kind. */
export async function replaceReasons(
  tx: Tx,
  kind: ReadyReasonKind,
  reasons: readonly Texts[],
): Promise<void> {
  await tx.deleteFrom('ready_reasons').where('kind', '=', kind).execute()
  if (reasons.length === 0) return
  const rows = reasons.map((words, at) => ({ kind, position: at + 1, words }))
  await sql`insert into ready_reasons (kind, position, words)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as reason (kind text, position integer, words jsonb)`.execute(
    tx,
  )
}
