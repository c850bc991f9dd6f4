import { type LossCause, liesOn } from '@longhaul/domain/warehouse/shelf-count.ts'
import type { FastifyRequest } from 'fastify'
import { noticeNames } from '../../goods/public.ts'
import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { openLossRefund, reopenLossRefund } from '../../orders/public.ts'
import { audit } from '../../platform/audit.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { type StockRow, lockStockForStaff, setShelf } from '../sql.ts'
import { moveStock } from '../stock-step.ts'
import { findOpenTransfer } from '../storage/sql-transfers.ts'
import { type DifferenceListRow, findStageBefore } from './sql-differences.ts'

/** The step of forwarded goods that are lost, and of those that are there after all. */
export const LOSE_STEP = 'lose'
export const UNDO_LOSE_STEP = 'undo_lose'

/**
 * Treats what a count did not find as lost by us. For goods that we bought it opens a refund request at our
 * expense, which goes the way of every other; nothing is paid here. Forwarded goods were not paid to us, so
 * what they are worth is settled by a person; lost whole they leave their shelf. The shopper is told in both
 * cases. Returns the sum requested in fen; null for forwarded goods.
 */
export async function loseStock(
  call: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  lost: DifferenceListRow,
  { cause, note }: { cause: LossCause; note: string },
): Promise<number | null> {
  const { tx, me, now } = call
  await lockShopper(tx, lost.shopper_id)
  const stock = orNotFound(await lockStockForStaff(tx, lost.stock_item_id))
  refuseIf(stock.stage === 'in_parcel' ? 'already_in_a_package' : null)
  const transfer = await findOpenTransfer(tx, stock.id)
  const books = {
    warehouseId: stock.warehouse_id,
    shelf: stock.shelf,
    stage: stock.stage,
    moving: transfer !== undefined,
    parcelStage: null,
    isOut: false,
  }
  const place = { warehouseId: lost.books_warehouse_id, shelf: lost.books_shelf }
  const isThere = lost.load_id === null ? liesOn(books, place) : transfer?.load_id === lost.load_id
  refuseIf(isThere ? null : 'items_moved_on')
  const pieces = Math.max(1, Math.min(stock.quantity, lost.pieces - lost.found_pieces))
  const fen =
    stock.order_item_id === null
      ? null
      : await openLossRefund(call, stock.order_item_id, { pieces, reason: note, staffId: me.id })
  // What was forwarded has no refund that ends it: lost whole, it is on no shelf any more.
  if (stock.order_item_id === null && pieces === stock.quantity) {
    const move = { from: stock.stage, to: 'abandoned', step: LOSE_STEP } as const
    await moveStock(tx, [stock.id], move, { actor: 'staff', actorId: me.id, now })
    await setShelf(tx, stock.id, '')
  }
  await tellLost(call, stock, fen)
  await audit(call, {
    action: 'lose_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { stage: stock.stage, place: stock.shelf },
    after: { pieces, cause, refund_fen: fen, lost_at: now },
    reason: note,
  })
  return fen
}

/**
 * Goods that were found after a loss were not the ones found: the refund request that was withdrawn is open
 * again, forwarded goods leave their shelf again, and the shopper is told. Nothing but this may have happened
 * to them since (`foundAt`). The caller has locked the shopper's balance and the stock item. True if they are
 * on no shelf any more.
 */
export async function loseAgain(
  call: UnitOfWork & { me: StaffMember },
  stock: StockRow,
  { lostAt, foundAt }: { lostAt: Date; foundAt: Date },
): Promise<boolean> {
  const { tx, me, now } = call
  const fen =
    stock.order_item_id === null
      ? null
      : await reopenLossRefund(call, stock.order_item_id, {
          staffId: me.id,
          at: lostAt,
          withdrawnAt: foundAt,
        })
  const wasGone = (await findStageBefore(tx, stock.id, UNDO_LOSE_STEP, foundAt)) !== undefined
  if (wasGone) {
    const move = { from: stock.stage, to: 'abandoned', step: LOSE_STEP } as const
    await moveStock(tx, [stock.id], move, { actor: 'staff', actorId: me.id, now })
    await setShelf(tx, stock.id, '')
  }
  await tellLost(call, stock, fen)
  return wasGone
}

async function tellLost(work: UnitOfWork, stock: StockRow, fen: number | null): Promise<void> {
  await notify(work, stock.shopper_id, {
    kind: 'stock_lost',
    args: { ...noticeNames(stock), ...(fen === null ? {} : { amount_fen: fen }) },
    subject: { kind: 'stock_item', id: stock.id },
  })
  work.concerns(stock.shopper_id)
}
