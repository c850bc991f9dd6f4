import { removeCartItems as route } from '@longhaul/contract/goods/cart.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { countOwnCartItems, deleteOwnCartItems } from './sql.ts'

export const removeCartItemsAction = writeAction(route, removeCartItems)

async function removeCartItems({ tx, me, body }: WriteCall<typeof route>): Answer<typeof route> {
  await deleteOwnCartItems(tx, me.id, body.ids)
  return { cart_count: await countOwnCartItems(tx, me.id) }
}
