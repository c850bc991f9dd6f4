import { listAssignments as route } from '@longhaul/contract/staff/assignments.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { toAssignment } from './assignment-card.ts'
import { listAssignmentsForStaff } from './sql-assignments.ts'

export const listAssignmentsAction = readAction(route, listAssignments)

async function listAssignments({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listAssignmentsForStaff(db, {
    kind: query.kind,
    staffId: query.mine ? me.id : undefined,
    warehouseId: me.warehouseId,
  })
  return { items: rows.map(toAssignment) }
}
