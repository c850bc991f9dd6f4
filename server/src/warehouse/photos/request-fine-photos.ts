import { requestFinePhotos as route } from '@longhaul/contract/warehouse/fine-photos.ts'
import { lockShopper } from '../../ledger/public.ts'
import { orderInspectionPhotos } from '../../orders/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { lockOwnStockOf } from '../sql-selection.ts'
import { orderShelfPhotos } from './order-shelf-photos.ts'
import { findOwnStockOfItem } from './sql-photo-orders.ts'

export const requestFinePhotosAction = writeAction(route, requestFinePhotos)

/**
 * Requests detail photos of an item: if it is still on its way they are taken at inspection, otherwise it is
 * taken off its shelf for them.
 */
async function requestFinePhotos(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  const known = await findOwnStockOfItem(tx, me.id, params.id)
  if (!known) return await orderInspectionPhotos(call, params.id, body)
  return await orderShelfPhotos(call, orNotFound((await lockOwnStockOf(tx, me.id, [known.id]))[0]), body)
}
