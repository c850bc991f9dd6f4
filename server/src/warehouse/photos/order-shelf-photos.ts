import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import { thingOfGoods } from '@longhaul/domain/ledger/thing.ts'
import { shotsLeft, whyNotAskForPhotos } from '@longhaul/domain/orders/ask-for-photos.ts'
import { PHOTO_REMARK_MAX, photoFee } from '@longhaul/domain/orders/fine-photos.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { recordPlanSavings, readOwnTerms } from '../../rewards/public.ts'
import type { OwnStock } from '../sql-selection.ts'
import {
  addToPhotoOrder,
  countDetailPhotos,
  countPhotoOrders,
  countTaken,
  findStageInOrder,
  insertPhotoOrder,
  lockPhotoOrder,
} from './sql-photo-orders.ts'

type Asking = { tx: Tx; me: { id: string }; now: Date }

/**
 * Orders detail photos of an item on its shelf. Their price is put on hold until they are taken. If a photo
 * order is already open, the new photos join it and keep its place in the queue. The caller locks the
 * shopper's money and the stock item.
 */
export async function orderShelfPhotos(
  { tx, me, now }: Asking,
  stock: OwnStock,
  wish: { shots: number; remark: string },
): Promise<{ photo_shots: number; fee_fen: number }> {
  const { availableFen } = await lockShopper(tx, me.id)
  const stage = stock.order_item_id ? (await findStageInOrder(tx, stock.order_item_id)).stage : stock.stage
  const missing = stock.stop === 'missing'
  refuseIf(whyNotAskForPhotos({ stage, refundOpen: stock.refund_open, moving: stock.moving, missing }))
  const { settings, open, monthId } = await readOwnTerms(tx, me.id, now)
  const waiting = await lockPhotoOrder(tx, stock.id)
  const joined = await joinWish(tx, stock.id, { waiting, wish, limit: settings.photoLimit })
  const feeFen = photoFee(wish.shots, settings.photoPriceFen)
  refuseIf(feeFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: feeFen,
    available_fen: availableFen,
  })
  if (waiting) await addToPhotoOrder(tx, waiting.id, { ...joined, fee_fen: waiting.fee_fen + feeFen })
  else {
    const order = { stock_item_id: stock.id, shopper_id: me.id, fee_fen: feeFen, created_at: now }
    await insertPhotoOrder(tx, { ...joined, ...order })
  }
  await post(tx, {
    kind: 'photos_ordered',
    subject: { kind: 'stock_item', id: stock.id },
    about: thingOfGoods({ stock_item_id: stock.id, order_item_id: stock.order_item_id }),
    // The number of shots only grows, so it distinguishes one request from the next.
    step: (await countPhotoOrders(tx, stock.id)).shots,
    shopperId: me.id,
    actor: 'shopper',
    now,
    postings: freeze(me.id, feeFen),
  })
  const savedFen = photoFee(wish.shots, open.photoPriceFen) - feeFen
  await recordPlanSavings(tx, { monthId, now }, [{ savedFen, stockItemId: stock.id }])
  return { photo_shots: joined.shots, fee_fen: feeFen }
}

/**
 * Adds the wish to the open order, if any. Refuses more photos of one item than the limit, or too long a
 * note.
 */
async function joinWish(
  tx: Tx,
  stockId: string,
  {
    waiting,
    wish,
    limit,
  }: {
    waiting: { id: string; shots: number; remark: string } | undefined
    wish: { shots: number; remark: string }
    limit: number
  },
): Promise<{ shots: number; remark: string }> {
  const taken = await countDetailPhotos(tx, stockId)
  const missing = waiting ? waiting.shots - (await countTaken(tx, waiting.id)) : 0
  if (wish.shots > shotsLeft(limit, { taken, waitedFor: missing })) throw badInput({ shots: 'too_large' })
  const remark = [waiting?.remark, wish.remark.trim()].filter(Boolean).join('\n')
  if (remark.length > PHOTO_REMARK_MAX) throw badInput({ remark: 'too_long' })
  return { shots: (waiting?.shots ?? 0) + wish.shots, remark }
}
