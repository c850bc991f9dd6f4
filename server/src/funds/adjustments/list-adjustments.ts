import { listAdjustments as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { ADJUSTMENT_STAGES } from '@longhaul/domain/funds/adjustment.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { listAdjustmentsForStaff } from './sql.ts'
import { toAdjustments } from './adjustment-step.ts'

export const listAdjustmentsAction = readAction(route, listAdjustments)

async function listAdjustments(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query } = call
  const size = pageSize(query.limit)
  const { stage = 'requested' } = query
  const stages = stage === 'all' ? ADJUSTMENT_STAGES : [stage]
  const { rows, next_cursor } = toPage(
    await listAdjustmentsForStaff(db, { stages, cursor: decodeCursor(query.cursor), size }),
    size,
  )
  return { items: await toAdjustments(call, rows), next_cursor }
}
