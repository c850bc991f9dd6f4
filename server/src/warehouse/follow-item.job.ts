import { lockShopper } from '../ledger/public.ts'
import { inJob } from '../platform/job-call.ts'
import { job } from '../platform/jobs.ts'
import { putOnShelf } from './put-on-shelf.ts'
import { findStockOfItemForJob, lockStockForStaff } from './sql.ts'
import { moveStock } from './stock-step.ts'

/**
 * An order's item went on without the warehouse: its shopper kept it in spite of a problem, or it was refunded. What lies on the shelf follows,
 * whatever it was told before.
 */
export const followItemJob = job({
  name: 'follow-item',
  async run(world, { itemId }) {
    await inJob(world, async (doing) => {
      const { tx, now } = doing
      const known = await findStockOfItemForJob(tx, itemId)
      if (!known) return
      await lockShopper(tx, known.shopper_id)
      const stock = await lockStockForStaff(tx, known.id)
      const to = (await findStockOfItemForJob(tx, itemId))?.item_stage
      if (!stock || !to || to === stock.stage) return
      if (to !== 'in_stock' && to !== 'refunded') return
      if (to === 'in_stock') await putOnShelf(doing, stock, { shelf: stock.shelf, actor: 'system' })
      const step = to === 'in_stock' ? 'accept_problem' : 'refund'
      await moveStock(
        tx,
        { id: stock.id, from: stock.stage, to, step },
        { actor: 'system', actorId: null, now },
      )
      await doing.changed(stock.shopper_id, 'stock')
      await doing.changed('staff', 'stock')
    })
  },
})
