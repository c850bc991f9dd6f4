import type { Tx } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { type ParcelRow, lockParcelForStaff } from '../sql.ts'

/** Locks a package for somebody who handles it; refuses what lies in another warehouse than theirs. */
export async function lockParcelHere(
  { tx, me }: { tx: Tx; me: Pick<StaffMember, 'warehouseId'> },
  id: string,
): Promise<ParcelRow> {
  const parcel = orNotFound(await lockParcelForStaff(tx, id))
  refuseElsewhere(me, parcel.warehouse_id)
  return parcel
}
