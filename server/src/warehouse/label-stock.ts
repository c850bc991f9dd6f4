import { labelStock as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { LABELLED_PIECES_MAX } from '@longhaul/domain/warehouse/goods-labels.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { isHere } from '@longhaul/domain/warehouse/here.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { setLabelled } from './sql.ts'

export const labelStockAction = writeAction(route, labelStock)

/**
 * Records that labels are printed for every piece of goods in the warehouse. Idempotent: lost or smudged
 * labels can be printed again.
 */
async function labelStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body } = call
  let labels = 0
  for (const id of body.ids.toSorted()) {
    const stock = await lockStockHere(call, id)
    refuseIf(isHere(stock.stage) ? null : 'transition_not_allowed')
    // Fewer pieces may be left than were labelled; their labels stay valid.
    const pieces = Math.min(LABELLED_PIECES_MAX, Math.max(stock.labelled_pieces, stock.quantity))
    labels += pieces
    if (pieces !== stock.labelled_pieces) await setLabelled(tx, id, pieces)
    await audit(call, { action: 'label_stock', subjectKind: 'stock_item', subjectId: id, after: { pieces } })
  }
  return { labels }
}
