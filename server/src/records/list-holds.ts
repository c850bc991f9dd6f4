import { listHolds as route } from '@longhaul/contract/staff/holds.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listHoldsForStaff } from './sql-holds.ts'
import { toHold } from './hold-card.ts'

export const listHoldsAction = readAction(route, listHolds)

async function listHolds({ db, query, now }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    items: (await listHoldsForStaff(db, query.kind, now)).map((row) => toHold(query.kind, row)),
  }
}
