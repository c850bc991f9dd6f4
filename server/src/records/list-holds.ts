import { listHolds as route } from '@longhaul/contract/staff/holds.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listHoldsForStaff } from './sql-holds.ts'
import { toHold } from './hold-card.ts'

export const listHoldsAction = action(route, listHolds)

async function listHolds({ tx, query, now }: Call<typeof route>): Answer<typeof route> {
  return {
    items: (await listHoldsForStaff(tx, query.kind, now)).map((row) => toHold(query.kind, row)),
  }
}
