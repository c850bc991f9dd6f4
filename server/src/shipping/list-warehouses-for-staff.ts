import { listWarehousesForStaff as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { warehouses } from './warehouse-rows.ts'

export const listWarehousesForStaffAction = action(route, listWarehousesForStaff)

async function listWarehousesForStaff({ tx }: Call<typeof route>): Answer<typeof route> {
  return {
    warehouses: await warehouses(tx),
  }
}
