import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** The products of the latest pieces with an estimate, one entry a piece. */
export async function listLatestEstimated(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('goods_measurements')
    .where('said_version', 'is not', null)
    .select('goods_id')
    .orderBy('measured_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.goods_id)
}

/** Stores the kinds of products, in order of their ids. */
export const setGoodsKinds = (tx: Tx, kinds: readonly { id: number; kind: string | null }[]) =>
  sql`update goods_knowledge goods set kind = entry.kind
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as entry (id bigint, kind text)
    where goods.id = entry.id`.execute(tx)
