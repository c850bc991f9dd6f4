import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { hasOpenRefund } from '../orders/public.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { endPhotoOrder } from './photos/end-photo-order.ts'
import { lockPhotoOrder } from './photos/sql-photo-orders.ts'
import { putOnShelf } from './put-on-shelf.ts'
import { readPieces } from './read-pieces.ts'
import { type StockRow, findStockOfItemForJob, lockStockForStaff, setPieces } from './sql.ts'
import { moveStock } from './stock-step.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'follow-item': { itemId: string }
  }
}

/**
 * Brings a stock item into line with its order's item after that changed without the warehouse: the shopper
 * kept it in spite of a problem or requested a refund, or it was refunded completely or in part.
 */
export const followItemJob = job({
  name: 'follow-item',
  async run(world, { itemId }) {
    await inJob(world, ['stock', 'orders', 'messages'], async (work) => {
      const { tx, now } = work
      const known = await findStockOfItemForJob(tx, itemId)
      if (!known) return
      await lockShopper(tx, known.shopper_id)
      const stock = await lockStockForStaff(tx, known.id)
      const to = (await findStockOfItemForJob(tx, itemId))?.item_stage
      if (!stock || !to) return
      await endPhotos(work, stock, itemId, to)
      if (to !== 'refunded') await followPieces(work, stock, itemId)
      if (to === stock.stage) return
      if (to !== 'in_stock' && to !== 'refunded') return
      if (to === 'in_stock') await putOnShelf(work, stock, { shelf: stock.shelf, actor: 'system' })
      const step = to === 'in_stock' ? 'accept_problem' : 'refund'
      const by = { actor: 'system', actorId: null, now } as const
      await moveStock(tx, [stock.id], { from: stock.stage, to, step }, by)
      work.concerns(stock.shopper_id)
    })
  },
})

/** Cancels open photo orders of goods that are being returned, and pays back the photos not taken. */
async function endPhotos(work: UnitOfWork, stock: StockRow, itemId: string, stage: string): Promise<void> {
  const { tx, now } = work
  if (stage === 'in_stock' && !(await hasOpenRefund(tx, itemId))) return
  const order = await lockPhotoOrder(tx, stock.id)
  if (!order) return
  const by = { actor: 'system', staffId: null, now }
  const { backFen } = await endPhotoOrder(tx, stock, order, { stage: 'cancelled', reason: '', ...by })
  await notify(work, stock.shopper_id, {
    kind: 'photos_cancelled',
    args: { ...noticeNames(stock), ...(backFen > 0 ? { amount_fen: backFen } : {}) },
    subject: { kind: 'stock_item', id: stock.id },
  })
  work.concerns(stock.shopper_id)
}

/**
 * Removes returned pieces from the stock item. Until the rest is weighed again, its weight is estimated in
 * proportion.
 */
async function followPieces({ tx, concerns }: UnitOfWork, stock: StockRow, itemId: string): Promise<void> {
  const now = await readPieces(tx, itemId)
  if (now.quantity === stock.quantity || now.quantity === 0) return
  const weightGrams =
    stock.weight_grams && Math.max(1, Math.ceil((stock.weight_grams * now.quantity) / stock.quantity))
  await setPieces(tx, stock.id, { ...now, weight_grams: weightGrams })
  concerns(stock.shopper_id)
}
