import { cancelShelfPhotos as route } from '@longhaul/contract/warehouse/fine-photos.ts'
import { lockShopper } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { lockOwnStock } from '../sql.ts'
import { endPhotoOrder } from './end-photo-order.ts'
import { lockPhotoOrder } from './sql-photo-orders.ts'

export const cancelShelfPhotosAction = writeAction(route, cancelShelfPhotos)

/**
 * The shopper cancels the photo order, for example to put the item into a parcel: photos already taken are
 * charged, the rest is paid back.
 */
async function cancelShelfPhotos({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  await lockShopper(tx, me.id)
  const stock = orNotFound(await lockOwnStock(tx, me.id, params.id))
  const order = await lockPhotoOrder(tx, stock.id)
  if (!order) throw new Refusal('transition_not_allowed')
  const by = { actor: 'shopper', staffId: null, now }
  const { backFen } = await endPhotoOrder(tx, stock, order, { stage: 'cancelled', reason: '', ...by })
  return { back_fen: backFen }
}
