import { addWarehouse as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/http/refusal.ts'
import { insertWarehouse } from './sql-desk.ts'
import { confirmedBy, wordsOf, warehouseOf } from './warehouse-rows.ts'

export const addWarehouseAction = writeAction(route, addWarehouse)

async function addWarehouse(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const row = { id: body.id, ...wordsOf(body), closed_at: body.closed ? now : null, ...confirmedBy(me, now) }
  if (!(await insertWarehouse(tx, row))) throw badInput({ id: 'in_use' })
  await audit(call, { action: 'add_warehouse', subjectKind: 'warehouse', subjectId: body.id, after: row })
  return await warehouseOf(tx, body.id)
}
