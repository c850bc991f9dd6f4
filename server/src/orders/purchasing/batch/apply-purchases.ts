import { applyPurchases as route } from '@longhaul/contract/orders/purchase-batches.staff.ts'
import { audit } from '../../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../../platform/http/action.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { readBatch } from './batch-card.ts'
import { checkPurchases } from './check-purchases.ts'
import { insertBatch } from './sql.ts'

export const applyPurchasesAction = writeAction(route, applyPurchases)

/**
 * Stores a list without faults; a job then records its orders one by one, because hundreds of settlements
 * take too long for one request.
 */
async function applyPurchases(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, request } = call
  const { orders, faults } = await checkPurchases(tx, body.text, call.now)
  if (faults.length > 0 || orders.length !== body.expected_count)
    throw new Refusal('changed_meanwhile', { count: orders.length, faults: faults.length })
  const kept = orders.map(({ row, number, items }) => ({
    row,
    number,
    items: items.map(({ id, share, quantity, trackingNumber }) => ({ id, share, quantity, trackingNumber })),
  }))
  const id = await insertBatch(tx, { staff_id: me.id, request_id: request.id, created_at: now }, kept)
  await call.enqueue('record-purchases', { batchId: id })
  await audit(call, {
    action: 'bring_purchases',
    subjectKind: 'purchase_batch',
    subjectId: id,
    after: { order_count: orders.length },
  })
  return await readBatch(call, id)
}
