import type { Tx } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockShopperForStaff } from './sql-shoppers.ts'

export async function lock(tx: Tx, id: string) {
  const row = orNotFound(await lockShopperForStaff(tx, id))
  return {
    isBlocked: row.blocked_at !== null,
    isClosed: row.closed_at !== null,
    reason: row.blocked_reason,
  }
}
