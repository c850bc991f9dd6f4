import { listServicesForStaff as route } from '@longhaul/contract/shipping/extra-services.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { services } from './service-rows.ts'

export const listServicesForStaffAction = readAction(route, listServicesForStaff)

async function listServicesForStaff({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return { services: await services(db) }
}
