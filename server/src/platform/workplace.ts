import { whyNotHere } from '@longhaul/domain/staff/workplace.ts'
import { Refusal } from './http/refusal.ts'
import type { StaffMember } from './logged-in.ts'

/** Refuses to handle what lies in another warehouse than the one in which a person works. */
export function refuseElsewhere(me: Pick<StaffMember, 'warehouseId'>, warehouseId: string): void {
  const why = whyNotHere(me.warehouseId, warehouseId)
  if (why) throw new Refusal(why, { warehouse_id: warehouseId })
}
