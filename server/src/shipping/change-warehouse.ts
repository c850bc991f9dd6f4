import { changeWarehouse as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { lockWarehouses, updateWarehouse } from './sql-desk.ts'
import { confirmedBy, wordsOf, warehouseOf } from './warehouse-rows.ts'

export const changeWarehouseAction = writeAction(route, changeWarehouse)

/**
 * Changes a warehouse. A closed one is no longer offered; goods there stay and can be shipped. The last open
 * one cannot be closed. By saving a warehouse, staff confirm it.
 */
async function changeWarehouse(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const all = await lockWarehouses(tx)
  const before = orNotFound(all.find((entry) => entry.id === params.id))
  const isLast = isOffered(before) && !all.some((entry) => entry.id !== params.id && isOffered(entry))
  if (body.closed && isLast) throw new Refusal('transition_not_allowed')
  const row = {
    ...wordsOf(body),
    closed_at: body.closed ? (before.closed_at ?? now) : null,
    ...confirmedBy(me, now),
  }
  await updateWarehouse(tx, params.id, row)
  await audit(call, {
    action: 'change_warehouse',
    subjectKind: 'warehouse',
    subjectId: params.id,
    before,
    after: row,
  })
  return await warehouseOf(tx, params.id)
}

/** Whether new orders go there. An example that no one has confirmed does not count. */
const isOffered = (entry: { closed_at: Date | null; confirmed_at: Date | null }): boolean =>
  entry.closed_at === null && entry.confirmed_at !== null
