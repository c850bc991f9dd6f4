import { listWithdrawalsForStaff as route } from '@longhaul/contract/funds/withdrawals.staff.ts'
import { type WithdrawalStage } from '@longhaul/domain/funds/stages.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toStaffWithdrawals } from './cards.ts'
import { listWithdrawalsForStaff as listRows } from './sql.ts'

const OPEN: readonly WithdrawalStage[] = ['requested', 'paying']

export const listWithdrawalsForStaffAction = readAction(route, listWithdrawalsForStaff)

async function listWithdrawalsForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query } = call
  const size = pageSize(query.limit)
  const stages = !query.stage || query.stage === 'open' ? OPEN : [query.stage]
  const { rows, next_cursor } = toPage(
    await listRows(db, { stages, cursor: decodeCursor(query.cursor), size }),
    size,
  )
  return { items: await toStaffWithdrawals(call, rows), next_cursor }
}
