import { listWarehousesForStaff as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { warehouses } from './warehouse-rows.ts'

export const listWarehousesForStaffAction = readAction(route, listWarehousesForStaff)

async function listWarehousesForStaff({ db }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    warehouses: await warehouses(db),
  }
}
