import { photographed } from '@longhaul/domain/ledger/recipes.ts'
import { thingOfGoods } from '@longhaul/domain/ledger/thing.ts'
import { photosTakenFen } from '@longhaul/domain/orders/fine-photos.ts'
import { type PhotoOrderStage, givesDaysBack } from '@longhaul/domain/warehouse/photo-order.ts'
import { wholeDays } from '@longhaul/domain/warehouse/storage.ts'
import { post } from '../../ledger/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { extendStorage } from '../sql-storage.ts'
import type { StockRow } from '../sql.ts'
import { type PhotoOrderRow, countPhotoOrders, countTaken, setPhotoOrderEnd } from './sql-photo-orders.ts'

/**
 * Ends a photo order. Photos that were taken become our income, the money for the others goes back, and
 * unless the shopper cancelled the order, the days of waiting are added to the free days. The caller locks
 * the shopper's money and the stock item. Returns the amount paid back, in fen, and the number of photos
 * taken.
 */
export async function endPhotoOrder(
  tx: Tx,
  stock: Pick<StockRow, 'id' | 'shopper_id' | 'order_item_id'>,
  order: PhotoOrderRow,
  end: {
    stage: Exclude<PhotoOrderStage, 'waiting'>
    reason: string
    /** The actor as named in the ledger. */
    actor: string
    staffId: string | null
    now: Date
  },
): Promise<{ backFen: number; taken: number }> {
  const { stage, reason, actor, staffId, now } = end
  const taken = await countTaken(tx, order.id)
  const takenFen = photosTakenFen(order.fee_fen, order.shots, taken)
  const backFen = order.fee_fen - takenFen
  await setPhotoOrderEnd(tx, order.id, {
    stage,
    taken_fen: takenFen,
    reason,
    ended_at: now,
    ended_by: staffId,
  })
  await post(tx, {
    kind: taken > 0 ? 'photos_settled' : 'photos_given_back',
    subject: { kind: 'stock_item', id: stock.id },
    about: thingOfGoods({ stock_item_id: stock.id, order_item_id: stock.order_item_id }),
    step: (await countPhotoOrders(tx, stock.id)).ended,
    shopperId: stock.shopper_id,
    actor,
    now,
    postings: photographed(stock.shopper_id, { takenFen, savedFen: backFen }),
  })
  const days = wholeDays(order.created_at, now)
  if (givesDaysBack(stage) && days > 0) await extendStorage(tx, [stock.id], days)
  return { backFen, taken }
}
