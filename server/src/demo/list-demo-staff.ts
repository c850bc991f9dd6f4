import { listDemoStaff as route } from '@longhaul/contract/staff/demo-staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { DEMO_STAFF_PASSWORD, STAFF } from './people.ts'

export const listDemoStaffAction = readAction(route, listDemoStaff)

/** The log-ins that are printed at each start of a demo, for the buttons on its console's log-in. */
async function listDemoStaff({ world }: ReadCall<typeof route>): Answer<typeof route> {
  if (!world.env.demo) throw new Refusal('not_found')
  return {
    staff: Object.values(STAFF).map(({ name, roles, email }) => ({
      name,
      roles: [...roles],
      email,
      password: DEMO_STAFF_PASSWORD,
    })),
  }
}
