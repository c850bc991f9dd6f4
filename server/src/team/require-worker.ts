import { type WorkKind, worksOn } from '@longhaul/domain/staff/assignments.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import { findActiveStaff } from './sql-assignments.ts'

/**
 * The colleague to whom work is given. Refuses, at the field `to`, who cannot log in and who does not work on
 * such entries where this one lies (null: in no warehouse).
 */
export async function requireWorker(
  db: Db,
  { kind, to, warehouseId }: { kind: WorkKind; to: string; warehouseId: string | null },
): Promise<{ id: string; name: string }> {
  const found = await findActiveStaff(db, to)
  const who = found && { roles: found.roles, warehouseId: found.warehouse_id }
  if (!found || !who || !worksOn(kind, who, warehouseId)) throw badInput({ to: 'choice' })
  return found
}
