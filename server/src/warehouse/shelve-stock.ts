import { shelveStock as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { putOnShelf } from './put-on-shelf.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { findStockForStaff } from './sql.ts'
import { readStockRow } from './stock-row.ts'
import { takeStockStep } from './stock-step.ts'

export const shelveStockAction = writeAction(route, shelveStock)

/**
 * Shelves goods that were weighed, measured and photographed. Free storage and the refund window begin, and
 * the detail photos are settled.
 */
async function shelveStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const shelf = body.shelf.trim().toUpperCase()
  const { shopper_id } = orNotFound(await findStockForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const stock = await lockStockHere(call, params.id)
  await putOnShelf(call, stock, { shelf, actor: `staff:${me.id}` })
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const { from, to } = await takeStockStep(tx, stock.id, 'stock', by)
  await audit(call, {
    action: 'shelve_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { stage: from },
    after: { stage: to, shelf },
  })
  return await readStockRow(call, stock.id)
}
