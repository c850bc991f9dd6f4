import { applyNumbers as route } from '@longhaul/contract/warehouse/number-batches.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../../platform/http/action.ts'
import { audit } from '../../../platform/audit.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { readBatch } from './batch-card.ts'
import { checkList } from './check-list.ts'
import { insertBatch } from './sql.ts'

export const applyNumbersAction = writeAction(route, applyNumbers)

/**
 * Stores the valid rows of a list; a job then ships them one by one, because thousands of settlements take
 * too long for one request.
 */
async function applyNumbers(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, request } = call
  const { rows } = await checkList(tx, body.text)
  if (rows.length !== body.expected_count) throw new Refusal('changed_meanwhile', { count: rows.length })
  const id = await insertBatch(tx, { staff_id: me.id, request_id: request.id, created_at: now }, rows)
  await call.enqueue('ship-batch', { batchId: id })
  await audit(call, {
    action: 'bring_tracking_numbers',
    subjectKind: 'number_batch',
    subjectId: id,
    after: { row_count: rows.length },
  })
  return await readBatch(call, id)
}
