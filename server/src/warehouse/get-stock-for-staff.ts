import { getStockForStaff as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readStockRow } from './stock-row.ts'

export const getStockForStaffAction = readAction(route, getStockForStaff)

function getStockForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  return readStockRow(call, call.params.id)
}
