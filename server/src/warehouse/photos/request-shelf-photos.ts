import { requestShelfPhotos as route } from '@longhaul/contract/warehouse/fine-photos.ts'
import { lockShopper } from '../../ledger/public.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { lockOwnStockOf } from '../sql-selection.ts'
import { orderShelfPhotos } from './order-shelf-photos.ts'

export const requestShelfPhotosAction = action(route, requestShelfPhotos)

/** Asks for detail photos of something on its shelf, wherever it was bought: it is taken out for them. */
async function requestShelfPhotos(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  return await orderShelfPhotos(call, orNotFound((await lockOwnStockOf(tx, me.id, [params.id]))[0]), body)
}
