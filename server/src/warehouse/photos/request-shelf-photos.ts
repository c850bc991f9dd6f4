import { requestShelfPhotos as route } from '@longhaul/contract/warehouse/fine-photos.ts'
import { lockShopper } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { lockOwnStockOf } from '../sql-selection.ts'
import { orderShelfPhotos } from './order-shelf-photos.ts'

export const requestShelfPhotosAction = writeAction(route, requestShelfPhotos)

/** Requests detail photos of an item on its shelf, wherever it was bought. */
async function requestShelfPhotos(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  return await orderShelfPhotos(call, orNotFound((await lockOwnStockOf(tx, me.id, [params.id]))[0]), body)
}
