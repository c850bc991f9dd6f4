import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockShopperForStaff } from './sql-shoppers.ts'

export async function lock(tx: Db, id: string) {
  const row = orNotFound(await lockShopperForStaff(tx, id))
  return {
    isBlocked: row.blocked_at !== null,
    isClosed: row.closed_at !== null,
    reason: row.blocked_reason,
  }
}
