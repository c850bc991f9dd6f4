import { sayShelfFull as route } from '@longhaul/contract/warehouse/put-away.staff.ts'
import { audit, leaveUnaudited } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { refuseElsewhere } from '../platform/workplace.ts'
import { hasWarehouse } from './counts/sql-counts.ts'
import { deleteCapacity, findCapacity, saveCapacity } from './sql-shelf-capacities.ts'

export const sayShelfFullAction = writeAction(route, sayShelfFull)

/**
 * Records that a shelf is full: what lies there now is all that fits, until somebody says so again. Taken
 * back, nothing is known about it any more.
 */
async function sayShelfFull(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  if (!(await hasWarehouse(tx, body.warehouse_id))) throw badInput({ warehouse_id: 'choice' })
  refuseElsewhere(me, body.warehouse_id)
  const place = { warehouseId: body.warehouse_id, shelf: body.shelf.trim().toUpperCase() }
  const before = await findCapacity(tx, place)
  const after = body.is_full ? await saveCapacity(tx, place, { said_by: me.id, said_at: now }) : undefined
  if (body.is_full && after === undefined) throw new Refusal('nothing_on_shelf')
  if (!body.is_full) await deleteCapacity(tx, place)
  if (before === undefined && after === undefined) leaveUnaudited(call.request)
  else
    await audit(call, {
      action: body.is_full ? 'say_shelf_full' : 'say_shelf_not_full',
      subjectKind: 'shelf',
      subjectId: `${place.warehouseId} ${place.shelf}`,
      before: { full_mm3: before ?? null },
      after: { full_mm3: after ?? null },
    })
  return { shelf: place.shelf, full_mm3: after ?? null }
}
