import { listPlansForStaff as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listPlanRowsForStaff } from './sql-plans.ts'
import { toPlan } from './plans-card.ts'

export const listPlansForStaffAction = readAction(route, listPlansForStaff)

async function listPlansForStaff({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    items: (await listPlanRowsForStaff(db)).map(toPlan),
  }
}
