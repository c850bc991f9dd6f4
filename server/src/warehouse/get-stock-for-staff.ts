import { getStockForStaff as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readStockRow } from './stock-row.ts'

export const getStockForStaffAction = action(route, getStockForStaff)

function getStockForStaff(call: Call<typeof route>): Answer<typeof route> {
  return readStockRow(call, call.params.id)
}
