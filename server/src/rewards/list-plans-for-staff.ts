import { listPlansForStaff as route } from '@longhaul/contract/rewards/rewards.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listPlanRowsForStaff } from './sql-plans.ts'
import { toPlan } from './plan-card.ts'

export const listPlansForStaffAction = action(route, listPlansForStaff)

async function listPlansForStaff({ tx }: Call<typeof route>): Answer<typeof route> {
  return {
    items: (await listPlanRowsForStaff(tx)).map(toPlan),
  }
}
