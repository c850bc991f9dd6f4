import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { withdrawLossRefund } from '../../orders/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { type StockRow, setShelf } from '../sql.ts'
import { moveStock } from '../stock-step.ts'
import { LOSE_STEP, UNDO_LOSE_STEP } from './lose-stock.ts'
import { findStageBefore } from './sql-differences.ts'

/**
 * Goods that were treated as lost are there after all: the refund request that the loss opened is withdrawn,
 * forwarded goods are again what they were, and the shopper is told. Refused once anybody worked on the
 * refund. The caller has locked the shopper's balance and the stock item.
 */
export async function findLostStock(
  call: UnitOfWork & { me: StaffMember },
  stock: StockRow,
  lost: {
    lostAt: Date
    /** Where they lie now. */
    shelf: string
    /** Whether there is a request to withdraw. */
    withdraws: boolean
  },
): Promise<void> {
  const { tx, me, now } = call
  if (stock.order_item_id && lost.withdraws)
    await withdrawLossRefund(call, stock.order_item_id, { staffId: me.id, at: lost.lostAt })
  const before = await findStageBefore(tx, stock.id, LOSE_STEP)
  if (before) {
    const move = { from: stock.stage, to: before, step: UNDO_LOSE_STEP }
    await moveStock(tx, [stock.id], move, { actor: 'staff', actorId: me.id, now })
    await setShelf(tx, stock.id, lost.shelf)
  }
  await notify(call, stock.shopper_id, {
    kind: 'stock_found',
    args: noticeNames(stock),
    subject: { kind: 'stock_item', id: stock.id },
  })
  call.concerns(stock.shopper_id)
}
