import { removeCartItems as route } from '@longhaul/contract/goods/cart.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { countOwnCartItems, deleteOwnCartItems } from './sql.ts'

export const removeCartItemsAction = action(route, removeCartItems)

async function removeCartItems({ tx, me, body }: Call<typeof route>): Answer<typeof route> {
  await deleteOwnCartItems(tx, me.id, body.ids)
  return { cart_count: await countOwnCartItems(tx, me.id) }
}
